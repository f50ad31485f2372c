import { type Canvas, createCanvas, type ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import { LRUCache } from 'lru-cache';
import type { Box } from '../../drawing/point.ts';
import { PIXEL_BYTES } from './memory.ts';
import type { StoredColours } from './stored-colours.ts';

/** Width and height of canvases are multiples of these, in pixels, so that a few canvases serve drawings of all sizes. */
const STEP = { width: 256, height: 32 };

/**
 * Creates a cache of canvases. The function that it returns empties a canvas of at least a size and gives its context, which is
 * used up to the next call.
 *
 * @param maxBytes limit of the cache
 */
export function reusedCanvases(maxBytes: number): (width: number, height: number) => SKRSContext2D {
  const canvases = new LRUCache<string, Canvas>({
    maxSize: maxBytes,
    sizeCalculation: ({ width, height }) => width * height * PIXEL_BYTES,
    // Frees its memory at once: the garbage collector does not know its size.
    dispose: (canvas) => {
      canvas.width = 0;
    },
  });
  const upTo = (size: number, step: number) => Math.ceil(size / step) * step;
  return (width, height) => {
    const [across, down] = [upTo(width, STEP.width), upTo(height, STEP.height)];
    const key = `${across} ${down}`;
    const canvas = canvases.get(key) ?? createCanvas(across, down);
    canvases.set(key, canvas);
    const context = canvas.getContext('2d');
    // The whole canvas: of any other the library makes a copy, into new memory, after its pixels were read.
    context.reset();
    return context;
  };
}

/** Number of pixels that are read at a time: for more, the allocator would get memory from the system, which takes longer. */
const READ = 12_000;

/** Blends an area of a canvas, in whole pixels, over palette indexes in `pixels`, from the index `at` on. */
export function blendArea(
  context: SKRSContext2D,
  { x, y, width, height }: Box,
  colours: StoredColours,
  { pixels, stride, at }: { readonly pixels: Uint8Array; readonly stride: number; readonly at: number },
): void {
  const rows = Math.max(1, Math.floor(READ / width));
  for (let row = 0; row < height; row += rows) {
    const image = context.getImageData(x, y + row, width, Math.min(rows, height - row));
    colours.drawOver(image, { pixels, stride, at: at + row * stride });
    giveBack(image);
  }
}

/**
 * Gives back the memory of pixels that were read from a canvas at once, as the garbage collector takes its time. Node.js 20 cannot do
 * that.
 */
function giveBack({ data: { buffer } }: ImageData): void {
  (buffer as { readonly transfer?: (bytes: number) => ArrayBuffer }).transfer?.(0);
}

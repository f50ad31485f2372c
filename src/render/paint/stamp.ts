import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Drawing, DrawOperation } from '../draw.ts';
import type { Block } from './block.ts';
import { BoundedCache } from './bounded-cache.ts';
import { paintOperation } from './brush.ts';
import { clearOverlays, drawOver } from './overlay.ts';
import type { Extent } from './sight.ts';
import { type Paint, spriteBrush } from './sprite.ts';
import { themeColours } from './theme-colours.ts';

/** Bytes of stamps that are kept: the squares of about ten large pictures. */
const STAMP_BYTES = 32 * 1024 * 1024;

/** Bytes of canvases that are kept to paint on, one for each extent. */
const EASEL_BYTES = 4 * 1024 * 1024;

/** Pixels read from a canvas at once: larger reads get fresh memory from the system every time, which takes longer. */
const READ_PIXELS = 4096;

/**
 * Room around a block on the canvas that it is painted on, in pixels: a shape that the canvas cuts off is smoothed a
 * little otherwise, so shapes on the border of two blocks should be whole on both.
 */
const MARGIN = 64;

/** The painted pixels of a block as indices of the theme's palette, row by row. */
export interface Stamp extends Extent {
  /** Another for every stamp that was ever made in this process. */
  readonly id: number;
  readonly pixels: Buffer;
}

/** What blocks of one picture have in common. */
export interface StampPaint extends Paint {
  readonly background: Drawing['background'];
}

const stamps = new BoundedCache<Stamp>(STAMP_BYTES);
const easels = new BoundedCache<Canvas>(EASEL_BYTES);
let made = 0;

/** The stamp of a block; blocks that look alike share one. */
export function stampOf(paint: StampPaint, block: Pick<Block, 'wide' | 'high' | 'operations'>): Stamp {
  const { wide, high, operations } = block;
  const key = `${paint.theme} ${paint.background} ${paint.set.hash} ${wide} ${high} ${JSON.stringify(operations)}`;
  const known = stamps.get(key);
  if (known) return known;
  const pixels = Buffer.alloc(wide * high);
  const ground = operations.findIndex((operation) => !isGround(operation));
  if (ground < 0 || operations.some(({ kind }) => kind === 'clip')) paintBlock(paint, block, pixels);
  else {
    pixels.set(stampOf(paint, { wide, high, operations: operations.slice(0, ground) }).pixels);
    const colours = themeColours(paint.theme);
    for (const operation of operations.slice(ground)) drawOver(paint, operation, { wide, high, pixels }, colours);
  }
  const stamp = { id: ++made, wide, high, pixels };
  stamps.set(key, stamp, wide * high + key.length);
  return stamp;
}

/** Bytes of stamps that are kept, and a way to forget them: pictures come out the same without. */
export const keptStamps = { weight: () => stamps.weight, clear: clearStamps, limit: STAMP_BYTES };

function clearStamps(): void {
  stamps.clear();
  clearOverlays();
}

/** What many blocks have below all else. */
function isGround(operation: DrawOperation): boolean {
  if (operation.kind === 'tile') return true;
  const part = 'part' in operation ? operation.part : undefined;
  return part === 'ground' || part === 'ahead' || part === 'panel';
}

/** Paints a whole block on a canvas and maps its pixels to the palette. */
function paintBlock(
  paint: StampPaint,
  { wide, high, operations }: Pick<Block, 'wide' | 'high' | 'operations'>,
  pixels: Uint8Array,
): void {
  const context = easelOf(wide, high).getContext('2d');
  context.save();
  context.translate(MARGIN, MARGIN);
  context.fillStyle = paint.background;
  context.fillRect(0, 0, wide, high);
  const brush = spriteBrush(paint, context);
  for (const operation of operations) paintOperation(brush, operation);
  context.restore();
  const colours = themeColours(paint.theme);
  const rows = Math.max(1, Math.floor(READ_PIXELS / wide));
  for (let y = 0; y < high; y += rows) {
    const { data } = context.getImageData(MARGIN, MARGIN + y, wide, Math.min(rows, high - y));
    const rgba = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
    colours.map(rgba, wide, { pixels, stride: wide, at: y * wide });
  }
}

/** A canvas for blocks of exactly this extent: what they look like must not depend on those painted before. */
function easelOf(wide: number, high: number): Canvas {
  const key = `${wide} ${high}`;
  const known = easels.get(key);
  if (known) return known;
  const canvas = createCanvas(wide + 2 * MARGIN, high + 2 * MARGIN);
  easels.set(key, canvas, canvas.width * canvas.height * 4);
  return canvas;
}

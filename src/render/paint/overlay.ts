import { createCanvas } from '@napi-rs/canvas';
import type { DrawOperation } from '../draw.ts';
import { BoundedCache } from './bounded-cache.ts';
import { type Bounds, boundsOf } from './bounds.ts';
import { paintOperation } from './brush.ts';
import { type Extent, seenFrom } from './sight.ts';
import { type Paint, spriteBrush } from './sprite.ts';
import type { ThemeColours } from './theme-colours.ts';

/** Bytes of overlays that are kept: several thousand marks and pieces. */
const OVERLAY_BYTES = 12 * 1024 * 1024;

/** What one operation adds to whatever lies under it: its pixels, and where they begin. */
interface Overlay extends Extent {
  readonly left: number;
  readonly top: number;
  /** Red, green, blue and opacity of every pixel, row by row, as little-endian numbers. */
  readonly rgba: Uint32Array;
}

/** The stored pixels that are drawn over: rows of `wide` indices of the palette. */
interface Ground extends Extent {
  readonly pixels: Uint8Array;
}

const overlays = new BoundedCache<Overlay>(OVERLAY_BYTES);

/**
 * Draws an operation over stored pixels without a canvas: the operation is painted once by itself, and then laid over
 * every ground where it occurs again. Reading pixels back from a canvas is what takes longest in painting a picture.
 */
export function drawOver(paint: Paint, operation: DrawOperation, ground: Ground, colours: ThemeColours): void {
  const bounds = boundsOf(operation, paint.set);
  if (!bounds) return;
  const corner = { x: Math.floor(bounds.left), y: Math.floor(bounds.top) };
  const extent = { wide: Math.ceil(bounds.right) - corner.x, high: Math.ceil(bounds.bottom) - corner.y };
  // What is larger than the ground is cut to it; what is smaller looks the same wherever it stands.
  const isCut = extent.wide > ground.wide || extent.high > ground.high;
  const from = isCut ? { x: 0, y: 0 } : corner;
  const room = isCut ? ground : extent;
  const overlay = overlayOf(paint, seenFrom(operation, from), room);
  colours.blend(overlay.rgba, overlay, {
    ...ground,
    x: from.x + overlay.left,
    y: from.y + overlay.top,
  });
}

/** Forgets all overlays: pictures come out the same without. */
export function clearOverlays(): void {
  overlays.clear();
}

function overlayOf(paint: Paint, operation: DrawOperation, { wide, high }: Extent): Overlay {
  const key = `${paint.theme} ${wide} ${high} ${JSON.stringify(operation)}`;
  const known = overlays.get(key);
  if (known) return known;
  const patch = cut(boundsOf(operation, paint.set)!, { wide, high });
  const overlay = { ...patch, rgba: painted(paint, operation, patch) };
  overlays.set(key, overlay, overlay.rgba.byteLength + key.length);
  return overlay;
}

function painted(
  paint: Paint,
  operation: DrawOperation,
  { left, top, wide, high }: Omit<Overlay, 'rgba'>,
): Uint32Array {
  if (wide <= 0 || high <= 0) return new Uint32Array(0);
  const context = createCanvas(wide, high).getContext('2d');
  context.translate(-left, -top);
  paintOperation(spriteBrush(paint, context), operation);
  const { data } = context.getImageData(0, 0, wide, high);
  return new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
}

/** The whole pixels of a rectangle within a ground. */
function cut({ left, top, right, bottom }: Bounds, { wide, high }: Extent): Omit<Overlay, 'rgba'> {
  const [x, y] = [Math.max(0, Math.floor(left)), Math.max(0, Math.floor(top))];
  return {
    left: x,
    top: y,
    wide: Math.max(0, Math.min(wide, Math.ceil(right)) - x),
    high: Math.max(0, Math.min(high, Math.ceil(bottom)) - y),
  };
}

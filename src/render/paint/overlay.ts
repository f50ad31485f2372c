import { createCanvas } from '@napi-rs/canvas';
import { BoundedCache } from '../bounded-cache.ts';
import type { DrawOperation } from '../draw.ts';
import { type Bounds, boundsOf, hollowOf } from './bounds.ts';
import { paintOperation } from './brush.ts';
import { type Extent, lookOf, seen, type View } from './sight.ts';
import { type Paint, spriteBrush } from './sprite.ts';
import type { ThemeColours } from './theme-colours.ts';

/** Bytes of overlays that are kept: ten thousand marks and pieces. */
const OVERLAY_BYTES = 16 * 1024 * 1024;

/** Bytes that a pixel of an overlay takes. */
const PIXEL_BYTES = 8;

/** Pixels of a canvas from which on it is given back at once. */
const GIVEN_BACK = 4096;

/** What one operation adds to whatever lies under it: only the pixels that it touches. */
export interface Overlay {
  /** Column and row of every pixel, from the corner that the operation is seen from. */
  readonly x: Int16Array;
  readonly y: Int16Array;
  /** Red, green, blue and opacity of every pixel, little-endian, not premultiplied. */
  readonly rgba: Uint32Array;
}

/** The stored pixels that are drawn over: rows of `wide` indices of the palette. */
export interface Ground extends Extent {
  readonly pixels: Uint8Array;
}

const overlays = new BoundedCache<Overlay>(OVERLAY_BYTES);

/**
 * Draws an operation over stored pixels without a canvas: the operation is painted once by itself, and then laid over
 * every ground where it occurs again. Reading pixels back from a canvas is what takes longest in painting a picture.
 *
 * @returns rectangles of whole pixels, outside of which none has changed
 */
export function drawOver(paint: Paint, operation: DrawOperation, ground: Ground, colours: ThemeColours): Bounds[] {
  const bounds = boundsOf(operation, paint.set);
  if (!bounds) return [];
  const corner = { x: Math.floor(bounds.left), y: Math.floor(bounds.top) };
  const extent = { wide: Math.ceil(bounds.right) - corner.x, high: Math.ceil(bounds.bottom) - corner.y };
  // What is larger than the ground is cut to it; what is smaller looks the same wherever it stands.
  const isCut = extent.wide > ground.wide || extent.high > ground.high;
  const from = isCut ? { x: 0, y: 0 } : corner;
  const room = isCut ? ground : extent;
  const overlay = overlayOf(paint, { operation, corner: from }, room);
  colours.blend(overlay, ground, from);
  return sidesAround(bounds, hollowOf(operation))
    .map((side) => patchOf(side, ground))
    .filter(({ left, top, right, bottom }) => left < right && top < bottom);
}

/** Forgets all overlays: pictures come out the same without. */
export function clearOverlays(): void {
  overlays.clear();
}

function overlayOf(paint: Paint, view: View, room: Extent): Overlay {
  const key = `${paint.theme} ${room.wide} ${room.high} ${lookOf(view)}`;
  const known = overlays.get(key);
  if (known) return known;
  const operation = seen(view);
  const overlay = painted(paint, operation, patchOf(boundsOf(operation, paint.set)!, room));
  overlays.set(key, overlay, overlay.rgba.length * PIXEL_BYTES + key.length);
  return overlay;
}

function painted(paint: Paint, operation: DrawOperation, { left, top, right, bottom }: Bounds): Overlay {
  const [wide, high] = [right - left, bottom - top];
  const x: number[] = [];
  const y: number[] = [];
  const rgba: number[] = [];
  if (wide > 0 && high > 0) {
    // On a canvas of its own: shapes that a canvas cuts off are smoothed by its extent, which must not depend on others.
    const canvas = createCanvas(wide, high);
    const context = canvas.getContext('2d');
    context.translate(-left, -top);
    paintOperation(spriteBrush(paint, context), operation);
    const { data } = context.getImageData(0, 0, wide, high);
    new Uint32Array(data.buffer, data.byteOffset, data.length / 4).forEach((pixel, at) => {
      if (pixel >>> 24 === 0) return;
      x.push(left + (at % wide));
      y.push(top + Math.floor(at / wide));
      rgba.push(pixel);
    });
    // Gives back much memory at once: the collector does not know how much that is, and little takes longer than it.
    if (wide * high > GIVEN_BACK) canvas.width = 0;
  }
  return { x: Int16Array.from(x), y: Int16Array.from(y), rgba: Uint32Array.from(rgba) };
}

/** What is left of a rectangle when one within it is taken out. */
function sidesAround(outer: Bounds, hollow: Bounds | undefined): Bounds[] {
  if (!hollow) return [outer];
  return [
    { ...outer, bottom: hollow.top },
    { ...outer, top: hollow.top, right: hollow.left, bottom: hollow.bottom },
    { ...outer, left: hollow.right, top: hollow.top, bottom: hollow.bottom },
    { ...outer, top: hollow.bottom },
  ];
}

/** The whole pixels of a rectangle within an extent. */
function patchOf({ left, top, right, bottom }: Bounds, { wide, high }: Extent): Bounds {
  return {
    left: Math.max(0, Math.floor(left)),
    top: Math.max(0, Math.floor(top)),
    right: Math.min(wide, Math.ceil(right)),
    bottom: Math.min(high, Math.ceil(bottom)),
  };
}

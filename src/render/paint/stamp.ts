import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Drawing, DrawOperation } from '../draw.ts';
import type { Block } from './block.ts';
import { BoundedCache } from './bounded-cache.ts';
import { type Bounds, boundsOf } from './bounds.ts';
import { paintOperation } from './brush.ts';
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
  readonly pixels: Uint8Array;
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
  const ground = operations.findIndex((operation) => !isGround(operation));
  const base = ground < 0 ? undefined : stampOf(paint, { wide, high, operations: operations.slice(0, ground) });
  const pixels = base ? base.pixels.slice() : new Uint8Array(wide * high);
  paintBlock(paint, block, base ? operations.slice(ground) : undefined, pixels);
  const stamp = { id: ++made, wide, high, pixels };
  stamps.set(key, stamp, wide * high + key.length);
  return stamp;
}

/** Bytes of stamps that are kept, and a way to forget them: pictures come out the same without. */
export const keptStamps = { weight: () => stamps.weight, clear: () => stamps.clear(), limit: STAMP_BYTES };

/** What many blocks have below all else. */
function isGround(operation: DrawOperation): boolean {
  if (operation.kind === 'tile') return true;
  const part = 'part' in operation ? operation.part : undefined;
  return part === 'ground' || part === 'ahead' || part === 'panel';
}

/** Paints a block; of its pixels only those are read and mapped that the `fresh` operations may change. */
function paintBlock(
  paint: StampPaint,
  { wide, high, operations }: Pick<Block, 'wide' | 'high' | 'operations'>,
  fresh: readonly DrawOperation[] | undefined,
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
  const whole = { left: 0, top: 0, right: wide, bottom: high };
  for (const { left, top, right, bottom } of fresh ? patches(paint, fresh, whole) : [whole]) {
    const rows = Math.max(1, Math.floor(READ_PIXELS / (right - left)));
    for (let y = top; y < bottom; y += rows) {
      const { data } = context.getImageData(MARGIN + left, MARGIN + y, right - left, Math.min(rows, bottom - y));
      const rgba = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
      colours.map(rgba, right - left, { pixels, stride: wide, at: y * wide + left });
    }
  }
}

/** Rectangles of whole pixels that hold what some operations change, those that meet joined. */
function patches({ set }: Paint, operations: readonly DrawOperation[], whole: Bounds): Bounds[] {
  const apart: Bounds[] = [];
  for (const operation of operations) {
    const bounds = boundsOf(operation, set);
    if (!bounds) continue;
    let patch: Bounds = {
      left: Math.max(whole.left, Math.floor(bounds.left)),
      top: Math.max(whole.top, Math.floor(bounds.top)),
      right: Math.min(whole.right, Math.ceil(bounds.right)),
      bottom: Math.min(whole.bottom, Math.ceil(bounds.bottom)),
    };
    if (patch.left >= patch.right || patch.top >= patch.bottom) continue;
    for (let at = 0; at < apart.length; at++) {
      const other = apart[at]!;
      if (!meet(patch, other)) continue;
      patch = joined(patch, other);
      apart.splice(at, 1);
      at = -1;
    }
    apart.push(patch);
  }
  return apart;
}

function meet(a: Bounds, b: Bounds): boolean {
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
}

function joined(a: Bounds, b: Bounds): Bounds {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
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

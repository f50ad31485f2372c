import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { BoundedCache } from '../bounded-cache.ts';
import type { Drawing, DrawOperation } from '../draw.ts';
import type { Block } from './block.ts';
import { paintOperation } from './brush.ts';
import type { PixelBlock } from './deflate/tokens.ts';
import { clearOverlays, drawOver } from './overlay.ts';
import { lookOf, seen } from './sight.ts';
import { type Paint, spriteBrush } from './sprite.ts';
import { themeColours } from './theme-colours.ts';

/**
 * Bytes of stamps that are kept: every turned tile of a set in the usual sizes of squares, and every one as a panel shows
 * it; and what was drawn over them, the squares and panels of a dozen tables that play without a pause, which come and
 * go with every turn.
 */
const GROUND_BYTES = 84 * 1024 * 1024;
const DRAWN_BYTES = 128 * 1024 * 1024;

/** Bytes that a pixel of a stamp takes with what it is compressed to, in pictures of a width or two. */
export const WEIGHT = 2;

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
export interface Stamp extends PixelBlock {
  readonly pixels: Buffer;
}

/** What blocks of one picture have in common. */
export interface StampPaint extends Paint {
  readonly background: Drawing['background'];
}

type StampedBlock = Pick<Block, 'wide' | 'high' | 'views'>;

const grounds = new BoundedCache<Stamp>(GROUND_BYTES);
const drawn = new BoundedCache<Stamp>(DRAWN_BYTES);
const easels = new BoundedCache<Canvas>(EASEL_BYTES);
let made = 0;

/** The stamp of a block; blocks that look alike share one. */
export function stampOf(paint: StampPaint, block: StampedBlock): Stamp {
  const { stamps, key, ground } = placeOf(paint, block);
  const known = stamps.get(key);
  if (known) return known;
  const { wide, high, views } = block;
  const plain = ground === views.length || views.some(({ operation }) => operation.kind === 'clip');
  const stamp = { id: ++made, wide, high, ...(plain ? painted(paint, block) : drawnOver(paint, block, ground)) };
  stamps.set(key, stamp, WEIGHT * wide * high + key.length);
  return stamp;
}

/** Where the stamp of a block is kept, and how many of its operations are its ground. */
function placeOf({ theme, background, set }: StampPaint, block: StampedBlock) {
  const { wide, high, views } = block;
  let key = `${theme}${background}${set.hash} ${wide} ${high}`;
  for (const view of views) key += ` ${lookOf(view, block)}`;
  const first = views.findIndex(({ operation }) => !isGround(operation));
  // What comes and goes with its game, such as cards with names, must not push out the tiles of all games.
  return { stamps: first < 0 ? grounds : drawn, key, ground: first < 0 ? views.length : first };
}

/** A ground, which other blocks may share, made of the first operations, and all others laid over it. */
function drawnOver(paint: StampPaint, block: StampedBlock, ground: number): Pick<Stamp, 'pixels' | 'over'> {
  const { wide, high, views } = block;
  const under = stampOf(paint, { wide, high, views: views.slice(0, ground) });
  const pixels = Buffer.from(under.pixels);
  const colours = themeColours(paint.theme);
  const patches = views
    .slice(ground)
    .flatMap((view) => drawOver(paint, seen(view, block), { wide, high, pixels }, colours));
  return { pixels, over: { ground: under, patches } };
}

/** Bytes of stamps that are kept, and a way to forget them: pictures come out the same without. */
export const keptStamps = {
  weight: () => grounds.weight + drawn.weight,
  clear: clearStamps,
  limit: GROUND_BYTES + DRAWN_BYTES,
};

function clearStamps(): void {
  grounds.clear();
  drawn.clear();
  clearOverlays();
}

/** What many blocks have below all else. */
function isGround(operation: DrawOperation): boolean {
  if (operation.kind === 'tile') return true;
  const part = 'part' in operation ? operation.part : undefined;
  return part === 'ground' || part === 'ahead' || part === 'panel' || part === 'track';
}

/** A block painted whole on a canvas, its pixels mapped to the palette. */
function painted(paint: StampPaint, block: StampedBlock): Pick<Stamp, 'pixels'> {
  const { wide, high, views } = block;
  const context = easelOf(wide, high).getContext('2d');
  context.save();
  context.translate(MARGIN, MARGIN);
  context.fillStyle = paint.background;
  context.fillRect(0, 0, wide, high);
  const brush = spriteBrush(paint, context);
  for (const view of views) paintOperation(brush, seen(view, block));
  context.restore();
  const pixels = Buffer.alloc(wide * high);
  const colours = themeColours(paint.theme);
  const rows = Math.max(1, Math.floor(READ_PIXELS / wide));
  for (let y = 0; y < high; y += rows) {
    const { data } = context.getImageData(MARGIN, MARGIN + y, wide, Math.min(rows, high - y));
    const rgba = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
    colours.map(rgba, wide, { pixels, stride: wide, at: y * wide });
  }
  return { pixels };
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

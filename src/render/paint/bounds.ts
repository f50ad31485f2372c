import { type TileSet, turnsOf } from '../../engine/index.ts';
import { pieceArt } from '../art/piece-art.ts';
import { badgeOutline } from '../art/seat-sign.ts';
import { boxOf } from '../art/tile-art.ts';
import type { DrawOperation, TileOperation } from '../draw.ts';
import type { Point } from '../point.ts';
import { textBounds } from './text.ts';

/** A rectangle by its sides, in pixels. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Smoothed edges reach this far into pixels beside a shape. */
const SMOOTHING = 1;

/** The plate of a badge is outlined by this share of its size, one pixel at least; see the brush. */
const BADGE_RIM = 0.06;

/** A rectangle that surely holds every pixel that an operation changes; undefined when it changes none. */
export function boundsOf(operation: DrawOperation, set: TileSet): Bounds | undefined {
  switch (operation.kind) {
    case 'clip':
    case 'unclip':
      return undefined;
    case 'polygon':
    case 'line':
      return around(operation.points, strokeOf(operation) / 2);
    case 'circle':
      return around([operation], operation.radius + strokeOf(operation) / 2);
    case 'box': {
      const { x, y, wide, high } = operation;
      if (isSharp(operation)) return { left: x, top: y, right: x + wide, bottom: y + high };
      return around(
        [
          { x, y },
          { x: x + wide, y: y + high },
        ],
        strokeOf(operation) / 2,
      );
    }
    case 'squares': {
      const { x, y, size, columns, rows } = operation;
      return { left: x, top: y, right: x + columns * size, bottom: y + rows * size };
    }
    case 'icon':
    case 'bang':
      return around([operation], operation.size / 2);
    case 'badge': {
      const { x, y, shape, size } = operation;
      const outline = badgeOutline(shape, size).map((point) => ({ x: x + point.x, y: y + point.y }));
      return around(outline, Math.max(1, size * BADGE_RIM) / 2);
    }
    case 'text':
      return textBounds(operation);
    case 'tile':
      return tileBounds(operation, set);
    case 'piece':
      return pieceArt(operation)
        .map((stroke) => boundsOf(stroke, set))
        .reduce(union, undefined);
  }
}

/** Whether a box fills whole pixels, so that its edges are not smoothed. */
export function isSharp({ x, y, wide, high, radius, stroke }: Extract<DrawOperation, { kind: 'box' }>): boolean {
  return radius === 0 && !stroke && [x, y, wide, high].every(Number.isInteger);
}

/** Whole pixels that an operation surely leaves as they are although they lie within its bounds: those in a frame. */
export function hollowOf(operation: DrawOperation): Bounds | undefined {
  if (operation.kind !== 'box' || operation.fill) return undefined;
  const { x, y, wide, high, radius } = operation;
  const inset = radius + strokeOf(operation) / 2 + SMOOTHING;
  const [left, top] = [Math.ceil(x + inset), Math.ceil(y + inset)];
  const hollow = { left, top, right: Math.floor(x + wide - inset), bottom: Math.floor(y + high - inset) };
  return hollow.left < hollow.right && hollow.top < hollow.bottom ? hollow : undefined;
}

function strokeOf(operation: { readonly stroke?: string; readonly width?: number }): number {
  return operation.stroke ? (operation.width ?? 1) : 0;
}

function around(points: readonly Point[], reach: number): Bounds | undefined {
  if (points.length === 0) return undefined;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  const room = reach + SMOOTHING;
  return { left: left - room, top: top - room, right: right + room, bottom: bottom + room };
}

/** The rectangle that a tile fills, to the pixel. */
export function tileBounds({ tile, rotation, x, y, size }: TileOperation, set: TileSet): Bounds {
  const index = set.indexOf.get(tile);
  if (index === undefined) throw new Error(`the tile set "${set.id}" has no tile "${tile}"`);
  const box = boxOf(set.tiles[index]!, turnsOf(rotation));
  const [left, top] = [x + box.x * size, y + box.y * size];
  return { left, top, right: left + box.wide * size, bottom: top + box.high * size };
}

function union(a: Bounds | undefined, b: Bounds | undefined): Bounds | undefined {
  if (!a || !b) return a ?? b;
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

import { type TileSet, turnsOf } from '../../engine/index.ts';
import { pieceArt } from '../art/piece-art.ts';
import { badgeOutline } from '../art/seat-sign.ts';
import { boxOf } from '../art/tile-art.ts';
import type { DrawOperation } from '../draw.ts';
import type { Point } from '../point.ts';
import { tileOf } from '../tile-of.ts';
import { textBounds } from './text.ts';

/** A rectangle by its sides, in pixels. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const EVERYWHERE: Bounds = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

/** The plate of a badge is outlined by this share of its size, one pixel at least; see the brush. */
const BADGE_RIM = 0.06;

/** Smoothed edges reach this far into pixels beside a shape. */
const SMOOTHING = 1;

/** A rectangle outside of which an operation surely changes nothing. */
export function boundsOf(operation: DrawOperation, set: TileSet): Bounds {
  switch (operation.kind) {
    case 'clip':
    case 'unclip':
      return EVERYWHERE;
    case 'polygon':
    case 'line':
      return reachOf(operation.points, strokeOf(operation));
    case 'circle':
      return reachOf([operation], operation.radius + strokeOf(operation));
    case 'box': {
      const { left, top, right, bottom } = boxBounds(operation);
      const corners = [
        { x: left, y: top },
        { x: right, y: bottom },
      ];
      return reachOf(corners, strokeOf(operation));
    }
    case 'squares': {
      const { x, y, size, columns, rows } = operation;
      return boxBounds({ x, y, wide: columns * size, high: rows * size });
    }
    case 'tile': {
      const { x, y, size } = operation;
      const box = boxOf(tileOf(set, operation.tile), turnsOf(operation.rotation));
      return boxBounds({ x: x + box.x * size, y: y + box.y * size, wide: box.wide * size, high: box.high * size });
    }
    case 'icon':
    case 'bang':
      return reachOf([operation], operation.size / 2);
    case 'badge': {
      const { x, y, shape, size } = operation;
      const outline = badgeOutline(shape, size).map((point) => ({ x: x + point.x, y: y + point.y }));
      return reachOf(outline, Math.max(1, size * BADGE_RIM) / 2);
    }
    case 'piece':
      return pieceArt(operation)
        .map((stroke) => boundsOf(stroke, set))
        .reduce(around);
    case 'text':
      return textBounds(operation);
  }
}

/** The sides of a rectangle. */
export function boxBounds({ x, y, wide, high }: Point & { readonly wide: number; readonly high: number }): Bounds {
  return { left: x, top: y, right: x + wide, bottom: y + high };
}

/** The smallest rectangle with two others in it. */
export function around(a: Bounds, b: Bounds): Bounds {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

/** Whether a rectangle holds no pixel. */
export function isEmpty({ left, top, right, bottom }: Bounds): boolean {
  return left >= right || top >= bottom;
}

/** What two rectangles have in common. */
export function overlap(a: Bounds, b: Bounds): Bounds {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

/** @param reach beyond the outermost of some points, without what smoothing adds */
function reachOf(points: readonly Point[], reach: number): Bounds {
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

function strokeOf({ stroke, width = 1 }: { readonly stroke?: string; readonly width?: number }): number {
  return stroke ? width / 2 : 0;
}

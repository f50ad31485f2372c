import { type TileSet, turnsOf } from '../../engine/index.ts';
import { badgeArt, pieceArt } from '../art/piece-art.ts';
import { boxOf } from '../art/tile-art.ts';
import type { DrawOperation } from '../draw.ts';
import { type Box, boxAround, inset, type Point } from '../point.ts';
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
    case 'box':
      return boxBounds(inset(operation, -strokeOf(operation) - SMOOTHING));
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
      return reachOf([operation], operation.size / 2);
    case 'badge':
      return boundsOf(badgeArt(operation), set);
    case 'piece':
      return pieceArt(operation)
        .map((stroke) => boundsOf(stroke, set))
        .reduce(around);
    case 'text':
      return textBounds(operation);
  }
}

/** The sides of a rectangle. */
export function boxBounds({ x, y, wide, high }: Box): Bounds {
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
  return boxBounds(inset(boxAround(points), -reach - SMOOTHING));
}

function strokeOf({ stroke, width = 1 }: { readonly stroke?: string; readonly width?: number }): number {
  return stroke ? width / 2 : 0;
}

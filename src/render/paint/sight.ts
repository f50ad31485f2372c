import type { DrawOperation, SquaresOperation } from '../draw.ts';
import type { Point } from '../point.ts';
import { isSharp } from './bounds.ts';

/** Parts of a pixel that positions are rounded to, so that moving by whole pixels is exact in single precision. */
const GRAIN = 64;

/** Pixels around a block in which nothing of it is seen, beyond a stroke's width. */
const SLACK = 4;

/** Width and height of a block, in pixels. */
export interface Extent {
  readonly wide: number;
  readonly high: number;
}

const snap = (value: number) => Math.round(value * GRAIN) / GRAIN;

/**
 * An operation as it is seen from a corner at whole pixels. With the extent of a block, lines and boxes that run far
 * beyond it end just outside, so that they look equal to every block that they cross; of squares those in sight are left.
 */
export function seenFrom(operation: DrawOperation, corner: Point, block?: Extent): DrawOperation {
  switch (operation.kind) {
    case 'unclip':
      return operation;
    case 'polygon':
    case 'line': {
      const points = operation.points.map(({ x, y }) => ({ x: snap(x) - corner.x, y: snap(y) - corner.y }));
      return {
        ...operation,
        points: block && operation.kind === 'line' ? shortened(points, operation.width, block) : points,
      };
    }
    case 'box': {
      const moved = { ...operation, x: snap(operation.x) - corner.x, y: snap(operation.y) - corner.y };
      return block ? { ...moved, ...cropped(moved, block) } : moved;
    }
    case 'squares': {
      const { x, y } = operation;
      const moved = { ...operation, x: x - corner.x, y: y - corner.y };
      return block ? { ...moved, ...squaresWithin(moved, block) } : moved;
    }
    // Pieces are drawn from pictures of them, which would be blurred between pixels.
    case 'piece':
      return { ...operation, x: Math.round(operation.x) - corner.x, y: Math.round(operation.y) - corner.y };
    default:
      return { ...operation, x: snap(operation.x) - corner.x, y: snap(operation.y) - corner.y };
  }
}

/** Only lines along an axis: the slope of others would change. */
function shortened(points: Point[], width: number, { wide, high }: Extent): Point[] {
  const [a, b] = points;
  if (!a || !b || points.length > 2 || (a.x !== b.x && a.y !== b.y)) return points;
  const reach = Math.ceil(width / 2) + SLACK;
  return points.map(({ x, y }) => ({ x: within(x, -reach, wide + reach), y: within(y, -reach, high + reach) }));
}

function cropped(box: Extract<DrawOperation, { kind: 'box' }>, { wide, high }: Extent): Point & Extent {
  // The corners that stay need room for their whole radius.
  const reach = isSharp(box) ? 0 : Math.ceil(2 * box.radius + (box.width ?? 1)) + SLACK;
  const x = within(box.x, -reach, wide + reach);
  const y = within(box.y, -reach, high + reach);
  return {
    x,
    y,
    wide: within(box.x + box.wide, -reach, wide + reach) - x,
    high: within(box.y + box.high, -reach, high + reach) - y,
  };
}

/** Those of some squares that a block shows, all of each. */
function squaresWithin({ x, y, size, columns, rows }: SquaresOperation, { wide, high }: Extent) {
  const seen = (start: number, count: number, extent: number) => {
    const first = Math.max(0, Math.floor(-start / size));
    return { start: start + first * size, count: Math.min(count, Math.ceil((extent - start) / size)) - first };
  };
  const [across, down] = [seen(x, columns, wide), seen(y, rows, high)];
  return { x: across.start, y: down.start, columns: across.count, rows: down.count };
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

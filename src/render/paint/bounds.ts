import { turnsOf } from '../../core/ports.ts';
import { tileOf } from '../../core/tile.ts';
import type { DrawOperation } from '../../drawing/draw.ts';
import { badgeArt, pieceArt } from '../../drawing/piece-art.ts';
import { type Box, boxAround, inset, type Point } from '../../drawing/point.ts';
import { boxOf } from '../../drawing/port-position.ts';
import type { GameContent } from '../request.ts';
import { textBounds } from './text.ts';

const EVERYWHERE: Box = { x: -1e6, y: -1e6, width: 2e6, height: 2e6 };

/** Anti-aliased edges reach this far beyond a shape, in pixels. */
const SMOOTHING = 1;

/** Returns a bounding box of the pixels that an operation can change. */
export function boundsOf(operation: DrawOperation, source: GameContent): Box {
  switch (operation.kind) {
    case 'clip':
    case 'unclip':
      return EVERYWHERE;
    case 'polygon':
    case 'line':
      return reachOf(operation.points, strokeReach(operation));
    case 'circle':
      return reachOf([operation], operation.radius + strokeReach(operation));
    case 'box':
      return inset(operation, -strokeReach(operation) - SMOOTHING);
    case 'squares': {
      const { x, y, size, columns, rows } = operation;
      return { x, y, width: columns * size, height: rows * size };
    }
    case 'tile': {
      const { x, y, size } = operation;
      const box = boxOf(tileOf(source.content, operation.tile), turnsOf(operation.rotation));
      return { x: x + box.x * size, y: y + box.y * size, width: box.width * size, height: box.height * size };
    }
    case 'icon':
      return reachOf([operation], operation.size / 2);
    case 'badge':
      return boundsOf(badgeArt(operation), source);
    case 'piece':
      return boxAroundBoxes(pieceArt(operation, source.game.picture.pieces).map((stroke) => boundsOf(stroke, source)));
    case 'text':
      return textBounds(operation);
  }
}

/** Returns the smallest rectangle around some others. */
export function boxAroundBoxes(boxes: readonly Box[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, width, height } of boxes) {
    if (x < left) left = x;
    if (y < top) top = y;
    if (x + width > right) right = x + width;
    if (y + height > bottom) bottom = y + height;
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Returns the intersection of two rectangles; it is empty if its width or height is not positive. */
export function overlap(a: Box, b: Box): Box {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const [right, bottom] = [Math.min(a.x + a.width, b.x + b.width), Math.min(a.y + a.height, b.y + b.height)];
  return { x, y, width: right - x, height: bottom - y };
}

/** Returns the smallest rectangle of whole pixels around another. */
export function wholePixels({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  return { x: left, y: top, width: Math.ceil(x + width) - left, height: Math.ceil(y + height) - top };
}

/** True if a rectangle contains no pixel. */
export function isEmpty({ width, height }: Box): boolean {
  return width <= 0 || height <= 0;
}

/** Returns the number of pixels in a rectangle of whole pixels. */
export function pixelsIn({ width, height }: Box): number {
  return width * height;
}

/** Returns disjoint rectangles that cover the outer rectangle without the one `inside` it. */
export function rimsAround(inside: Box, { x, y, width, height }: Box): Box[] {
  const [right, bottom] = [inside.x + inside.width, inside.y + inside.height];
  return [
    { x, y, width, height: inside.y - y },
    { x, y: bottom, width, height: y + height - bottom },
    { x, y: inside.y, width: inside.x - x, height: inside.height },
    { x: right, y: inside.y, width: x + width - right, height: inside.height },
  ];
}

/** @param reach distance beyond the outermost points, without anti-aliasing */
function reachOf(points: readonly Point[], reach: number): Box {
  return inset(boxAround(points), -reach - SMOOTHING);
}

function strokeReach({ stroke, lineWidth = 1 }: { readonly stroke?: string; readonly lineWidth?: number }): number {
  return stroke ? lineWidth / 2 : 0;
}

/** Number of pixels from which on it pays to fill the inside of a box separately. */
const LARGE = 64 * 64;

/** Length of an opaque colour as text, such as `#rrggbb`. */
const OPAQUE = 7;

/** A box in two parts: whole pixels that have the colour of its fill, and the rectangles around them. */
interface PlainBox {
  readonly fill: string;
  readonly inside: Box;
  readonly rims: readonly Box[];
}

/**
 * Returns the parts of a large box of one opaque colour within the rectangle `seen`; undefined for any other operation.
 *
 * @param seen the visible rectangle, in whole pixels
 */
export function plainBox(operation: DrawOperation, seen: Box): PlainBox | undefined {
  if (operation.kind !== 'box' || operation.fill?.length !== OPAQUE) return undefined;
  const { fill, stroke, lineWidth = 1, radius } = operation;
  const rim = stroke ? lineWidth / 2 : 0;
  // Between its round corners a box extends from its upper to its lower rim.
  const corner = Math.max(radius, rim);
  const [left, top] = [Math.ceil(operation.x + corner), Math.ceil(operation.y + rim)];
  const right = Math.floor(operation.x + operation.width - corner);
  const bottom = Math.floor(operation.y + operation.height - rim);
  const inside = overlap(seen, { x: left, y: top, width: right - left, height: bottom - top });
  if (isEmpty(inside) || pixelsIn(inside) < LARGE) return undefined;
  return { fill, inside, rims: rimsAround(inside, seen) };
}

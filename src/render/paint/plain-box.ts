import type { DrawOperation } from '../../drawing/draw.ts';
import type { Box } from '../../drawing/point.ts';
import { isEmpty, overlap, pixelsIn, rimsAround } from './bounds.ts';

/** Pixels from which on it is worth filling the inside of a box by itself. */
const LARGE = 64 * 64;

/** Digits of an opaque colour, with the sign before them. */
const OPAQUE = 7;

/** A box in parts: whole pixels that all have the colour of its fill, and the rectangles around them. */
interface PlainBox {
  readonly fill: string;
  readonly inside: Box;
  readonly rims: readonly Box[];
}

/**
 * The parts of a large box of one opaque colour, as far as it is seen; undefined for anything else.
 *
 * @param seen the rectangle of whole pixels of which the box may change some
 */
export function plainBox(operation: DrawOperation, seen: Box): PlainBox | undefined {
  if (operation.kind !== 'box' || operation.fill?.length !== OPAQUE) return undefined;
  const { fill, stroke, lineWidth = 1, radius } = operation;
  const rim = stroke ? lineWidth / 2 : 0;
  // Between its round corners a box reaches from its upper to its lower rim.
  const corner = Math.max(radius, rim);
  const [left, top] = [Math.ceil(operation.x + corner), Math.ceil(operation.y + rim)];
  const right = Math.floor(operation.x + operation.width - corner);
  const bottom = Math.floor(operation.y + operation.height - rim);
  const inside = overlap(seen, { x: left, y: top, width: right - left, height: bottom - top });
  if (isEmpty(inside) || pixelsIn(inside) < LARGE) return undefined;
  return { fill, inside, rims: rimsAround(inside, seen) };
}

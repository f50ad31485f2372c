import { type DrawOperation, rectangle } from '../../../drawing/draw.ts';
import type { Box } from '../../../drawing/point.ts';
import { packRows, textWidth } from '../../../drawing/text-width.ts';
import type { SceneSeat, SeatThing } from '../../../games/contract/scene.ts';
import type { BoardContext } from '../board-layout.ts';
import { lineOperation } from './card.ts';
import { tilePicture } from './tile-picture.ts';

/** Height of the largest sign, in heights of the panel's text. */
const LARGEST = 1.7;

/** Distance between signs, and heights of a number beside a sign and of a piece on it, in heights of the sign. */
const GAP = 0.12;
const NUMBER = 0.8;
const PIECE = { size: 0.56, up: 0.12 };

/** Width of the rim of a tile, in heights of the sign. */
const RIM = 0.06;

/** Things within a box, row by row, with signs of one size, in pixels. */
interface Arrangement {
  readonly box: Box;
  readonly size: number;
  readonly rows: readonly (readonly SeatThing[])[];
}

/** The drawn signs of a seat's things, and their size in pixels; 0 without things. */
export interface DrawnThings {
  readonly operations: readonly DrawOperation[];
  readonly size: number;
}

/** Draws things in the box in which their signs are largest, the first of equal ones; each with its number if there are several. */
export function thingsIn(context: BoardContext, seat: SceneSeat, boxes: readonly Box[]): DrawnThings {
  const arranged = boxes.map((box) => arrangement(context, seat.things ?? [], box));
  const { box, size, rows } = arranged.reduce((best, other) => (other.size > best.size ? other : best));
  const step = size + gapOf(size);
  const top = box.y + Math.round((box.height - heightOf(rows.length, size)) / 2);
  const operations = rows.flatMap((row, index) => {
    const y = top + Math.round(size / 2) + index * step;
    return row.flatMap((thing, nth) =>
      thingOperations(context, seat, thing, { x: box.x + widthOf(row.slice(0, nth), size), y, size }),
    );
  });
  return { operations, size };
}

function arrangement({ layout: { text } }: BoardContext, things: readonly SeatThing[], box: Box): Arrangement {
  for (let size = Math.round(text * LARGEST); things.length > 0 && size > 0; size--) {
    const rows = packRows(things, (thing) => widthOf([thing], size), box.width + gapOf(size));
    const isNarrow = rows.every((row) => widthOf(row, size) <= box.width + gapOf(size));
    if (isNarrow && heightOf(rows.length, size) <= box.height) return { box, size, rows };
  }
  return { box, size: 0, rows: [] };
}

/** Returns the width of things side by side, each with a gap after it. */
function widthOf(things: readonly SeatThing[], size: number): number {
  const number = (thing: SeatThing) => Math.ceil(textWidth(numberOf(thing)) * size * NUMBER);
  return things.reduce((sum, thing) => sum + size + number(thing) + gapOf(size), 0);
}

function heightOf(rows: number, size: number): number {
  return rows * size + (rows - 1) * gapOf(size);
}

function gapOf(size: number): number {
  return Math.round(size * GAP);
}

/** Returns the number beside a thing; empty for a single thing whose number is not compared between seats. */
function numberOf({ count, leads }: SeatThing): string {
  if (leads !== undefined) return String(count);
  return count > 1 ? `×${count}` : '';
}

function thingOperations(
  context: BoardContext,
  { colour }: SceneSeat,
  thing: SeatThing,
  { x, y, size }: { x: number; y: number; size: number },
): DrawOperation[] {
  const { picture, theme } = context;
  const { sign, tile, piece, leads = true } = thing;
  const text = numberOf(thing);
  const middle = { x: x + Math.round(size / 2), y };
  const number = { x: x + size + Math.round(size * 0.04), y, size: Math.round(size * NUMBER), bold: leads };
  const standing = { x: middle.x, y: y - Math.round(size * PIECE.up), size: Math.round(size * PIECE.size) };
  return [
    ...(tile === undefined
      ? (picture.signs?.[sign]?.(middle, size, theme) ?? [])
      : tileOperations(context, tile, { x, y, size })),
    ...(piece ? [{ kind: 'piece', part: 'thing', piece, colour, plain: true, ...standing } as const] : []),
    ...(text === '' ? [] : [lineOperation(context, 'thing', text, number)]),
  ];
}

/** Draws a tile with a rim in the square whose left side has its middle at a point. */
function tileOperations(
  { content, paper }: BoardContext,
  tile: string,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): DrawOperation[] {
  const room = { x, y: y - Math.round(size / 2), width: size, height: size };
  const { box, operation } = tilePicture(content, tile, room);
  const rim = { part: 'thing', stroke: paper.ink, lineWidth: Math.max(1, Math.round(size * RIM)) };
  return [{ ...operation, part: 'thing' }, rectangle(box, rim)];
}

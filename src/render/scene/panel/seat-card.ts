import { type DrawOperation, polygon } from '../../../drawing/draw.ts';
import { pieceShape, signArt } from '../../../drawing/piece-art.ts';
import { type Box, type Point, pointsOf } from '../../../drawing/point.ts';
import { fittedSize, textWidth } from '../../../drawing/text-width.ts';
import type { SceneSeat, SeatLines } from '../../../games/scene.ts';
import type { BoardContext } from '../board-layout.ts';
import { cardOperation, lineOperation, type PanelLine, wordOperations } from './card.ts';

/** From this width on, in heights of its text, a card shows the long text of a piece's place. */
const WORDY = 12.5;

/** Height of a card, in the unit of its rows. */
const ROWS = 4.3;

/** Height of the score and minimum height of a long name, in heights of the text. */
const SCORE = 1.75;
const LEAST_NAME = 0.75;

/**
 * Rows of a card, and the horizontal places of pieces: of the first one, and the distance between two, in heights of
 * text.
 */
const SUPPLY = { row: 2.4, first: 0.75, each: 2.55, size: 1.05 };
const PLACE = { row: 3.6, first: 0.85, size: 0.95 };

/** Width of a sign with its number, and of the sign, in heights of the text. */
const THING = { each: 2, size: 1.1 };

/** A seat of the panel: sign and name; pieces left and score; place, gain, and whether it has to move. */
export function seatCard(context: BoardContext, index: number, box: Box): DrawOperation[] {
  const { text } = context.layout;
  const seat = context.scene.seats[index]!;
  const { colour, name, score } = seat;
  const lines = context.picture.seat?.(context.scene, index, context.words) ?? { supply: [] };
  const left = box.x + Math.round(text * 0.45);
  const right = box.x + box.width - Math.round(text * 0.5);
  const row = (at: number) => box.y + Math.round((box.height * at) / ROWS);
  const at = (heights: number) => left + Math.round(text * heights);
  const hasThirdRow = seat.gained > 0 || seat.toMove || seat.winner;
  const scoreLine = { x: right, y: row(hasThirdRow ? 2.3 : 2.6), size: Math.round(text * SCORE) };
  return [
    cardOperation(context, box, seat.toMove),
    ...signArt(colour, { x: at(0.75), y: row(0.95) }, Math.round(text * 1.4)),
    nameOperation(context, name, { x: at(1.8), y: row(0.9), room: right - at(1.8) }),
    lineOperation(context, 'score', score, { ...scoreLine, bold: true, align: 'right' }),
    ...lines.supply.flatMap(({ piece, count }, nth) => {
      const { room, drop } = pieceShape(piece, context.picture.pieces);
      const x = SUPPLY.first + nth * SUPPLY.each;
      return [
        pieceOperation(seat, piece, { x: at(x), y: row(SUPPLY.row + drop) }, text * SUPPLY.size),
        lineOperation(context, 'supply', count, { x: at(x + room), y: row(SUPPLY.row) }),
      ];
    }),
    ...lastRow(context, seat, { ...lines, left, right, y: row(PLACE.row), isWide: box.width >= text * WORDY }),
  ];
}

/** Signs of things side by side, each with their number where there are several. */
function thingOperations(
  context: BoardContext,
  things: NonNullable<SeatLines['things']>,
  { x, y, room }: Point & { readonly room: number },
): DrawOperation[] {
  const { picture, theme, layout } = context;
  const each = Math.min(layout.text * THING.each, room / things.length);
  const size = Math.round(each * (THING.size / THING.each));
  return things.flatMap(({ sign, count }, at) => {
    const middle = { x: Math.round(x + each * at + size / 2), y };
    const number = { x: middle.x + Math.round(size * 0.6), y, size: Math.round(size * 0.8) };
    return [
      ...(picture.signs?.[sign]?.(middle, size, theme) ?? []),
      ...(count > 1 ? [lineOperation(context, 'supply', count, number)] : []),
    ];
  });
}

/** A piece with its place, or things; at the right end the gain, and an arrow for the seat to move or a star for winners. */
function lastRow(
  context: BoardContext,
  seat: SceneSeat,
  {
    place,
    things = [],
    left,
    right,
    y,
    isWide,
  }: SeatLines & { left: number; right: number; y: number; isWide: boolean },
): DrawOperation[] {
  const { text } = context.layout;
  const { piece, text: short, longText } = place ?? { piece: '', text: '', longText: '' };
  const start = left + Math.round(text * (PLACE.first + pieceShape(piece, context.picture.pieces).room));
  const signEnd = right - (seat.toMove || seat.winner ? Math.round(text * 1.25) : 0);
  const gain = gainOf(seat);
  const gainStart = signEnd - (gain ? Math.ceil(text * (textWidth(gain) + 0.2)) : 0);
  const isLong = isWide && !seat.toMove && start + text * textWidth(longText) <= gainStart;
  const line = { x: start, y, room: gainStart - start };
  const taken = things.length > 0 ? right : start + text * (textWidth(short) + 0.3);
  const word = { x: gainStart, room: gainStart - taken };
  return [
    ...(place ? [pieceOperation(seat, piece, { x: left + Math.round(text * PLACE.first), y }, text * PLACE.size)] : []),
    ...(place ? [lineOperation(context, 'place', isLong ? longText : short, line)] : []),
    ...thingOperations(context, things, { x: left, y, room: gainStart - left - text * 0.3 }),
    ...gainOperations(context, seat, { x: signEnd, y, align: 'right' }),
    ...turnOperations(context, seat, { x: right, y, word, star: Math.round(text * 1.1) }),
  ];
}

/** A seat in the strip below a focus: sign and name, score and gain, and whether it has to move. */
export function stripCard(context: BoardContext, index: number, box: Box): DrawOperation[] {
  const { text } = context.layout;
  const seat = context.scene.seats[index]!;
  const { colour, name, score } = seat;
  const left = box.x + Math.round(text * 0.4);
  const right = box.x + box.width - Math.round(text * 0.45);
  const [first, second] = [box.y + Math.round(box.height * 0.28), box.y + Math.round(box.height * 0.71)];
  const start = left + Math.round(text * 1.75);
  const size = Math.round(text * 1.6);
  const scoreEnd = left + Math.round(size * 0.6 * String(score).length + text * 0.3);
  const gainEnd = scoreEnd + Math.round(text * 0.62 * gainOf(seat).length);
  const signStart = right - arrowSize(text);
  const word = { x: signStart - Math.round(text * 0.2), room: signStart - gainEnd - text * 0.4 };
  return [
    cardOperation(context, box, seat.toMove),
    ...signArt(colour, { x: left + Math.round(text * 0.7), y: first }, Math.round(text * 1.4)),
    nameOperation(context, name, { x: start, y: first, room: right - start }),
    lineOperation(context, 'score', score, { x: left, y: second, size, bold: true }),
    ...gainOperations(context, seat, { x: scoreEnd, y: second }),
    ...turnOperations(context, seat, { x: right, y: second, word, star: text }),
  ];
}

/** A name, shrunk a little before it is cut. */
function nameOperation(context: BoardContext, name: string, { room: maxWidth = 0, ...at }: PanelLine): DrawOperation {
  const { text } = context.layout;
  const size = Math.max(Math.round(text * LEAST_NAME), fittedSize(name, text, maxWidth));
  return lineOperation(context, 'name', name, { ...at, size, bold: true, maxWidth });
}

function pieceOperation({ colour }: SceneSeat, piece: string, at: Point, size: number): DrawOperation {
  return { kind: 'piece', part: 'panel', piece, colour, plain: true, ...at, size: Math.round(size) };
}

function gainOf({ gained }: SceneSeat): string {
  return gained > 0 ? `+${gained}` : '';
}

function gainOperations(context: BoardContext, seat: SceneSeat, at: PanelLine): DrawOperation[] {
  const fill = seat.toMove ? context.paper.ink : context.paper.gain;
  return seat.gained > 0 ? [lineOperation(context, 'gained', gainOf(seat), { ...at, bold: true, fill })] : [];
}

function arrowSize(text: number): number {
  return Math.round(text * 0.85);
}

/** At the right end of a row a star for a winner, or an arrow with a word for the seat to move. */
function turnOperations(
  context: BoardContext,
  { toMove, winner }: SceneSeat,
  end: Point & { readonly word: { readonly x: number; readonly room: number }; readonly star: number },
): DrawOperation[] {
  const { x, y, word, star } = end;
  const look = { y, align: 'right', fill: context.paper.toMoveRim } as const;
  const size = arrowSize(context.layout.text);
  const half = Math.round(size * 0.55);
  const arrow = pointsOf([x - size, y - half, x, y, x - size, y + half]);
  return [
    ...(toMove ? wordOperations(context, 'to-move', context.words.toMove, { ...look, ...word }) : []),
    ...(toMove ? [polygon(arrow, { part: 'to-move', fill: context.paper.toMoveRim })] : []),
    ...(winner ? [lineOperation(context, 'panel', '★', { ...look, x, size: star })] : []),
  ];
}

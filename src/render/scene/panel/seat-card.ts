import { type DrawOperation, polygon } from '../../../drawing/draw.ts';
import { pieceShape, signArt } from '../../../drawing/piece-art.ts';
import { type Box, type Point, pointsOf } from '../../../drawing/point.ts';
import { fittedSize, textWidth } from '../../../drawing/text-width.ts';
import type { SceneSeat, SeatLines } from '../../../games/contract/scene.ts';
import type { BoardContext } from '../board-layout.ts';
import { cardOperation, lineOperation, type PanelLine, wordOperations } from './card.ts';
import { thingsIn } from './things.ts';

/** From this width on, in heights of its text, a card shows the long text of a piece's place. */
const WORDY = 12.5;

/** Height of a card, in the unit of its rows. */
const ROWS = 4.3;

/** Height of the score, of a name that is cut, and minimum height of one that is shown whole, in heights of the text. */
const SCORE = 1.75;
const CUT_NAME = 0.75;
const MIN_NAME = 0.6;

/**
 * Rows of a card, and the horizontal places of pieces: of the first one, and the distance between two, in heights of
 * text.
 */
const SUPPLY = { row: 2.4, first: 0.75, each: 2.55, size: 1.05, apart: 0.3 };
const PLACE = { row: 3.6, first: 0.85, size: 0.95 };

/**
 * Between which rows things are beside the pieces left, and how high they may be in the last row, in heights of the
 * text.
 */
const THINGS = { from: 1.72, to: 4.22, low: 1.2, apart: 0.3 };

/** Where rows of a card in a strip have their middle, and between which heights things are, in heights of the text. */
const STRIP = { name: 1.12, score: 2.78, supply: 4.55, things: 5.3, thingsHeight: 1.78, beside: 2.1, besideEnd: 3.9 };

/** A seat of the panel: sign and name; pieces left, things and score; place, gain, and whether it has to move. */
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
  const ends = lastRowEnds(context, seat, right);
  const apart = Math.round(text * THINGS.apart);
  const [low, beside] = [row(PLACE.row), at(SUPPLY.first + lines.supply.length * SUPPLY.each - 0.6)];
  const besideEnd = Math.min(ends.gain, right - Math.ceil(scoreLine.size * textWidth(String(score)))) - apart;
  const things = thingsIn(context, seat, [
    { x: beside, y: row(THINGS.from), width: besideEnd - beside, height: row(THINGS.to) - row(THINGS.from) },
    {
      x: left,
      y: low - Math.round((text * THINGS.low) / 2),
      width: ends.gain - apart - left,
      height: text * THINGS.low,
    },
  ]);
  return [
    cardOperation(context, box, seat.toMove),
    ...signArt(colour, { x: at(0.75), y: row(0.95) }, Math.round(text * 1.4)),
    nameOperation(context, name, { x: at(1.8), y: row(0.9), room: right - at(1.8) }),
    lineOperation(context, 'score', score, { ...scoreLine, bold: true, align: 'right' }),
    ...lines.supply.flatMap(({ piece, count }, nth) => {
      const { numberDistance, drop } = pieceShape(piece, context.picture.pieces);
      const x = SUPPLY.first + nth * SUPPLY.each;
      return [
        pieceOperation(seat, piece, { x: at(x), y: row(SUPPLY.row + drop) }, text * SUPPLY.size),
        lineOperation(context, 'supply', count, { x: at(x + numberDistance), y: row(SUPPLY.row) }),
      ];
    }),
    ...things.operations,
    ...lastRow(context, seat, {
      ...lines,
      left,
      ends,
      taken: things.end + apart,
      y: low,
      isWide: box.width >= text * WORDY,
    }),
  ];
}

/** Where in the last row of a card an arrow or a star ends, and where it begins or the gain beside it does. */
function lastRowEnds({ layout: { text } }: BoardContext, seat: SceneSeat, right: number) {
  const sign = right - (seat.toMove || seat.winner ? Math.round(text * 1.25) : 0);
  const gain = gainOf(seat);
  return { right, sign, gain: sign - (gain ? Math.ceil(text * (textWidth(gain) + 0.2)) : 0) };
}

/** A piece with its place; at the right end the gain, and an arrow for the seat to move or a star for winners. */
function lastRow(
  context: BoardContext,
  seat: SceneSeat,
  row: Pick<SeatLines, 'place'> & {
    left: number;
    ends: ReturnType<typeof lastRowEnds>;
    taken: number;
    y: number;
    isWide: boolean;
  },
): DrawOperation[] {
  const { text } = context.layout;
  const { place, left, ends, taken, y, isWide } = row;
  const { piece, text: short, longText } = place ?? { piece: '', text: '', longText: '' };
  const start = left + Math.round(text * (PLACE.first + pieceShape(piece, context.picture.pieces).numberDistance));
  const isLong = isWide && !seat.toMove && start + text * textWidth(longText) <= ends.gain;
  const line = { x: start, y, room: ends.gain - start };
  const word = { x: ends.gain, room: ends.gain - Math.max(taken, start + text * (textWidth(short) + 0.3)) };
  return [
    ...(place ? [pieceOperation(seat, piece, { x: left + Math.round(text * PLACE.first), y }, text * PLACE.size)] : []),
    ...(place ? [lineOperation(context, 'place', isLong ? longText : short, line)] : []),
    ...gainOperations(context, seat, { x: ends.sign, y, align: 'right' }),
    ...turnOperations(context, seat, { x: ends.right, y, word, star: Math.round(text * 1.1) }),
  ];
}

/** A seat in the strip below a focus: sign and name; score and gain, and whether it has to move; pieces left; things. */
export function stripCard(context: BoardContext, index: number, box: Box): DrawOperation[] {
  const { text } = context.layout;
  const seat = context.scene.seats[index]!;
  const { colour, name, score } = seat;
  const left = box.x + Math.round(text * 0.4);
  const right = box.x + box.width - Math.round(text * 0.45);
  const row = (at: number) => box.y + Math.round(text * at);
  const [first, second] = [row(STRIP.name), row(STRIP.score)];
  const start = left + Math.round(text * 1.6);
  const size = Math.round(text * 1.6);
  const scoreEnd = left + Math.round(size * 0.6 * String(score).length + text * 0.3);
  const gainEnd = scoreEnd + Math.round(text * 0.62 * gainOf(seat).length);
  const signStart = right - arrowSize(text);
  const end = (seat.toMove || seat.winner ? signStart : right) - Math.round(text * 0.2);
  const below = {
    x: left,
    y: row(STRIP.things),
    width: right - left,
    height: Math.round(text * STRIP.thingsHeight),
  };
  const besideX = gainEnd + Math.round(text * 0.3);
  const besideY = row(STRIP.beside);
  const beside = { x: besideX, y: besideY, width: end - besideX, height: row(STRIP.besideEnd) - besideY };
  const shown = thingsIn(context, seat, [below, beside]);
  const word = { x: end, room: shown.box === beside ? 0 : end - gainEnd - text * 0.2 };
  return [
    cardOperation(context, box, seat.toMove),
    ...signArt(colour, { x: left + Math.round(text * 0.7), y: first }, Math.round(text * 1.4)),
    nameOperation(context, name, { x: start, y: first, room: right + Math.round(text * 0.2) - start }),
    lineOperation(context, 'score', score, { x: left, y: second, size, bold: true }),
    ...gainOperations(context, seat, { x: scoreEnd, y: second }),
    ...turnOperations(context, seat, { x: right, y: second, word, star: text }),
    ...supplyRow(context, index, { x: left, y: row(STRIP.supply), room: right - left }),
    ...shown.operations,
  ];
}

/** The pieces left of a seat and the place of one on the board, as large as they have room in one row. */
function supplyRow(
  context: BoardContext,
  index: number,
  { x: left, y, room }: Required<Pick<PanelLine, 'x' | 'y' | 'room'>>,
) {
  const seat = context.scene.seats[index]!;
  const { supply, place } = context.picture.seat?.(context.scene, index, context.words) ?? { supply: [] };
  const shown = [
    ...supply.map(({ piece, count }) => ({ piece, text: String(count), part: 'supply' })),
    ...(place ? [{ piece: place.piece, text: place.text, part: 'place' }] : []),
  ].map((one) => ({ ...one, shape: pieceShape(one.piece, context.picture.pieces) }));
  const widths = shown.map(({ text, shape }) => SUPPLY.first + shape.numberDistance + textWidth(text) + SUPPLY.apart);
  const needed = widths.reduce((sum, width) => sum + width, 0) * context.layout.text;
  const size = Math.min(1, room / needed) * context.layout.text;
  return shown.flatMap(({ piece, text, part, shape }, nth): DrawOperation[] => {
    const x = left + size * (SUPPLY.first + widths.slice(0, nth).reduce((sum, width) => sum + width, 0));
    const at = { x: Math.round(x), y: y + Math.round(shape.drop * size) };
    const line = { x: Math.round(x + shape.numberDistance * size), y, size: Math.round(size) };
    return [pieceOperation(seat, piece, at, size * SUPPLY.size), lineOperation(context, part, text, line)];
  });
}

/** A name, shrunk before it is cut: a short one stays whole in a narrow card. */
function nameOperation(context: BoardContext, name: string, { room: maxWidth = 0, ...at }: PanelLine): DrawOperation {
  const { text } = context.layout;
  const whole = fittedSize(name, text, maxWidth);
  const size = whole >= text * MIN_NAME ? whole : Math.round(text * CUT_NAME);
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

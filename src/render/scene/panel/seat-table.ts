import { type DrawOperation, polygon } from '../../../drawing/draw.ts';
import { type PieceShapes, pieceShape, signArt } from '../../../drawing/piece-art.ts';
import { type Box, type Point, pointsOf } from '../../../drawing/point.ts';
import { EDGE } from '../../../drawing/seat-sign.ts';
import { fittedSize, textWidth } from '../../../drawing/text-width.ts';
import type { SceneSeat, SeatLines, SeatThing } from '../../../games/contract/scene.ts';
import type { BoardContext } from '../board-layout.ts';
import { cardOperation, lineOperation, wordOperations } from './card.ts';
import { thingsIn } from './things.ts';

/** Largest height of a line's text in heights of the panel's text, and in heights of the line. */
const TEXT = { panel: 1.2, line: 0.66 };

/**
 * Widths in heights of the text of a line: of the arrow and of the sign with the room behind each, of the crown, of the
 * space between two columns, between single pieces and behind a name, of a piece up to its number, and of a name at least.
 */
const WIDTH = { arrow: 0.85, sign: 1.6, crown: 1.15, apart: 0.45, single: 0.15, name: 0.3, piece: 0.55, minName: 4.2 };

/** Heights of the points, of other numbers, of pieces and of the signs of things, these also at least, in heights of the text. */
const HEIGHT = { score: 1.2, number: 0.95, piece: 1.05, things: 1.25, minThings: 1.05 };

/** Height of a name that is cut, and minimum height of one that is shown whole, in heights of the text. */
const CUT_NAME = 0.8;
const MIN_NAME = 0.62;

/** So many things of a seat have room beside each other before they have a second row. */
const ROW = 4;

/** Room for a number that is always shown beside a thing, in rooms of things. */
const THING_NUMBER = 0.5;

/** Least size of pieces, where a line has little room, in shares of their own; their numbers stay as high as they are. */
const MIN_PIECES = 0.7;

/** Room of things above and below, in heights of the text. */
const EDGE_ROOM = 0.1;

/** A piece with a number or a place, or a single one. */
interface Cell {
  readonly piece: string;
  /** Empty beside a single piece. */
  readonly text: string;
  /** Not there. */
  readonly isGone?: boolean;
  readonly part: 'supply' | 'place';
}

/** Where the columns of all lines begin, in pixels from the left of a line, and the height of its text. */
interface Columns {
  readonly text: number;
  readonly sign: number;
  readonly name: number;
  /** Where the points end, and the gain begins. */
  readonly score: number;
  /** Middles of the pieces. */
  readonly cells: readonly number[];
  /** What is one height of the text beside pieces that have all their room. */
  readonly piece: number;
  readonly things: number;
}

/**
 * A line for each seat: whether it is to move, its sign and name, points with a crown for who leads, the gain, pieces
 * left and things. The columns of all lines are below each other.
 */
export function seatTable(context: BoardContext): DrawOperation[] {
  const { scene, layout, picture, words } = context;
  const rows = scene.seats.map((seat, index) => {
    return { seat, box: layout.seats[index]!, cells: cellsOf(picture.seat?.(scene, index, words)) };
  });
  const columns = columnsOf(
    context,
    rows.map(({ cells }) => cells),
  );
  return rows.flatMap(({ seat, box, cells }) => lineOperations(context, { seat, box, cells, columns }));
}

function cellsOf({ supply, place }: SeatLines = { supply: [] }): Cell[] {
  return [
    ...supply.map(({ piece, count, isSingle }): Cell => {
      const isGone = count === 0;
      return { piece, text: isSingle ? '' : String(count), part: 'supply', ...(isGone && { isGone }) };
    }),
    ...(place ? [{ piece: place.piece, text: place.text, part: 'place' } as const] : []),
  ];
}

function columnsOf({ scene, layout, picture }: BoardContext, lines: readonly (readonly Cell[])[]): Columns {
  const { width, height } = layout.seats[0]!;
  const widest = (texts: readonly string[]) => Math.max(0, ...texts.map(textWidth));
  const score = widest(scene.seats.map((seat) => String(seat.score))) * HEIGHT.score;
  const gain = widest(scene.seats.map(gainOf));
  const cells = Array.from({ length: Math.max(0, ...lines.map((line) => line.length)) }, (_, at) => {
    return cellWidths(
      lines.flatMap((line) => line[at] ?? []),
      picture.pieces,
    );
  });
  const beside = Math.max(0, ...scene.seats.map(({ things = [] }) => roomOf(things)));
  const [things, minThings] = [beside * HEIGHT.things, Math.min(ROW, beside) * HEIGHT.minThings];
  const before = WIDTH.arrow + WIDTH.sign;
  const points = WIDTH.crown + score + WIDTH.apart + (gain > 0 ? gain + WIDTH.apart : 0);
  const pieces = cells.reduce((sum, { piece }) => sum + piece, 0);
  const numbers = cells.reduce((sum, { number }) => sum + number, 0);
  const needed = before + points + WIDTH.minName + pieces * MIN_PIECES + numbers + minThings + WIDTH.apart;
  const text = Math.floor(Math.min(layout.text * TEXT.panel, height * TEXT.line, width / needed));
  const room = width / text - before - points - numbers - WIDTH.apart;
  // Names give way first, then pieces become smaller; things have rows of their own size.
  const shrunk = Math.max(MIN_PIECES, Math.min(1, (room - WIDTH.minName - minThings) / pieces));
  const spare = room - pieces * shrunk;
  const name = Math.max(WIDTH.minName, spare - things);
  const px = (heights: number) => Math.round(heights * text);
  const scoreEnd = before + name + WIDTH.crown + score;
  const cellsStart = before + name + points;
  const startOf = (nth: number) =>
    cells.slice(0, nth).reduce((sum, { piece, number }) => sum + piece * shrunk + number, cellsStart);
  return {
    text,
    sign: px(WIDTH.arrow + 0.7),
    name: px(before),
    score: px(scoreEnd),
    cells: cells.map(({ middle }, nth) => px(startOf(nth) + middle * shrunk)),
    piece: px(shrunk),
    things: px(startOf(cells.length)),
  };
}

/**
 * Widths of a column of pieces, in heights of the text: from its left to the middle of the pieces, of the pieces with the
 * space behind them, and of their numbers.
 */
function cellWidths(cells: readonly Cell[], pieces: PieceShapes | undefined) {
  const shapes = cells.map(({ piece }) => pieceShape(piece, pieces));
  const number = Math.max(...cells.map(({ text }) => textWidth(text))) * HEIGHT.number;
  if (number === 0) {
    const half = Math.max(...shapes.map(({ reach }) => reach.x)) * HEIGHT.piece;
    return { middle: half, piece: 2 * half + WIDTH.single, number };
  }
  const distance = Math.max(...shapes.map(({ numberDistance }) => numberDistance));
  return { middle: WIDTH.piece, piece: WIDTH.piece + distance, number: number + WIDTH.apart };
}

/** How many rooms things need side by side: those with numbers that are always shown, and some of the others. */
function roomOf(things: readonly SeatThing[]): number {
  const numbered = things.filter(({ leads }) => leads !== undefined).length;
  return Math.min(ROW, things.length - numbered) + numbered * (1 + THING_NUMBER);
}

interface Line {
  readonly seat: SceneSeat;
  readonly box: Box;
  readonly cells: readonly Cell[];
  readonly columns: Columns;
}

function lineOperations(context: BoardContext, { seat, box, cells, columns }: Line): DrawOperation[] {
  const { paper, words, picture } = context;
  const { text } = columns;
  const y = box.y + Math.round(box.height / 2);
  const at = (x: number): Point => ({ x: box.x + x, y });
  const right = box.x + box.width - Math.round(text * WIDTH.apart);
  const score = { ...at(columns.score), size: Math.round(text * HEIGHT.score), bold: true, align: 'right' } as const;
  const scoreStart = columns.score - Math.ceil(score.size * textWidth(String(seat.score)));
  const isCrowned = seat.leads || seat.winner;
  // A name may use what its own line leaves free: no other begins or ends where it does.
  const nameEnd = scoreStart - Math.round(text * ((isCrowned ? WIDTH.crown : 0) + WIDTH.name));
  const name = nameLine(seat.name, text, nameEnd - columns.name);
  const shownEnd = columns.name + Math.ceil(Math.min(textWidth(name.text) * name.size, name.maxWidth) + text * 0.4);
  const word = { ...at(nameEnd), size: Math.round(text * CUT_NAME), align: 'right' } as const;
  const toMove = { ...word, fill: paper.toMoveRim, room: nameEnd - shownEnd };
  const gain = { ...at(columns.score + Math.round(text * WIDTH.apart)), size: text, bold: true };
  const edge = Math.round(text * EDGE_ROOM);
  const things = {
    x: box.x + columns.things,
    y: box.y + edge,
    width: right - box.x - columns.things,
    height: box.height - 2 * edge,
  };
  return [
    cardOperation(context, box, seat.toMove),
    ...(seat.toMove ? [arrowOperation(at(columns.sign - Math.round(text * 0.8)), text, paper.toMoveRim)] : []),
    ...signArt(seat.colour, at(columns.sign), Math.round(text * 1.25)),
    lineOperation(context, 'name', name.text, {
      ...at(columns.name),
      size: name.size,
      maxWidth: name.maxWidth,
      bold: true,
    }),
    ...(seat.toMove ? wordOperations(context, 'to-move', words.toMove, toMove) : []),
    ...(isCrowned ? [crownOperation(at(scoreStart - Math.round(text * 0.65)), text, paper.highlight)] : []),
    lineOperation(context, 'score', seat.score, score),
    ...(seat.gained > 0 ? [lineOperation(context, 'gained', gainOf(seat), { ...gain, fill: paper.gain })] : []),
    ...cells.flatMap(({ piece, text: label, part, isGone }, nth): DrawOperation[] => {
      const { numberDistance, drop } = pieceShape(piece, picture.pieces);
      const size = columns.piece;
      const x = columns.cells[nth]!;
      const number = at(x + Math.round(size * numberDistance));
      const standing = { x: box.x + x, y: y + Math.round(drop * size), size: Math.round(size * HEIGHT.piece) };
      return [
        {
          kind: 'piece',
          part: 'panel',
          piece,
          colour: seat.colour,
          plain: true,
          ...standing,
          ...(isGone && { faint: true }),
        },
        ...(label === ''
          ? []
          : [lineOperation(context, part, label, { ...number, size: Math.round(text * HEIGHT.number) })]),
      ];
    }),
    ...thingsIn(context, seat, [things]).operations,
  ];
}

/** A sign such as an emoji at the end of a name. */
const LAST_SIGN = /\s+\p{Extended_Pictographic}$/u;

/** A name with its size: it is shrunk before it is cut, and a sign at its end is left out before letters are. */
function nameLine(name: string, text: number, maxWidth: number) {
  const isWhole = (one: string) => fittedSize(one, text, maxWidth) >= text * MIN_NAME;
  const shown = isWhole(name) ? name : name.replace(LAST_SIGN, '');
  const size = isWhole(shown) ? fittedSize(shown, text, maxWidth) : Math.round(text * CUT_NAME);
  return { text: shown, size, maxWidth };
}

function gainOf({ gained }: SceneSeat): string {
  return gained > 0 ? `+${gained}` : '';
}

/** An arrow to the right. */
function arrowOperation({ x, y }: Point, text: number, fill: string): DrawOperation {
  const [length, half] = [Math.round(text * 0.55), Math.round(text * 0.42)];
  return polygon(pointsOf([x - half, y - half, x - half + length, y, x - half, y + half]), { part: 'to-move', fill });
}

/** A crown, in units of its width from its middle. */
const CROWN = pointsOf([-0.5, 0.36, -0.5, -0.22, -0.25, 0.06, 0, -0.4, 0.25, 0.06, 0.5, -0.22, 0.5, 0.36]);

/** What marks who leads, and who has won. */
function crownOperation({ x, y }: Point, text: number, gold: string): DrawOperation {
  const points = CROWN.map((point) => ({ x: x + point.x * text * 0.8, y: y + point.y * text * 0.8 }));
  const lineWidth = Math.max(1, Math.round(text * 0.07));
  return polygon(points, { part: 'leads', fill: gold, stroke: EDGE, lineWidth });
}

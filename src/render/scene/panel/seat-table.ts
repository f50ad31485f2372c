import type { DrawOperation } from '../../../drawing/draw.ts';
import { seatSignArt } from '../../../drawing/piece-art.ts';
import type { Box, Point } from '../../../drawing/point.ts';
import { textWidth } from '../../../drawing/text-width.ts';
import type { SceneSeat, SeatLines, SeatThing } from '../../../games/contract/scene.ts';
import type { BoardContext } from '../board-layout.ts';
import { cardOperation, lineOperation, wordOperations } from './card.ts';
import {
  arrowOperation,
  crownOperation,
  figureIn,
  gainOf,
  nameLine,
  ownWord,
  pieceIn,
  SEAT_HEIGHT,
  SEAT_WIDTH,
} from './seat-parts.ts';
import { thingsIn } from './things.ts';

/** Largest height of a line's text: in heights of the panel's text, and in heights of the line. */
const TEXT = { panel: 1.2, line: 0.66 };

/**
 * Further widths, in heights of a line's text: of the arrow with the gap after it, between pieces, between a piece and its number,
 * after a name, and the smallest width of a name.
 */
const WIDTH = { ...SEAT_WIDTH, arrow: 0.85, single: 0.1, number: 0.06, name: 0.3, minName: 3.5 };

/** Usual and smallest height of the signs of things, in heights of the text. */
const HEIGHT = { ...SEAT_HEIGHT, things: 1.25, minThings: 1.05 };

/**
 * Height of all pieces, in heights of the panel's text and of the line; the smallest height; and the height of the text, in
 * heights of the panel's text, below which pieces become smaller instead.
 */
const PIECES = { panel: 1.5, line: 0.92, min: 0.8, text: 0.82 };

/** Number of a seat's things in one row; more of them have a second row. */
const ROW = 4;

/** Width of a number beside a thing, in widths of things. */
const THING_NUMBER = 0.5;

/** Margin of things above and below, in heights of the text. */
const THINGS_PADDING = 0.1;

/** Height of text at which the width of a word is measured. */
const WORD_TEXT = 100;

/** A piece with a number or a place. */
interface Cell {
  readonly piece: string;
  readonly text: string;
  readonly part: 'supply' | 'place';
}

/** The pieces of a seat: those in columns, some of which may be empty, and single pieces side by side after these. */
interface Pieces {
  readonly cells: readonly (Cell | undefined)[];
  readonly singles: readonly string[];
}

/** Positions of the columns of all lines, in pixels from the left end of a line, and the heights of text and pieces. */
interface Columns {
  readonly text: number;
  readonly sign: number;
  readonly name: number;
  /** Right end of the points, and left end of the gain. */
  readonly score: number;
  /** Left ends of the pieces and of their numbers. */
  readonly cells: readonly { readonly piece: number; readonly number: number }[];
  readonly pieces: number;
  /** Left end of single pieces and things. */
  readonly rest: number;
}

/**
 * Draws a line for each seat: an arrow if it is to move, sign and name, points with a crown for the leaders, the gain, the pieces
 * left, and things. The columns of all lines are aligned.
 */
export function seatTable(context: BoardContext): DrawOperation[] {
  const { scene, layout, picture, words } = context;
  const rows = scene.seats.map((seat, index) => {
    return { seat, box: layout.seats[index]!, pieces: piecesOf(picture.seat?.(scene, index, words)) };
  });
  const columns = columnsOf(
    context,
    rows.map(({ pieces }) => pieces),
  );
  return rows.flatMap(({ seat, box, pieces }) => lineOperations(context, { seat, box, pieces, columns }));
}

function piecesOf({ supply, place }: SeatLines = { supply: [] }): Pieces {
  const counted = supply.filter(({ isSingle }) => !isSingle);
  return {
    cells: [
      ...counted.map(({ piece, count }): Cell | undefined =>
        count > 0 ? { piece, text: String(count), part: 'supply' } : undefined,
      ),
      ...(place ? [{ piece: place.piece, text: place.text, part: 'place' } as const] : []),
    ],
    singles: supply.flatMap(({ piece, count, isSingle }) => (isSingle && count > 0 ? [piece] : [])),
  };
}

function columnsOf(context: BoardContext, lines: readonly Pieces[]): Columns {
  const { scene, layout, picture } = context;
  const { width, height } = layout.seats[0]!;
  const sum = (lengths: readonly number[]) => lengths.reduce((all, one) => all + one, 0);
  const widest = (texts: readonly string[]) => Math.max(0, ...texts.map(textWidth));
  const score = widest(scene.seats.map((seat) => String(seat.score))) * HEIGHT.score;
  const gain = widest(scene.seats.map(gainOf));
  const before = WIDTH.arrow + WIDTH.sign;
  const points = WIDTH.crown + score + WIDTH.apart + (gain > 0 ? gain + WIDTH.apart : 0);
  const cells = Array.from({ length: Math.max(0, ...lines.map((line) => line.cells.length)) }, (_, index) => {
    const shown = lines.flatMap((line) => line.cells[index] ?? []);
    const number = widest(shown.map(({ text }) => text)) * HEIGHT.number;
    return { shown, number: number > 0 ? WIDTH.number + number + WIDTH.apart : 0 };
  });
  const things = scene.seats.map((seat) => roomOf(seat.things ?? []));
  // A word of the game is between name and points; the usual word may be left out.
  const word = Math.max(...scene.seats.map((seat) => ownWord(context, seat, WORD_TEXT).width / WORD_TEXT));
  const letters = lines.map(({ singles }) => {
    return (
      before + word + points + sum(cells.map(({ number }) => number)) + singles.length * WIDTH.single + 2 * WIDTH.apart
    );
  });
  const withPieces = (pieces: number) => {
    const widthOf = (piece: string) => figureIn(pieces, piece, picture.pieces).width;
    const widths = cells.map(({ shown }) => Math.max(0, ...shown.map(({ piece }) => widthOf(piece))));
    const rooms = lines.map(({ singles }) => width - sum(widths) - sum(singles.map(widthOf)));
    const fitting = rooms.map((room, seat) => {
      return room / (letters[seat]! + WIDTH.minName + Math.min(ROW, things[seat]!) * HEIGHT.minThings);
    });
    const text = Math.floor(Math.min(layout.text * TEXT.panel, height * TEXT.line, ...fitting));
    return { pieces, widths, rooms, text };
  };
  // Names are shortened first, then all letters become smaller, then pieces; things have rows of their own size.
  let arrangement = withPieces(Math.round(Math.min(layout.text * PIECES.panel, height * PIECES.line)));
  while (arrangement.text < layout.text * PIECES.text && arrangement.pieces > layout.text * PIECES.min) {
    arrangement = withPieces(arrangement.pieces - 1);
  }
  const { pieces, widths, rooms, text } = arrangement;
  const spare = rooms.map((room, seat) => room / text - letters[seat]! - things[seat]! * HEIGHT.things);
  const name = word + Math.max(WIDTH.minName, Math.min(...spare));
  const px = (heights: number) => Math.round(heights * text);
  let x = px(before + name + points);
  const starts = cells.map(({ number }, index) => {
    const start = { piece: x, number: x + widths[index]! + px(WIDTH.number) };
    x += widths[index]! + px(number);
    return start;
  });
  return {
    text,
    sign: px(WIDTH.arrow + 0.7),
    name: px(before),
    score: px(before + name + WIDTH.crown + score),
    cells: starts,
    pieces,
    rest: x,
  };
}

/** Returns the width of things side by side, in widths of one thing, with their numbers. */
function roomOf(things: readonly SeatThing[]): number {
  const numbered = things.filter(({ count, leads }) => count > 1 || leads !== undefined).length;
  return Math.min(ROW, things.length - numbered) + numbered * (1 + THING_NUMBER);
}

interface Line {
  readonly seat: SceneSeat;
  readonly box: Box;
  readonly pieces: Pieces;
  readonly columns: Columns;
}

function lineOperations(context: BoardContext, { seat, box, pieces, columns }: Line): DrawOperation[] {
  const { paper, picture } = context;
  const { text } = columns;
  const y = box.y + Math.round(box.height / 2);
  const pointAt = (x: number): Point => ({ x: box.x + x, y });
  const right = box.x + box.width - Math.round(text * WIDTH.apart);
  const score = {
    ...pointAt(columns.score),
    size: Math.round(text * HEIGHT.score),
    bold: true,
    align: 'right',
  } as const;
  const scoreStart = columns.score - Math.ceil(score.size * textWidth(String(seat.score)));
  const isCrowned = seat.leads || seat.winner;
  // A name may use the free room of its own line.
  const nameEnd = scoreStart - Math.round(text * ((isCrowned ? WIDTH.crown : 0) + WIDTH.name));
  const own = ownWord(context, seat, text);
  const name = nameLine(seat.name, text, nameEnd - columns.name - own.width);
  const shownEnd = columns.name + Math.ceil(Math.min(textWidth(name.text) * name.size, name.maxWidth) + text * 0.4);
  const word = { ...pointAt(nameEnd), size: Math.round(text * HEIGHT.word), align: 'right' } as const;
  const toMove = { ...word, fill: paper.toMoveRim, room: nameEnd - shownEnd };
  const gain = { ...pointAt(columns.score + Math.round(text * WIDTH.apart)), size: text, bold: true };
  const padding = Math.round(text * THINGS_PADDING);
  let rest = columns.rest;
  const singles = pieces.singles.map((piece) => {
    const x = rest;
    rest += figureIn(columns.pieces, piece, picture.pieces).width + Math.round(text * WIDTH.single);
    return pieceIn(context, seat, piece, { ...pointAt(x), height: columns.pieces });
  });
  if (singles.length > 0) rest += Math.round(text * WIDTH.single);
  const things = { x: box.x + rest, y: box.y + padding, width: right - box.x - rest, height: box.height - 2 * padding };
  return [
    cardOperation(context, box, seat.toMove),
    ...(seat.toMove ? [arrowOperation(pointAt(columns.sign - Math.round(text * 0.8)), text, paper.toMoveRim)] : []),
    ...seatSignArt(seat.colour, pointAt(columns.sign), Math.round(text * 1.25)),
    lineOperation(context, 'name', name.text, {
      ...pointAt(columns.name),
      size: name.size,
      maxWidth: name.maxWidth,
      bold: true,
    }),
    ...(seat.toMove ? wordOperations(context, 'to-move', own.word, toMove) : []),
    ...(isCrowned ? [crownOperation(pointAt(scoreStart - Math.round(text * 0.65)), text, paper.highlight)] : []),
    lineOperation(context, 'score', seat.score, score),
    ...(seat.gained > 0 ? [lineOperation(context, 'gained', gainOf(seat), { ...gain, fill: paper.gain })] : []),
    ...pieces.cells.flatMap((cell, nth): DrawOperation[] => {
      if (!cell) return [];
      const start = columns.cells[nth]!;
      const number = { ...pointAt(start.number), size: Math.round(text * HEIGHT.number) };
      return [
        pieceIn(context, seat, cell.piece, { ...pointAt(start.piece), height: columns.pieces }),
        lineOperation(context, cell.part, cell.text, number),
      ];
    }),
    ...singles,
    ...thingsIn(context, seat, [things]).operations,
  ];
}

import type { Square, TileList } from '../../src/core/tile.ts';
import type { CommonView, PlacedPiece } from '../../src/games/contract/view.ts';
import { COLOUR_LETTERS } from './position-line.ts';

/** Columns (with the left border) and lines of a square, and columns of the row labels. */
const WIDTH = 6;
const HEIGHT = 3;
const LABEL = 5;

/** [column, line] of each side's middle port, N E S W; then [port, [column, line]] of the outer ports. */
const MIDDLE_PORTS = [
  [2, 0],
  [4, 1],
  [2, 2],
  [0, 1],
] as const;
const OUTER_PORTS = [
  [0, [1, 0]],
  [2, [3, 0]],
  [3, [4, 0]],
  [5, [4, 2]],
  [6, [3, 2]],
  [8, [1, 2]],
  [9, [0, 2]],
  [11, [0, 0]],
] as const;

/** A square as lines of five characters; blanks are transparent. */
export interface AsciiSquare extends Square {
  readonly lines: readonly string[];
}

/** Returns a square with characters at the middles of its sides, N E S W, and in its middle; the rest is blank. */
export function asciiSquare({ x, y }: Square, sides: readonly string[], middle: string): AsciiSquare {
  const [north, east, south, west] = sides.map((sign) => sign || ' ');
  return { x, y, lines: [`  ${north}  `, `${west} ${middle || ' '} ${east}`, `  ${south}  `] };
}

/**
 * Draws a square of a tile, with `#` for `area`, the kind that owns whole sides, and `.` for the ground.
 *
 * @param of.kindAt kind at a port (0-11) of the square as it lies
 * @param of.through characters of linear kinds such as roads, vertical and horizontal
 */
export function tileLines<Kind extends string>(of: {
  kindAt: (port: number) => Kind | undefined;
  area: Kind;
  through: Readonly<Partial<Record<Kind, readonly [string, string]>>>;
  middle: (sides: readonly (Kind | undefined)[]) => string;
}): string[] {
  const { kindAt, area, through, middle } = of;
  const text = Array.from({ length: HEIGHT }, () => Array<string>(WIDTH - 1).fill('.'));
  const put = ([column, row]: readonly [number, number], char: string) => {
    text[row]![column] = char;
  };
  const sides = MIDDLE_PORTS.map((_, side) => kindAt(side * 3 + 1));
  MIDDLE_PORTS.forEach((at, side) => {
    const kind = sides[side];
    const char = kind === area ? '#' : ((kind && through[kind]?.[side % 2]) ?? '.');
    put(at, char);
    if (side === 1) put([3, 1], char);
    if (side === 3) put([1, 1], char);
  });
  for (const [port, at] of OUTER_PORTS) if (kindAt(port) === area) put(at, '#');
  for (const [side, corners] of [[0, [0, 4]] as const, [2, [0, 4]] as const]) {
    if (sides[side] === area) for (const column of corners) put([column, side], '#');
  }
  put([2, 1], middle(sides));
  return text.map((line) => line.join(''));
}

/** Draws squares on a grid, later ones over earlier ones, with columns (x) as a header and rows (y) beside middle lines. */
export function boardLines(squares: readonly AsciiSquare[]): string[] {
  const minX = Math.min(...squares.map(({ x }) => x));
  const minY = Math.min(...squares.map(({ y }) => y));
  const columns = Math.max(...squares.map(({ x }) => x)) - minX + 1;
  const rows = Math.max(...squares.map(({ y }) => y)) - minY + 1;
  const canvas = Array.from({ length: rows * HEIGHT }, () => Array<string>(columns * WIDTH).fill(' '));
  for (const { x, y, lines } of squares) {
    lines.forEach((line, row) => {
      [...line].forEach((char, column) => {
        if (char !== ' ') canvas[(y - minY) * HEIGHT + row]![(x - minX) * WIDTH + 1 + column] = char;
      });
    });
  }
  const heads = Array.from({ length: columns }, (_, column) => String(minX + column).padStart(4));
  const lines = canvas.map((line, row) => {
    const label = row % HEIGHT === 1 ? String(minY + Math.floor(row / HEIGHT)) : '';
    return label.padStart(LABEL - 1) + line.join('');
  });
  return [' '.repeat(LABEL - 1) + heads.map((text) => text.padEnd(WIDTH)).join(''), ...lines];
}

/** Returns the letter of a piece's colour: a capital for a meeple, a small letter for other pieces. */
export function pieceSign({ seats }: CommonView, { seat, piece }: PlacedPiece): string {
  const letter = COLOUR_LETTERS[seats[seat]!.colour];
  return piece === 'meeple' ? letter.toUpperCase() : letter;
}

/** Returns a line for each seat, with a mark at the seat to move; `has` returns what a seat has besides its score. */
export function seatLines<View extends CommonView>(
  view: View,
  has: (seat: View['seats'][number]) => readonly string[],
): string[] {
  return view.seats.map((one, seat) => {
    const sign = COLOUR_LETTERS[one.colour].toUpperCase();
    return `${seat === view.seat ? '>' : ' '} ${sign} ${one.colour}: ${[`score ${one.score}`, ...has(one)].join(', ')}`;
  });
}

/** Returns a line for each piece. */
export function pieceLines(view: CommonView, set: TileList): string[] {
  return view.pieces.map((standing) => {
    const { tile: id, x, y } = view.tiles[standing.tile]!;
    const { kind } = set.tiles[set.indexOf.get(id)!]!.segments[standing.segment]!;
    const { piece, segment } = standing;
    return `  ${pieceSign(view, standing)} ${piece} on ${id} ${x},${y} segment ${segment} (${kind})`;
  });
}

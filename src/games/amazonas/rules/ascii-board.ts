import { PORTS_PER_SQUARE, type QuarterTurns, turnsOf } from '../../../core/ports.ts';
import type { PlacedTile } from '../../view.ts';
import { COLOUR_LETTERS } from './position-notation.ts';
import type { TileSet } from './tile-set.ts';
import type { SegmentKind } from './tile-set-file.ts';
import type { View } from './view.ts';

/** Columns and lines that a square takes, its left border included. */
const WIDTH = 6;
const HEIGHT = 3;
const LABEL = 5;

/** Seen from the middle of a square: where each side's middle port is drawn, and its outer ports, N E S W. */
const MIDDLE_AT = [
  [2, 0],
  [4, 1],
  [2, 2],
  [0, 1],
] as const;
const OUTER_AT = [
  [0, [1, 0]],
  [2, [3, 0]],
  [3, [4, 0]],
  [5, [4, 2]],
  [6, [3, 2]],
  [8, [1, 2]],
  [9, [0, 2]],
  [11, [0, 0]],
] as const;

/**
 * The board as text, for logs and tests: three lines a square, headed by the columns (x), each square's middle line by
 * its row (y). `~` the Amazon, `-` `|` `+` tributaries, `o` the end of one, `#` a village, `.` jungle; a capital letter is
 * a meeple of that colour, a small one a camp (black = K, k). Below: a line a seat, and a line a piece.
 */
export function asciiBoard(view: View, set: TileSet): string {
  const squares = view.tiles.flatMap((tile) => tile.squares);
  const minX = Math.min(...squares.map(({ x }) => x));
  const minY = Math.min(...squares.map(({ y }) => y));
  const columns = Math.max(...squares.map(({ x }) => x)) - minX + 1;
  const rows = Math.max(...squares.map(({ y }) => y)) - minY + 1;
  const canvas = Array.from({ length: rows * HEIGHT }, () => Array<string>(columns * WIDTH).fill(' '));
  for (const [index, placed] of view.tiles.entries()) {
    const standing = view.pieces.find(({ tile }) => tile === index);
    const sign = standing && pieceSign(view, standing.seat, standing.piece);
    const drawn = squareTexts(placed, set, standing && { segment: standing.segment, sign: sign! });
    drawn.forEach((lines, part) => {
      const { x, y } = placed.squares[part]!;
      lines.forEach((line, row) => {
        [...line].forEach((char, column) => {
          canvas[(y - minY) * HEIGHT + row]![(x - minX) * WIDTH + 1 + column] = char;
        });
      });
    });
  }
  const heads = Array.from({ length: columns }, (_, column) => String(minX + column).padStart(4));
  const lines = canvas.map((line, row) => {
    const label = row % HEIGHT === 1 ? String(minY + Math.floor(row / HEIGHT)) : '';
    return label.padStart(LABEL - 1) + line.join('');
  });
  const head = ' '.repeat(LABEL - 1) + heads.map((text) => text.padEnd(WIDTH)).join('');
  return [head, ...lines, ...seatLines(view), ...pieceLines(view, set)].map((line) => line.trimEnd()).join('\n');
}

function pieceSign(view: View, seat: number, piece: 'meeple' | 'camp'): string {
  const letter = COLOUR_LETTERS[view.seats[seat]!.colour];
  return piece === 'meeple' ? letter.toUpperCase() : letter;
}

/** The three lines of every square of a tile; a piece is drawn in the middle of the first square its segment reaches. */
function squareTexts(placed: PlacedTile, set: TileSet, piece?: { segment: number; sign: string }): string[][] {
  const index = set.indexOf.get(placed.tile)!;
  const turns: QuarterTurns = turnsOf(placed.rotation);
  const { segmentAt } = set.table.turned[index * 4 + turns]!;
  const { role, segments } = set.tiles[index]!;
  const piecePart = piece ? Math.floor((segments[piece.segment]!.ports[0] ?? 0) / PORTS_PER_SQUARE) : -1;
  return placed.squares.map((_, part) => {
    const kindAt = (port: number): SegmentKind | undefined =>
      segments[segmentAt[part * PORTS_PER_SQUARE + port]!]?.kind;
    const text = Array.from({ length: HEIGHT }, () => Array<string>(WIDTH - 1).fill('.'));
    const put = ([column, row]: readonly [number, number], char: string) => {
      text[row]![column] = char;
    };
    const middles = MIDDLE_AT.map((_, side) => kindAt(side * 3 + 1));
    MIDDLE_AT.forEach((at, side) => {
      const char = throughSign(middles[side], side);
      put(at, char);
      if (side === 1) put([3, 1], char);
      if (side === 3) put([1, 1], char);
    });
    for (const [port, at] of OUTER_AT) if (kindAt(port) === 'village') put(at, '#');
    for (const [side, corners] of [[0, [0, 4]] as const, [2, [0, 4]] as const]) {
      if (middles[side] === 'village') for (const column of corners) put([column, side], '#');
    }
    put([2, 1], piece && part === piecePart ? piece.sign : role === 'start' ? '~' : centreSign(middles));
    return text.map((line) => line.join(''));
  });
}

function throughSign(kind: SegmentKind | undefined, side: number): string {
  switch (kind) {
    case 'amazon':
      return '~';
    case 'village':
      return '#';
    case 'tributary':
      return side % 2 === 0 ? '|' : '-';
    default:
      return '.';
  }
}

function centreSign(middles: readonly (SegmentKind | undefined)[]): string {
  const sides = (kind: SegmentKind) => middles.filter((middle) => middle === kind).length;
  if (sides('amazon') > 0) return '~';
  if (sides('tributary') > 1) return '+';
  if (sides('tributary') === 1) return 'o';
  return sides('village') > 1 ? '#' : '.';
}

function seatLines(view: View): string[] {
  return view.seats.map(({ colour, score, meeples, camps, space }, seat) => {
    const mark = seat === view.seat ? '>' : ' ';
    const sign = COLOUR_LETTERS[colour].toUpperCase();
    return `${mark} ${sign} ${colour}: score ${score}, meeples ${meeples}, camps ${camps}, space ${space}/${view.river.spaces}`;
  });
}

function pieceLines(view: View, set: TileSet): string[] {
  return view.pieces.map(({ seat, piece, tile, segment }) => {
    const { tile: id, x, y } = view.tiles[tile]!;
    const { kind } = set.tiles[set.indexOf.get(id)!]!.segments[segment]!;
    return `  ${pieceSign(view, seat, piece)} ${piece} on ${id} ${x},${y} segment ${segment} (${kind})`;
  });
}

import { PORTS_PER_SQUARE, turnsOf } from '../../../src/core/ports.ts';
import type { TileSet } from '../../../src/games/amazonas/rules/tile-set.ts';
import type { SegmentKind } from '../../../src/games/amazonas/rules/tile-set-file.ts';
import type { View } from '../../../src/games/amazonas/rules/view.ts';
import type { PlacedTile } from '../../../src/games/contract/view.ts';
import { type AsciiSquare, boardLines, pieceLines, pieceSign, seatLines, tileLines } from '../ascii-board.ts';

/**
 * The board as text, for logs and tests: three lines a square, headed by the columns (x), each square's middle line by
 * its row (y). `~` the Amazon, `-` `|` `+` tributaries, `o` the end of one, `#` a village, `.` jungle; a capital letter is
 * a meeple of that colour, a small one a camp (black = K, k). Below: a line a seat, and a line a piece.
 */
export function asciiBoard(view: View, set: TileSet): string {
  const squares = view.tiles.flatMap((placed, index) => {
    const standing = view.pieces.find(({ tile }) => tile === index);
    return squaresOf(placed, set, standing && { segment: standing.segment, sign: pieceSign(view, standing) });
  });
  const { spaces } = view.river;
  const seats = seatLines(view, ({ meeples, camps, space }) => [
    `meeples ${meeples}`,
    `camps ${camps}`,
    `space ${space}/${spaces}`,
  ]);
  return [...boardLines(squares), ...seats, ...pieceLines(view, set)].map((line) => line.trimEnd()).join('\n');
}

/** Every square of a tile; a piece is drawn in the middle of the first square its segment reaches. */
function squaresOf(placed: PlacedTile, set: TileSet, piece?: { segment: number; sign: string }): AsciiSquare[] {
  const index = set.indexOf.get(placed.tile)!;
  const { segmentAt } = set.table.turned[index * 4 + turnsOf(placed.rotation)]!;
  const { role, segments } = set.tiles[index]!;
  const piecePart = piece ? Math.floor((segments[piece.segment]!.ports[0] ?? 0) / PORTS_PER_SQUARE) : -1;
  return placed.squares.map(({ x, y }, part) => {
    const lines = tileLines<SegmentKind>({
      kindAt: (port) => segments[segmentAt[part * PORTS_PER_SQUARE + port]!]?.kind,
      area: 'village',
      through: { amazon: ['~', '~'], tributary: ['|', '-'] },
      middle: (sides) => (piece && part === piecePart ? piece.sign : role === 'start' ? '~' : middleSign(sides)),
    });
    return { x, y, lines };
  });
}

function middleSign(sides: readonly (SegmentKind | undefined)[]): string {
  const count = (kind: SegmentKind) => sides.filter((side) => side === kind).length;
  if (count('amazon') > 0) return '~';
  if (count('tributary') > 1) return '+';
  if (count('tributary') === 1) return 'o';
  return count('village') > 1 ? '#' : '.';
}

import { PORTS_PER_SQUARE, SIDE_STEPS, SIDES, turnsOf } from '../../../src/core/ports.ts';
import { makeChip } from '../../../src/games/carcassonne/expansions/chips/chip.ts';
import { type GameMap, townAt } from '../../../src/games/carcassonne/rules/game-map.ts';
import type { TileSet } from '../../../src/games/carcassonne/rules/tile-set.ts';
import type { SegmentKind } from '../../../src/games/carcassonne/rules/tile-set-file.ts';
import type { View } from '../../../src/games/carcassonne/rules/view.ts';
import type { PlacedPiece, PlacedTile } from '../../../src/games/contract/view.ts';
import {
  type AsciiSquare,
  asciiSquare,
  boardLines,
  pieceLines,
  pieceSign,
  seatLines,
  tileLines,
} from '../ascii-board.ts';

/**
 * The board as text, for logs and tests: three lines a square, headed by the columns (x), each square's middle line
 * by its row (y). `#` city, `-` `|` `+` roads, `o` the end of one, `~` the river, `.` field, `^` a monastery, `"` a garden; a
 * capital letter is a meeple of that colour, a small one another piece (black = K, k). Squares of a map that are free
 * have `:` at their corners, `T` for a town, `?` for a chip face down and its value for a treat; beyond the border
 * `#` `|` `-` are what is printed there and `~` is a ferry. Below: a line a seat, a line a piece, and a line a pile
 * on an island.
 */
export function asciiBoard(view: View, set: TileSet): string {
  const map = set.maps.get(view.options.map);
  const squares = [
    ...(map ? mapSquares(map) : []),
    ...view.tiles.flatMap((placed, index) => {
      const standing = view.pieces.find(({ tile }) => tile === index);
      return tileSquares(placed, set, standing && { ...standing, sign: pieceSign(view, standing) });
    }),
    ...(view.parts.chips?.onBoard ?? []).map((chip) => asciiSquare(chip, ['', '', '', ''], String(chip.value ?? '?'))),
  ];
  const seats = seatLines(view, ({ meeples, special = {}, parts: { traders = {}, chips, isle } }) => [
    `meeples ${meeples}`,
    ...Object.entries({ ...special, ...traders }).map(([thing, count]) => `${thing} ${count}`),
    ...(isle === undefined ? [] : [`on the Isle of Man ${isle}`]),
    ...(chips ? [`chips ${chips.map(makeChip).join(' ') || 'none'}`] : []),
  ]);
  const piles = (view.parts.islands?.piles ?? []).map(
    ({ colour, pile, count, top }) =>
      `  island ${colour} ${pile}: tiles ${count}${top === undefined ? '' : `, ${top}`}`,
  );
  return [...boardLines(squares), ...seats, ...pieceLines(view, set), ...piles]
    .map((line) => line.trimEnd())
    .join('\n');
}

/** The free squares of a map, and beyond its border what is printed there. */
function mapSquares(map: GameMap): AsciiSquare[] {
  const beyond = [
    ...map.prints.map(({ kind, ...edge }) => ({ ...edge, signs: kind === 'city' ? '##' : '|-' })),
    ...map.ferries.flatMap(({ ends }) => ends.map((edge) => ({ ...edge, signs: '~~' }))),
  ];
  return [
    ...map.squares.map((square) => ({
      ...square,
      lines: [':   :', `  ${townAt(map, square) ? 'T' : ' '}  `, ':   :'],
    })),
    ...beyond.map(({ x, y, side, signs }) => {
      const from = SIDES.indexOf(side);
      const back = (from + 2) % 4;
      const outside = { x: x + SIDE_STEPS[from]!.x, y: y + SIDE_STEPS[from]!.y };
      return asciiSquare(
        outside,
        SIDES.map((_, at) => (at === back ? signs.charAt(at % 2) : '')),
        '',
      );
    }),
  ];
}

/** Every square of a tile; a piece is drawn in the middle of the first square its segment reaches. */
function tileSquares(placed: PlacedTile, set: TileSet, piece?: PlacedPiece & { sign: string }): AsciiSquare[] {
  const index = set.indexOf.get(placed.tile)!;
  const { segmentAt } = set.table.turned[index * 4 + turnsOf(placed.rotation)]!;
  const { segments, monastery, garden } = set.tiles[index]!;
  const piecePart = piece ? Math.floor((segments[piece.segment]!.ports[0] ?? 0) / PORTS_PER_SQUARE) : -1;
  return placed.squares.map(({ x, y }, part) => {
    const segmentOn = (port: number) => segmentAt[part * PORTS_PER_SQUARE + port]!;
    const middle = (sides: readonly (SegmentKind | undefined)[]) => {
      if (piece && part === piecePart) return piece.sign;
      if (monastery >= 0) return '^';
      if (garden >= 0) return '"';
      const roads = sides.filter((kind) => kind === 'road').length;
      if (roads > 0) return roads > 1 ? '+' : 'o';
      if (sides.includes('river')) return '~';
      const cities = sides.flatMap((kind, side) => (kind === 'city' ? [segmentOn(side * 3 + 1)] : []));
      return new Set(cities).size < cities.length ? '#' : '.';
    };
    const lines = tileLines<SegmentKind>({
      // Between two squares of a large city nothing is owned by a segment.
      kindAt: (port) => segments[segmentOn(port)]?.kind ?? 'city',
      area: 'city',
      through: { road: ['|', '-'], river: ['~', '~'] },
      middle,
    });
    return { x, y, lines };
  });
}

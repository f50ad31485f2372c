import { describe, expect, it } from 'vitest';
import { cellOf } from '../../src/core/area.ts';
import { type Board, squaresOfTile, tileAt, turnedTile } from '../../src/core/board.ts';
import type { Ground } from '../../src/core/ground.ts';
import { placeTile } from '../../src/core/place-tile.ts';
import { clashesAt, hasPlacement } from '../../src/core/placement.ts';
import { facingPort, PORTS_PER_SQUARE, SIDE_STEPS } from '../../src/core/ports.ts';
import { drawIndex, generatorOf, parseSeed } from '../../src/core/shuffle.ts';
import type { Placement, Square, TileType } from '../../src/core/tile.ts';
import {
  bounded,
  boundless,
  groundOf,
  openSquares,
  type Printed,
  place,
  placements,
  print,
  TABLE,
  typeOf,
} from './landscape.ts';

const told = (found: readonly Placement[]) => found.map(({ x, y, turns }) => `${x},${y} r${turns}`).join(' ');
const neighbours = ({ x, y }: Square) => SIDE_STEPS.map((step) => ({ x: x + step.x, y: y + step.y }));
const isSame = (a: Square, b: Square) => a.x === b.x && a.y === b.y;

/** The kind at a port of a square of a tile as it lies. */
function kindAt({ segments }: TileType, at: Int8Array, port: number): string {
  return segments[at[port]!]!.kind;
}

/**
 * The rules as they are told: a tile lies on free squares of the board; one of them is next to a tile that was placed,
 * or to a printed tile with such a neighbour, or a ferry leads to it from one; all sides continue what is beside them.
 */
function isLegal(board: Board, ground: Ground | undefined, type: number, at: Placement): boolean {
  const { types, turned } = board.table;
  const { squares, segmentAt } = turned[type * 4 + at.turns]!;
  const own = squares.map(({ x, y }) => ({ x: at.x + x, y: at.y + y }));
  const isSquare = (square: Square) => !ground || ground.squares.some((each) => isSame(each, square));
  const printed = (ground?.tiles ?? []).map(({ type: city, x, y, turns }) =>
    turned[city * 4 + turns]!.squares.map((offset) => ({ x: x + offset.x, y: y + offset.y })),
  );
  const isPlaced = (square: Square) =>
    tileAt(board, square.x, square.y) >= 0 && !printed.flat().some((each) => isSame(each, square));
  const isReached = (square: Square) =>
    neighbours(square).some(isPlaced) ||
    printed.some(
      (city) =>
        city.some((part) => neighbours(part).some((each) => isSame(each, square))) &&
        city.flatMap(neighbours).some(isPlaced),
    ) ||
    (ground?.prints ?? []).some(({ edges }) => edges.some((edge) => isSame(edge, square)) && edges.some(isPlaced));
  if (!own.every((square) => isSquare(square) && tileAt(board, square.x, square.y) < 0)) return false;
  if (!own.some(isReached)) return false;
  return own.every((square, part) =>
    neighbours(square).every((beside, side) => {
      const shown = [0, 1, 2].map((port) => part * PORTS_PER_SQUARE + side * 3 + port);
      const print = ground?.prints.find(({ edges }) =>
        edges.some((edge) => isSame(edge, square) && edge.side === side),
      );
      if (print) return shown.every((port, index) => kindAt(types[type]!, segmentAt, port) === print.shows[index]);
      const other = tileAt(board, beside.x, beside.y);
      if (other < 0) return true;
      const { squarePart, cells, area, tileType } = board;
      const otherPart = squarePart[cells[cellOf(area, beside.x, beside.y)]! - 1]!;
      return shown.every((port) => {
        const facing = otherPart * PORTS_PER_SQUARE + facingPort(port % PORTS_PER_SQUARE);
        const theirs = kindAt(types[tileType[other]!]!, turnedTile(board, other).segmentAt, facing);
        return theirs === kindAt(types[type]!, segmentAt, port);
      });
    }),
  );
}

/** Every legal placement of a tile, found by trying all. */
function tried(board: Board, ground: Ground | undefined, id: string): Placement[] {
  const all: Placement[] = [];
  const reach = 4;
  const squares = Array.from({ length: board.tileCount }, (_, placed) => squaresOfTile(board, placed)).flat();
  const [xs, ys] = [squares.map(({ x }) => x), squares.map(({ y }) => y)];
  for (let x = Math.min(...xs) - reach; x <= Math.max(...xs) + reach; x++) {
    for (let y = Math.min(...ys) - reach; y <= Math.max(...ys) + reach; y++) {
      for (const turns of [0, 1, 2, 3] as const) {
        if (isLegal(board, ground, typeOf(id), { x, y, turns })) all.push({ x, y, turns });
      }
    }
  }
  return all;
}

const ISLE = [
  //
  '##### ##',
  '######## ',
  '  #####',
  '####### #',
  '###  ## #',
];
const PRINTED: Printed = {
  tiles: [
    ['capital', 3, 1, 0],
    ['two caps', 1, 3, 1],
  ],
  prints: [
    print('road', [
      [4, 0, 'E'],
      [6, 0, 'W'],
    ]),
    print('road', [
      [6, 3, 'E'],
      [8, 3, 'W'],
    ]),
    print('city', [[0, 4, 'S']]),
  ],
};

describe('the placements found', () => {
  it.each([
    ['without bounds', undefined],
    ['with bounds, prints, ferries and printed cities', groundOf(ISLE, PRINTED)],
  ])(
    'are those that the rules allow, for tiles of one square and more, %s',
    (_, ground) => {
      for (let game = 1; game <= 5; game++) {
        const random = generatorOf(parseSeed(game.toString(16).padStart(32, '0'))!);
        const board = ground ? bounded(ISLE, PRINTED) : boundless();
        place(board, 'cap', 0, 0);
        for (let turn = 0; turn < 10; turn++) {
          const found = TABLE.types.map(({ id }) => placements(board, id));
          for (const [type, { id }] of TABLE.types.entries()) {
            expect(told(found[type]!), `${id}, game ${game}, turn ${turn}`).toBe(told(tried(board, ground, id)));
            expect(hasPlacement(board, type, board.cells.length)).toBe(found[type]!.length > 0);
          }
          const types = TABLE.types.flatMap((_, type) => (found[type]!.length > 0 ? [type] : []));
          if (types.length === 0) break;
          const type = types[drawIndex(random, types.length)]!;
          placeTile(board, type, found[type]![drawIndex(random, found[type]!.length)]!);
        }
      }
    },
    60_000,
  );

  it('name a large tile by its anchor, once, however many of its squares are open', () => {
    const board = boundless();
    place(board, 'street', 0, 0);
    expect(openSquares(board)).toBe('-1,0 0,-1 0,1 1,0');
    // A road from end to end: upwards and downwards from the street, or beside it.
    expect(told(placements(board, 'avenue'))).toBe(
      '-1,-1 r1 -1,0 r1 -1,0 r3 -1,1 r3 0,-2 r1 0,-1 r3 0,1 r1 0,2 r3 1,-1 r1 1,0 r1 1,0 r3 1,1 r3',
    );
  });

  it('are never more than there is room for', () => {
    const board = boundless({ tiles: 1, squares: 1 });
    place(board, 'meadow', 0, 0);
    expect(told(placements(board, 'lane'))).toBe(told(tried(board, undefined, 'lane')));
    expect(placements(board, 'lane')).toHaveLength(40);
  });

  it('keep every square of a tile before the end that is given', () => {
    const board = boundless();
    place(board, 'meadow', 0, 0);
    const end = cellOf(board.area, 1, board.area.minY);
    expect(told(placements(board, 'meadow', end))).toBe(told(placements(board, 'meadow').filter(({ x }) => x <= 0)));
    const large = placements(board, 'avenue').filter(
      ({ x, turns }) => x <= 0 && !(x === 0 && turns === 0) && !(x === 1),
    );
    expect(told(placements(board, 'avenue', end))).toBe(told(large));
    expect(hasPlacement(board, typeOf('avenue'), cellOf(board.area, -1, board.area.minY))).toBe(false);
  });
});

it('a large tile that does not fit is told every side at which it does not', () => {
  const board = boundless();
  place(board, 'street', 0, 0);
  place(board, 'cap', 1, 0, 2);
  const kinds = ({ offered, demanded, ...clash }: { offered: number; demanded: number }) => ({
    ...clash,
    offered: TABLE.sideKinds[offered]![1],
    demanded: TABLE.sideKinds[demanded]![1],
  });
  const clashes = clashesAt(board, typeOf('avenue'), { x: 0, y: 1, turns: 0 }).map(kinds);
  expect(clashes).toEqual([
    { x: 0, y: 1, side: 0, offered: 'field', demanded: 'road' },
    { x: 1, y: 1, side: 0, offered: 'field', demanded: 'city' },
  ]);
  expect(clashesAt(board, typeOf('avenue'), { x: 0, y: -1, turns: 3 })).toEqual([]);
});

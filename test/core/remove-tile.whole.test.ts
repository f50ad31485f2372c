import { describe, expect, it } from 'vitest';
import { type Board, copyBoard } from '../../src/core/board.ts';
import { newJournal, placeTile, removeLastTile } from '../../src/core/place-tile.ts';
import { drawIndex, generatorOf, parseSeed } from '../../src/core/shuffle.ts';
import { bounded, boundless, place, placements, print, TABLE } from './landscape.ts';

const ISLAND = ['XXXXXXX', 'XXXXXXX', 'XXXXXXX', 'XXXXXXX', ' XXXXXX'];
const PRINTED = {
  tiles: [
    ['capital', 3, 1, 0],
    ['two caps', 1, 3, 1],
  ],
  prints: [print('road', [[6, 0, 'E']]), print('city', [[0, 3, 'W']])],
} as const;

/** All that is on a board, as text: what lies beyond the counts is left over and is never read. */
function contentOf(board: Board): string {
  const { cells, squareCount, squareTile, squarePart, tileCount, openCount, openCell, openDemand, graph } = board;
  const { columns, segmentCount } = graph;
  const list = (array: ArrayLike<number> & { slice(from: number, to: number): ArrayLike<number> }, count: number) =>
    Array.from(array.slice(0, count));
  return JSON.stringify({
    cells: cells.join(),
    used: [board.usedFrom, board.usedTo],
    squares: [list(squareTile, squareCount), list(squarePart, squareCount)],
    tiles: [board.tileType, board.tileTurns, board.tileCell, board.tileSegment].map((of) => list(of, tileCount)),
    open: [list(openCell, openCount), list(openDemand, openCount)],
    parents: list(graph.parent, segmentCount),
    rings: list(graph.next, segmentCount),
    tallies: list(graph.tally, segmentCount * columns),
  });
}

describe('a tile that is taken off again', () => {
  it.each([
    ['without bounds', () => boundless()],
    ['with bounds, prints and printed cities', () => bounded(ISLAND, PRINTED)],
  ])('leaves the board as it was, wherever it lay, %s', (_, made) => {
    const journal = newJournal();
    for (let game = 1; game <= 2; game++) {
      const random = generatorOf(parseSeed(game.toString(16).padStart(32, '0'))!);
      const board = made();
      place(board, 'cap', 0, 0);
      for (let turn = 0; turn < 8; turn++) {
        const before = contentOf(board);
        const found = TABLE.types.flatMap(({ id }, type) => placements(board, id).map((at) => ({ type, at })));
        for (const { type, at } of found) {
          const usual = copyBoard(board);
          placeTile(usual, type, at);
          placeTile(board, type, at, undefined, journal);
          expect(contentOf(board) === contentOf(usual)).toBe(true);
          removeLastTile(board, journal);
          expect(contentOf(board) === before, `${TABLE.types[type]!.id} at ${at.x},${at.y}`).toBe(true);
        }
        if (found.length === 0) break;
        const { type, at } = found[drawIndex(random, found.length)]!;
        placeTile(board, type, at);
      }
    }
  });
});

import { describe, expect, it } from 'vitest';
import { touchedFeatures } from '../../src/core/adjacency.ts';
import { type Board, copyBoard } from '../../src/core/board.ts';
import { featureOf } from '../../src/core/feature-graph.ts';
import { bounded, boundless, place, print, segmentAt } from './landscape.ts';

/** The cities that the field at a port touches, each by the middle of a side with a city. */
function cities(board: Board, field: number, sides: readonly (readonly [number, number, 'N' | 'E' | 'S' | 'W'])[]) {
  const touched = touchedFeatures(board, field);
  const named = sides.filter(([x, y, side]) =>
    touched.includes(featureOf(board.graph, segmentAt(board, [x, y], side))),
  );
  return { count: touched.length, sides: named.map(([x, y, side]) => `${x},${y} ${side}`) };
}

describe('a field', () => {
  it('touches the cities beside it on its own tile, and no other', () => {
    const board = boundless();
    place(board, 'two caps', 0, 0);
    place(board, 'meadow', 1, 0);
    place(board, 'cap', 1, 1, 2);
    place(board, 'meadow', -1, 0);
    const sides = [
      [0, 0, 'N'],
      [0, 0, 'S'],
      [1, 1, 'S'],
    ] as const;
    expect(cities(board, segmentAt(board, [-1, 0], 'W'), sides)).toEqual({
      count: 3,
      sides: ['0,0 N', '0,0 S', '1,1 S'],
    });
    place(board, 'street', 2, 0);
    expect(touchedFeatures(board, segmentAt(board, [2, 0], 'E'))).toEqual([]);
    expect(touchedFeatures(board, segmentAt(board, [2, 0], 'W'))).toHaveLength(3);
  });

  it('touches a city once, by however many tiles and after whatever joined', () => {
    const board = boundless();
    place(board, 'corner', 0, 0, 1);
    place(board, 'meadow', 0, 1);
    place(board, 'meadow', 1, 1);
    place(board, 'meadow', 2, 1);
    const field = segmentAt(board, [0, 1], 'N');
    expect(touchedFeatures(board, field)).toHaveLength(1);
    place(board, 'corner', 2, 0);
    expect(touchedFeatures(board, field)).toHaveLength(2);
    place(board, 'passage', 1, 0, 1);
    expect(touchedFeatures(board, field)).toEqual([featureOf(board.graph, segmentAt(board, [2, 0], 'N'))]);
  });

  it('keeps its cities when fields join and when cities join, in every order', () => {
    const tiles = [
      ['cap', 0, 0, 0],
      ['cap', 0, -1, 2],
      ['two caps', 1, 0, 0],
      ['passage', 1, -1, 0],
      ['meadow', 2, 0, 0],
      ['street', 0, 1, 1],
    ] as const;
    const orders = [tiles, [...tiles].reverse(), [...tiles.slice(3), ...tiles.slice(0, 3)]];
    const ends = orders.map((order) => {
      const board = boundless();
      for (const [id, x, y, turns] of order) place(board, id, x, y, turns);
      const sides = [
        [0, 0, 'N'],
        [1, 0, 'N'],
        [1, 0, 'S'],
      ] as const;
      return [
        cities(board, segmentAt(board, [0, 0], 'S'), sides),
        cities(board, segmentAt(board, [0, 1], 'S'), sides),
        cities(board, segmentAt(board, [1, -1], 'E'), sides),
      ];
    });
    expect(ends[0]).toEqual([
      { count: 3, sides: ['0,0 N', '1,0 N', '1,0 S'] },
      { count: 0, sides: [] },
      { count: 1, sides: ['1,0 N'] },
    ]);
    expect(ends[1]).toEqual(ends[0]);
    expect(ends[2]).toEqual(ends[0]);
  });

  it('touches a printed city along its closed side, and none across a print at the border', () => {
    const city = print('city', [[1, 2, 'E']]);
    const board = bounded(['###', '## ', '## '], {
      tiles: [['capital', 0, 0, 0]],
      prints: [city, print('field', [[0, 2, 'W']])],
    });
    place(board, 'meadow', 0, 1);
    place(board, 'cap', 1, 2, 1);
    place(board, 'meadow', 0, 2);
    const sides = [
      [1, 0, 'E'],
      [1, 2, 'E'],
    ] as const;
    expect(cities(board, segmentAt(board, [0, 1], 'N'), sides)).toEqual({ count: 2, sides: ['1,0 E', '1,2 E'] });
    expect(touchedFeatures(board, segmentAt(board, [1, 0], 'N'))).toEqual([
      featureOf(board.graph, segmentAt(board, [0, 0], 'N')),
    ]);
  });

  it('touches in a copy what it touches there', () => {
    const board = boundless();
    place(board, 'cap', 0, 0);
    const copy = copyBoard(board);
    place(copy, 'cap', 0, 1, 2);
    expect(touchedFeatures(copy, segmentAt(copy, [0, 0], 'S'))).toHaveLength(2);
    expect(touchedFeatures(board, segmentAt(board, [0, 0], 'S'))).toHaveLength(1);
  });
});

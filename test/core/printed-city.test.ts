import { describe, expect, it } from 'vitest';
import { countTiles, featureOf, marksOn } from '../../src/core/feature-graph.ts';
import { bounded, openAt, picture, place, segmentAt, turnsAt } from './landscape.ts';

describe('a large city printed on two squares', () => {
  // City to the N and W of its left square, to the E and S of its right square; fields elsewhere.
  const LAND = ['####', '####', '####'];
  const printed = { tiles: [['capital', 1, 1, 0]] } as const;

  it('covers its squares, but nothing beside it is legal until it is connected', () => {
    expect(picture(bounded(LAND, printed), LAND)).toEqual(['....', '.xx.', '....']);
    const board = bounded(LAND, printed);
    place(board, 'meadow', 0, 2);
    expect(picture(board, LAND)).toEqual(['....', 'oxx.', 'xo..']);
  });

  it.each([
    ['an open side', 'cap', 1, 0, 2, ['oxo.', 'oxxo', '.oo.']],
    ['a closed side', 'meadow', 2, 0, 0, ['.oxo', 'oxxo', '.oo.']],
  ] as const)('is connected by any tile beside %s, and then everywhere', (_, id, x, y, turns, squares) => {
    const board = bounded(LAND, printed);
    place(board, id, x, y, turns);
    expect(picture(board, LAND)).toEqual(squares);
  });

  it('binds its neighbours, connected or not', () => {
    const board = bounded(LAND, printed);
    place(board, 'meadow', 0, 2);
    expect(turnsAt(board, 'cap', 0, 1)).toEqual([1]);
    expect(turnsAt(board, 'meadow', 0, 1)).toEqual([]);
    expect(turnsAt(board, 'cap', 1, 2)).toEqual([1, 2]);
    place(board, 'meadow', 1, 2);
    expect(turnsAt(board, 'cap', 2, 2)).toEqual([0]);
    expect(turnsAt(board, 'cap', 2, 0)).toEqual([0, 1, 3]);
  });

  it('is one feature with the cities beside it, closed when all its open sides are covered', () => {
    const board = bounded(LAND, printed);
    place(board, 'cap', 1, 0, 2);
    place(board, 'cap', 0, 1, 1);
    place(board, 'cap', 3, 1, 3);
    expect(openAt(board, [1, 0], 'S')).toBe(3);
    place(board, 'cap', 2, 2);
    expect(openAt(board, [1, 0], 'S')).toBe(0);
    const segment = segmentAt(board, [2, 2], 'N');
    const { graph } = board;
    expect(marksOn(graph, featureOf(graph, segment), 0)).toBe(4);
    expect(segmentAt(board, [1, 1], 'N')).toBe(segmentAt(board, [2, 1], 'S'));
    expect(featureOf(graph, segmentAt(board, [2, 1], 'E'))).toBe(featureOf(graph, segment));
    // The city as a tile of two squares, and four caps.
    expect(countTiles(graph, segment)).toBe(5);
  });

  it('ends at the border where it is printed there', () => {
    const board = bounded(['##', '##'], { tiles: [['capital', 0, 0, 0]] });
    expect(openAt(board, [0, 0], 'N')).toBe(3);
    expect(openAt(board, [1, 0], 'N')).toBe(0);
    expect(openAt(board, [0, 0], 'S')).toBe(3);
  });

  it('joins another one printed beside it', () => {
    const board = bounded(['#####'], {
      tiles: [
        ['capital', 0, 0, 0],
        ['corner', 2, 0, 0],
      ],
    });
    expect(featureOf(board.graph, segmentAt(board, [1, 0], 'E'))).toBe(
      featureOf(board.graph, segmentAt(board, [2, 0], 'W')),
    );
    expect(openAt(board, [0, 0], 'N')).toBe(0);
    place(board, 'meadow', 3, 0);
    expect(picture(board, ['#####'])).toEqual(['xxxxo']);
  });
});

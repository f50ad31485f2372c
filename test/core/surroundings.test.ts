import { describe, expect, it } from 'vitest';
import { addStrength, featureOf, isOccupied, openPorts, strengthOf } from '../../src/core/feature-graph.ts';
import { surroundingsOf } from '../../src/core/surroundings.ts';
import { bounded, boundless, place, print } from './landscape.ts';

const AROUND = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => ({ x, y }))).filter(({ x, y }) => x !== 0 || y !== 0);

describe('what surrounds a square', () => {
  it('is eight squares, the diagonal ones too, each counted once it has a tile', () => {
    const board = boundless();
    place(board, 'monastery', 0, 0);
    for (const [index, { x, y }] of AROUND.entries()) {
      expect(surroundingsOf(board, { x: 0, y: 0 })).toEqual({ covered: index, free: 8 - index });
      place(board, 'meadow', x, y);
    }
    expect(surroundingsOf(board, { x: 0, y: 0 })).toEqual({ covered: 8, free: 0 });
    place(board, 'meadow', 2, 0);
    expect(surroundingsOf(board, { x: 0, y: 0 })).toEqual({ covered: 8, free: 0 });
  });

  it('counts each square of a large tile', () => {
    const board = boundless();
    place(board, 'monastery', 0, 0);
    place(board, 'avenue', 0, 1);
    expect(surroundingsOf(board, { x: 0, y: 0 })).toEqual({ covered: 2, free: 6 });
  });

  it('leaves out what is not on the board, whatever is printed there', () => {
    const prints = [print('road', [[1, 0, 'N']]), print('city', [[0, 1, 'W']])];
    const board = bounded([' # ', '###'], { prints });
    place(board, 'monastery', 1, 1);
    expect(surroundingsOf(board, { x: 1, y: 1 })).toEqual({ covered: 0, free: 3 });
    place(board, 'end', 1, 0);
    place(board, 'cap', 0, 1, 3);
    place(board, 'meadow', 2, 1);
    expect(surroundingsOf(board, { x: 1, y: 1 })).toEqual({ covered: 3, free: 0 });
  });

  it('counts the squares of a printed city, connected or not', () => {
    const board = bounded(['####', '####'], { tiles: [['capital', 0, 0, 0]] });
    expect(surroundingsOf(board, { x: 2, y: 1 })).toEqual({ covered: 1, free: 4 });
    expect(surroundingsOf(board, { x: 1, y: 1 })).toEqual({ covered: 2, free: 3 });
    place(board, 'monastery', 2, 1);
    expect(surroundingsOf(board, { x: 2, y: 1 })).toEqual({ covered: 1, free: 4 });
  });
});

it('a feature without ports stays for itself, and can be occupied', () => {
  const board = boundless();
  const tiles = [place(board, 'monastery', 0, 0), place(board, 'monastery', 1, 0)];
  const { graph, tileSegment } = board;
  const [one, other] = tiles.map((tile) => featureOf(graph, tileSegment[tile]!));
  expect(one).not.toBe(other);
  addStrength(graph, one!, 1, 1);
  expect(
    [one!, other!].map((root) => [isOccupied(graph, root), strengthOf(graph, root, 1), openPorts(graph, root)]),
  ).toEqual([
    [true, 1, 0],
    [false, 0, 0],
  ]);
});

import { describe, expect, it } from 'vitest';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import { MadeGame } from './made-game.ts';

/** A monastery alone; of what is left the crossroads fit nowhere beside it. */
const begin = () => {
  const pile = ['base-b', 'base-e', 'base-x', 'base-b', 'base-b'];
  return new MadeGame('germany', { start: ['base-b 8,2 r0'], pile });
};

describe('what fits a square', () => {
  it('is told by tile with its copies left and its turns, of which those that look alike are one (M25)', () => {
    expect(carcassonne.fittingTiles!(begin().state, { x: 7, y: 2 })).toEqual({
      ok: true,
      value: [
        { tile: 'base-b', count: 3, rotations: [0] },
        { tile: 'base-e', count: 1, rotations: [0, 180, 270] },
      ],
    });
    // The drawn tile is not left any more.
    expect(carcassonne.fittingTiles!(begin().play('draw').state, { x: 7, y: 2 })).toMatchObject({
      value: [{ tile: 'base-b', count: 2 }, { tile: 'base-e' }],
    });
  });

  it('is nothing where the square is free, but no tile fits', () => {
    const game = new MadeGame('germany', { start: ['base-b 8,2 r0'], pile: ['base-x', 'base-c'] });
    expect(carcassonne.fittingTiles!(game.state, { x: 7, y: 2 })).toEqual({ ok: true, value: [] });
  });

  it.each([
    ['square-taken', 8, 2],
    ['square-apart', 7, 3],
    ['square-apart', 0, 0],
    // Berlin, which nobody has connected.
    ['square-taken', 9, 5],
  ] as const)('is refused with %s at %i,%i', (code, x, y) => {
    expect(carcassonne.fittingTiles!(begin().state, { x, y })).toEqual({ ok: false, failure: { code, x, y } });
  });

  it('is not asked once the game is over', () => {
    const game = new MadeGame('germany', { start: ['base-b 8,2 r0'], pile: ['base-b'] }).plainTurns('9,2');
    expect(carcassonne.fittingTiles!(game.state, { x: 7, y: 2 })).toEqual({
      ok: false,
      failure: { code: 'game-over' },
    });
    expect(carcassonne.openSquares!(game.state)).toEqual([]);
  });
});

describe('the squares where something fits', () => {
  it('are told with the copies of all tiles that do, whoever is to do what', () => {
    const squares = (game: MadeGame) =>
      [...carcassonne.openSquares!(game.state)].sort((a, b) => a.x - b.x || a.y - b.y);
    expect(squares(begin())).toEqual([
      { x: 7, y: 2, count: 4 },
      { x: 8, y: 3, count: 4 },
      { x: 9, y: 2, count: 4 },
    ]);
    const later = begin().play('draw', 'place 7,2 r0');
    expect(squares(later).map(({ x, y, count }) => `${x},${y} ${count}`)).toEqual(['6,2 3', '7,3 3', '8,3 3', '9,2 3']);
    expect(later.phase).toBe('piece');
  });
});

import { describe, expect, it } from 'vitest';
import type { GamePosition } from '../../../src/app/table.ts';
import type { Square } from '../../../src/core/tile.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import { translatorFor } from '../../../src/i18n/translate.ts';
import { fittingLines } from '../../../src/telling/board/fitting-lines.ts';
import { CONTENT } from './content.ts';
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

describe('the squares that nothing fits any more', () => {
  /** Two caps beside a square, with these tiles still to come. */
  const hole = (...left: readonly string[]) => {
    const start = ['base-b 8,2 r0', 'base-e 9,2 r180', 'base-e 8,3 r90'];
    return new MadeGame('germany', { start, pile: ['base-b', ...left, 'base-b'] });
  };

  it('are free, between tiles, and asked for by nothing of the pile, in a hand or drawn', () => {
    const dead = (game: MadeGame) => carcassonne.deadSquares!(game.state);
    expect(dead(hole('base-u'))).toEqual([{ x: 9, y: 3 }]);
    expect(dead(hole('base-m'))).toEqual([]);
    expect(dead(hole().play('draw', 'place 7,2 r0'))).toEqual([{ x: 9, y: 3 }]);
    const last = hole();
    last.state.pile = ['base-m'].map((id) => CONTENT.indexOf.get(id)!);
    expect(dead(last.play('draw'))).toEqual([]);
  });

  it('are told from the chance that a tile comes which fits one', () => {
    const { state } = hole('base-m', 'base-u', 'base-u');
    const position = { game: carcassonne, content: CONTENT, fold: { state, actions: [] } } as unknown as GamePosition;
    const lines = (square: Square) => {
      const fitting = carcassonne.fittingTiles!(state, square);
      return fitting.ok ? fittingLines(translatorFor('en'), position, { square, fitting: fitting.value }) : [];
    };
    // One tile of five: two draws of five in the round, and as many of one player.
    expect(lines({ x: 9, y: 3 })[0]).toMatch(
      /1 fits .* Chance that one of them comes: 40% in the next round, 40% for one/,
    );
  });
});

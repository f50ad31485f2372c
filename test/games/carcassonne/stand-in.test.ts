import { describe, expect, it } from 'vitest';
import { makeAction } from '../../../src/games/carcassonne/game/action.ts';
import { standInAction } from '../../../src/games/carcassonne/rules/stand-in.ts';
import { MadeGame, plain } from './made-game.ts';

/** What is played for the seat to move when its player is absent. */
function standIn({ state }: MadeGame): string {
  return makeAction(standInAction(state));
}

describe('for an absent player', () => {
  it('the tile goes where it brings most in this turn, with the meeple that it would take', () => {
    const start = ['base-b 7,2 r0', 'base-b 8,2 r0'];
    const game = new MadeGame('germany', { start, pile: ['base-e', 'base-b'] }).play('draw');
    // Only there the sea completes the city.
    expect(standIn(game)).toBe('place 6,2 r0');
    game.play('place 6,2 r0');
    expect(standIn(game)).toBe('meeple 0');
    expect(game.play('meeple 0').scores).toEqual([2, 0]);
  });

  it('a chip under the tile, which nobody knows, does not keep it from the meeple that follows', () => {
    const start = ['base-b 7,2 r0', 'base-b 8,2 r0'];
    const position = { start, pile: ['base-e', 'base-b'], chips: ['6,2 orange1'] };
    const game = new MadeGame('germany', position).play('draw');
    expect(standIn(game)).toBe('place 6,2 r0');
    game.play('place 6,2 r0');
    expect(standIn(game)).toBe('take');
  });

  it('of equal choices the first is taken, and no meeple is placed where nothing is scored', () => {
    const game = new MadeGame('germany', { start: ['base-b 6,9 r0'], pile: plain(2) }).play('draw');
    expect(standIn(game)).toBe(game.legal[0]);
    game.play('place 6,8 r0');
    expect(game.legal.length).toBeGreaterThan(1);
    expect(standIn(game)).toBe('pass');
  });

  it('points of others do not count, nor those of the final scoring', () => {
    // Red's road has two tiles, blue's has four; one more tile completes either of them.
    const game = new MadeGame('germany', {
      start: ['base-a 5,9 r270', 'base-a 5,12 r270'],
      pile: ['base-u', 'base-u', 'base-u', 'base-u', 'base-a', 'base-b'],
    });
    game.turn('6,9 r0', 'meeple 0').turn('6,12 r0', 'meeple 0').turn('7,12 r0').turn('8,12 r0').play('draw');
    expect(game.legal).toEqual(expect.arrayContaining(['place 7,9 r90', 'place 9,12 r90']));
    expect(standIn(game)).toBe('place 7,9 r90');
    // The last tile of the pile: a meeple in the field would bring points only in the final scoring.
    const last = new MadeGame('germany', { start: ['base-e 6,2 r0'], pile: plain(1) }).play('draw', 'place 7,2 r0');
    expect(last.legal).toEqual(['meeple 0', 'meeple 1', 'pass']);
    expect(standIn(last)).toBe('pass');
  });

  it('no wine is sold, whatever it would bring', () => {
    const position = { start: ['base-b 12,8 r0'], pile: ['base-a', 'base-b'], chips: ['13,8 purple2'] };
    const game = new MadeGame('france', position).play('draw', 'place 13,8 r270', 'take');
    expect(game.legal).toContain('sell purple 2 abroad');
    // The road abroad is complete: tile, print and coat of arms.
    expect(standIn(game)).toBe('meeple 0');
    game.play('meeple 0');
    expect(game.scores).toEqual([2 + 4, 0]);
    const poor = new MadeGame('france', position);
    poor.state.supply[0] = 0;
    expect(standIn(poor.play('draw', 'place 13,8 r270', 'take'))).toBe('pass');
  });

  it('no meeple is upgraded, even for a majority', () => {
    // The road has one meeple of red, and two of blue.
    const game = new MadeGame('germany', {
      start: ['base-a 2,12 r270', 'base-a 9,12 r90', 'base-b 5,11 r0'],
      pile: ['base-u', 'base-u', 'base-u', 'base-u', 'base-u', 'base-b', 'base-u', 'base-b'],
      chips: ['3,12 orange2', '4,12 purple2'],
    });
    game.turn('3,12 r0', 'take', 'meeple 0').turn('5,12 r0', 'meeple 0').turn('4,12 r0', 'take');
    game.turn('8,12 r0', 'meeple 0').turn('6,12 r0').turn('6,11 r0').play('draw', 'place 7,12 r0');
    game.play(...(game.phase === 'piece' ? ['pass'] : []));
    expect(game.legal).toEqual(['upgrade 0 22', 'pass']);
    expect(standIn(game)).toBe('pass');
  });

  it('no other turn is bought, and no tile of an island', () => {
    const isle = new MadeGame('great-britain', { start: ['base-b 9,8 r0'], pile: plain(4), chips: [] });
    isle.play('draw', 'place 9,9 r0', 'pass');
    expect(isle.legal).toEqual(['turn', 'pass']);
    expect(standIn(isle)).toBe('pass');
    const islands = new MadeGame('benelux', {
      start: ['base-b 9,8 r0'],
      pile: plain(4),
      chips: ['8,8 orange1'],
      islands: [[['base-b']], [['base-b']], [['base-b']]],
    });
    islands.turn('8,8 r0', 'take').turn('8,7 r0');
    expect(islands.legal).toEqual(['draw', 'island orange 0']);
    expect(standIn(islands)).toBe('draw');
  });

  it('a treat is laid on the first square', () => {
    const treat = new MadeGame('iberica', { start: ['base-b 9,5 r0'], pile: plain(3), chips: ['9,4 lightBlue2'] });
    treat.play('draw', 'place 9,4 r0', 'take');
    expect(standIn(treat)).toBe(treat.legal[0]);
  });

  it('no meeple goes through a portal, no fairy moves, and nobody is sent home (F67)', () => {
    const options = { dragon: true } as const;
    const last = (pile: readonly string[], ...turns: readonly (readonly [string, ...string[]])[]) => {
      const game = new MadeGame('none', { start: ['base-d 0,0 r0'], pile: [...pile, ...plain(2)], options });
      for (const turn of turns.slice(0, -1)) game.turn(...turn);
      return game.play('draw', `place ${turns.at(-1)![0]}`);
    };
    const portal = last(['princess-z'], ['-1,0 r0']);
    expect(portal.legal).toContain('portal 0,0 0');
    // The fairy would bring 3 where this tile completes the own road.
    const fairy = last(['base-a', 'base-b', 'base-a'], ['1,0 r90', 'meeple 0'], ['0,1 r0'], ['-1,0 r270']);
    expect(fairy.legal).toContain('fairy 0');
    // This tile completes the city of another.
    const princess = last(['base-e', 'base-g', 'princess-l'], ['0,1 r180'], ['0,-1 r90', 'meeple 0'], ['0,-2 r180']);
    expect(princess.legal).toContain('princess 0');
    expect([portal, fairy, princess].map(standIn)).toEqual(['pass', 'pass', 'pass']);
  });

  it('no abbey is placed, also in the last round (F67)', () => {
    const start = ['0,0', '1,0', '2,0', '0,1', '2,1', '0,2', '1,2', '2,2'].map((square) => `base-b ${square} r0`);
    const game = new MadeGame('none', { start, pile: plain(2), options: { abbey: true } });
    expect(game.legal).toEqual(['draw', 'abbey 1,1']);
    expect(standIn(game)).toBe('draw');
    game.turn('3,0 r0').play('draw', 'place 3,1 r0', 'pass');
    expect([game.phase, game.legal]).toEqual(['abbey', ['abbey 1,1', 'pass']]);
    expect(standIn(game)).toBe('pass');
  });

  it('nothing is played when the game is over', () => {
    const game = new MadeGame('germany', { start: ['base-b 8,2 r0'], pile: plain(1) }).plainTurns('9,2');
    expect(() => standInAction(game.state)).toThrow(/over/);
  });
});

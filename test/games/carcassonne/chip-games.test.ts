import { describe, expect, it } from 'vitest';
import { gainOf } from '../../../src/games/carcassonne/choices.ts';
import type { UpgradedMeeple } from '../../../src/games/carcassonne/expansions/upgrades/rules.ts';
import { MadeGame, plain } from './made-game.ts';

describe('upgrades (Germany)', () => {
  /**
   * Red takes these chips in as many turns, places a meeple in the first of them, and stands before the upgrade of the
   * last.
   */
  function upgrading(...chips: readonly string[]): MadeGame {
    const squares = ['6,8', '6,7', '6,6', '6,10', '6,11'];
    const others = ['5,9', '5,8', '5,7', '5,10', '5,11'];
    const game = new MadeGame('germany', {
      start: ['base-b 6,9 r0'],
      pile: plain(12),
      chips: chips.map((chip, at) => `${squares[at]} ${chip}`),
    });
    chips.forEach((_, at) => {
      game.play('draw', `place ${squares[at]} r0`, 'take', at === 0 ? 'meeple 0' : 'pass');
      if (at < chips.length - 1) game.passOn().plainTurns(others[at]!);
    });
    return game;
  }

  it('is paid with chips of exactly 4, and the owner chooses which lies under the meeple', () => {
    expect(upgrading('orange2', 'purple2').legalOf('upgrade')).toEqual(['upgrade 0 22']);
    expect(upgrading('orange1', 'purple2', 'purple1').legalOf('upgrade')).toEqual(['upgrade 0 112', 'upgrade 0 211']);
    expect(upgrading('orange1', 'purple1', 'purple1', 'lightBlue1').legalOf('upgrade')).toEqual(['upgrade 0 1111']);
    expect(upgrading('orange1', 'purple2').legal).toEqual(['draw']);
    expect(upgrading('orange1', 'purple1', 'purple1').legal).toEqual(['draw']);
  });

  it('chips may be kept for another turn', () => {
    const game = upgrading('orange2', 'purple2').passOn();
    expect(game.hand(0)).toEqual(['orange2', 'purple2']);
    game.plainTurns('5,8').play('draw', 'place 6,6 r0', 'pass');
    expect(game.legalOf('upgrade')).toEqual(['upgrade 0 22']);
  });

  it('the paid chips are gone, and the meeple counts as two', () => {
    const game = upgrading('orange2', 'purple2').play('upgrade 0 22');
    expect(game.hand(0)).toEqual([]);
    expect(game.view.pieces.map(({ piece }) => piece)).toEqual(['upgraded']);
    expect(game.feature(6, 8, 'monastery').strengths).toEqual([2, 0]);
  });

  it('the first chip of the payment lies under the meeple, the others leave', () => {
    const under = (pay: string) => {
      const { pieces } = upgrading('orange1', 'purple2', 'purple1').play(`upgrade 0 ${pay}`).state;
      return (pieces[0]!.raised as UpgradedMeeple).chip.value;
    };
    expect(under('112')).toBe(1);
    expect(under('211')).toBe(2);
  });

  it('only once for a meeple, but several in a turn, each of them paid', () => {
    const game = upgrading('orange2', 'purple2', 'orange2', 'purple2').passOn();
    game.plainTurns('5,10').play('draw', 'place 6,11 r0', 'meeple 0');
    expect(game.legalOf('upgrade')).toEqual(['upgrade 0 22', 'upgrade 1 22']);
    game.play('upgrade 1 22');
    expect(game.legalOf('upgrade')).toEqual(['upgrade 0 22']);
    game.play('upgrade 0 22');
    expect(game.hand(0)).toEqual([]);
    expect(game.phase).toBe('draw');
    const again = upgrading('orange2', 'purple2', 'orange2', 'purple2').play('upgrade 0 22');
    expect(again.phase).toBe('draw');
  });

  it("nobody upgrades another seat's meeple", () => {
    const game = new MadeGame('germany', {
      start: ['base-b 6,9 r0'],
      pile: plain(6),
      chips: ['6,8 orange2', '6,7 orange2'],
    });
    game.turn('6,8 r0', 'take').turn('5,9 r0', 'meeple 0').play('draw', 'place 6,7 r0', 'take');
    expect(game.play('pass').phase).toBe('draw');
    const own = new MadeGame('germany', {
      start: ['base-b 6,9 r0'],
      pile: plain(6),
      chips: ['6,8 orange2', '6,7 orange2'],
    });
    own.turn('6,8 r0', 'take').turn('5,9 r0', 'meeple 0').play('draw', 'place 6,7 r0', 'take', 'meeple 0');
    expect(own.legalOf('upgrade')).toEqual(['upgrade 1 22']);
  });

  it('comes after the meeple and before the scoring, whose majority it gives; the chip leaves with the meeple', () => {
    const game = new MadeGame('germany', {
      start: ['base-a 5,9 r270', 'base-a 9,9 r90'],
      pile: ['base-u', 'base-u', 'base-u', 'base-b', 'base-b'],
      chips: ['6,9 orange2', '7,9 purple2'],
    });
    game.turn('6,9 r0', 'take', 'meeple 0').turn('8,9 r0', 'meeple 0');
    game.play('draw', 'place 7,9 r0', 'take', 'pass', 'upgrade 0 22');
    expect(game.scores).toEqual([2 + 2 + 5, 0]);
    expect(game.supply).toEqual([9, 9]);
    expect(game.view.pieces).toEqual([]);
    expect(game.hand(0)).toEqual([]);
  });

  it('counts for farmers at the end, too', () => {
    const scores = (...upgrade: string[]) => {
      const game = new MadeGame('germany', {
        // The last tile joins two fields, one of which touches a closed city.
        start: ['base-e 6,9 r0', 'base-e 6,8 r180', 'base-b 9,9 r0'],
        pile: plain(3),
        chips: ['5,9 orange2', '7,9 purple2'],
      });
      game.turn('5,9 r0', 'take', 'meeple 1').turn('8,9 r0', 'meeple 1');
      return game.play('draw', 'place 7,9 r0', 'take', 'pass', ...upgrade).passOn().scores;
    };
    expect(scores()).toEqual([2 + 2 + 3, 3]);
    expect(scores('upgrade 0 22')).toEqual([2 + 2 + 3, 0]);
  });
});

describe('wine (France)', () => {
  it('is sold to a covered town that grows the grape, for 9 points and two points of chips', () => {
    const game = new MadeGame('france', {
      start: ['base-b 10,6 r0'],
      pile: plain(6),
      chips: ['10,7 purple2', '9,7 orange2'],
    });
    game.plainTurns('10,7', '9,6', '9,7', '8,6');
    game.play('draw');
    // Before the tile is placed the squares tell it.
    const sale = [
      { x: 11, y: 6 },
      { x: 7, y: 6 },
    ].map((square) => gainOf(game.state, { type: 'place', ...square, rotation: 0 }));
    expect(sale).toEqual([9, 0]);
    game.play('place 11,6 r0');
    expect(game.legalOf('sell')).toEqual(['sell purple 2 town']);
    game.play('sell purple 2 town');
    expect(game.scores).toEqual([2 + 2 + 9, 0]);
    // The sold chips leave the game.
    expect(game.hand(0)).toEqual(['orange2']);
  });

  it('is paid with 1 and 1 or with a 2 of one colour', () => {
    const sells = (...chips: string[]) => {
      const squares = ['12,7', '11,7', '10,7'];
      const game = new MadeGame('france', {
        start: ['base-b 12,8 r0'],
        pile: [...plain(chips.length * 2), 'base-a', 'base-b'],
        chips: chips.map((chip, at) => `${squares[at]} ${chip}`),
      });
      chips.forEach((_, at) => {
        game.plainTurns(squares[at]!, ['12,6', '13,6', '13,5'][at]!);
      });
      return game.play('draw', 'place 13,8 r270').legalOf('sell');
    };
    expect(sells('orange1', 'orange1')).toEqual(['sell orange 11 abroad']);
    expect(sells('orange1', 'purple1')).toEqual([]);
    expect(sells('orange2', 'purple2')).toEqual(['sell orange 2 abroad', 'sell purple 2 abroad']);
    expect(sells('orange1', 'orange1', 'orange2')).toEqual(['sell orange 11 abroad', 'sell orange 2 abroad']);
    expect(sells('orange1')).toEqual([]);
  });

  it('is sold abroad by the tile at a print with a coat of arms, for 5 points, also with a chip of this turn', () => {
    const game = new MadeGame('france', {
      start: ['base-b 12,8 r0'],
      pile: ['base-a', 'base-b'],
      chips: ['13,8 purple2'],
    });
    game.play('draw', 'place 13,8 r270', 'take', 'sell purple 2 abroad');
    expect(game.scores).toEqual([2 + 5, 0]);
    expect(game.hand(0)).toEqual([]);
    const city = new MadeGame('france', {
      start: ['base-b 13,10 r0'],
      pile: ['base-e', 'base-b'],
      chips: ['13,11 orange2'],
    });
    expect(city.play('draw', 'place 13,11 r90', 'take').legalOf('sell')).toEqual(['sell orange 2 abroad']);
  });

  it('is not sold at a print without a coat of arms, or by a ferry', () => {
    const mons = new MadeGame('france', {
      start: ['base-b 10,3 r0'],
      pile: ['base-a', 'base-b'],
      chips: ['10,2 purple2'],
    });
    expect(mons.play('draw', 'place 10,2 r180', 'take').legalOf('sell')).toEqual([]);
    const ferry = new MadeGame('france', {
      start: ['base-b 13,12 r0'],
      pile: ['base-k', 'base-b'],
      chips: ['13,13 purple2'],
    });
    expect(ferry.play('draw', 'place 13,13 r270', 'take').legalOf('sell')).toEqual([]);
  });

  it('is not sold in a later turn, or where a road only leads abroad', () => {
    const game = new MadeGame('france', {
      start: ['base-u 12,8 r0'],
      pile: ['base-u', 'base-b', 'base-k', 'base-b'],
      chips: ['13,8 orange2', '11,8 purple2'],
    });
    game.turn('13,8 r0', 'take', 'pass').turn('12,7 r0').play('draw', 'place 11,8 r180', 'take');
    expect(game.hand(0)).toEqual(['orange2', 'purple2']);
    expect(game.legalOf('sell')).toEqual([]);
  });

  it('is sold once a turn, to a town or abroad where one tile does both', () => {
    const game = new MadeGame('france', {
      start: ['base-b 13,4 r0'],
      pile: [...plain(4), 'base-a', 'base-b'],
      chips: ['12,4 lightBlue2', '12,5 purple2'],
    });
    game.plainTurns('12,4', '13,5', '12,5', '13,6').play('draw', 'place 14,4 r270');
    expect(game.legalOf('sell')).toEqual(['sell lightBlue 2 abroad', 'sell lightBlue 2 town', 'sell purple 2 abroad']);
    game.play('sell lightBlue 2 town');
    expect(game.scores).toEqual([2 + 2 + 9, 0]);
    expect(game.legalOf('sell')).toEqual([]);
  });

  it('is sold to a start square that is not used, as to a town (M2)', () => {
    const game = new MadeGame('france', {
      start: ['base-b 12,4 r0'],
      pile: plain(4),
      chips: ['12,5 orange2'],
    });
    game.plainTurns('12,5', '11,5').play('draw', 'place 13,4 r0');
    expect(game.legalOf('sell')).toEqual(['sell orange 2 town']);
  });

  it('is sold by a seat without meeples, too', () => {
    const game = new MadeGame('france', {
      start: ['base-b 12,8 r0'],
      pile: ['base-a', 'base-b'],
      chips: ['13,8 purple2'],
    });
    game.state.supply[0] = 0;
    expect(game.play('draw', 'place 13,8 r270', 'take').legal).toEqual(['sell purple 2 abroad', 'pass']);
  });

  it('brings nothing at the end', () => {
    const game = new MadeGame('france', { start: ['base-b 12,8 r0'], pile: plain(1), chips: ['12,7 purple2'] });
    expect(game.plainTurns('12,7')).toMatchObject({ phase: 'over', scores: [2, 0] });
  });
});

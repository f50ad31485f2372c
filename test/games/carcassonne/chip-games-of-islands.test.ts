import { describe, expect, it } from 'vitest';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import { MadeGame, plain } from './made-game.ts';

describe('island tiles (Benelux)', () => {
  const ISLANDS = [
    [['base-b'], ['base-b']],
    [
      ['base-b', 'base-v', 'base-u'],
      ['base-c', 'base-b'],
    ],
    [['base-b'], []],
  ];

  /** Red has taken these chips, and is to draw. */
  function sailing(chips: readonly string[], { left = 9, islands = ISLANDS, towns = 'none' as 'none' | 'a' } = {}) {
    const squares = ['8,8', '9,9', '7,8'];
    const game = new MadeGame('benelux', {
      start: ['base-b 9,8 r0'],
      pile: plain(chips.length * 2 + left),
      chips: chips.map((chip, at) => `${squares[at]} ${chip}`),
      islands,
      options: { towns },
    });
    chips.forEach((_, at) => {
      game.plainTurns(squares[at]!, ['8,7', '9,10', '9,11'][at]!);
    });
    return game;
  }

  it('a tile is offered for a chip of its colour, of either pile, if it fits', () => {
    expect(sailing(['orange1']).legal.sort()).toEqual(['draw', 'island orange 0']);
    expect(sailing(['orange2']).legal.sort()).toEqual(['draw', 'island orange 0']);
    expect(sailing(['lightBlue1']).legal.sort()).toEqual(['draw', 'island lightBlue 0', 'island lightBlue 1']);
    // The other pile is empty.
    expect(sailing(['purple1']).legal.sort()).toEqual(['draw', 'island purple 0']);
    expect(sailing([]).legal).toEqual(['draw']);
  });

  it('tiles are drawn automatically only where drawing is no choice', () => {
    expect(carcassonne.openingAction(sailing([]).state)).toEqual({ type: 'draw' });
    expect(carcassonne.openingAction(sailing(['orange1']).state)).toBeUndefined();
    expect(carcassonne.openingAction(sailing([]).play('draw').state)).toBeUndefined();
  });

  it('one chip is paid and leaves the game, the tile is placed, and the pile stays as it is', () => {
    const game = sailing(['orange1', 'orange2']);
    const drawn = game.state.drawn;
    game.play('island orange 0');
    expect(game.hand(0)).toHaveLength(1);
    expect(game.view).toMatchObject({ phase: 'place', drawn: 'base-b' });
    expect(game.state.drawn).toBe(drawn);
    // One tile a turn: no other one is offered, and none can be drawn.
    expect(game.legal.every((text) => text.startsWith('place'))).toBe(true);
  });

  it('whoever has drawn a tile cannot choose again', () => {
    const game = sailing(['orange1']).play('draw');
    expect(game.legal.every((text) => text.startsWith('place'))).toBe(true);
    expect(game.hand(0)).toEqual(['orange1']);
  });

  it('the next tile of the pile is shown at the end of the turn', () => {
    const tops = (game: MadeGame) => game.view.parts.islands!.piles.map(({ top }) => top);
    const game = sailing(['orange1']).play('island orange 0');
    expect(tops(game)).toEqual(['base-b', 'base-b', undefined, 'base-c', 'base-b', undefined]);
    game.play('place 7,7 r0');
    expect(tops(game)[2]).toBeUndefined();
    game.passOn();
    expect(tops(game)[2]).toBe('base-v');
  });

  it('in the turn of an extra tile the next island tile is to be had (M19, M20)', () => {
    const game = sailing(['orange1', 'orange2'], { towns: 'a' });
    game.play('island orange 0', 'place 9,7 r0').passOn();
    expect(game.seat).toBe(0);
    expect(game.legal.sort()).toEqual(['draw', 'island orange 0']);
    game.play('island orange 0');
    expect(game.view).toMatchObject({ drawn: 'base-v', phase: 'place' });
  });

  it('the game ends with the turn of the last face-down tile, whatever is left on islands and in hands', () => {
    const game = sailing(['orange1', 'orange2', 'orange2'], { left: 1 });
    game.play('island orange 0', 'place 7,7 r0').passOn();
    expect(game.phase).toBe('draw');
    expect(game.plainTurns('7,9').phase).toBe('over');
    expect(game.hand(0)).toHaveLength(2);
    expect(game.scores).toEqual([5, 0]);
  });

  it('who chose the pile gets no island tile when nothing in it fits (M24)', () => {
    const game = new MadeGame('benelux', {
      start: ['base-b 9,8 r0'],
      pile: ['base-b', 'base-b', 'base-c'],
      chips: ['8,8 orange1'],
      islands: ISLANDS,
    });
    game.plainTurns('8,8', '9,9');
    expect(game.legal).toContain('island orange 0');
    expect(game.play('draw').phase).toBe('over');
    expect(game.hand(0)).toEqual(['orange1']);
  });
});

describe('the Isle of Man (Great Britain)', () => {
  const RED = ['9,9', '10,8', '10,9', '11,9', '9,10'];
  const BLUE = ['9,7', '8,7', '9,6', '10,6'];

  /** A game whose chips lie on red's squares. */
  function sailing(chips: readonly string[], pile = plain(20)): MadeGame {
    const laid = chips.map((chip, at) => `${RED[at]} ${chip}`);
    return new MadeGame('great-britain', { start: ['base-b 9,8 r0'], pile, chips: laid });
  }

  /** A game in which towns give extra tiles; north of the start tile is Leeds. */
  const beforeLeeds = () =>
    new MadeGame('great-britain', {
      start: ['base-b 11,9 r0'],
      pile: plain(6),
      chips: [],
      options: { towns: 'a' },
    });

  it('a turn is bought after the scoring with a meeple of the supply, once a round', () => {
    const game = sailing([]).play('draw', 'place 9,9 r0', 'meeple 0');
    expect(game.legal).toEqual(['turn', 'pass']);
    game.play('turn');
    expect(game.view.seats[0]).toMatchObject({ meeples: 7, parts: { isle: 1 } });
    expect(game.view).toMatchObject({ phase: 'draw', seat: 0 });
    game.play('draw', 'place 10,8 r0', 'pass');
    expect(game.view).toMatchObject({ phase: 'draw', seat: 1 });
    expect(game.plainTurns('9,7').view).toMatchObject({ phase: 'draw', seat: 0 });
    expect(game.play('draw', 'place 10,9 r0', 'pass').legal).toEqual(['turn', 'pass']);
  });

  it('is not offered without a meeple in the supply, or without a face-down tile', () => {
    expect(sailing([], plain(1)).plainTurns('9,9').phase).toBe('over');
    const game = sailing([]);
    game.state.supply[0] = 0;
    game.play('draw', 'place 9,9 r0');
    expect(game.view).toMatchObject({ phase: 'draw', seat: 1 });
  });

  it('a meeple that comes home from the scoring of the turn may buy the next one', () => {
    const game = sailing([], ['base-b', 'base-b', 'base-e', 'base-b']);
    game.plainTurns('10,8', '9,7');
    game.state.supply[0] = 1;
    game.play('draw', 'place 11,8 r90', 'meeple 0');
    expect(game.scores).toEqual([2, 0]);
    expect(game.legal).toEqual(['turn', 'pass']);
  });

  it('a town that is covered in a bought turn brings an extra tile, and no other purchase (a, M20)', () => {
    const game = beforeLeeds().play('draw', 'place 12,9 r0', 'pass', 'turn', 'draw', 'place 11,10 r0', 'pass');
    expect(game.view).toMatchObject({ phase: 'draw', seat: 0 });
    game.play('draw', 'place 10,9 r0', 'pass');
    expect(game.view).toMatchObject({ phase: 'draw', seat: 1 });
  });

  it('the extra tile comes before the purchase, which is offered once (a, M19, M20)', () => {
    const game = beforeLeeds().play('draw', 'place 11,10 r0', 'pass');
    expect(game.view).toMatchObject({ phase: 'draw', seat: 0 });
    game.play('draw', 'place 12,9 r0', 'pass');
    expect(game.legal).toEqual(['turn', 'pass']);
    game.play('turn', 'draw', 'place 10,9 r0', 'pass');
    expect(game.view).toMatchObject({ phase: 'draw', seat: 1 });
  });

  it('a set of three equal values is paid at once, and all meeples come home', () => {
    const game = sailing(['purple1', 'purple1', 'orange1']);
    game.play('draw', 'place 9,9 r0', 'take', 'pass', 'turn', 'draw', 'place 10,8 r0', 'take', 'pass');
    game.plainTurns(BLUE[0]!);
    game.play('draw', 'place 10,9 r0', 'take');
    expect(game.view.seats[0]).toMatchObject({ meeples: 9, parts: { isle: 0, chips: [] } });
    // In time for the meeple of this turn.
    expect(game.phase).toBe('piece');
  });

  it('a meeple that comes home can be placed in the same turn', () => {
    const game = sailing(['purple1', 'purple1', 'orange1']);
    game.play('draw', 'place 9,9 r0', 'take', 'pass', 'turn', 'draw', 'place 10,8 r0', 'take', 'pass');
    game.plainTurns(BLUE[0]!);
    game.state.supply[0] = 0;
    game.play('draw', 'place 10,9 r0', 'take');
    expect(game.legal).toEqual(['meeple 0', 'meeple 1', 'pass']);
  });

  it('a set of three colours is paid, too, and with nobody on the Isle', () => {
    const game = sailing(['purple1', 'orange2', 'lightBlue1']);
    game.plainTurns(RED[0]!, BLUE[0]!, RED[1]!, BLUE[1]!);
    game.play('draw', 'place 10,9 r0', 'take');
    expect(game.hand(0)).toEqual([]);
    expect(game.events.filter(({ type }) => type === 'set-paid')).toMatchObject([{ seat: 0, meeples: 0 }]);
  });

  it('without a set chips are kept, and no set is possible with two', () => {
    const game = sailing(['purple1', 'purple2', 'orange1', 'orange2']);
    game.plainTurns(RED[0]!, BLUE[0]!, RED[1]!, BLUE[1]!, RED[2]!, BLUE[2]!, RED[3]!);
    expect(game.seat).toBe(1);
    expect(game.hand(0)).toEqual(['orange1', 'orange2', 'purple1', 'purple2']);
  });

  it('of several sets the player picks one; the rest stays', () => {
    const game = sailing(['purple1', 'purple2', 'orange1', 'orange2', 'lightBlue1']);
    game.plainTurns(RED[0]!, BLUE[0]!, RED[1]!, BLUE[1]!, RED[2]!, BLUE[2]!, RED[3]!, BLUE[3]!);
    game.play('draw', 'place 9,10 r0', 'take');
    expect(game.legalOf('set')).toEqual([
      'set lightBlue1,orange1,purple1',
      'set lightBlue1,orange1,purple2',
      'set lightBlue1,orange2,purple1',
      'set lightBlue1,orange2,purple2',
    ]);
    expect(game.legal).toHaveLength(4);
    game.play('set lightBlue1,orange2,purple1');
    expect(game.hand(0)).toEqual(['orange1', 'purple2']);
  });

  it('a meeple that has paid for a turn stays on the Isle when no tile fits (M24)', () => {
    const game = sailing([], ['base-b', 'base-c']);
    game.play('draw', 'place 9,9 r0', 'pass', 'turn', 'draw');
    expect(game.phase).toBe('over');
    expect(game.view.seats[0]).toMatchObject({ meeples: 8, parts: { isle: 1 }, score: 0 });
  });

  it('the colours of chips that lie face down are known, their values are not', () => {
    expect(sailing(['purple1']).view.parts.chips!.onBoard).toEqual([{ x: 9, y: 9, colour: 'purple', faceUp: false }]);
  });
});

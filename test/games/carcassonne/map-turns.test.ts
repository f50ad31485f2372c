import { describe, expect, it } from 'vitest';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import { translatorFor } from '../../../src/i18n/translate.ts';
import { eventLines } from '../../../src/telling/events.ts';
import { CONTENT } from './content.ts';
import { MadeGame, plain } from './made-game.ts';

describe('turns on a map', () => {
  it('a chip is taken at once and compulsorily, before a meeple is placed (M16)', () => {
    const game = new MadeGame('germany', { start: ['base-b 8,2 r0'], pile: plain(2), chips: ['9,2 orange2'] });
    game.play('draw', 'place 9,2 r0');
    expect(game.legal).toEqual(['take']);
    game.play('take');
    expect(game.scores).toEqual([2, 0]);
    expect(game.hand(0)).toEqual(['orange2']);
    expect(game.view.parts.chips!.onBoard).toEqual([]);
    expect(game.legal).toEqual(['meeple 0', 'meeple 1', 'pass']);
  });

  it('a covered town costs before its treat gives points (M19)', () => {
    const chips = ['9,4 lightBlue2'];
    const options = { towns: 'b' } as const;
    const game = new MadeGame('iberica', { start: ['base-b 9,5 r0'], pile: plain(3), chips, options });
    game.play('draw', 'place 9,4 r0', 'take', 'treat 10,5').passOn();
    game.play('draw', 'place 10,5 r0');
    expect(game.scores).toEqual([2, 4]);
  });

  it('the coats of arms of an island are paid before the treat on it (M19)', () => {
    const game = new MadeGame('iberica', {
      start: ['base-b 10,7 r0', 'base-a 11,7 r270', 'base-b 12,6 r0'],
      pile: ['base-b', 'base-a', 'base-b'],
      chips: ['10,6 lightBlue1'],
    });
    game.play('draw', 'place 10,6 r0', 'take', 'treat 13,7').passOn();
    game.play('draw', 'place 13,7 r90');
    expect(game.scores).toEqual([1, 4]);
    const told = game.events.map(({ type }) => type);
    expect(told.slice(told.lastIndexOf('placed'))).toEqual(['placed', 'coats-scored', 'treat-taken']);
  });

  it('wine is sold before the meeple is placed, and a meeple may follow (M19)', () => {
    const position = { start: ['base-b 12,8 r0'], pile: ['base-a', ...plain(2)], chips: ['13,8 orange2'] };
    const begin = () => new MadeGame('france', position).play('draw', 'place 13,8 r270', 'take');
    expect(begin().legal).toEqual(['meeple 0', 'meeple 1', 'meeple 2', 'sell orange 2 abroad', 'pass']);
    expect(begin().play('sell orange 2 abroad').legal).toEqual(['meeple 0', 'meeple 1', 'meeple 2', 'pass']);
    expect(begin().play('meeple 1').legal).toEqual(['draw']);
  });

  it('what the border closes in a turn is scored after its meeple has been placed (M7, M19)', () => {
    const game = new MadeGame('germany', { start: ['base-b 7,2 r0'], pile: ['base-e', 'base-b'] });
    game.turn('6,2 r0', 'meeple 0');
    expect(game.events.map(({ type }) => type)).toEqual([
      'drawn',
      'placed',
      'piece-placed',
      'feature-scored',
      'turn-started',
    ]);
  });

  it('tiles that lie there at the start trigger nothing (M21)', () => {
    const start = ['base-a 14,6 r90', 'base-b 10,5 r0', 'base-a 13,7 r90'];
    for (const towns of ['a', 'b', 'c'] as const) {
      const game = new MadeGame('iberica', { start, pile: plain(1), chips: ['9,4 orange1'], options: { towns } });
      expect(game.view).toMatchObject({ phase: 'draw', seat: 0, turn: 1, pieces: [] });
      expect(game.scores).toEqual([0, 0]);
      expect(game.view.seats.map(({ parts }) => parts.chips)).toEqual([[], []]);
    }
    const wine = new MadeGame('france', { start: ['base-a 14,4 r270'], pile: ['base-c', 'base-b'], chips: [] });
    expect(wine.legal).toEqual(['draw']);
  });

  it('all with the most meeples get all points (M22)', () => {
    const start = ['base-a 5,9 r270', 'base-a 9,9 r90'];
    const game = new MadeGame('germany', { start, pile: ['base-u', 'base-u', 'base-u', 'base-b'] });
    game.turn('6,9 r0', 'meeple 0').turn('8,9 r0', 'meeple 0').turn('7,9 r0');
    expect(game.scores).toEqual([5, 5]);
    expect(game.supply).toEqual([9, 9]);
  });

  it('when the pile runs out on tiles that fit nowhere the game ends, without a turn (M24)', () => {
    const game = new MadeGame('germany', { start: ['base-b 8,2 r0'], pile: ['base-b', 'base-c', 'base-c'] });
    game.plainTurns('9,2').play('draw');
    expect(game.view).toMatchObject({ phase: 'over', discarded: ['base-c', 'base-c'] });
  });

  it('additional rules of the expansions are not played: an inn and a cathedral are worth nothing (M13)', () => {
    const inn = new MadeGame('germany', { start: ['inns-o 6,9 r0'], pile: plain(1) });
    expect(inn.feature(6, 9, 'E').points).toBe(1);
    const closed = new MadeGame('germany', {
      start: ['inns-o 6,9 r0', 'base-a 5,9 r270', 'base-a 7,9 r90'],
      pile: plain(1),
    });
    expect(closed.feature(6, 9, 'E')).toMatchObject({ completed: true, points: 3 });
    const cathedral = new MadeGame('germany', { start: ['inns-a 6,9 r0'], pile: plain(1) });
    expect(cathedral.feature(6, 9, 'N').points).toBe(1);
    const start = ['inns-a 6,9 r0', 'base-e 6,8 r180', 'base-e 6,10 r0', 'base-e 5,9 r90', 'base-e 7,9 r270'];
    const whole = new MadeGame('germany', { start, pile: plain(1) });
    expect(whole.feature(6, 9, 'N')).toMatchObject({ completed: true, points: 10 });
  });
});

describe('a town that gives another tile', () => {
  const options = { towns: 'a' } as const;

  it('the turn is finished first, then one more tile is drawn and played in full (a, M20)', () => {
    const game = new MadeGame('germany', { start: ['base-a 9,8 r90'], pile: ['base-a', ...plain(3)], options });
    game.play('draw', 'place 8,8 r270', 'meeple 0');
    // The road is scored, and the same seat draws again and may place a meeple again.
    expect(game.scores).toEqual([2, 0]);
    expect(game.view).toMatchObject({ phase: 'draw', seat: 0 });
    game.play('draw', 'place 8,9 r0');
    expect(game.legal).toContain('meeple 0');
    expect(game.passOn().seat).toBe(1);
  });

  it('everybody reads why the same seat goes on', () => {
    const game = new MadeGame('germany', { start: ['base-b 9,8 r0'], pile: plain(5), options });
    game.plainTurns('8,8', '7,8');
    const started = game.events.filter(({ type }) => type === 'turn-started');
    const context = { t: translatorFor('en'), game: carcassonne, content: CONTENT, names: ['Ana', 'Ben'] };
    expect(eventLines(context as never, started)).toEqual(['Second tile for Ana (a covered town)']);
  });

  it('an extra tile on a town, here an unused start square, brings no third (a, M2, M20)', () => {
    const game = new MadeGame('germany', { start: ['base-b 9,8 r0'], pile: plain(5), options });
    game.plainTurns('8,8');
    expect(game.seat).toBe(0);
    game.plainTurns('7,8');
    expect(game.seat).toBe(1);
    game.plainTurns('9,9');
    expect(game.seat).toBe(0);
  });

  it('an unused start square is a town (M2)', () => {
    const game = new MadeGame('germany', { start: ['base-b 7,9 r0'], pile: plain(3), options });
    expect(game.plainTurns('7,8').seat).toBe(0);
  });

  it('there is no extra tile when the pile is empty (a, M20)', () => {
    const game = new MadeGame('germany', { start: ['base-b 9,8 r0'], pile: plain(1), options });
    expect(game.plainTurns('8,8').phase).toBe('over');
  });

  it('the game ends when no extra tile fits (a, M24)', () => {
    const game = new MadeGame('germany', { start: ['base-b 9,8 r0'], pile: ['base-b', 'base-c'], options });
    expect(game.plainTurns('8,8').play('draw').phase).toBe('over');
  });

  it('without the variant a covered town brings nothing', () => {
    const game = new MadeGame('germany', { start: ['base-b 9,8 r0'], pile: plain(3) });
    expect(game.plainTurns('8,8')).toMatchObject({ seat: 1, scores: [0, 0] });
  });
});

describe('a town that costs', () => {
  const options = { towns: 'b' } as const;

  it('takes 2 points at once (b)', () => {
    const chips = ['9,9 orange2', '8,9 orange2'];
    const game = new MadeGame('germany', { start: ['base-b 9,8 r0'], pile: plain(6), chips, options });
    game.plainTurns('9,9', '9,7', '8,9', '9,6').play('draw', 'place 8,8 r0');
    expect(game.scores).toEqual([2, 0]);
  });

  it('takes no points that are not there (b)', () => {
    const game = new MadeGame('germany', { start: ['base-b 9,8 r0'], pile: plain(5), chips: ['9,9 orange1'], options });
    game.plainTurns('8,8');
    expect(game.scores).toEqual([0, 0]);
    game.plainTurns('9,9', '9,7');
    expect(game.scores).toEqual([0, 1]);
    game.plainTurns('7,8');
    expect(game.scores).toEqual([0, 0]);
  });
});

describe('towns beside a road', () => {
  // A road of three tiles around Bremen (4,4), which touches its first and last tile.
  const road = ['inns-h 4,5 r90', 'base-v 3,5 r180', 'base-a 3,4 r0'];
  const points = (start: readonly string[], towns: 'c' | 'none' = 'c') =>
    new MadeGame('germany', { start, pile: plain(1), options: { towns } }).feature(3, 5, 'N').points;

  it('a town brings 2 points, once for each road (c, M23)', () => {
    expect(points(road)).toBe(5);
    expect(points(road, 'none')).toBe(3);
  });

  it('a covered town brings nothing (c)', () => {
    expect(points([...road, 'base-b 4,4 r0'])).toBe(3);
  });

  it('a town at the corner of a road brings nothing (c)', () => {
    // Only the curve of the road is there, whose corner touches the town.
    expect(points(['base-v 3,5 r180'])).toBe(1);
  });

  it('the same town may pay several roads (c, M23)', () => {
    const game = new MadeGame('germany', {
      start: [...road, 'base-a 4,3 r180'],
      pile: plain(1),
      options: { towns: 'c' },
    });
    expect(game.feature(3, 5, 'N')).toMatchObject({ completed: true, points: 5 });
    expect(game.feature(4, 3, 'N')).toMatchObject({ completed: false, points: 3 });
  });

  it('an unused start square counts, a used one does not (c, M2)', () => {
    const beside = (...start: string[]) =>
      new MadeGame('germany', { start, pile: plain(1), options: { towns: 'c' } }).feature(7, 9, 'E');
    expect(beside('base-u 7,9 r0')).toMatchObject({ towns: 1, points: 3 });
    expect(beside('base-u 7,9 r0', 'base-b 7,8 r0')).toMatchObject({ towns: 0, points: 1 });
  });

  it('cities and monasteries get nothing for towns (c)', () => {
    const start = ['base-e 7,9 r90'];
    const game = new MadeGame('germany', { start, pile: plain(1), options: { towns: 'c' } });
    expect(game.feature(7, 9, 'E').points).toBe(1);
  });

  it('towns are paid at the end of the game, too (c)', () => {
    const game = new MadeGame('germany', {
      start: ['base-b 7,10 r0'],
      pile: ['base-u'],
      options: { towns: 'c' },
    });
    expect(game.turn('7,9 r0', 'meeple 0').scores).toEqual([3, 0]);
  });
});

import { describe, expect, it } from 'vitest';
import { gainOf, gainsToCome } from '../../../src/games/carcassonne/choices.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import { legalActions, rejectionOf } from '../../../src/games/carcassonne/rules/legal.ts';
import { standInAction } from '../../../src/games/carcassonne/rules/stand-in.ts';
import { MadeGame, plain } from './made-game.ts';
import { example } from './referee/example.ts';

const phantom = { expansions: ['phantom'], left: plain(4) } as const;

/** The tile above the start tile completes its city; the road on it bends from south to east. */
const above = 'base-k 0,-1 r180';

describe('the phantom', () => {
  it('is offered, for five on the open table (F1, F2)', () => {
    expect(carcassonne.options.phantom).toEqual([false, true]);
    expect(carcassonne.maxSeats!({ phantom: true })).toBe(5);
    expect(carcassonne.optionsRejection!({ phantom: true, map: 'germany', chips: true })).toBeUndefined();
  });

  example(
    'a meeple on the road, the phantom in the city of 2: 4, the phantom home (F26)',
    phantom,
    [`${above}, meeple 1, meeple 0 phantom`],
    {
      scores: [4, 0],
      supply: [
        [6, 0, 0, 0, 0, 1],
        [7, 0, 0, 0, 0, 1],
      ],
      pieces: ['0 0,-1/1 meeple'],
      seat: 1,
    },
  );
  example('a second one goes onto another, free feature only (F26)', phantom, [`${above}, meeple 1, ...`], {
    phase: 'phantom',
    legal: ['meeple 0 phantom', 'meeple 2 phantom', 'meeple 3 phantom', 'pass'],
  });
  example('it may be the only piece, then no second (F26)', phantom, [`${above}, meeple 1 phantom, ...`], {
    phase: 'draw',
    seat: 1,
    pieces: ['0 0,-1/1 phantom'],
    supply: [
      [7, 0, 0, 0, 0, 0],
      [7, 0, 0, 0, 0, 1],
    ],
  });
  example('who wants no piece wants no phantom (F26)', phantom, [`${above}, pass, ...`], { phase: 'draw', seat: 1 });
  example('it goes where a meeple goes, in the piece step as well (F4)', phantom, [`${above}, ...`], {
    legal: [0, 1, 2, 3].flatMap((on) => [`meeple ${on}`, `meeple ${on} phantom`]).concat('pass'),
  });
  const joined = [
    'base-u 1,0 r0, meeple 0 phantom',
    'base-b 0,1 r0',
    'base-b 1,1 r0',
    'base-b 2,1 r0',
    'base-b 3,1 r0',
    'base-a 3,0 r90, meeple 0',
    'base-a -1,0 r270',
    'base-u 2,0 r0',
  ];
  example('it counts 1, as much as a meeple, and comes home (F4)', phantom, joined, {
    scores: [5, 5],
    pieces: [],
    supply: [
      [7, 0, 0, 0, 0, 1],
      [7, 0, 0, 0, 0, 1],
    ],
  });

  const monk = ['base-b 0,1 r0, meeple 0 abbot', 'base-b 0,2 r0'];
  const withAbbot = { ...phantom, expansions: ['abbot', 'phantom'] } as const;
  example(
    'after the abbot came back with 3 around, on the new road (F27)',
    withAbbot,
    [...monk, 'base-u 1,0 r0, retrieve, meeple 0 phantom'],
    {
      scores: [4, 0],
      pieces: ['0 1,0/0 phantom'],
    },
  );
  example(
    'also where the abbot has just left (F27)',
    withAbbot,
    ['base-b 0,1 r0, meeple 0 abbot', 'base-b 0,2 r0', 'base-u 1,0 r0, retrieve, ...'],
    {
      phase: 'phantom',
      legal: ['meeple 0 phantom', 'meeple 1 phantom', 'meeple 2 phantom', 'pass'],
    },
  );
  const withTraders = { ...phantom, expansions: ['traders', 'phantom'] } as const;
  example(
    'after a builder (F27)',
    withTraders,
    ['base-u 1,0 r0, meeple 0', 'base-b 0,1 r0', 'base-u 2,0 r0, meeple 0 builder, meeple 1 phantom'],
    {
      pieces: ['0 1,0/0 meeple', '0 2,0/0 builder', '0 2,0/1 phantom'],
      supply: [
        [6, 0, 0, 0, 1, 0],
        [7, 0, 0, 1, 1, 1],
      ],
    },
  );
  example(
    'with a meeple on its road the builder joins the phantom (F4)',
    withTraders,
    ['base-u 1,0 r0, meeple 0 phantom', 'base-b 0,1 r0', 'base-u 2,0 r0, ...'],
    {
      may: ['meeple 0 builder'],
    },
  );
  const ended = ['base-u 1,0 r0, meeple 0', 'base-b 0,1 r0', 'base-a 2,0 r90, meeple 1, meeple 2 phantom'];
  example('meeple and phantom of one turn beside a road that it goes on with (F26)', phantom, ended, {
    pieces: ['0 1,0/0 meeple', '0 2,0/1 meeple', '0 2,0/2 phantom'],
  });

  it('is no ordinary meeple, so that it is never upgraded (F2, E47)', () => {
    const game = new MadeGame('germany', {
      start: ['base-b 4,6 r0'],
      pile: ['base-a', 'base-b', ...plain(3)],
      chips: ['5,6 orange2', '4,7 orange2', '6,6 orange2', '5,7 orange2'],
      options: { phantom: true },
    });
    game.turn('5,6 r270', 'take', 'meeple 0 phantom').turn('4,7 r0', 'take');
    game.play('draw', 'place 5,7 r0', 'take', 'meeple 0');
    // The phantom is on the board, so nothing can follow the meeple but its upgrade.
    expect([game.phase, game.legal]).toEqual(['upgrade', ['upgrade 1 22', 'pass']]);
  });

  it('comes before an upgrade (F5)', () => {
    const game = new MadeGame('germany', {
      start: ['base-b 4,6 r0'],
      pile: ['base-a', 'base-b', ...plain(3)],
      chips: ['5,6 orange2', '4,7 orange2', '6,6 orange2', '5,7 orange2'],
      options: { phantom: true },
    });
    game.turn('5,6 r270', 'take').turn('4,7 r0', 'take');
    game.play('draw', 'place 5,7 r0', 'take', 'meeple 0');
    expect([game.phase, game.legal]).toEqual(['phantom', ['meeple 1 phantom', 'pass']]);
    expect(game.play('meeple 1 phantom').legal).toEqual(['upgrade 0 22', 'pass']);
  });

  it('never goes to the Isle of Man (F2, E48)', () => {
    const game = new MadeGame('great-britain', {
      start: ['base-b 6,5 r0'],
      pile: plain(3),
      chips: [],
      options: { phantom: true },
    });
    const [square] = game.play('draw').squares;
    game.play(`place ${square} r0`);
    game.state.supply[0] = 0;
    expect(game.view.seats[0]).toMatchObject({ meeples: 0, special: { phantom: 1 } });
    expect(game.play('pass').view).toMatchObject({ seat: 1, phase: 'draw' });
  });

  it('is counted beside a meeple where the tile completes two features that nobody holds (F26)', () => {
    const most = (phantom: boolean, meeples = 7) => {
      const pile = ['base-u', 'base-e', 'base-i', ...plain(2)];
      const game = new MadeGame('none', { start: ['base-d 0,0 r0'], pile, options: phantom ? { phantom } : {} });
      game.play('draw', 'place 1,0 r0', 'pass', 'draw', 'place 1,-1 r270', 'pass', 'draw');
      game.state.supply[0] = meeples;
      const places = legalActions(game.state).filter(({ type }) => type === 'place');
      return [gainOf, (...of: Parameters<typeof gainsToCome>) => gainsToCome(...of)[0]!].map((gain) =>
        Math.max(...places.map((action) => gain(game.state, action))),
      );
    };
    expect(most(false)).toEqual([4, 4]);
    expect(most(true)).toEqual([8, 8]);
    // The phantom alone holds one.
    expect(most(true, 0)).toEqual([4, 4]);
  });

  it('tells why another piece is not placed after the first (F26)', () => {
    const game = new MadeGame('none', {
      start: ['base-d 0,0 r0'],
      pile: ['base-k', ...plain(2)],
      options: { phantom: true },
    });
    game.play('draw', 'place 0,-1 r180', 'meeple 1');
    const refused = (on: number, as?: string) => rejectionOf(game.state, 0, { type: 'meeple', on, ...(as && { as }) });
    expect(refused(0)).toEqual({ code: 'wrong-phase', phase: 'phantom', action: 'meeple' });
    expect(refused(1, 'phantom')).toEqual({ code: 'occupied', kind: 'road' });
    expect(rejectionOf(game.state, 0, { type: 'draw' })).toMatchObject({ code: 'wrong-phase' });
  });

  it('stays in the supply of an absent player (F67)', () => {
    const game = new MadeGame('none', {
      start: ['base-d 0,0 r0'],
      pile: ['base-e', ...plain(2)],
      options: { phantom: true },
    });
    game.play('draw', 'place 0,-1 r180');
    expect(standInAction(game.state)).toEqual({ type: 'meeple', on: 0 });
    game.play('meeple 0');
    expect(game.phase).toBe('phantom');
    expect(standInAction(game.state)).toEqual({ type: 'pass' });
  });
});

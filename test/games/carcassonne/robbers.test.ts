import { describe, expect, it } from 'vitest';
import { robbersPicture } from '../../../src/games/carcassonne/expansions/robbers/picture.ts';
import { ROBBERS_PART } from '../../../src/games/carcassonne/expansions/robbers/track.ts';
import { makeAction, parseAction } from '../../../src/games/carcassonne/game/action.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import { currentStep } from '../../../src/games/carcassonne/rules/move.ts';
import { optionsSchema } from '../../../src/games/carcassonne/rules/options.ts';
import { orderedAction } from '../../../src/games/carcassonne/rules/order.ts';
import { standInAction } from '../../../src/games/carcassonne/rules/stand-in.ts';
import type { State } from '../../../src/games/carcassonne/rules/state.ts';
import { perform } from '../../../src/games/carcassonne/rules/step.ts';
import { translatorFor } from '../../../src/i18n/translate.ts';
import { MadeGame, plain } from './made-game.ts';
import { example } from './referee/example.ts';
import { dealtFor, engineStart } from './referee/example-game.ts';
import { tilesOfGame } from './referee/tiles-of-game.ts';

const robbers = { expansions: ['robbers'], left: plain(4) } as const;
const ofThree = { ...robbers, seats: 3 } as const;

describe('The Robbers', () => {
  it('are offered for the open table alone, with eight tiles, and not with dragon or abbey (G2, G3)', () => {
    expect(carcassonne.options.robbers).toEqual([false, true]);
    expect(carcassonne.optionsRejection!({ robbers: true, map: 'germany' })).toMatchObject({
      code: 'not-on-this-map',
      expansions: ['robbers'],
    });
    for (const other of ['dragon', 'abbey']) {
      expect(carcassonne.optionsRejection!({ robbers: true, [other]: true })).toMatchObject({ code: 'not-together' });
    }
    expect(carcassonne.optionsRejection!({ robbers: true, gold: true, flying: true })).toBeUndefined();
    expect(tilesOfGame({ ...optionsSchema.parse({}), robbers: true })).toHaveLength(80);
  });

  const bag = 'robbers-f 1,0 r90';
  example('a bag lets the own robber out, before the piece (G39, G4)', robbers, [`${bag}, ...`], {
    seat: 0,
    phase: 'robber',
    legal: ['robber 0', 'pass'],
  });
  example('then that of the next seat (G39)', robbers, [`${bag}, robber 0, ...`], {
    seat: 1,
    phase: 'ambush',
    robbers: '0 home',
    legal: ['robber 0', 'robber home'],
  });
  example('and then the piece comes (G4)', robbers, [`${bag}, pass, robber home, ...`], {
    seat: 0,
    phase: 'piece',
    robbers: 'home home',
  });
  example('no other tile does (G39)', robbers, ['base-u 1,0 r0, ...'], { phase: 'piece' });
  const out = [`${bag}, pass, robber 0`, 'base-b 0,1 r0', 'base-b 1,1 r0'];
  example("where Blue's is out, Green's comes (G39)", ofThree, [...out, 'robbers-f 2,0 r90, pass, ...'], {
    seat: 2,
    phase: 'ambush',
  });
  const own = [`${bag}, robber 0, robber home`, 'base-b 0,1 r0'];
  example('the own one is moved, to another space only (G39)', robbers, [...own, 'robbers-f 2,0 r90, ...'], {
    seat: 1,
    phase: 'ambush',
  });

  const closing = 'robbers-e 1,0 r180, robber 0, robber home';
  const road = ['base-b 0,1 r0', 'base-a -1,0 r270, meeple 0'];
  example('half of the road that the same tile ends, rounded up, and home (G41)', robbers, [...road, closing], {
    scores: [2, 3],
    robbers: 'home home',
    told: ['0 robs 2'],
  });
  const both = [...road, 'base-b 1,1 r0', 'base-b 2,1 r0', 'base-b 3,1 r0', 'base-a 2,0 r90, meeple 0'];
  example('of two roads of one figure the smaller one (G41, G6)', robbers, [...both, closing], {
    scores: [1, 5],
    told: ['0 robs 1'],
  });
  const ofTwo = [
    ...['base-b 0,1 r0', 'base-b 1,1 r0', 'base-a -1,0 r270, meeple 0'],
    ...['base-b 2,1 r0', 'base-a 2,0 r90, meeple 0', 'base-b 3,1 r0'],
  ];
  example('of two figures the larger amount (G41)', ofThree, [...ofTwo, closing], {
    scores: [2, 2, 3],
    told: ['0 robs 2'],
  });
  const pair = [`${bag}, robber 0, robber home`, 'base-b 0,1 r0', 'robbers-f 2,0 r90, robber 0, robber home'];
  example(
    'each of two robbers half (G41)',
    ofThree,
    [...pair, 'base-b 1,1 r0', 'base-a -1,0 r270, meeple 0', 'base-b 2,1 r0', 'base-a 3,0 r90'],
    { scores: [3, 5, 3], robbers: 'home home home' },
  );
  const mine = [`${bag}, robber 0, robber home, meeple 0`, 'base-a -1,0 r270', 'base-a 2,0 r90'];
  example('nothing of what the own figure gets (G41)', robbers, mine, { scores: [4, 0], robbers: '0 home' });

  const abbots = { ...robbers, expansions: ['robbers', 'abbot'] } as const;
  const abbot = ['base-b 0,1 r0, meeple 0 abbot', 'robbers-a 0,2 r180, robber 0, robber home'];
  example('half of what an abbot brings (G43)', abbots, [...abbot, 'base-b 1,1 r0, retrieve'], {
    scores: [4, 2],
    robbers: 'home home',
  });
  const first = [...abbot, 'base-a -1,0 r270, meeple 0', 'base-b -1,1 r0', 'base-a 1,0 r90, retrieve'];
  example('which is a step before the scoring of the tile (G6, G43)', abbots, first, {
    scores: [9, 3],
    told: ['1 robs 3'],
  });
  const phantoms = { ...robbers, expansions: ['robbers', 'abbot', 'phantom'] } as const;
  example(
    'and before the phantom, who may follow the abbot (G4, G6, G43)',
    phantoms,
    [...first.slice(0, -1), `${first.at(-1)}, ...`],
    {
      phase: 'phantom',
      scores: [6, 3],
      told: ['1 robs 3'],
      robbers: 'home home',
    },
  );

  const end = [`${bag}, robber 0, robber home`, 'base-b 0,1 r0, meeple 0'];
  example('nothing at the end (G43)', { ...robbers, left: [] }, end, {
    phase: 'over',
    scores: [0, 3],
    robbers: '0 home',
  });
});

it('stand in pictures at whoever they wait for, and are told of with their spaces', () => {
  const game = new MadeGame('none', { start: ['base-d 0,0 r0'], pile: plain(3), seats: 3, options: { robbers: true } });
  game.state.scores.splice(0, 3, 12, 7, 7);
  ROBBERS_PART.change(game.state, { spaces: [7, 12, 7] });
  const signs = [0, 1, 2].map((seat) => robbersPicture.things!(game.view, seat)?.map(({ sign }) => sign));
  expect(signs).toEqual([['robbers.red'], ['robbers.yellow', 'robbers.green'], ['robbers.yellow']]);
  expect(carcassonne.words.board!(translatorFor('en'), { fold: { state: game.state } } as never)).toContainEqual(
    'Robbers on the score track: yellow on 7 beside red and green; red on 12 beside yellow; green on 7 beside red.',
  );
});

it('have the number of the space beside them in pictures, where each seat has two figures', () => {
  const game = new MadeGame('none', { start: ['base-d 0,0 r0'], pile: plain(3), seats: 3, options: { robbers: true } });
  ROBBERS_PART.change(game.state, { spaces: [7, 12, 0] });
  const figures = [
    [12, 0],
    [3, 7],
    [5, 9],
  ];
  const seats = game.view.seats.map((seat, at) => ({ ...seat, figures: figures[at]! }));
  const things = [0, 1, 2].map((seat) => robbersPicture.things!({ ...game.view, seats }, seat));
  expect(things).toEqual([
    [
      { sign: 'robbers.red', count: 12, leads: false },
      { sign: 'robbers.green', count: 0, leads: false },
    ],
    [{ sign: 'robbers.yellow', count: 7, leads: false }],
    [],
  ]);
});

/** The engine's game after these turns, with these scores before the last one. */
function gameAfter(turns: readonly string[], scores: readonly number[]): State {
  const state = engineStart(dealtFor({ ...robbers, seats: scores.length }, turns));
  for (const [at, turn] of turns.entries()) {
    if (at === turns.length - 1) state.scores.splice(0, scores.length, ...scores);
    for (const text of ['draw', ...turn.replace(/^\S+/, 'place').split(', ')]) perform(state, parseAction(text)!, []);
  }
  return state;
}

/** Blue on a monastery; then Green's bag ends Green's road of 3, or of 2, and Red is asked. */
function asked(road: 'three' | 'two'): State {
  const roads = { three: 'base-a -1,0 r270, meeple 0', two: 'base-a 2,0 r90, meeple 0' };
  const before = ['base-b 0,1 r0, pass', 'base-b 1,1 r0, meeple 0', 'base-b 2,1 r0, pass', 'base-b 3,1 r0, pass'];
  const own = ['base-b 1,2 r0, pass', roads[road], 'base-b 0,2 r0, pass', 'base-b 0,3 r0, pass'];
  return gameAfter([...before, ...own, 'robbers-e 1,0 r180, pass'], [10, 5, 12]);
}

const answer = (state: State, order: string) => makeAction(currentStep(state)!.question!.answer(state, order));

describe('standing orders for a robber', () => {
  it('send it to whom the tile brings 3, to the most Worth, or to the leader, or hold it (G9)', () => {
    const state = asked('three');
    expect(state).toMatchObject({ phase: 'ambush', seat: 0 });
    expect(['best', 'leader', 'hold'].map((order) => answer(state, order))).toEqual([
      'robber 12',
      'robber 12',
      'robber home',
    ]);
    expect(answer(asked('two'), 'best')).toBe('robber 5');
  });

  it('break ties by points (G9)', () => {
    expect(answer(gameAfter(['robbers-f 1,0 r90, pass'], [0, 4, 6, 9]), 'best')).toBe('robber 9');
  });

  it('answer at once, and name themselves', () => {
    const state = asked('three');
    expect(makeAction(orderedAction(state, () => 'hold')!)).toBe('robber home hold');
    expect(makeAction(orderedAction(state, () => undefined)!)).toBe('robber 12 best');
    for (const [text, isRight] of Object.entries({
      'robber 12 best': true,
      'robber 5 best': false,
      'robber 5': false,
      'robber home leader': false,
    })) {
      expect(carcassonne.rejectionOf(state, 0, parseAction(text)!) === undefined, text).toBe(isRight);
    }
  });
});

it('of an absent player the own robber stays, and an asked one follows the standard (G49, F14)', () => {
  const before = ['base-b 0,1 r0, pass', 'robbers-f 1,0 r90'];
  const own = gameAfter(before, [0, 0]);
  expect(makeAction(standInAction(own))).toBe('pass');
  perform(own, parseAction('pass')!, []);
  expect(makeAction(standInAction(own))).toBe('robber 0 best');
});

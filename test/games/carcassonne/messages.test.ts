import { describe, expect, it } from 'vitest';
import {
  drawMessage,
  MESSAGES,
  MESSAGES_CHANCE,
  MESSAGES_PART,
  nextMessage,
} from '../../../src/games/carcassonne/expansions/messages/stack.ts';
import { orderedFigure } from '../../../src/games/carcassonne/expansions/messages/verbs.ts';
import { ROBBERS_PART } from '../../../src/games/carcassonne/expansions/robbers/track.ts';
import { makeAction, parseAction } from '../../../src/games/carcassonne/game/action.ts';
import { createSetup } from '../../../src/games/carcassonne/game/create-setup.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import { legalActions, rejectionOf } from '../../../src/games/carcassonne/rules/legal.ts';
import { optionsSchema } from '../../../src/games/carcassonne/rules/options.ts';
import { orderedAction } from '../../../src/games/carcassonne/rules/order.ts';
import { standInAction } from '../../../src/games/carcassonne/rules/stand-in.ts';
import type { State } from '../../../src/games/carcassonne/rules/state.ts';
import { perform } from '../../../src/games/carcassonne/rules/step.ts';
import { TRACK_PART } from '../../../src/games/carcassonne/rules/track.ts';
import { viewOf } from '../../../src/games/carcassonne/rules/view-of.ts';
import { translatorFor } from '../../../src/i18n/translate.ts';
import { CONTENT } from './content.ts';
import { plain } from './made-game.ts';
import { example } from './referee/example.ts';
import { dealtFor, engineStart } from './referee/example-game.ts';
import type { ExpansionName } from './referee/expansions.ts';

/** A game in which this message comes first. */
function given(first = 'knights', others: readonly ExpansionName[] = []) {
  const order = [first, ...MESSAGES.filter((message) => message !== first)];
  return { expansions: ['messages', ...others] as const, left: plain(4), messages: order };
}

/** Red's road of 5, with these turns of Red and Blue before it is closed. */
function road(...between: readonly string[]): string[] {
  return ['base-a -1,0 r270, meeple 0', 'base-u 1,0 r0', ...between, 'base-a 3,0 r90, pass'];
}
const plainRoad = road('base-u 2,0 r0', 'base-b 0,1 r0');

/** The turns with more actions in the last one. */
function then(turns: readonly string[], ...actions: readonly string[]): string[] {
  return [...turns.slice(0, -1), [turns.at(-1), ...actions].join(', ')];
}
const toMessage = ['figure courier', 'message'];

/** Red's roads of 2 and 3, which one tile closes. */
const both = [
  ...['base-a -1,0 r270, meeple 0', 'base-b 0,1 r0', 'base-b 1,1 r0', 'base-b 2,1 r0', 'base-a 2,0 r90, meeple 0'],
  ...['base-b 3,1 r0', 'base-w 1,0 r180, pass'],
];

describe('The Messages', () => {
  it('go on the open table and on maps without chips and costs, but not with dragon or abbey (G2)', () => {
    const rejection = (options: object) => carcassonne.optionsRejection!({ messages: true, ...options })?.code;
    expect(rejection({ robbers: true, crops: true })).toBeUndefined();
    expect(rejection({ map: 'germany', towns: 'c' })).toBeUndefined();
    expect(rejection({ map: 'germany', chips: true })).toBe('messages-beside-map');
    expect(rejection({ map: 'germany', towns: 'b' })).toBe('messages-beside-map');
    for (const other of ['dragon', 'abbey']) expect(rejection({ [other]: true })).toBe('not-together');
  });

  it('are put in order by the seed after the pile, which stays as it is without them (G5)', () => {
    const setup = (messages: boolean) =>
      createSetup({
        content: CONTENT,
        colours: ['red', 'blue'],
        seed: '5'.repeat(64) as never,
        order: 'given',
        options: optionsSchema.parse({ messages }),
      });
    expect(setup(true).pile).toEqual(setup(false).pile);
    expect(setup(true).layout!.chance![MESSAGES_CHANCE]!.toSorted()).toEqual([...MESSAGES].sort());
  });

  example('points move one of two figures, as their player likes (G16)', given(), then(plainRoad, '...'), {
    phase: 'figures',
    legal: ['figure meeple', 'figure courier'],
  });
  const short = ['base-a -1,0 r270, meeple 0', 'base-b 0,1 r0', 'base-a 1,0 r90, pass, figure courier'];
  example('and the sum of both counts (G16)', given(), short, { scores: [3, 0], couriers: [3, 0], phase: 'draw' });

  example('of two amounts the smallest moves first (G6)', given(), then(both, 'figure courier', '...'), {
    couriers: [2, 0],
    legal: ['figure meeple', 'figure courier'],
  });
  example(
    'two figures on no dark space bring no message (G17)',
    given(),
    then(both, 'figure courier', 'figure meeple'),
    {
      scores: [5, 0],
      phase: 'draw',
    },
  );
  example('a figure on a dark space does (G17)', given(), then(both, 'figure courier', 'figure courier', '...'), {
    couriers: [5, 0],
    legal: ['message'],
  });
  const blues = ['base-b 0,1 r0', ...plainRoad.slice(0, 3), 'base-a 3,0 r90, pass'];
  example("none in another's turn (G17)", given(), then(blues, 'figure courier'), {
    couriers: [0, 5],
    seat: 1,
    phase: 'draw',
    message: undefined,
  });

  example('instead of what it says its player takes 2 points (G18)', given(), then(plainRoad, ...toMessage, '...'), {
    message: 'knights',
    legal: ['points'],
  });
  example('which move a figure, too (G18)', given(), then(plainRoad, ...toMessage, 'points', 'figure meeple'), {
    scores: [7, 0],
    couriers: [5, 0],
    phase: 'draw',
    told: ['0 gets 2: instead of knights'],
  });
  const open = ['base-a -1,0 r270, meeple 0', 'base-u 1,0 r0', 'base-u 2,0 r0', 'base-b 0,1 r0', 'base-u 3,0 r0'];
  example('none comes in the final scoring (G18)', { ...given(), left: [] }, open, { phase: 'over', scores: [5, 0] });

  const roadAfter = (own: string) => road(own, 'base-u 2,0 r0', 'base-b 2,1 r0', 'base-b 3,1 r0');
  const cityAndCoat = 'base-f 0,1 r0, meeple 0';
  for (const [message, own, points] of [
    ['road', 'base-u 0,1 r0, meeple 0', 1],
    ['city', cityAndCoat, 2],
    ['monastery', 'base-b 0,1 r0, meeple 0', 4],
    ['coats', cityAndCoat, 2],
    ['knights', cityAndCoat, 2],
    ['farmers', 'base-f 0,1 r0, meeple 2', 3],
  ] as const) {
    const turns = then(roadAfter(own), ...toMessage, 'follow', 'figure meeple');
    example(`${message}: as at the end, and what is scored stays (G19, G20)`, given(message), turns, {
      scores: [5 + points, 0],
      supply: [[6], [7]],
      told: [`0 gets ${points}: ${message}`],
    });
    const none = then(plainRoad, ...toMessage, '...');
    example(`${message}: who has none takes the points (G18)`, given(message), none, { legal: ['points'] });
  }
  example(
    'who can do what it says may still take the points (G18)',
    given(),
    then(roadAfter(cityAndCoat), ...toMessage, '...'),
    {
      legal: ['follow', 'points'],
    },
  );
  const two = road('base-u 0,1 r0, meeple 0', 'base-u 2,0 r0', 'base-u 1,1 r0', 'base-b 0,2 r0');
  example('the road is worth its tiles (G19)', given('road'), then(two, ...toMessage, 'follow', 'figure meeple'), {
    scores: [7, 0],
  });
  example(
    'of roads of 2 and 4 the smaller one (G19)',
    {
      ...given('road'),
      start: [
        ...['base-a 0,0 r270', 'base-u 1,0 r0', 'base-u 2,0 r0', 'base-u 3,0 r0', 'base-u 0,3 r0'],
        ...['base-u 0,6 r0', 'base-u 1,6 r0', 'base-u 2,6 r0', 'base-b 0,9 r0'],
      ],
    },
    [
      ...['base-u 1,3 r0, meeple 0', 'base-b 1,9 r0', 'base-u 3,6 r0, meeple 0', 'base-b 2,9 r0'],
      ['base-a 4,0 r90, meeple 0', ...toMessage, 'follow', 'figure meeple'].join(', '),
    ],
    { scores: [5 + 2, 0], told: ['0 gets 2: road'] },
  );
  const follow = [...toMessage, 'follow', 'figure meeple'];
  example(
    'an open road with an inn brings nothing, so that 2 points are better (G19)',
    given('road', ['inns']),
    then(roadAfter('inns-o 0,1 r0, meeple 0'), ...toMessage, 'follow'),
    { scores: [5, 0], told: ['0 gets 0: road'] },
  );
  const withMage = road('base-u 0,1 r0, meeple 0', 'base-u 2,0 r0', 'base-u 1,1 r0', 'mage-c 0,2 r90, mage 0,1/0');
  example('the mage counts (G19)', given('road', ['mage']), then(withMage, ...follow), { scores: [5 + 4, 0] });
  const built = road('base-u 2,0 r0, meeple 0 builder', 'base-b 0,1 r0');
  example('no further tile where one is due (G21)', given('tile', ['traders']), then(built, ...toMessage, '...'), {
    legal: ['points'],
  });
  example('a further tile (G21)', given('tile'), then(plainRoad, ...toMessage, 'follow'), {
    seat: 0,
    phase: 'draw',
    told: ['0 gets 0: tile', 'turn of 0'],
  });
  const noTile = { ...given('tile'), left: [] };
  example('none without a tile left (G21)', noTile, then(plainRoad, ...toMessage, '...'), { legal: ['points'] });
  const contested = road(
    ...[
      cityAndCoat,
      'base-u 2,0 r0',
      'base-b 2,-1 r0',
      'base-g 2,1 r0, meeple 0 large',
      'base-g 1,1 r0',
      'base-b 1,-1 r0',
    ],
  );
  example(
    'a meeple is scored and goes home, whoever has the majority there (G22)',
    given('return', ['inns']),
    then(contested, ...toMessage, 'follow 0', 'figure meeple'),
    { scores: [9, 0], supply: [[7, 1], [7]], told: ['0 gets 4: return of the meeple at 0,1/0'] },
  );

  example('and scores a city without the majority, too (G19)', given('city', ['inns']), then(contested, ...follow), {
    scores: [9, 0],
    supply: [[6, 1], [7]],
    told: ['0 gets 4: city'],
  });
  const farm = road('base-e 0,1 r180, meeple 1', 'base-u 2,0 r0', 'base-e 0,2 r0', 'base-b 2,1 r0');
  example('a farmer as well (G22)', given('return'), then(farm, ...toMessage, 'follow 0', 'figure meeple'), {
    scores: [5 + 3, 0],
    supply: [[7], [7]],
  });
  const closing = ['base-b 0,1 r0, meeple 0 abbot', 'base-b 1,1 r0', 'base-a -1,0 r270, meeple 0', 'base-b 2,1 r0'];
  example(
    'not from what this tile has completed (G22)',
    given('return', ['abbot']),
    [...closing, 'base-a 1,0 r90, retrieve, figure courier, message, ...'],
    { phase: 'abbotFigures', legal: ['points'] },
  );

  const abbot = ['base-b 0,1 r0, meeple 0 abbot', 'base-b 1,1 r0', 'base-b -1,1 r0', 'base-b 2,1 r0'];
  const retrieved = [...abbot, 'base-a 1,0 r90, retrieve, figure courier, ...'];
  example('points of an abbot are a step of their own (G6, G43)', given('knights', ['abbot']), retrieved, {
    scores: [5, 0],
    phase: 'abbotFigures',
    legal: ['message'],
  });

  /** Red's courier is on 2 with Blue's robber, and Red's last tile completes a road of 3 and a city of 6. */
  const watched = {
    ...given('knights', ['robbers']),
    start: ['base-a 0,0 r270', 'base-b 10,10 r0', 'base-b 4,4 r0', 'base-a 6,5 r90', 'base-e 5,3 r180'],
  };
  const couriers = [
    ...['base-a 1,0 r90, meeple 0, figure courier', 'robbers-a 11,10 r0, robber 2, robber home'],
    ...['base-a 4,5 r270, meeple 0', 'base-b 10,11 r0', 'base-g 5,4 r90, meeple 0', 'base-b 10,12 r0'],
  ];
  for (const [moved, points] of [
    [['courier', 'courier'], 2],
    [['meeple', 'courier'], 3],
  ] as const) {
    const closed = ['base-d 5,5 r0', 'pass', ...moved.map((figure) => `figure ${figure}`), 'figure meeple'];
    example(
      `a road moves the ${moved[0]}, then a city the courier with the robber: ${points} (G41)`,
      watched,
      [...couriers, closed.join(', ')],
      { scores: [2 + 3 + 6, points], robbers: 'home home', told: [`1 robs ${points}`] },
    );
  }

  const robbed = [
    ...['base-b 0,1 r0', 'base-u 1,0 r0', 'robbers-f 2,0 r90, robber 0, robber home'],
    ...[
      'base-a -1,0 r270, meeple 0',
      'base-b 1,1 r0',
      'base-u 3,0 r0',
      'base-b 2,1 r0',
      'base-u 4,0 r0',
      'base-b 3,1 r0',
    ],
    ...['base-u 5,0 r0', 'base-u 6,0 r0', 'base-u 7,0 r0', 'base-a 8,0 r90, pass, figure meeple'],
  ];
  example(
    'robbed points move a figure and may bring a message (G43)',
    given('knights', ['robbers']),
    [...robbed.slice(0, -1), `${robbed.at(-1)}, figure courier, ...`],
    { scores: [5, 10], couriers: [5, 0], robbers: 'home home', legal: ['message'], told: ['0 robs 5'] },
  );
});

/** The engine's game after these turns, with these scores and couriers before the last one. */
function gameAfter(
  turns: readonly string[],
  { scores, couriers, options = {} }: { scores: readonly number[]; couriers: readonly number[]; options?: object },
): State {
  const dealt = dealtFor({ ...given(), seats: scores.length }, turns);
  const state = engineStart({ ...dealt, options: { ...dealt.options, ...options } });
  for (const [at, turn] of turns.entries()) {
    if (at === turns.length - 1) {
      state.scores.splice(0, scores.length, ...scores);
      TRACK_PART.change(state, { seconds: couriers });
    }
    for (const text of ['draw', ...turn.replace(/^\S+/, 'place').split(', ')]) perform(state, parseAction(text)!, []);
    while (at < turns.length - 1 && legalActions(state).some(({ type }) => type === 'pass')) {
      perform(state, { type: 'pass' }, []);
    }
  }
  return state;
}

const legal = (state: State) => legalActions(state).map(makeAction);

describe('dark spaces', () => {
  it('bring a message only where a step ends, and the 2 points may bring the next (G17, G18)', () => {
    const twice = ['base-a -1,0 r270, meeple 0', 'base-b 0,1 r0', 'base-b 1,1 r0', 'base-b 2,1 r0'];
    const turns = [...twice, 'base-a 2,0 r90, meeple 0', 'base-b 3,1 r0', 'base-w 1,0 r180, pass'];
    const passing = gameAfter(turns, { scores: [3, 0], couriers: [0, 0] });
    for (const text of ['figure meeple', 'figure meeple']) perform(passing, parseAction(text)!, []);
    expect(viewOf(passing)).toMatchObject({ phase: 'draw', seats: [{ figures: [8, 0] }, { figures: [0, 0] }] });

    const again = gameAfter(plainRoad, { scores: [8, 0], couriers: [8, 0] });
    for (const text of ['figure meeple', 'message', 'points', 'figure courier']) perform(again, parseAction(text)!, []);
    expect(again.scores).toEqual([15, 0]);
    expect(legal(again)).toEqual(['message']);
  });

  it('bring one message also where both figures come to stand on them (G17)', () => {
    const state = gameAfter(both, { scores: [5, 0], couriers: [2, 0] });
    for (const text of ['figure meeple', 'figure courier', 'message', 'points', 'figure meeple'])
      perform(state, parseAction(text)!, []);
    expect(viewOf(state)).toMatchObject({ phase: 'draw', seats: [{ figures: [7, 5] }, {}] });
    expect(MESSAGES_PART.of(state).drawn).toBe(1);
  });

  it('give messages in an order that all know after eight, and nobody before (G5, G18)', () => {
    const state = engineStart(dealtFor(given('tile'), ['base-b 0,1 r0']));
    const drawn = MESSAGES.map((_, before) => {
      expect(viewOf(state).chance![MESSAGES_CHANCE]).toHaveLength(before);
      expect(nextMessage(state)).toBeUndefined();
      return drawMessage(state);
    });
    expect([...drawn].sort()).toEqual([...MESSAGES].sort());
    expect(nextMessage(state)).toBe(drawn[0]);
    expect(drawMessage(state)).toBe(drawn[0]);
    expect(MESSAGES_PART.of(state).drawn).toBe(9);
  });
});

it('the choice of a figure says that a message comes where the last amount brings it to a dark space (G17)', () => {
  const told = (state: State) =>
    carcassonne.words.effects!(translatorFor('en'), { fold: { state } } as never, {
      action: { type: 'figure', moves: 'meeple' },
      names: [],
    });
  const message = expect.arrayContaining([expect.stringContaining('then a message comes')]);
  expect(told(gameAfter(plainRoad, { scores: [0, 0], couriers: [0, 0] }))).toEqual(message);
  expect(told(gameAfter(both, { scores: [3, 0], couriers: [0, 0] }))).not.toEqual(message);
});

describe('the order for a figure', () => {
  it('moves the one that no robber watches, then the one behind, then the meeple (G8)', () => {
    const state = gameAfter(plainRoad, { scores: [32, 0], couriers: [20, 0] });
    const moves = (order: string) => orderedFigure(state, order).moves;
    expect(['safe', 'meeple', 'courier'].map(moves)).toEqual(['meeple', 'meeple', 'courier']);
    TRACK_PART.change(state, { seconds: [10, 0] });
    expect(moves('safe')).toBe('courier');
    TRACK_PART.change(state, { seconds: [16, 0] });
    expect(moves('safe')).toBe('meeple');
  });

  it('answers also at tables that ask, and names itself (G7)', () => {
    const turns = ['base-b 0,1 r0', ...plainRoad.slice(0, 3), 'base-a 3,0 r90, pass'];
    const state = gameAfter(turns, { scores: [0, 0], couriers: [0, 0], options: { interrupts: 'ask' } });
    expect(state.seat).toBe(1);
    expect(makeAction(orderedAction(state, () => undefined)!)).toBe('figure meeple safe');
    expect(rejectionOf(state, 1, parseAction('figure courier')!)).toMatchObject({ code: 'not-possible' });
    expect(rejectionOf(state, 1, parseAction('figure courier courier')!)).toBeUndefined();
  });

  it('keeps away from the robber of another seat (G8)', () => {
    const dealt = dealtFor({ ...given('knights', ['robbers']) }, plainRoad);
    const state = engineStart(dealt);
    state.scores.splice(0, 2, 32, 0);
    TRACK_PART.change(state, { seconds: [20, 0] });
    ROBBERS_PART.change(state, { spaces: [undefined, 12] });
    expect(orderedFigure(state, 'safe').moves).toBe('courier');
  });
});

it('of an absent player the figure moves by the standard order, and a message brings points (G49)', () => {
  const state = gameAfter(plainRoad, { scores: [0, 0], couriers: [0, 0] });
  expect(makeAction(standInAction(state))).toBe('figure meeple');
  for (const text of ['figure meeple', 'message']) perform(state, parseAction(text)!, []);
  expect(makeAction(standInAction(state))).toBe('points');
});

import { describe, expect, it } from 'vitest';
import { seedFor } from '../../../lab/simulation/chooser.ts';
import { COLOURS } from '../../../src/core/colour.ts';
import { makeRecord, replayRecord } from '../../../src/core/record.ts';
import { optionsRejection } from '../../../src/games/carcassonne/game/compile-rules.ts';
import { createSetup, hasAllTiles } from '../../../src/games/carcassonne/game/create-setup.ts';
import { RULES } from '../../../src/games/carcassonne/game/game-rules.ts';
import { startState } from '../../../src/games/carcassonne/game/start.ts';
import { type Options, optionsSchema } from '../../../src/games/carcassonne/rules/options.ts';
import { viewOf } from '../../../src/games/carcassonne/rules/view-of.ts';
import { CONTENT } from './content.ts';
import { plain } from './made-game.ts';
import { playTurns } from './played-turns.ts';
import { example } from './referee/example.ts';

const ended = { expansions: ['king'] } as const;
const table = { ...ended, left: plain(2) } as const;

/** A city of two tiles on the start tile, and one of three in the next column. */
const TWO = 'base-e 0,-1 r180';
const THREE = ['base-v 1,0 r0', 'base-e 1,-1 r0', 'base-g 1,-2 r90', 'base-e 1,-3 r180'];
/** Another city of three, one column further. */
const SAME = ['base-e 2,-1 r0', 'base-g 2,-2 r90', 'base-e 2,-3 r180'];

describe('the king (F22)', () => {
  example('goes to who completes the first city, though nobody stands there', table, [TWO], {
    scores: [0, 0],
    cards: ['king 0 2'],
    told: ['0 takes the king with 2 from nobody'],
  });
  example('goes on to who completes a larger one', { ...table, seats: 3 }, [TWO, ...THREE], {
    cards: ['king 1 3'],
    told: ['1 takes the king with 3 from 0'],
  });
  example('stays where an equal one is completed', { ...table, seats: 3 }, [TWO, ...THREE, ...SAME], {
    cards: ['king 1 3'],
  });
  example('stays with who completes a larger one, for its size', table, [TWO, ...THREE], {
    cards: ['king 0 3'],
    told: ['0 takes the king with 3 from 0'],
  });
  example('is in no game without it', { ...table, expansions: [] }, [TWO], { cards: [] });
});

describe('the size of what is completed (F23)', () => {
  const ring = ['base-v 0,1 r270', 'base-v 1,1 r0', 'base-v 1,2 r90', 'base-v 0,2 r180'];
  example('is 4 for a road in a ring of four bends', table, ring, {
    cards: ['robber 1 4'],
    told: ['1 takes the robber with 4 from nobody'],
  });
  const branches = ['base-c 0,-1 r0', 'base-e 1,-1 r270', 'base-e -1,-1 r90', 'base-e 0,-2 r180'];
  example('counts all branches of a city, and no coats of arms', table, branches, { cards: ['king 1 5'] });
  const closed = [
    ...['base-w 1,0 r0', 'base-a 2,0 r90', 'base-b 0,1 r0', 'base-b 2,1 r0', 'base-b 2,2 r0'],
    ...['base-e 1,2 r0', 'base-b 0,2 r0', 'abbey 1,1'],
  ];
  example(
    'is without an abbey, which completes for who places it',
    { ...table, expansions: ['king', 'abbey'] },
    closed,
    {
      cards: ['king 1 1', 'robber 1 2'],
    },
  );
  const twoAtOnce = [
    ...['base-v 1,0 r0', 'base-b 1,-1 r0', 'base-b 1,-2 r0'],
    ...['base-g 0,-2 r90', 'base-e 0,-3 r180', 'base-h 0,-1 r0'],
  ];
  example('is that of the larger one of two cities that a tile completes', table, twoAtOnce, {
    cards: ['king 1 3'],
    told: ['1 takes the king with 3 from nobody'],
  });
});

/** Three cities of two tiles, and five roads of at most three, of which red completes the first and largest. */
const COMPLETED = [
  ...[TWO, 'base-x 1,0 r0', 'base-a -1,0 r270', 'base-a 1,-1 r0', 'base-x 2,0 r0', 'base-a 1,1 r180'],
  ...['base-a 2,-1 r0', 'base-e -1,-1 r270', 'base-e -2,-1 r90', 'base-e 0,-2 r0', 'base-e 0,-3 r180'],
];

describe('at the end (F24)', () => {
  example('each card brings a point for every complete city, or road', ended, COMPLETED, {
    cards: ['king 0 2', 'robber 0 3'],
    scores: [8, 0],
    told: ['king of 0: 3', 'robber of 0: 5'],
  });
  example('whoever scored them', { ...ended, seats: 3 }, [`${TWO}, meeple 0`, ...THREE], {
    scores: [4, 2, 0],
    told: ['king of 1: 2'],
  });
  example('before it the cards bring nothing', table, COMPLETED, { scores: [0, 0] });
});

describe('on maps (F25)', () => {
  const germany = { ...table, map: 'germany' } as const;
  const print = ['base-g 8,11 r0', 'base-g 7,11 r0', 'base-e 6,11 r90'];
  example('a print counts as in scoring', { ...germany, start: ['base-b 8,12 r0'] }, print, { cards: ['king 0 4'] });

  const frankfurt = { ...germany, start: ['base-e 2,10 r90'] } as const;
  const around = ['base-e 3,9 r180', 'base-e 4,10 r270', 'base-e 3,11 r0'];
  example('a large city counts with each of its squares', frankfurt, around, { cards: ['king 0 5'] });
  example('and once at the end, those that nobody reached never', { ...frankfurt, left: [] }, around, {
    scores: [1, 0],
  });

  const setup = { ...germany, start: ['base-e 6,9 r90', 'base-e 7,9 r270'] } as const;
  const second = ['base-e 6,10 r90', 'base-e 7,10 r270'];
  example('what the setup has completed gives no card, and sets no size', setup, second, {
    cards: ['king 1 2'],
    told: ['1 takes the king with 2 from nobody'],
  });
  example('but counts at the end', { ...setup, left: [] }, second, { scores: [0, 2] });
});

const setupFor = (options: Partial<Options>) =>
  createSetup({
    content: CONTENT,
    colours: COLOURS.slice(0, 3),
    seed: seedFor('king'),
    order: 'given',
    options: optionsSchema.parse(options),
  });

describe('the tiles of King & Robber', () => {
  const own = (options: Partial<Options>) => setupFor(options).pile.filter((tile) => tile.startsWith('king-'));

  it('are five on the open table, one with a garden where the Abbot is played (F3)', () => {
    expect(own({ king: true }).sort()).toEqual(['king-a', 'king-b', 'king-c', 'king-d', 'king-e']);
    expect(own({ king: true, abbot: true })).toContain('king-a-garden');
    expect(hasAllTiles(CONTENT, setupFor({ king: true, abbot: true }))).toBe(true);
  });

  it('are in no game on a map, whose tiles stay what they are (F2)', () => {
    for (const options of [{}, { inns: true }, { traders: true }] as const) {
      const { king: _, ...before } = setupFor({ map: 'great-britain', ...options, king: true }).options;
      expect(before).toEqual(setupFor({ map: 'great-britain', ...options }).options);
      expect(setupFor({ map: 'great-britain', ...options, king: true }).pile).toEqual(
        setupFor({ map: 'great-britain', ...options }).pile,
      );
      expect(optionsRejection({ map: 'great-britain', ...options, king: true }, { content: CONTENT })).toBeUndefined();
    }
  });
});

it('a record of a game with cards is valid, and tells the same end', () => {
  const pile = COMPLETED.map((turn) => turn.split(' ')[0]!);
  const { seed: _, ...setup } = { ...setupFor({ king: true }), pile };
  const state = startState(CONTENT, setup);
  const { events, log } = playTurns(
    state,
    COMPLETED.map((turn) => turn.replace(/^\S+/, 'place').concat(', pass')),
  );
  expect(viewOf(state).parts.king).toEqual({ king: { seat: 0, tiles: 2 }, robber: { seat: 2, tiles: 3 } });
  expect(events.filter(({ type }) => type === 'card-scored')).toHaveLength(2);
  const record = makeRecord(RULES, { content: CONTENT, setup, log, order: 'given' });
  const replayed = replayRecord(RULES, record, CONTENT);
  expect(replayed.ok && viewOf(replayed.value.state)).toEqual(viewOf(state));
});

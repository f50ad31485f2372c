import { describe, expect, it } from 'vitest';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import { rejectionOf } from '../../../src/games/carcassonne/rules/legal.ts';
import { optionsSchema } from '../../../src/games/carcassonne/rules/options.ts';
import { MadeGame, plain } from './made-game.ts';
import { example } from './referee/example.ts';
import { tilesOfGame } from './referee/tiles-of-game.ts';

const festival = { expansions: ['festival'], left: plain(4) } as const;
const withBoxes = { ...festival, expansions: ['abbot', 'traders', 'phantom', 'festival'] } as const;

/** Red's farmer beside no city, then a tile of Blue. */
const farmer = ['base-u 1,0 r0, meeple 2', 'base-b 0,1 r0'];
/** Two curves, with a field between them. */
const curves = 'festival-j 2,0 r0';

describe('the festival', () => {
  it('is offered for the open table alone, with ten tiles (F1, F2, F3)', () => {
    expect(carcassonne.options.festival).toEqual([false, true]);
    expect(carcassonne.optionsRejection!({ festival: true, map: 'germany' })).toEqual({
      code: 'not-on-this-map',
      expansions: ['festival'],
      why: 'table',
    });
    expect(tilesOfGame({ ...optionsSchema.parse({}), festival: true })).toHaveLength(82);
  });

  example('a farmer beside no city comes home: 0 (F29)', festival, [...farmer, `${curves}, festival, home 0`], {
    scores: [0, 0],
    pieces: [],
    supply: [[7], [7]],
    seat: 1,
    told: ['0 takes the meeple home from 1,0/2'],
  });
  example('instead of a piece (F29)', festival, [...farmer, `${curves}, festival, ...`], {
    phase: 'festival',
    legal: ['home 0'],
  });
  example('a piece may be placed as ever (F29)', festival, [...farmer, `${curves}, ...`], {
    may: ['festival', 'meeple 0', 'meeple 1', 'pass'],
  });
  example('never the piece of another (F29)', festival, ['base-u 1,0 r0, meeple 2', `${curves}, ...`], {
    seat: 1,
    mayNot: ['festival'],
  });
  example('no tile without the sign has one (F29)', festival, [...farmer, 'base-u 2,0 r0, ...'], {
    mayNot: ['festival'],
  });

  example(
    'a barn comes home, too (F29)',
    { ...festival, expansions: ['festival', 'abbey'] },
    [
      ...['base-d 1,0 r0', 'base-b 0,1 r0', 'base-b 1,1 r0, barn NW', 'base-b 0,2 r0'],
      'festival-e 1,2 r180, festival, home 0',
    ],
    {
      scores: [0, 0],
      pieces: [],
      supply: [
        [7, 0, 0, 0, 0, 0, 1, 1, 1],
        [7, 0, 0, 0, 0, 0, 1, 1, 1],
      ],
    },
  );

  /** The festival tile ends Red's road of 4, with the meeple on the third tile. */
  const road = ['base-a -1,0 r270', 'base-b 0,1 r0', 'base-u 1,0 r0, meeple 0', 'base-b 1,1 r0'];
  const end = 'festival-e 2,0 r0';
  example('it ends the own road of 4: 4', festival, [...road, `${end}, pass`], { scores: [4, 0] });
  example('the only meeple taken home before: 0 (F30)', festival, [...road, `${end}, festival, home 0`], {
    scores: [0, 0],
    supply: [[7], [7]],
    pieces: [],
  });

  const abbot = ['base-b 0,1 r0, meeple 0 abbot', 'base-b 0,2 r0'];
  const beside = 'festival-e 1,0 r0';
  example('an abbot by festival 0 (F30)', withBoxes, [...abbot, `${beside}, festival, home 0`], { scores: [0, 0] });
  example('an abbot taken back 4 (E19)', withBoxes, [...abbot, `${beside}, retrieve`], { scores: [4, 0] });
});

describe('the festival with other expansions', () => {
  const road = ['base-u 1,0 r0, meeple 0', 'base-b 0,1 r0'];
  const builder = [...road, 'base-u 2,0 r0, meeple 0 builder', 'base-b 0,2 r0'];
  /** Below the road of the builder, which does not go on with it. */
  const below = 'festival-e 1,1 r180';
  const full = [7, 0, 1, 1, 1, 1];

  example('a builder goes home with the last own meeple (F7)', withBoxes, [...builder, `${below}, festival, home 0`], {
    pieces: [],
    supply: [full, full],
    told: ['0 takes the meeple home from 1,0/0', '0 takes the builder home from 2,0/0'],
    seat: 1,
  });
  example('a builder alone, the meeple stays (F29)', withBoxes, [...builder, `${below}, festival, home 1`], {
    pieces: ['0 1,0/0 meeple'],
  });
  const pig = ['base-u 1,0 r0, meeple 2', 'base-b 0,1 r0', 'base-u 2,0 r0, meeple 2 pig', 'base-b 0,2 r0'];
  example('a pig goes home with the last own farmer (F7)', withBoxes, [...pig, 'festival-e 3,0 r0, festival, home 0'], {
    pieces: [],
    supply: [full, full],
  });

  const on = 'festival-j 3,0 r0';
  example(
    'the second tile comes, though its builder has gone home (F5)',
    withBoxes,
    [...builder, `${on}, festival, home 1`],
    {
      pieces: ['0 1,0/0 meeple'],
      seat: 0,
      phase: 'draw',
    },
  );
  example('also when the builder was left alone (F5)', withBoxes, [...builder, `${on}, festival, home 0`], {
    pieces: [],
    seat: 0,
  });

  example(
    'then the phantom, on another feature (F27)',
    withBoxes,
    [...builder, `${below}, festival, home 0, meeple 1 phantom`],
    {
      pieces: ['0 1,1/1 phantom'],
    },
  );
  example(
    'the phantom also where a piece has just left (F26)',
    withBoxes,
    [...road, `${curves}, festival, home 0, ...`],
    {
      phase: 'phantom',
      may: ['meeple 0 phantom'],
    },
  );
  const ghost = ['base-u 1,0 r0, meeple 0 phantom', 'base-b 0,1 r0'];
  example(
    'a phantom that goes home waits for the next tile (F28)',
    withBoxes,
    [...ghost, `${curves}, festival, home 0, ...`],
    {
      phase: 'draw',
      seat: 1,
      pieces: [],
      supply: [full, full],
    },
  );
});

it('tells why there is no festival, and what can be done once it has begun', () => {
  const game = new MadeGame('none', {
    start: ['base-d 0,0 r0'],
    pile: ['base-u', 'festival-e', 'festival-e', ...plain(2)],
    options: { festival: true },
  });
  const refused = (action: Parameters<typeof rejectionOf>[2]) => rejectionOf(game.state, game.seat, action);
  game.play('draw', 'place 1,0 r0');
  // The command is that of the abbot, who is not played with here.
  const typed = carcassonne.exampleAction('retrieve', game.state)!;
  expect(refused(typed as Parameters<typeof refused>[0])).toEqual({ code: 'no-festival' });
  expect(refused({ type: 'festival' })).toEqual({ code: 'no-festival' });
  game.play('meeple 0', 'draw', 'place -1,0 r180');
  expect(refused({ type: 'festival' })).toEqual({ code: 'no-festival' });
  game.play('pass', 'draw', 'place 2,0 r0', 'festival');
  expect(refused({ type: 'pass' })).toEqual({ code: 'wrong-phase', phase: 'festival', action: 'pass' });
  expect(refused({ type: 'home', piece: 1 })).toEqual({ code: 'not-possible', action: 'home' });
});

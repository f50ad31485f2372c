import { describe } from 'vitest';
import { plain } from './made-game.ts';
import { example, support } from './referee/example.ts';

const ended = { expansions: ['traders'] } as const;
const traders = { ...ended, left: plain(4) } as const;

describe('goods', () => {
  const redTakesWine = [
    [1, 0, 0],
    [0, 0, 0],
  ];
  const city = (piece: string) => ['base-b 0,1 r0', `traders-b 0,-1 r180, ${piece}`, 'base-e 1,-1 r270'];
  example('who completes the city of another takes them (E33)', traders, city('meeple 0'), {
    scores: [0, 6],
    goods: redTakesWine,
    told: ['completed city: 6 to 1, not to ', '0 takes 1 wine'],
  });
  example('who completes a city of nobody takes them (E33)', traders, city('pass'), {
    scores: [0, 0],
    goods: redTakesWine,
  });
  const shared = [
    ...['base-b 0,1 r0', 'base-b 1,1 r0', 'base-b -1,1 r0', 'base-e 1,2 r270, meeple 0', 'base-e -1,2 r90, meeple 0'],
    ...['base-b 2,1 r0', 'traders-o 0,2 r0'],
  ];
  example('who completes a shared city takes them (E33)', traders, shared, { scores: [6, 6], goods: redTakesWine });
  example('they mean nothing without the option (M13)', { ...traders, expansions: [] }, shared, {
    goods: [1, 2].map(() => [0, 0, 0]),
  });

  const wineAndGrain = [
    [1, 1, 0],
    [0, 0, 0],
  ];
  const one = ['traders-b 0,-1 r180', 'traders-a 1,-1 r0', 'base-e 1,-2 r180'];
  example('all kinds of a city (E34)', traders, one, { goods: wineAndGrain, told: ['0 takes 1 wine,1 grain'] });
  const two = [
    ...['base-u 1,0 r0', 'base-u -1,0 r0', 'traders-b 1,1 r270', 'traders-a -1,1 r180', 'base-e 1,2 r0'],
    ...['base-e -1,2 r0', 'base-h 0,1 r90'],
  ];
  example('all cities that a tile completes (E34)', traders, two, {
    goods: wineAndGrain,
    told: ['0 takes 1 wine', '0 takes 1 grain'],
  });
  example('none of a city still open at the end (E34)', ended, one.slice(0, 2), { goods: [1, 2].map(() => [0, 0, 0]) });

  // Three cities on a map that lack one cap each: wine 3 and grain, wine 2 and grain, cloth.
  const start = [
    ...['base-e 3,6 r90', 'traders-o 4,6 r0', 'traders-o 5,6 r0', 'traders-o 6,6 r0', 'traders-a 7,6 r0'],
    ...[
      'base-e 4,8 r90',
      'traders-o 5,8 r0',
      'traders-o 6,8 r0',
      'traders-a 7,8 r0',
      'base-e 4,12 r90',
      'traders-k 5,12 r0',
    ],
  ];
  const caps = ['base-e 7,5 r180', 'base-e 7,7 r180', 'base-e 5,11 r180'];
  example('at the end 10 for the most of each kind (E35)', { ...ended, map: 'germany', start, seats: 3 }, caps, {
    goods: [
      [3, 1, 0],
      [2, 1, 0],
      [0, 0, 1],
    ],
    scores: [20, 10, 10],
    told: ['wine: 10 to 0', 'grain: 10 to 0,1', 'cloth: 10 to 2'],
  });
});

describe('the builder', () => {
  const road = ['base-u 1,0 r0, meeple 0', 'base-b 0,1 r0'];
  example('not where nobody is (E36)', traders, ['base-u 1,0 r0, ...'], {
    legal: ['meeple 0', 'meeple 1', 'meeple 2', 'pass'],
  });
  example('not where only Blue is (E36)', traders, ['base-b 0,1 r0', 'base-u 1,0 r0, meeple 0', 'base-u 2,0 r0, ...'], {
    mayNot: ['meeple 0', 'meeple 0 builder'],
  });
  example('not in a field (E36)', traders, ['base-u 1,0 r0, meeple 1', 'base-b 0,1 r0', 'base-u 2,0 r0, ...'], {
    legal: ['meeple 0', 'meeple 1 pig', 'meeple 2', 'pass'],
  });
  const completed = ['base-u 1,0 r0, meeple 0', 'base-a 2,0 r90', 'base-a -1,0 r270, ...'];
  example('not on a completed road (E36)', traders, completed, { mayNot: ['meeple 0', 'meeple 0 builder'] });
  const joined = [
    ...['base-u 1,0 r0, meeple 0', 'base-b 1,1 r0', 'base-b 2,1 r0', 'base-b 3,1 r0', 'base-b 4,1 r0'],
    ...['base-u 3,0 r0, meeple 0', 'base-u 2,0 r0, ...'],
  ];
  example('where Red and Blue are (E36)', traders, joined, { may: ['meeple 0 builder'], mayNot: ['meeple 0'] });
  const large = ['base-u 1,0 r0, meeple 0 large', 'base-b 0,1 r0', 'base-u 2,0 r0, ...'];
  example('where the large meeple is (E36)', { ...traders, expansions: ['inns', 'traders'] }, large, {
    may: ['meeple 0 builder'],
  });

  const built = [...road, 'base-u 2,0 r0, meeple 0 builder'];
  example('no second tile for the tile that it is put on (E37)', traders, built, { seat: 1 });
  example('a second tile for going on with its road (E37)', traders, [...built, 'base-b 1,1 r0', 'base-u 3,0 r0'], {
    seat: 0,
    phase: 'draw',
  });
  example('none for a tile elsewhere (E37)', traders, [...built, 'base-b 1,1 r0', 'base-b 2,1 r0'], { seat: 1 });
  const byBlue = [...road, 'base-b 0,2 r0', 'base-u 2,0 r0, meeple 0 builder', 'base-u 3,0 r0'];
  example('none when another goes on with its road (E37)', { ...traders, seats: 3 }, byBlue, {
    seat: 2,
  });

  const closed = [
    ...support(4),
    ...[
      'base-a 0,2 r270, meeple 0',
      'base-b 0,3 r0',
      'base-u 1,2 r0, meeple 0 builder',
      'base-b 4,1 r0',
      'base-a 2,2 r90',
    ],
  ];
  example('a second tile for completing its road (E38)', traders, closed, {
    scores: [3, 0],
    seat: 0,
    phase: 'draw',
    supply: [1, 2].map(() => [7, 0, 0, 1, 1]),
  });
  const again = [
    ...['base-u 1,0 r0, meeple 0', 'base-b 0,1 r0', 'base-b 1,1 r0', 'base-b 2,1 r0', 'base-a 0,2 r270, meeple 0'],
    ...['base-b 3,1 r0', 'base-u 1,2 r0, meeple 0 builder', 'base-b 4,1 r0', 'base-a 2,2 r90', 'base-u 2,0 r0, ...'],
  ];
  example('the builder may be placed on that second tile (E38)', traders, again, {
    seat: 0,
    may: ['meeple 0 builder'],
  });

  const third = [...built, 'base-b 1,1 r0', 'base-u 3,0 r0', 'base-u 4,0 r0'];
  example('never a third tile (E39)', traders, third, { seat: 1 });
  example('no second tile when the pile is empty (E39)', ended, third.slice(0, -1), { phase: 'over', scores: [4, 0] });
  const useless = [
    'base-u 1,0 r0, meeple 0',
    'base-e 0,-1 r180',
    'base-u 2,0 r0, meeple 0 builder',
    'base-b 0,1 r0',
    'base-u 3,0 r0',
  ];
  example('the game is over when the tiles left fit nowhere (E39)', traders, [...useless, 'inns-a'].slice(0, 5), {
    seat: 0,
    phase: 'draw',
  });
  example('nothing follows them (E39)', ended, [...useless, 'inns-a'], { phase: 'over', scores: [4, 0] });

  // Blue's meeple stands there as well: a builder is never there alone.
  const builders = [
    ...support(6),
    ...['base-a 0,2 r270, meeple 0 large', 'base-a 5,2 r90, meeple 0', 'base-u 1,2 r0, meeple 0 builder'],
    ...['base-u 4,2 r0, meeple 0 builder', 'base-u 2,2 r0', 'base-u 3,2 r0'],
  ];
  example(
    'builders of two seats come home, and win nothing (E40)',
    { ...traders, expansions: ['inns', 'traders'] },
    builders,
    {
      scores: [6, 0],
      seat: 1,
      supply: [1, 2].map(() => [7, 1, 0, 1, 1]),
    },
  );
});

describe('the pig', () => {
  example('not into an empty field (E41)', traders, ['base-b 0,1 r0, ...'], { mayNot: ['meeple 1 pig'] });
  const next = (first: string) => [first, 'base-b 0,2 r0, ...'];
  example('not where only Blue has a farmer (E41)', traders, next('base-b 0,1 r0, meeple 1'), {
    mayNot: ['meeple 1', 'meeple 1 pig'],
  });
  example('where Red has a farmer (E41)', traders, ['base-b 0,1 r0, meeple 1', 'base-b 1,1 r0', 'base-b 0,2 r0, ...'], {
    may: ['meeple 1 pig'],
    mayNot: ['meeple 1', 'meeple 1 builder'],
  });

  /** A farm beside two complete cities, with a farmer of each seat, and what else is placed. */
  const farm = (of: { cap?: string; red?: string; blue?: string }) => [
    ...['base-u 1,0 r0, meeple 1', 'base-b 1,1 r0', 'base-b 2,1 r0', `base-e 0,-1 r180, ${of.cap ?? 'pass'}`],
    ...['base-b 3,1 r0', 'base-u 3,0 r0, meeple 1', `base-b 1,-1 r0, ${of.red ?? 'pass'}`],
    ...[`base-b 3,-1 r0, ${of.blue ?? 'pass'}`, 'base-u 2,0 r0', 'base-e 2,-1 r0', 'base-e 2,-2 r180'],
  ];
  const pig = 'meeple 1 pig';
  example('none: 6:6 (E42)', ended, farm({}), { scores: [6, 6] });
  example('Red\u2019s: 8:6 (E42)', ended, farm({ red: pig }), { scores: [8, 6], told: ['pig of 0: 2'] });
  example('both: 8:8 (E42)', ended, farm({ red: pig, blue: pig }), { scores: [8, 8] });
  example('Red\u2019s without the majority: 0:6 (E42)', ended, farm({ cap: 'meeple 1', red: pig }), { scores: [0, 6] });

  const two = [
    ...[
      'base-b 0,1 r0, meeple 1',
      'base-u 1,0 r0',
      'base-g 0,2 r0, meeple 2',
      'base-e -1,2 r90',
      'base-b 0,3 r0, meeple 1 pig',
    ],
    'base-e 1,2 r270',
  ];
  example('two farms beside one city, the pig on one: 4 + 3 (E42)', ended, two, { scores: [7, 0] });
  example(
    'a farm beside a cathedral with the pig: 4 (E31)',
    { expansions: ['inns', 'traders'] },
    [
      ...[
        'base-u 1,0 r0, meeple 1',
        'inns-a 0,-1 r0',
        'base-u 2,0 r0, meeple 1 pig',
        'base-e 0,-2 r180',
        'base-e 1,-1 r270',
      ],
      'base-e -1,-1 r90',
    ],
    { scores: [4, 0] },
  );
});

import { describe } from 'vitest';
import { plain } from './made-game.ts';
import { example } from './referee/example.ts';
import type { Given } from './referee/example-game.ts';

const left = plain(4);

describe('further tiles', () => {
  const townRoad = [
    ...['base-u 5,6 r0, meeple 0', 'base-b 4,7 r0', 'base-u 6,6 r0, meeple 0 builder', 'base-b 5,7 r0'],
    ...['base-u 7,6 r0', 'base-u 8,6 r0'],
  ];
  const towns = {
    expansions: ['traders'],
    map: 'germany',
    start: ['base-u 4,6 r0'],
    options: { towns: 'a' },
    left,
  } as const;
  example('a builder and a town give one together (E44)', towns, townRoad.slice(0, -1), { seat: 0, phase: 'draw' });
  example('and it gives none (E44)', towns, townRoad, { seat: 1, phase: 'draw' });

  const britain: Given = { expansions: ['traders'], map: 'great-britain', start: ['base-u 7,14 r0'], chips: [], left };
  const double = [
    ...[
      'base-u 8,14 r0, meeple 0',
      'base-b 8,13 r0',
      'base-u 9,14 r0, meeple 0 builder',
      'base-b 8,12 r0',
      'base-u 10,14 r0',
    ],
  ];
  const bought = [...double, 'base-b 8,15 r0, pass, turn', 'base-u 11,14 r0'];
  example('the tile of the builder comes before a purchase (E45)', britain, double, {
    seat: 0,
    phase: 'draw',
  });
  example('the purchase after it (E45)', britain, [...double, 'base-b 8,15 r0, pass, ...'], {
    seat: 0,
    legal: ['turn', 'pass'],
  });
  example('the builder works again in the bought turn (E45)', britain, bought, { seat: 0, phase: 'draw' });
  example('then it is the turn of Blue (E45)', britain, [...bought, 'base-b 9,15 r0'], { seat: 1, phase: 'draw' });

  const islands = [1, 2, 3].map(() => [['base-u'], ['base-u']]);
  const start = ['base-u 4,14 r0'];
  const benelux: Given = { expansions: ['traders'], map: 'benelux', start, chips: ['5,14 orange1'], islands, left };
  const island = [
    ...['base-u 5,14 r0, take, meeple 0', 'base-b 5,15 r0', 'base-u 6,14 r0, meeple 0 builder', 'base-b 6,15 r0'],
    ...['base-u 7,14 r0', 'island orange 0, place 8,14 r0'],
  ];
  example('the second tile may be one of an island (E46)', benelux, island.slice(0, -1), {
    seat: 0,
    legal: ['draw', 'island orange 0', 'island orange 1'],
  });
  example('it gives no other (E46)', benelux, island, { seat: 1 });
  example('no second tile when no tile is left but on islands (E46)', { ...benelux, left: [] }, island.slice(0, -1), {
    phase: 'over',
  });

  const river = [
    ...['river-k 0,1 r0, meeple 0', 'river-d 0,2 r0', 'base-u 1,1 r0, meeple 0 builder', 'river-d 0,3 r0'],
    'river-i 0,4 r270',
  ];
  example('none for going on with the river (E56)', { expansions: ['river', 'traders'], left }, river, { seat: 1 });
});

describe('chips', () => {
  const chips = ['5,6 orange2', '6,6 orange2'];
  const germany = { expansions: ['inns'], map: 'germany', start: ['base-b 4,6 r0'], chips, left } as const;
  const upgrade = ['base-b 5,6 r0, take, meeple 0 large', 'base-b 4,7 r0', 'base-b 6,6 r0, take, meeple 0, ...'];
  example('only ordinary meeples are upgraded (E47)', germany, upgrade, { legal: ['upgrade 1 22', 'pass'] });
  const abbot = upgrade.map((turn) => turn.replace('large', 'abbot'));
  example('an abbot is not (E47)', { ...germany, expansions: ['abbot'] }, abbot, { legal: ['upgrade 1 22', 'pass'] });

  const isle = { expansions: ['inns'], map: 'great-britain', start: ['base-b 8,13 r0'], chips: [], left } as const;
  const red = ['8,14', '9,14', '10,14', '11,14', '10,15', '9,16', '7,16'].map((at) => `base-b ${at} r0, meeple 0`);
  const blue = ['8,12', '9,12', '8,15', '9,15', '8,16', '10,16'].map((at) => `base-b ${at} r0`);
  const turns = red.flatMap((turn, at) => [turn, ...blue.slice(at, at + 1)]);
  const seven = { ...isle, options: { meeples: '7' } } as const;
  example('a large meeple buys no turn on the Isle of Man (E48)', seven, turns, {
    seat: 1,
    phase: 'draw',
    supply: [
      [0, 1, 0, 0, 0],
      [7, 1, 0, 0, 0],
    ],
  });
  example('an ordinary one does (E48)', isle, [...turns.slice(0, -1), `${turns.at(-1)}, ...`], {
    legal: ['turn', 'pass'],
  });

  const start = ['base-b 4,8 r0', 'base-b 13,5 r0'];
  const france = { expansions: ['abbot'], map: 'france', start, chips: ['4,9 orange2'], left } as const;
  const sale = [
    'base-b 4,9 r0, take, meeple 0 abbot',
    'base-b 12,5 r0',
    'base-b 13,4 r0, sell orange 2 town, retrieve',
  ];
  // Two points more for the chip itself.
  example('a sale and taking back the abbot in one turn (E49)', france, sale, { scores: [2 + 11, 0] });
});

describe('inns, cathedrals, prints, ferries and towns', () => {
  /** One turn of Red on Germany, with Inns & Cathedrals and without. */
  const germany = (
    title: string,
    [withInns, without]: readonly [number, number],
    of: {
      start: readonly string[];
      turn: string;
      towns?: 'c';
      ends?: true;
    },
  ) => {
    const { start, turn, towns = 'none', ends } = of;
    const given = { map: 'germany', start, options: { towns }, left: ends ? [] : left } as const;
    example(`${title}: ${withInns}`, { ...given, expansions: ['inns'] }, [turn], { scores: [withInns, 0] });
    example(`${title}, without the option: ${without}`, { ...given, expansions: [] }, [turn], { scores: [without, 0] });
  };
  germany('2 tiles and a print with a coat (E50)', [8, 5], {
    start: ['traders-p 10,6 r0'],
    turn: 'inns-o 11,6 r0, meeple 0',
  });
  germany('2 tiles and a ferry with two coats (E50)', [10, 7], {
    start: ['base-a 5,1 r270'],
    turn: 'inns-k 9,1 r90, meeple 1',
  });
  germany('open, with a print and a coat (E50)', [0, 4], {
    start: ['base-d 10,6 r0'],
    turn: 'inns-o 11,6 r0, meeple 0',
    ends: true,
  });
  germany('3 tiles and 2 towns (E51)', [10, 7], {
    start: ['base-a 6,9 r270', 'base-a 8,9 r90'],
    turn: 'inns-o 7,9 r0, meeple 0',
    towns: 'c',
  });
  germany('open, 2 tiles and a town (E51)', [0, 4], {
    start: ['base-a 6,9 r270'],
    turn: 'inns-o 7,9 r0, meeple 0',
    towns: 'c',
    ends: true,
  });
  const caps = ['8,4 r90', '10,4 r270', '9,3 r180', '8,5 r90', '11,5 r270', '10,6 r0'].map((at) => `base-e ${at}`);
  germany('Berlin with a cathedral and 6 caps (E52)', [39, 26], { start: caps, turn: 'inns-a 9,4 r0, meeple 0' });
  germany('a border city of 2 tiles and a print with a coat (E52)', [12, 8], {
    start: ['base-e 10,3 r90'],
    turn: 'inns-a 11,3 r0, meeple 0',
  });
});

describe('goods and gardens on maps', () => {
  const start = ['base-e 5,2 r90', 'base-e 7,2 r270'];
  const traders = { expansions: ['traders'], map: 'germany', left } as const;
  example('a city closed by the border gives its goods (E53)', { ...traders, start }, ['traders-e 6,2 r0'], {
    goods: [
      [0, 1, 0],
      [0, 0, 0],
    ],
  });
  const complete = [...start, 'traders-e 6,2 r0'];
  example('one complete in the setup gives none (E53)', { ...traders, start: complete }, ['base-b 7,3 r0'], {
    goods: [1, 2].map(() => [0, 0, 0]),
  });

  const coast = { expansions: ['abbot'], map: 'germany', start: ['base-a 4,1 r180', 'base-a 5,1 r270'], left } as const;
  example('a garden with all its 2 squares around filled: 3 (E54)', coast, ['base-u-garden 4,0 r90, meeple 3 abbot'], {
    scores: [3, 0],
    supply: [1, 2].map(() => [9, 0, 1, 0, 0]),
    told: ['completed garden: 3 to 0, not to '],
  });
});

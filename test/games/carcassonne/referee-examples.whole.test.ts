import { describe, expect, it } from 'vitest';
import { optionsSchema } from '../../../src/games/carcassonne/rules/options.ts';
import { plain } from './made-game.ts';
import { example, support } from './referee/example.ts';
import {
  combinations,
  EXPANSIONS,
  type ExpansionName,
  goTogether,
  mostSeats,
  SMALL_BOXES,
} from './referee/expansions.ts';
import { tilesOfGame } from './referee/tiles-of-game.ts';

const left = plain(4);
const tilesWith = (expansions: readonly ExpansionName[], map = 'none') =>
  tilesOfGame({ ...optionsSchema.parse({ map }), ...Object.fromEntries(expansions.map((name) => [name, true])) });

describe('options, seats and tiles', () => {
  it('lets expansions be combined freely, but for rivers and two boxes on Great Britain (E1, E2, E55, F2)', () => {
    // Of the two rivers there is one, or none (F2); with small boxes neither dragon nor abbey (G2).
    const others = EXPANSIONS.length - SMALL_BOXES.length;
    expect(combinations('none')).toHaveLength(
      (3 / 4) * (2 ** others + (2 ** SMALL_BOXES.length - 1) * 2 ** (others - 2)),
    );
    expect(combinations('germany').flat()).not.toContain('river');
    const onMaps = EXPANSIONS.filter((name) => goTogether('germany', [name])).length;
    expect(combinations('germany')).toHaveLength(2 ** onMaps);
    expect(combinations('great-britain').map((one) => one.join())).not.toContain('inns,traders');
    expect(combinations('great-britain')).toHaveLength((3 / 4) * 2 ** onMaps);
  });

  it('seats six on the open table with Inns & Cathedrals, else five; on maps six (E2)', () => {
    expect([mostSeats('none', ['inns']), mostSeats('none', ['traders']), mostSeats('germany', [])]).toEqual([6, 5, 6]);
  });

  it('counts the tiles of the open table (E9, E23, E32, E55)', () => {
    const counts = (['inns', 'traders'] as const).map((name) => tilesWith([name]).length);
    expect([tilesWith([]).length, ...counts, tilesWith(['inns', 'traders']).length]).toEqual([72, 90, 96, 114]);
    const river = ([[], ['inns'], ['traders'], ['inns', 'traders']] as const).map(
      (others) => tilesWith(['river', ...others]).length,
    );
    expect(river).toEqual([83, 101, 107, 125]);
    expect(tilesWith(['river']).filter((tile) => tile === 'base-d')).toHaveLength(3);
  });

  it('counts the tiles of maps (E55)', () => {
    expect(tilesWith(['traders', 'abbot'], 'germany')).toHaveLength(114);
    expect(tilesWith(['traders'], 'great-britain')).toHaveLength(96);
    expect(tilesWith(['inns'], 'great-britain')).toHaveLength(90);
  });

  it('has one garden tile instead of one copy of each of its tiles (E16)', () => {
    const all = tilesWith(['abbot', 'inns', 'traders']);
    expect(all).toHaveLength(114);
    expect(all.filter((tile) => tile === 'base-e')).toHaveLength(4);
    expect(all.filter((tile) => tile === 'base-e-garden')).toHaveLength(1);
    const gardens = ([[], ['inns'], ['traders'], ['inns', 'traders']] as const).map(
      (others) => tilesWith(['abbot', ...others]).filter((tile) => tile.endsWith('-garden')).length,
    );
    expect(gardens).toEqual([8, 10, 10, 12]);
  });
});

describe('pieces', () => {
  const all = { map: 'germany', start: ['base-d 7,8 r0'], expansions: ['abbot', 'inns', 'traders'] } as const;
  example('13 pieces on a map with three options (E3)', { ...all, left }, [], {
    supply: [1, 2].map(() => [9, 1, 1, 1, 1]),
  });

  const monks = support(15).map((turn, at) => (at % 2 === 0 ? `${turn}, ${at < 14 ? 'meeple 0' : '...'}` : turn));
  example('with no ordinary meeple left the large one goes where one may (E3)', { expansions: ['inns'], left }, monks, {
    legal: ['meeple 0 large', 'meeple 1 large', 'pass'],
  });

  const oneThing = [
    ...['base-b 0,1 r0, meeple 0 abbot', 'base-b 0,2 r0', 'base-u 1,0 r0, meeple 0', 'base-b 0,3 r0'],
    'base-u 2,0 r0, meeple 0 builder',
  ];
  example('who puts the builder down leaves the abbot (E4)', { expansions: ['abbot', 'traders'], left }, oneThing, {
    pieces: ['0 0,1/0 abbot', '0 1,0/0 meeple', '0 2,0/0 builder'],
    supply: [
      [6, 0, 0, 0, 1],
      [7, 0, 1, 1, 1],
    ],
    seat: 1,
  });

  // Four pieces of their own on one road need seven tiles.
  const contested = (meeple: string, large: string) => [
    ...support(7),
    'base-a 0,2 r270, meeple 0',
    `base-u 2,2 r0, ${meeple}`,
    'base-u 4,2 r0, meeple 0',
    `base-a 6,2 r90, ${large}`,
    ...['base-u 1,2 r0', 'base-u 3,2 r0', 'base-u 5,2 r0'],
  ];
  const inns = { expansions: ['inns'], left } as const;
  example('two meeples beat one (E5)', inns, contested('meeple 0', 'pass'), { scores: [0, 7] });
  example('a large meeple is as strong as two (E5)', inns, contested('pass', 'meeple 0 large'), { scores: [7, 7] });
  example('a meeple and a large one beat two (E5)', inns, contested('meeple 0', 'meeple 0 large'), { scores: [7, 0] });

  const weak = [
    ...support(4),
    ...['base-a 0,2 r270, meeple 0', 'base-u 2,2 r0, meeple 0', 'base-b 4,1 r0', 'base-a 3,2 r90, meeple 0 builder'],
    'base-u 1,2 r0',
  ];
  example('a builder counts nothing (E5)', { expansions: ['traders'], left }, weak, { scores: [4, 4] });

  const home = [
    ...['base-u 1,0 r0, meeple 0 large', 'base-b 0,1 r0', 'base-a 2,0 r90, meeple 0 builder', 'base-b 1,1 r0'],
    ...['base-b 2,1 r0, meeple 1', 'base-a -1,0 r270'],
  ];
  example(
    'large meeple and builder come home, the farmer stays (E6)',
    { expansions: ['inns', 'traders'], left },
    home,
    {
      scores: [4, 0],
      supply: [
        [6, 1, 0, 1, 1],
        [7, 1, 0, 1, 1],
      ],
      pieces: ['0 2,1/1 meeple'],
    },
  );
});

/** The same turns with Inns & Cathedrals and without. */
function worth(
  title: string,
  turns: readonly string[],
  points: readonly [number, number],
  rest: readonly string[] = [],
): void {
  const [withInns, without] = points;
  example(`${title}: ${withInns}`, { expansions: ['inns'], left: rest }, turns, { scores: [withInns, 0] });
  example(`${title}, without the option: ${without}`, { expansions: [], left: rest }, turns, { scores: [without, 0] });
}

describe('Inns & Cathedrals', () => {
  worth('a road of 3 with an inn (E24)', ['inns-k 1,0 r90, meeple 1', 'base-a -1,0 r270'], [6, 3], left);

  const junction = [
    'inns-n 0,1 r0, meeple 0',
    'base-a -1,1 r270, meeple 0',
    'base-a 0,2 r180, meeple 0',
    'base-a 1,1 r90',
  ];
  example('an inn at a junction: 4, 2, 2 (E25)', { expansions: ['inns'], left }, junction, { scores: [6, 2] });

  worth('an open road of 2 with an inn (E26)', ['inns-o 1,0 r0, meeple 0', 'base-b 0,1 r0'], [0, 2]);

  const cathedral = ['inns-a 0,-1 r0, meeple 0', 'base-e 0,-2 r180', 'base-e -1,-1 r90'];
  worth('a cathedral and 4 caps (E27)', [...cathedral, 'base-e 1,-1 r270'], [15, 10], left);
  const coat = [...cathedral, 'base-m 1,-1 r0'];
  worth('a cathedral, 6 tiles and a coat (E27)', [...coat, 'base-e 1,-2 r180'], [21, 14], left);
  worth('an open cathedral, 5 tiles and a coat (E28)', coat, [0, 6]);

  worth(
    'a road of 4 with two inns (E29)',
    ['inns-o 1,0 r0, meeple 0', 'inns-k 2,0 r90', 'base-a -1,0 r270'],
    [8, 4],
    left,
  );
  const two = [...cathedral, 'base-e 1,-1 r270'].toSpliced(1, 1, 'inns-a 0,-2 r0');
  worth(
    'a city of 8 with two cathedrals (E29)',
    [...two, 'base-e -1,-2 r90', 'base-e 1,-2 r270', 'base-e 0,-3 r180'],
    [24, 16],
    left,
  );

  const farm = [
    ...['base-u 1,0 r0, meeple 1 large', 'base-b 1,1 r0', 'base-b 2,1 r0', 'base-b 3,1 r0', 'base-e 0,-1 r180'],
    ...['base-u 3,0 r0, meeple 1', 'base-u 2,0 r0'],
  ];
  example('a large farmer wins the farm, for the usual points (E30)', { expansions: ['inns'] }, farm, {
    scores: [3, 0],
  });

  const beside = [
    'base-u 1,0 r0, meeple 1',
    'inns-a 0,-1 r0',
    'base-e 0,-2 r180',
    'base-e 1,-1 r270',
    'base-e -1,-1 r90',
  ];
  example('a farm beside a cathedral: 3 (E31)', { expansions: ['inns'] }, beside, { scores: [3, 0] });
  example('a farm beside an open cathedral: 0 (E31)', { expansions: ['inns'] }, beside.slice(0, 4), { scores: [0, 0] });
});

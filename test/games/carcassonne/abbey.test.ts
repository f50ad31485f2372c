import { describe, expect, it } from 'vitest';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import { optionsSchema } from '../../../src/games/carcassonne/rules/options.ts';
import { CONTENT } from './content.ts';
import { MadeGame, plain } from './made-game.ts';
import { example } from './referee/example.ts';
import { tilesOfGame } from './referee/tiles-of-game.ts';

const options = optionsSchema.parse({ abbey: true });
const abbey = { expansions: ['abbey'], left: plain(6) } as const;
const withAbbots = { expansions: ['abbey', 'abbot'], left: plain(6) } as const;
const withDragon = { expansions: ['abbey', 'dragon'], left: plain(6) } as const;
const withTraders = { expansions: ['abbey', 'traders'], left: plain(6) } as const;

/** Tiles around the empty square 1,1, with a road and a city that reach it; Red begins, and lays the last one. */
const ring = [
  'base-w 1,0 r0, meeple 1',
  'base-a 2,0 r90',
  'base-b 0,1 r0',
  'base-b 2,1 r0',
  'base-b 2,2 r0',
  'base-e 1,2 r0, meeple 0',
  'base-b 0,2 r0',
];

const made = (...draws: readonly string[]) =>
  new MadeGame('none', { start: ['base-d 0,0 r0'], pile: [...draws, ...plain(40)], options });

/** The turns with more actions in the last one. */
function then(turns: readonly string[], ...actions: readonly string[]): string[] {
  return [...turns.slice(0, -1), [turns.at(-1), ...actions].join(', ')];
}

/** A seat can place its abbey at 1,1 instead of drawing. */
function beforeAbbey(): MadeGame {
  return made('base-w', 'base-a', 'base-b', 'base-b', 'base-b', 'base-e', 'base-b')
    .turn('1,0 r0')
    .turn('2,0 r90', 'meeple 0')
    .turn('0,1 r0')
    .turn('2,1 r0')
    .turn('2,2 r0')
    .turn('1,2 r0', 'meeple 0')
    .turn('0,2 r0');
}

describe('a game with Abbey & Mayor', () => {
  it('has twelve tiles more, an abbey for each seat beside them, and is for the open table (F1, F2, F3)', () => {
    expect(carcassonne.options.abbey).toEqual([false, true]);
    expect(carcassonne.optionsRejection!({ abbey: true, map: 'france' })).toMatchObject({ code: 'not-on-this-map' });
    expect(tilesOfGame(options)).toHaveLength(72 + 12);
    expect(CONTENT.boxes.abbey).toHaveLength(12);
    expect(CONTENT.boxes.abbey).not.toContain('abbey');
  });
});

describe('the abbey', () => {
  example('waits for tiles on all four sides (F53)', abbey, ring.slice(0, 5), { legal: ['draw'] });
  it('leaves it to the player whether to draw, unless the seat has ordered to draw (F53)', () => {
    const { state } = beforeAbbey();
    expect(carcassonne.openingAction(state)).toBeUndefined();
    expect(carcassonne.openingAction(state, () => 'choose')).toBeUndefined();
    expect(carcassonne.openingAction(state, () => 'draw')).toEqual({ type: 'draw' });
  });
  example('closes what lies around it and is a monastery (F54)', abbey, [...ring, 'abbey 1,1, meeple 0'], {
    scores: [1, 9 + 2],
    abbeys: [true, false],
    pieces: [],
    seat: 0,
  });
  const built = [
    'base-b 0,1 r0',
    'base-b 0,2 r0',
    'base-u 1,1 r90, meeple 0',
    'base-b 0,3 r0',
    'base-v 1,0 r0, meeple 0 builder',
    'base-b 1,3 r0',
  ];
  example(
    'gives no second tile where it ends the road of a builder (F55)',
    withTraders,
    [...built, 'base-a -1,0 r270', 'base-b 2,3 r0', 'base-b 2,2 r0', 'abbey 1,2'],
    {
      scores: [4, 0],
      seat: 1,
      phase: 'draw',
      supply: [
        [7, 0, 0, 1, 1, 0, 1, 1, 1],
        [7, 0, 0, 1, 1, 0, 1, 1, 1],
      ],
    },
  );
  example(
    'brings the goods of the city that it completes to whoever places it (F55)',
    withTraders,
    [
      ...['base-u 1,0 r0', 'base-b 0,1 r0', 'base-u 2,0 r0', 'base-b 2,1 r0', 'base-e 0,2 r90', 'traders-b 1,2 r0'],
      'abbey 1,1',
    ],
    {
      goods: [
        [1, 0, 0],
        [0, 0, 0],
      ],
    },
  );
  example('takes an abbot, who is worth 9 there (F66)', withAbbots, [...ring, 'abbey 1,1, meeple 0 abbot'], {
    scores: [1, 9 + 2],
  });
  example(
    'may be the second tile of a turn when the pile is empty (F53)',
    { expansions: ['abbey', 'traders'] },
    [...built, 'base-b 2,3 r0', 'base-b 2,2 r0', 'base-a -1,0 r270, pass, ...'],
    { seat: 0, phase: 'abbey', legal: ['abbey 1,2', 'pass'], round: [] },
  );
  example(
    'may be placed after the last tile, from the next seat round (F56)',
    { expansions: ['abbey'], seats: 3 },
    [...ring.slice(0, -1), 'base-b 0,2 r0, pass, ...'],
    { seat: 1, phase: 'abbey', legal: ['abbey 1,1', 'pass'], round: [2, 0] },
  );
});

example(
  'after a void turn the last round begins behind it (F56)',
  {
    expansions: ['abbey'],
    start: ['0,0', '1,0', '2,0', '0,1', '2,1', '0,2', '1,2', '2,2'].map((square) => `base-b ${square} r0`),
    seats: 3,
  },
  ['base-b 3,0 r0', 'base-c, ...'],
  { seat: 2, phase: 'abbey', legal: ['abbey 1,1', 'pass'], round: [0, 1], discarded: ['base-c'] },
);

describe('mayor and wagon', () => {
  const city = ['base-q 0,-1 r90, meeple 0 mayor', 'base-e 0,-2 r180', 'base-e 1,-1 r270'];
  example('a mayor counts the coats of arms of his city (F57)', abbey, city, { scores: [10, 0], pieces: [] });
  example('without any he wins nothing (F57)', abbey, ['base-e 0,-1 r180, meeple 0 mayor'], {
    scores: [0, 0],
    pieces: [],
  });
  example(
    'two coats of arms tie with two knights (F57)',
    abbey,
    [
      ...['base-f 0,-1 r90, meeple 0 mayor', 'base-u 1,0 r0', 'base-b 1,-1 r0', 'base-e 1,-2 r270, meeple 0'],
      ...['base-u -1,0 r0', 'base-b -1,-1 r0', 'base-b 0,1 r0', 'base-e -1,-2 r90, meeple 0', 'base-c 0,-2 r0'],
      'base-e 0,-3 r180',
    ],
    { scores: [16, 16] },
  );
  example('a wagon goes into no field (F58)', abbey, ['base-u 1,0 r0, ...'], {
    may: ['meeple 0 wagon'],
    mayNot: ['meeple 1 wagon', 'meeple 2 wagon', 'meeple 0 mayor'],
  });
  /** A city with 2 coats of arms joins the caps around it, on which Red's mayor and knights of Blue are. */
  const caps = (...knights: readonly string[]) => [
    ...['base-e 1,-1 r270, meeple 0 mayor', `base-e -1,-1 r90${knights[0]}`, 'base-b 2,0 r0'],
    ...[`base-e 0,-2 r180${knights[1]}`, 'base-b 3,0 r0', `base-e 0,0 r0${knights[2]}`, 'abbey-g 0,-1 r0'],
  ];
  const around = ['base-b 0,1 r0', 'base-b 1,0 r0', 'base-b -1,0 r0', 'base-b 1,-2 r0'];
  const knight = ', meeple 0';
  example('with two he beats one knight (F57)', { ...abbey, start: around }, caps(knight, '', ''), { scores: [14, 0] });
  example('and three beat him (F57)', { ...abbey, start: around }, caps(knight, knight, knight), { scores: [0, 14] });

  /** A ring of roads that Red's wagon completes, and tiles above it. */
  const ring4 = (...above: readonly string[]) =>
    ['base-v 0,1 r270', 'base-v 1,2 r90', 'base-v 0,2 r180', ...above] as const;
  const closing = ['base-v 1,1 r0, meeple 0 wagon, ...'];
  example(
    'the standard order takes what is worth most: a monastery with 5 around, not an open city of 3 (F12)',
    {
      ...abbey,
      start: ring4(
        ...['base-e 1,0 r270', 'base-g 0,0 r0', 'base-g -1,0 r0', 'base-b 2,0 r0'],
        ...['base-b 3,0 r0', 'base-b 3,1 r0', 'base-b 3,-1 r0'],
      ),
    },
    closing,
    { phase: 'wagon', may: ['wagon 1,0 0', 'wagon 0,0 0', 'rest'], orders: ['wagon 2,0 0', 'rest'] },
  );
  example(
    'and stays at home where only an open road with an inn can be reached (F12)',
    { ...abbey, expansions: ['abbey', 'inns'], start: ring4('inns-o 1,0 r0') },
    closing,
    { phase: 'wagon', legal: ['rest', 'wagon 1,0 0'], orders: ['rest', 'rest'] },
  );

  const scored = 'base-k 0,-1 r180, meeple 0 wagon';
  example('it drives on when it has been scored (F59)', abbey, [`${scored}, ...`], {
    scores: [4, 0],
    phase: 'wagon',
    legal: ['rest', 'wagon 0,-1 1', 'wagon 0,0 1'],
  });
  const loaded = ['base-a 1,0 r90, meeple 0 wagon'];
  example(
    'but not onto the tile of the dragon (F59)',
    withDragon,
    [...loaded, 'princess-u 0,1 r0', 'base-a -1,0 r270, pass, ...'],
    {
      phase: 'wagon',
      may: ['wagon 1,0 1', 'wagon 0,0 0'],
      mayNot: ['wagon 0,1 0'],
    },
  );
  example(
    'nor when a festival has taken it home (F59)',
    { expansions: ['abbey', 'festival'], left: plain(6) },
    [...loaded, 'base-b 0,1 r0', 'festival-c -1,0 r0, festival, home 0, ...'],
    { seat: 1, phase: 'draw', scores: [0, 0], pieces: [] },
  );
  /** Wagons of Red and Blue at the ends of a road, which Red's tile with a city joins. */
  const both = [
    ...['base-a 0,1 r270, meeple 0 wagon', 'base-u 1,0 r0', 'base-u 2,0 r0', 'base-a 2,1 r90, meeple 0 wagon'],
    'base-d 1,1 r180, pass',
  ];
  example('of two that may go to one place that of the player goes first (F60)', abbey, then(both, '...'), {
    seat: 0,
    scores: [3, 3],
    may: ['wagon 1,1 0'],
  });
  example('and then it is taken (F60)', abbey, then(both, 'wagon 1,1 0', '...'), {
    seat: 1,
    phase: 'wagon',
    mayNot: ['wagon 1,1 0'],
  });
  example('or stays at home', abbey, [`${scored}, rest`], { seat: 1, phase: 'draw', pieces: [] });
});

describe('the barn', () => {
  example(
    'stands where four tiles meet in one field (F61)',
    abbey,
    ['base-d 1,0 r0', 'base-b 0,1 r0', 'base-b 1,1 r0, ...'],
    { may: ['barn NW'], mayNot: ['barn NE', 'barn SE', 'barn SW'] },
  );
  example(
    'also between two cities (F61)',
    { ...abbey, start: ['base-e 0,0 r0'] },
    ['base-e 1,0 r0', 'base-b 0,1 r0', 'base-b 1,1 r0, ...'],
    { may: ['barn NW'] },
  );
  example(
    'not where a city parts the fields of a tile at the corner (F61)',
    { ...abbey, start: ['abbey-f 0,0 r0'] },
    ['base-b 1,0 r0', 'base-b 0,1 r0', 'base-b 1,1 r0, ...'],
    { may: ['meeple 0', 'meeple 1'], mayNot: ['barn NW'] },
  );
  const farm = [
    'base-u 1,0 r0',
    'base-e 0,1 r180, meeple 1',
    'base-e 0,2 r0',
    'base-u 2,0 r0, meeple 1',
    'base-b 1,1 r0, barn NW',
  ];
  example('scores the farmers there at once (F62)', abbey, farm, {
    scores: [0, 3],
    pieces: ['1 2,0/1 meeple', '0 1,1/1 barnNW'],
  });
  example('and their pigs (F62)', withTraders, farm.with(3, 'base-u 2,0 r0, meeple 2 pig'), {
    scores: [0, 4],
    pieces: ['0 1,1/1 barnNW'],
  });
  example(
    'lets those with a pig join it for 2 (F63)',
    withTraders,
    [...farm, 'base-b 1,-1 r0, meeple 1 pig', 'base-a 3,0 r90'],
    {
      scores: [0, 3 + 2],
      pieces: ['0 1,1/1 barnNW'],
    },
  );
  example('is entered by nobody through a portal (F63)', withDragon, [...farm, 'princess-z -1,0 r0, ...'], {
    may: ['portal 1,1 0'],
    mayNot: ['portal 1,1 1', 'portal 0,1 1', 'portal 0,0 3'],
  });
  example('lets farmers join it for a point a city (F63)', abbey, [...farm, 'base-a 3,0 r90'], {
    scores: [0, 3 + 1],
    pieces: ['0 1,1/1 barnNW'],
  });
  example('brings 4 a city at the end (F64)', { expansions: ['abbey'] }, [...farm, 'base-a 3,0 r90'], {
    scores: [4, 4],
    told: ['barn of 0: 4'],
  });
  const alone = farm.with(1, 'base-e 0,1 r180').with(3, 'base-u 2,0 r0');
  /** Blue's barn on the farm north of the road, which the end of that joins to Red's; two cities are complete. */
  const barns = [...[...alone, 'base-b 1,-1 r0', 'base-e 0,-1 r180', 'base-b 2,-1 r0, barn SW'], 'base-a 3,0 r90'];
  example('of two on one farm each brings 4 a city at the end (F64)', { expansions: ['abbey'] }, barns, {
    scores: [2 * 4, 2 * 4],
    told: ['barn of 0: 8', 'barn of 1: 8'],
  });
  example('and nothing before that (F64)', abbey, barns, {
    scores: [0, 0],
    pieces: ['0 1,1/1 barnNW', '1 2,-1/1 barnSW'],
  });
  /** Blue's farmer north of the road and one of Red beyond a city, whom the end of the road joins to the barn at once. */
  const joined = (reds: string) => [
    ...alone.with(3, 'base-u 2,0 r0, meeple 1'),
    ...['base-e 2,1 r90', `base-e 3,1 r270, meeple 1${reds}`, 'base-a 3,0 r90'],
  ];
  example('farmers of several seats join it at once: 1 a city for all who tie (F63)', abbey, joined(''), {
    scores: [2, 2],
    pieces: ['0 1,1/1 barnNW'],
  });
  const withLarge = { ...abbey, expansions: ['abbey', 'inns'] } as const;
  example('or for who has most on all of their farms (F63)', withLarge, joined(' large'), {
    scores: [2, 0],
    pieces: ['0 1,1/1 barnNW'],
  });
  const pigs = [...alone.with(3, 'base-u 2,0 r0, meeple 1'), 'base-a 3,0 r90'];
  example(
    'a pig may join its farmer there with the tile that joins him, for 2 a city (F63)',
    withTraders,
    pigs.with(-1, 'base-a 3,0 r90, meeple 2 pig'),
    {
      scores: [0, 2],
      pieces: ['0 1,1/1 barnNW'],
    },
  );
  example('is entered by no farmer (F63)', abbey, [...farm, 'base-b 1,2 r0, ...'], {
    may: ['meeple 0'],
    mayNot: ['meeple 1', 'barn NW'],
  });
  example('is not there where fields do not count', { ...abbey, options: { farms: false } }, farm.slice(0, 1), {
    mayNot: ['barn NW'],
  });
});

example(
  'at a monastery where four roads meet each of them ends (F65)',
  abbey,
  ['base-a -1,0 r270, meeple 0', 'abbey-l 1,0 r0'],
  {
    scores: [3, 0],
  },
);

it('offers the barn on its corner, so that a page can show it there', () => {
  const pile = ['base-d', 'base-b', 'base-b', ...plain(6)];
  const { state } = new MadeGame('none', { start: ['base-d 0,0 r0'], pile, options })
    .turn('1,0 r0')
    .turn('0,1 r0')
    .play('draw', 'place 1,1 r0');
  const shown = carcassonne.choices(state).flatMap(({ onCorner }) => onCorner ?? []);
  expect(shown).toEqual([{ piece: 'barn', tile: 3, segment: 1, corner: 'NW' }]);
});

/** Under this city the fields go round the road in the west, and are apart in the east. */
const tunnel = 'abbey-i 0,-1 r90';
example(
  'a road runs under a city, and one field round its end (F65)',
  abbey,
  [`${tunnel}, meeple 2`, 'base-u -1,-1 r0, ...'],
  {
    may: ['meeple 0'],
    mayNot: ['meeple 1', 'meeple 2'],
  },
);
example('but two on the other side (F65)', abbey, [`${tunnel}, meeple 3`, 'base-u 1,-1 r0, ...'], {
  may: ['meeple 0', 'meeple 2'],
  mayNot: ['meeple 1'],
});
example('the city over a tunnel has its coat of arms (F65)', abbey, [`${tunnel}, meeple 0`, 'base-e 0,-2 r180'], {
  scores: [2 * 3 + 2, 0],
});

import { describe, expect, it } from 'vitest';
import { makeAction, parseAction } from '../../../src/games/carcassonne/game/action.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import { optionsSchema } from '../../../src/games/carcassonne/rules/options.ts';
import { standInAction } from '../../../src/games/carcassonne/rules/stand-in.ts';
import { perform } from '../../../src/games/carcassonne/rules/step.ts';
import { translatorFor } from '../../../src/i18n/translate.ts';
import { boardDrawing, boardScene } from '../../../src/render/index.ts';
import { pictureWords } from '../../../src/telling/board/board-words.ts';
import { CONTENT } from './content.ts';
import { plain } from './made-game.ts';
import { example } from './referee/example.ts';
import { dealtFor, engineStart } from './referee/example-game.ts';
import { tilesOfGame } from './referee/tiles-of-game.ts';

const ferries = { expansions: ['ferries'], left: plain(4) } as const;
const withBuilders = { expansions: ['traders', 'ferries'], left: plain(4) } as const;

describe('The Ferries', () => {
  it('are offered for the open table alone, with eight tiles, and not with dragon or abbey (G2, G3)', () => {
    expect(carcassonne.options.ferries).toEqual([false, true]);
    expect(carcassonne.optionsRejection!({ ferries: true, map: 'germany' })).toMatchObject({
      code: 'not-on-this-map',
      expansions: ['ferries'],
    });
    for (const other of ['dragon', 'abbey']) {
      expect(carcassonne.optionsRejection!({ ferries: true, [other]: true })).toMatchObject({ code: 'not-together' });
    }
    expect(carcassonne.optionsRejection!({ ferries: true, gold: true })).toBeUndefined();
    expect(tilesOfGame({ ...optionsSchema.parse({}), ferries: true })).toHaveLength(80);
  });

  /** Blue's road of A and D, and Red's lake east of it. */
  const road = ['base-b 0,1 r0', 'base-a -1,0 r270, meeple 0'];
  const lake = 'ferries-b 1,0 r0';
  example('roads end at a lake and are apart when the piece is placed (G23)', ferries, [...road, `${lake}, ...`], {
    phase: 'piece',
    may: ['meeple 1', 'meeple 2', 'pass'],
    mayNot: ['meeple 0'],
  });
  example('then the ferry has to join two of them (G24)', ferries, [...road, `${lake}, meeple 2, ...`], {
    phase: 'ferry',
    scores: [0, 0],
    legal: ['lakeFerry 1,0 ES', 'lakeFerry 1,0 EW', 'lakeFerry 1,0 SW'],
  });
  const joined = [...road, `${lake}, meeple 2, lakeFerry 1,0 EW`];
  example('W-E: both on one road of 3, open (G23)', ferries, joined, {
    scores: [0, 0],
    ferries: '1,0 EW',
    pieces: ['1 -1,0/0 meeple', '0 1,0/2 meeple'],
  });
  example('S-E: Blue’s road ends, 3 (G24)', ferries, [...road, `${lake}, meeple 2, lakeFerry 1,0 ES`], {
    scores: [0, 3],
    ferries: '1,0 ES',
  });
  example('also without a piece (G24)', ferries, [`${lake}, pass, ...`], { phase: 'ferry' });

  const ring = [`${lake}, meeple 2, lakeFerry 1,0 ES`, 'base-v 2,0 r0', 'base-v 2,1 r90', 'base-v 1,1 r180'];
  example('a tile that a road leaves and enters again counts once (G25)', ferries, ring, {
    scores: [4, 0],
  });

  const beyond = [...joined, 'base-u 2,0 r0'];
  example(
    'the first ferry on the road of a tile may go to other ends (G26)',
    ferries,
    [...beyond, 'base-u 3,0 r0, pass, ...'],
    {
      phase: 'ferries',
      seat: 0,
      legal: ['lakeFerry 1,0 ES', 'lakeFerry 1,0 SW', 'pass'],
    },
  );
  example('it stays: a road of 5 (G26)', { ...ferries, left: [] }, [...beyond, 'base-u 3,0 r0'], { scores: [5, 5] });
  example(
    'it goes: Blue’s road of 3 ends elsewhere (G26)',
    ferries,
    [...beyond, 'base-u 3,0 r0, pass, lakeFerry 1,0 ES'],
    {
      scores: [0, 3],
      ferries: '1,0 ES',
      pieces: ['0 1,0/2 meeple'],
    },
  );
  example(
    'not a ferry behind another lake (G26)',
    ferries,
    [
      ...[`${lake}, pass, lakeFerry 1,0 EW`, 'base-u 2,0 r0', 'ferries-b 3,0 r0, pass, lakeFerry 3,0 EW'],
      'base-u 4,0 r0, pass, ...',
    ],
    {
      phase: 'ferries',
      legal: ['lakeFerry 3,0 ES', 'lakeFerry 3,0 SW', 'pass'],
    },
  );
  example(
    'nor one that an end without a ferry hides (G26)',
    ferries,
    [`${lake}, pass, lakeFerry 1,0 SW`, 'base-u 2,0 r0, pass, ...'],
    {
      phase: 'draw',
    },
  );
  /** Two lakes with their ferries and a gap between them. */
  const gap = [
    ...[
      'ferries-b 1,0 r180, pass, lakeFerry 1,0 EW',
      'base-b 0,1 r0',
      'base-b 1,1 r0',
      'base-b 2,1 r0',
      'base-b 3,1 r0',
    ],
    'ferries-b 3,0 r180, pass, lakeFerry 3,0 EW',
  ];
  example('the first in each direction (G26)', ferries, [...gap, 'base-u 2,0 r0, pass, ...'], {
    phase: 'ferries',
    legal: ['lakeFerry 1,0 NE', 'lakeFerry 1,0 NW', 'lakeFerry 3,0 NE', 'lakeFerry 3,0 NW', 'pass'],
  });
  example('each once (G26)', ferries, [...gap, 'base-u 2,0 r0, pass, lakeFerry 1,0 NW, ...'], {
    phase: 'ferries',
    legal: ['lakeFerry 3,0 NE', 'lakeFerry 3,0 NW', 'pass'],
  });

  example(
    'each part keeps its pieces, and a builder left alone goes home (G27)',
    withBuilders,
    [
      ...['base-a -1,0 r270, meeple 0', `${lake}, pass, lakeFerry 1,0 EW`, 'base-u 2,0 r0, meeple 0 builder'],
      'base-u 3,0 r0, pass, lakeFerry 1,0 ES',
    ],
    {
      scores: [3, 0],
      pieces: [],
      supply: [
        [7, 0, 0, 1, 1],
        [7, 0, 0, 1, 1],
      ],
    },
  );

  const scored = ['base-b 0,1 r0', 'base-a -1,0 r270', `${lake}, pass, lakeFerry 1,0 ES`];
  example(
    'a road that was scored may be joined and counts again (G28)',
    ferries,
    [...[...scored, 'base-u 2,0 r0, meeple 0', 'base-u 3,0 r0'], 'base-a 4,0 r90, pass, lakeFerry 1,0 EW'],
    { scores: [0, 6] },
  );

  example(
    'and nothing once it is alone again (G28)',
    ferries,
    [
      ...scored.with(1, 'base-a -1,0 r270, meeple 0'),
      'base-u 2,0 r0, meeple 0, lakeFerry 1,0 EW',
      'base-u 3,0 r0, pass, lakeFerry 1,0 ES',
    ],
    { scores: [0, 3], pieces: ['1 2,0/0 meeple'] },
  );

  /** Red's road with its builder west of the lake, whose ferry Blue has placed. */
  const builder = ['base-u -1,0 r0, meeple 0', 'base-b 0,1 r0', 'base-u -2,0 r0, meeple 0 builder'];
  example(
    'a builder whose road goes on gives a tile, although a ferry leaves it then (G29)',
    withBuilders,
    [...[...builder, `${lake}, pass, lakeFerry 1,0 EW`], 'base-u 2,0 r0, pass, lakeFerry 1,0 ES, ...'],
    { seat: 0, phase: 'draw', ferries: '1,0 ES' },
  );
  example(
    'what a ferry adds gives none (G29)',
    withBuilders,
    [...[...builder, `${lake}, pass, lakeFerry 1,0 ES`], 'base-u 2,0 r0, pass, lakeFerry 1,0 EW, ...'],
    { seat: 1, phase: 'draw', ferries: '1,0 EW' },
  );

  const withCrops = { expansions: ['traders', 'ferries', 'crops'], left: plain(4) } as const;
  example(
    'nor when a meeple leaves the board after it (G29, G45)',
    withCrops,
    [
      ...[...builder, `${lake}, pass, lakeFerry 1,0 ES`],
      'crop2-e 2,0 r180, pass, lakeFerry 1,0 EW, circle remove, remove 0, ...',
    ],
    { seat: 1, phase: 'draw', ferries: '1,0 EW' },
  );

  const king = { expansions: ['king', 'ferries'], left: plain(4) } as const;
  example(
    'the robber baron counts a road with what a ferry joins or ends (G48)',
    king,
    [...beyond, 'base-u 3,0 r0, pass, lakeFerry 1,0 ES'],
    {
      cards: ['robber 0 3'],
    },
  );

  const magic = { expansions: ['mage', 'ferries'], left: plain(4) } as const;
  example(
    'the mage stays on its side of a road that a ferry parts (G38)',
    magic,
    [
      ...['mage-c 0,-1 r0, mage 0,0/1', `${lake}, pass, lakeFerry 1,0 EW`, 'base-u 2,0 r0, pass, lakeFerry 1,0 ES'],
      'base-a -1,0 r270, meeple 0',
    ],
    { scores: [0, 6], magic: 'off off' },
  );
  /** The mage on the road west of a lake, and the witch on the one east of it, whose ferry joins others. */
  const apart = ['mage-c 0,-1 r0, mage 0,0/1', `${lake}, pass, lakeFerry 1,0 SW`, 'base-b 0,1 r0'];
  example(
    'a ferry, too, may bring mage and witch onto one road, and one of them moves (G36)',
    magic,
    [...apart, 'mage-c 0,-2 r0, witch 1,0/2', 'base-u 1,1 r90, pass, lakeFerry 1,0 EW, ...'],
    { phase: 'parting' },
  );
});

describe('an absent player', () => {
  /** What an absent player does after these actions; a tile alone is drawn. */
  function insteadAfter(...actions: readonly string[]): string {
    const draws = actions.map((action) => action.split(' ')[0]!);
    const state = engineStart(dealtFor(ferries, draws));
    for (const action of actions) {
      const done = action.includes(' ') ? action.replace(/^\S+/, 'place').split(', ') : [];
      for (const text of ['draw', ...done]) perform(state, parseAction(text)!, []);
    }
    return makeAction(standInAction(state));
  }
  const road = ['base-b 0,1 r0, pass', 'base-a -1,0 r270, meeple 0', 'base-b 0,2 r0, pass'];

  it('places the ferry where that brings most, the first of equal ones (G49)', () => {
    expect(insteadAfter(...road, 'ferries-b 1,0 r0, pass')).toBe('lakeFerry 1,0 ES');
  });

  it('places a lake for what its ferry, placed so, scores in this turn (E58)', () => {
    const openRoad = ['base-u 1,0 r0, pass', 'base-a -1,0 r270, meeple 0', 'base-b 1,-1 r0, pass'];
    expect(insteadAfter(...openRoad, 'ferries-b')).toBe('place 2,0 r0');
  });

  it('leaves the ferries of others (E58)', () => {
    const placed = 'ferries-b 1,0 r0, pass, lakeFerry 1,0 EW';
    expect(insteadAfter(...road, placed, 'base-u 2,0 r0, pass')).toBe('pass');
  });
});

it('lie below all pieces in pictures, so that they hide none', () => {
  const turns = ['base-b 0,1 r0', 'base-a -1,0 r270, meeple 0', 'ferries-b 1,0 r0, meeple 2, lakeFerry 1,0 EW'];
  const state = engineStart(dealtFor(ferries, turns));
  for (const turn of turns)
    for (const text of ['draw', ...turn.replace(/^\S+/, 'place').split(', ')]) perform(state, parseAction(text)!, []);
  const words = pictureWords(translatorFor('en'), carcassonne);
  const request = {
    game: carcassonne,
    content: CONTENT,
    view: carcassonne.viewOf(state),
    names: ['Ana', 'Ben'],
    words,
  };
  const { operations } = boardDrawing(boardScene(request), request);
  const lying = operations.findLastIndex((one) => 'part' in one && one.part === 'ferry');
  expect(lying).toBeGreaterThan(-1);
  expect(operations.findIndex(({ kind }) => kind === 'piece')).toBeGreaterThan(lying);
});

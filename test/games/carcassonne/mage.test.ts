import { describe, expect, it } from 'vitest';
import { makeAction, parseAction } from '../../../src/games/carcassonne/game/action.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import { optionsSchema } from '../../../src/games/carcassonne/rules/options.ts';
import { standInAction } from '../../../src/games/carcassonne/rules/stand-in.ts';
import { perform } from '../../../src/games/carcassonne/rules/step.ts';
import { translatorFor } from '../../../src/i18n/translate.ts';
import { plain } from './made-game.ts';
import { example } from './referee/example.ts';
import { dealtFor, engineStart } from './referee/example-game.ts';
import { tilesOfGame } from './referee/tiles-of-game.ts';

const mage = { expansions: ['mage'], left: plain(4) } as const;

/** The end of a road to the east of the start tile, on a magic tile: the city of the start tile and the roads are open. */
const magicEnd = 'mage-d 1,0 r180';
/** The other end, which completes the road of 3. */
const otherEnd = 'base-a -1,0 r270';

describe('Mage & Witch', () => {
  it('is offered for the open table alone, with eight tiles, and not with dragon or abbey (G2, G3)', () => {
    expect(carcassonne.options.mage).toEqual([false, true]);
    expect(carcassonne.optionsRejection!({ mage: true, map: 'germany' })).toMatchObject({
      code: 'not-on-this-map',
      expansions: ['mage'],
    });
    for (const other of ['dragon', 'abbey']) {
      expect(carcassonne.optionsRejection!({ mage: true, [other]: true })).toMatchObject({ code: 'not-together' });
    }
    expect(tilesOfGame({ ...optionsSchema.parse({}), mage: true })).toHaveLength(80);
  });

  example('a magic tile asks for one of them before the piece, on what is open (G34)', mage, [`${magicEnd}, ...`], {
    phase: 'magic',
    legal: ['mage', 'witch'].flatMap((name) => ['0,0/0', '0,0/1', '1,0/1', '1,0/2'].map((place) => `${name} ${place}`)),
  });
  example('then the piece (G4)', mage, [`${magicEnd}, mage 0,0/1, ...`], {
    phase: 'piece',
    magic: '0,0/1 off',
    may: ['meeple 0', 'pass'],
  });
  example('no other tile asks for one (G34)', mage, ['base-u 1,0 r0, ...'], { phase: 'piece' });
  example('not onto the road that the tile closes (G34)', mage, [otherEnd, `${magicEnd}, ...`], {
    phase: 'magic',
    mayNot: ['mage 0,0/1', 'witch 0,0/1'],
  });
  example(
    'not where one of them is, and the same may move on (G34)',
    mage,
    [`${magicEnd}, mage 0,0/1`, 'mage-c 0,-1 r0, ...'],
    { seat: 1, may: ['mage 0,-1/0', 'witch 0,-1/0'], mayNot: ['mage 0,0/1', 'witch 0,0/1', 'mage 0,0/0'] },
  );

  const road = [`${magicEnd}, mage 0,0/1, meeple 0`, 'base-b 0,1 r0'];
  example('the mage on a road of 3: 6 (G37)', mage, [...road, otherEnd], {
    scores: [6, 0],
    magic: 'off off',
    told: ['completed road: 6 to 0, not to ', 'the mage leaves'],
  });
  const halved = road.map((turn) => turn.replace('mage 0,0/1', 'witch 0,0/1'));
  example('the witch: 2 (G37)', mage, [...halved, otherEnd], { scores: [2, 0], told: ['the witch leaves'] });
  example('from nobody, too, they go off (G38)', mage, [`${magicEnd}, witch 0,0/1`, otherEnd], {
    scores: [0, 0],
    magic: 'off off',
    told: ['the witch leaves'],
  });

  const inns = { expansions: ['inns', 'mage'], left: plain(4) } as const;
  const innEnd = 'inns-n -1,0 r0';
  example('an inn road of 3 with the mage: 9 (G37)', inns, [...road, innEnd], { scores: [9, 0] });
  example('with the witch: 3 (G37)', inns, [...halved, innEnd], { scores: [3, 0] });

  const small = { expansions: ['smallCities', 'mage'], left: plain(4) } as const;
  for (const [figure, points] of [
    ['mage', 4],
    ['witch', 1],
  ] as const) {
    const city = [`${magicEnd}, ${figure} 0,0/0`, 'base-e 0,-1 r180, meeple 0'];
    example(`a small city of 2 with the ${figure}: ${points} (G37, G48)`, small, city, { scores: [0, points] });
  }

  for (const [figure, points] of [
    ['mage', 11],
    ['witch', 4],
  ] as const) {
    const city = [`${magicEnd}, ${figure} 0,0/0`, 'base-f 0,-1 r90, meeple 0', 'base-b 0,1 r0', 'base-e 0,-2 r180'];
    example(`a city of 3 with a coat of arms and the ${figure}: ${points} (G37)`, mage, city, { scores: [0, points] });
  }
  const openCity = [`${magicEnd}, witch 0,0/0`, 'base-f 0,-1 r90, meeple 0', 'base-b 0,1 r0', 'base-g 0,-2 r90'];
  example('at the end an open city worth 4 with the witch: 2 (G38)', { ...mage, left: [] }, openCity, {
    scores: [0, 2],
  });

  const openFive = openCity.with(-1, 'base-g 0,-2 r90').concat('base-g 0,-3 r90');
  example('an open city worth 5 with the witch: 3 (G38)', { ...mage, left: [] }, openFive, { scores: [0, 3] });
  const cathedral = ['base-d 0,0 r0', 'inns-a 0,-1 r0', 'base-e 1,-1 r270', 'base-f 0,-2 r90', 'base-b 2,-1 r0'];
  const knight = 'base-e -1,-1 r90, meeple 0';
  example(
    'an open city of 5 with a cathedral and a coat of arms with the mage: 5 (G38)',
    { ...inns, start: cathedral, left: [] },
    [knight, 'mage-c 3,-1 r0, mage 0,0/0'],
    { phase: 'over', scores: [5, 0] },
  );
  example('and nothing without the mage (E28)', { ...inns, start: cathedral, left: [] }, [knight, 'base-b 3,-1 r0'], {
    phase: 'over',
    scores: [0, 0],
  });

  const openRoad = ['mage-c 0,-1 r0, mage 0,0/1', 'inns-o 1,0 r0, meeple 0'];
  example('at the end an open inn road of 2 with the mage: 2 (G38)', { ...inns, left: [] }, openRoad, {
    phase: 'over',
    scores: [0, 2],
    magic: '0,0/1 off',
  });
  const openHalf = ['mage-c 0,-1 r0, witch 0,0/1', 'base-u 1,0 r0, meeple 0', 'base-u 2,0 r0'];
  example('an open road of 3 with the witch: 2 (G38)', { ...mage, left: [] }, openHalf, { scores: [0, 2] });

  /** Red's road of 4, of which Blue's curve joins the part with the mage and that with the witch. */
  const parts = [
    ...['base-a -1,0 r270, meeple 0', 'base-b 0,1 r0', 'base-a 1,1 r180', 'mage-c 0,-1 r0, mage 0,0/1'],
    'mage-c 0,2 r90, witch 1,1/0',
  ];
  example('both on one road: one of them moves at once (G36)', mage, [...parts, 'base-v 1,0 r0, ...'], {
    seat: 1,
    phase: 'magic',
    legal: ['mage', 'witch'].flatMap((name) => ['0,-1/0', '0,2/0', '0,2/1'].map((place) => `${name} ${place}`)),
  });
  example('the witch away from the road of 4: 8 (G36)', mage, [...parts, 'base-v 1,0 r0, witch 0,-1/0'], {
    scores: [8, 0],
    magic: 'off 0,-1/0',
  });
  example('the mage away: 2 (G36)', mage, [...parts, 'base-v 1,0 r0, mage 0,-1/0'], { scores: [2, 0] });

  /** Two parts of a city of 6 that a tile between them completes: Red's with the mage, and one with the witch. */
  const halves = {
    ...mage,
    start: ['base-d 0,0 r0', 'base-g 0,-3 r90', 'base-g 0,-4 r90', 'base-e 0,-5 r180', 'base-b 1,-1 r0'],
  };
  const ends = ['base-g 0,-1 r90, meeple 0', 'mage-c 2,-1 r0, mage 0,0/0', 'mage-c 3,-1 r0, witch 0,-3/0'];
  for (const [figure, points] of [
    ['witch', 6 * 2 + 6],
    ['mage', 12 / 2],
  ] as const) {
    const joined = [...ends, `base-g 0,-2 r90, ${figure} 2,-1/0`];
    example(`joined and closed with 6 tiles, the ${figure} away: ${points} (G36)`, halves, joined, {
      scores: [points, 0],
    });
  }
  example(
    'a magic tile that brings both together has that as its move (G36)',
    halves,
    [...ends, 'mage-h 0,-2 r90, witch 2,-1/0, ...'],
    { phase: 'piece', magic: '0,0/0 2,-1/0' },
  );

  /** All is complete but a hole between two cities, one of them Red's with the mage. */
  const hole = [
    ...['base-e 0,-1 r180', 'base-a -1,0 r270', 'base-a 1,0 r90', 'base-b 1,-1 r0', 'base-e 2,-1 r180'],
    ...['base-b 1,1 r0', 'base-b 1,2 r0', 'base-e 2,2 r0'],
  ];
  const filled = [...hole, 'mage-c 2,0 r0, mage 2,0/1, meeple 1', 'mage-c 2,1 r0, ...'];
  example('no place: the one on the board goes off (G35)', mage, filled, { phase: 'magic', legal: ['mage off'] });
  example('then its city of 2 brings 4 (G35)', mage, [...filled.slice(0, -1), 'mage-c 2,1 r0, mage off'], {
    scores: [4, 0],
    magic: 'off off',
  });
  /** The mage in the city above the hole, the witch in that below it, and nothing else is open. */
  const both = [
    ...hole.slice(0, 4),
    ...['base-b 1,1 r0', 'base-b 1,2 r0', 'base-e 2,2 r0', 'mage-c 2,-1 r0, witch 2,2/0', 'base-e 2,-2 r180'],
    'mage-c 2,0 r0, mage 2,0/1, meeple 1',
  ];
  const parted = [...both, 'mage-c 2,1 r0, ...'];
  example('no place with both on the board: either goes off (G35)', mage, parted, { legal: ['mage off', 'witch off'] });
  const joinedCity = [...both, 'base-g 2,1 r90'];
  const last = (action: string) => joinedCity.with(-1, `${joinedCity.at(-1)}, ${action}`);
  example('no place with both in one city: either goes off (G35, G36)', mage, last('...'), {
    phase: 'magic',
    legal: ['mage off', 'witch off'],
  });
  example('the witch: the mage makes 9 of the city of 3 (G35, G37)', mage, last('witch off'), {
    scores: [0, 6 + 3],
    magic: 'off off',
    told: ['the witch leaves', 'the mage leaves'],
  });
  example('the mage: the witch leaves 3 of it (G35, G37)', mage, last('mage off'), {
    scores: [0, 3],
    magic: 'off off',
  });
  example(
    'neither on the board: nothing to do (G35)',
    mage,
    [...hole.slice(0, -1), 'base-e 2,1 r0', 'mage-c 2,0 r0, ...'],
    { phase: 'piece', magic: 'off off' },
  );
});

describe('an absent player', () => {
  /** What an absent player does after these actions. */
  function insteadAfter(...actions: readonly string[]): string {
    const draws = actions.map((action) => action.split(' ')[0]!);
    const state = engineStart(dealtFor(mage, draws));
    for (const action of actions) {
      for (const text of ['draw', ...action.replace(/^\S+/, 'place').split(', ')])
        perform(state, parseAction(text)!, []);
    }
    return makeAction(standInAction(state));
  }

  it('brings the mage to the own road (G49)', () => {
    expect(insteadAfter('base-u 1,0 r0, meeple 0', 'base-b 0,1 r0, pass', 'mage-c 0,-1 r0')).toBe('mage 0,0/1');
  });

  it('brings the witch to the road of another (G49)', () => {
    expect(insteadAfter('base-u 1,0 r0, meeple 0', 'mage-c 0,-1 r0')).toBe('witch 0,0/1');
  });

  it('takes the topmost place for the mage where it is no matter (G49)', () => {
    expect(insteadAfter('mage-c 0,-1 r0')).toBe('mage 0,-1/0');
  });
});

describe('what is told of a placement', () => {
  /** What the last tile does on its square, told before it lies there. */
  function toldOf(...actions: readonly string[]): readonly string[] {
    const state = engineStart(
      dealtFor(
        mage,
        actions.map((action) => action.split(' ')[0]!),
      ),
    );
    const texts = actions.flatMap((action) => ['draw', ...action.replace(/^\S+/, 'place').split(', ')]);
    for (const text of texts.slice(0, -1)) perform(state, parseAction(text)!, []);
    const words = carcassonne.words.effects!(translatorFor('en'), { fold: { state } } as never, {
      action: parseAction(texts.at(-1)!)!,
      names: ['Ana', 'Ben'],
    });
    return words;
  }
  const coming = 'then mage or witch moves, which may change points';
  /** A road of 2 with the witch, whose other end the next tile brings. */
  const withWitch = ['mage-d 1,0 r180, witch 0,0/1, meeple 0', 'base-b 0,1 r0, pass'];

  it('has the points as the witch stands now (G37)', () => {
    expect(toldOf(...withWitch, 'base-a -1,0 r270')).toContainEqual(expect.stringMatching(/^completes .*2 points/));
    expect(toldOf(...withWitch, 'base-a -1,0 r270')).not.toContain(coming);
  });

  it('says that one of them is moved before a road is scored that a magic tile completes (G34)', () => {
    expect(toldOf(...withWitch, 'mage-d -1,0 r0')).toContain(coming);
  });
});

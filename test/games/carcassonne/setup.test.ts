import { describe, expect, it } from 'vitest';
import { seedFor } from '../../../lab/simulation/chooser.ts';
import { COLOURS } from '../../../src/core/colour.ts';
import { generatorOf } from '../../../src/core/shuffle.ts';
import { placeChips } from '../../../src/games/carcassonne/expansions/chips/spread.ts';
import { maxSeats, optionsRejection, piecesOf } from '../../../src/games/carcassonne/game/compile-rules.ts';
import { setupSchema } from '../../../src/games/carcassonne/game/content.ts';
import { createSetup, hasAllTiles } from '../../../src/games/carcassonne/game/create-setup.ts';
import { startState } from '../../../src/games/carcassonne/game/start.ts';
import { carcassonne } from '../../../src/games/carcassonne/index.ts';
import type { GameMap } from '../../../src/games/carcassonne/rules/game-map.ts';
import { optionsSchema } from '../../../src/games/carcassonne/rules/options.ts';
import type { Setup } from '../../../src/games/carcassonne/rules/setup.ts';
import { CONTENT } from './content.ts';

const GERMANY = CONTENT.maps.get('germany')!;

function setupOf(options: Partial<Setup['options']> = {}, order: 'given' | 'random' = 'random'): Setup {
  return createSetup({ content: CONTENT, colours: COLOURS.slice(0, 3), seed: seedFor('a setup'), order, options });
}

describe('options', () => {
  it('chips, towns and an unused start square need a map', () => {
    for (const option of [{ chips: true }, { towns: 'a' }, { unused: 'second' }] as const) {
      expect(optionsRejection(option)).toEqual({ code: 'needs-map' });
      expect(optionsRejection({ ...option, map: 'none' })).toEqual({ code: 'needs-map' });
      expect(optionsRejection({ ...option, map: 'iberica' })).toBeUndefined();
    }
    expect(optionsRejection({})).toBeUndefined();
    expect(optionsRejection({ chips: false, towns: 'none', unused: 'random' })).toBeUndefined();
    expect(optionsRejection({ map: 'iberica' })).toBeUndefined();
  });

  it('five people play on the open table, six on a map', () => {
    expect(maxSeats({})).toBe(5);
    expect(maxSeats({ map: 'none' })).toBe(5);
    expect(maxSeats({ map: 'france' })).toBe(6);
  });

  it('that are not chosen have their usual values', () => {
    expect(optionsSchema.parse({})).toEqual({
      map: 'none',
      chips: false,
      towns: 'none',
      farms: true,
      meeples: 'usual',
      unused: 'random',
    });
  });
});

/** Options that switch these expansions on. */
const on = (...names: readonly string[]) => optionsSchema.parse(Object.fromEntries(names.map((name) => [name, true])));
const SMALL = ['flying', 'messages', 'ferries', 'gold', 'mage', 'robbers', 'crops'];

it.each<[readonly string[], number, string]>([
  [['inns', 'dragon'], 120, 'F1'],
  [['inns', 'traders', 'dragon', 'abbey', 'festival', 'king', 'river2'], 182, 'F3'],
  [SMALL, 118, 'G1'],
  [['inns', 'traders', ...SMALL], 160, 'G3'],
  [['inns', 'traders', 'river', ...SMALL], 171, 'G3'],
])('with %j there are %i tiles with the one on the table (%s)', (names, tiles) => {
  expect(setupOf(on(...names)).pile.length + 1).toBe(tiles);
});

it('each seat has 15 pieces with all that the large boxes and the abbot bring (F4)', () => {
  const pieces = piecesOf(on('inns', 'traders', 'abbot', 'phantom', 'abbey', 'dragon'));
  expect(pieces.reduce((sum, { count }) => sum + count, 0)).toBe(7 + 8);
});

it('the square of the first tile is taken, as that of any other', () => {
  const state = startState(CONTENT, setupOf());
  carcassonne.perform(state, carcassonne.openingAction(state)!, []);
  const { x, y } = carcassonne.viewOf(state).tiles[0]!;
  const rejection = carcassonne.rejectionOf(state, state.seat, { type: 'place', x, y, rotation: 0 });
  expect(rejection).toEqual({ code: 'square-taken', x, y });
});

it('the squares of a tile are counted from its first one', () => {
  for (const { id, squares } of CONTENT.tiles) expect([id, squares[0]]).toEqual([id, { x: 0, y: 0 }]);
});

describe('a setup', () => {
  it('lets the first seat begin where the order is given, else whoever is drawn', () => {
    const first = (order: 'given' | 'random') =>
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(
        (text) =>
          createSetup({ content: CONTENT, colours: COLOURS.slice(0, 3), seed: seedFor(text), order, options: {} })
            .first,
      );
    expect(new Set(first('given'))).toEqual(new Set([0]));
    expect(new Set(first('random'))).toEqual(new Set([0, 1, 2]));
  });

  it('is read again as it was stored', () => {
    for (const setup of [setupOf(), setupOf({ map: 'benelux', chips: true }), setupOf({ map: 'iberica' })]) {
      expect(setupSchema.parse(JSON.parse(JSON.stringify(setup)))).toEqual(setup);
      const { seed: _, ...byHand } = setup;
      expect(setupSchema.parse(byHand)).toEqual(byHand);
    }
  });

  it.each<[string, (setup: Setup) => object]>([
    ['one player', () => ({ colours: ['red'], first: 0 })],
    ['seven players', () => ({ colours: [...COLOURS, 'red'] })],
    ['a first player who is not there', () => ({ first: 3 })],
    ['a first player before all', () => ({ first: -1 })],
    ['a colour twice', () => ({ colours: ['red', 'blue', 'red'] })],
    ['a seed that is none', () => ({ seed: '0' })],
    ['a seed of zeros', () => ({ seed: '0'.repeat(32) })],
    ['an empty pile', () => ({ pile: [] })],
    ['other rules', () => ({ version: 2 })],
    ['no start tile', ({ layout }) => ({ layout: { ...layout, start: [] } })],
    ['a chip of 3', ({ layout }) => ({ layout: { ...layout, chips: [{ x: 0, y: 0, colour: 'orange', value: 3 }] } })],
    ['an island without piles', ({ layout }) => ({ layout: { ...layout, islands: [[]] } })],
  ])('is refused with %s', (_, change) => {
    const setup = setupOf({ map: 'benelux', chips: true });
    expect(setupSchema.safeParse(setup).success).toBe(true);
    expect(setupSchema.safeParse({ ...setup, ...change(setup) }).success).toBe(false);
  });

  it('may be for two to six players', () => {
    const setup = setupOf({ map: 'germany' });
    for (const count of [2, 3, 4, 5, 6]) {
      const seated = { ...setup, colours: COLOURS.slice(0, count), first: count - 1 };
      expect(setupSchema.safeParse(seated).success).toBe(true);
    }
  });

  it('has every tile of its game once (M14)', () => {
    for (const options of [{}, { map: 'benelux', chips: true }, { map: 'great-britain' }] as const) {
      const setup = setupOf(options);
      expect(hasAllTiles(CONTENT, setup)).toBe(true);
      expect(hasAllTiles(CONTENT, { ...setup, pile: setup.pile.slice(1) })).toBe(false);
      expect(hasAllTiles(CONTENT, { ...setup, pile: [...setup.pile, 'base-b'] })).toBe(false);
    }
    const { layout, ...islands } = setupOf({ map: 'benelux', chips: true });
    expect(hasAllTiles(CONTENT, { ...islands, layout: { ...layout!, islands: layout!.islands!.slice(1) } })).toBe(
      false,
    );
  });

  it('is refused where its tiles or its map are not there', () => {
    expect(() => startState(CONTENT, { ...setupOf(), tileSet: 'another' })).toThrow(/tile set another/);
    expect(() => startState(CONTENT, { ...setupOf(), pile: ['base-zz'] })).toThrow(/no tile "base-zz"/);
    const without = { ...CONTENT, maps: new Map() };
    const plan = {
      colours: COLOURS.slice(0, 2),
      seed: seedFor('a'),
      order: 'random',
      options: { map: 'france' },
    } as const;
    expect(() => createSetup({ content: without, ...plan })).toThrow(/no map "france"/);
  });
});

describe('chips that are spread (M15)', () => {
  const spread = (squares: readonly string[], count: number, seed = 'spread') => {
    const grid = GERMANY.grid.map((row, y) =>
      [...row].map((_, x) => (squares.includes(`${x},${y}`) ? '#' : '.')).join(''),
    );
    const map: GameMap = { ...GERMANY, grid, cities: [], chips: { game: 'upgrades', spread: count } };
    return placeChips(map, [], generatorOf(seedFor(seed))).map(({ x, y }) => `${x},${y}`);
  };

  it('take the last square that is free', () => {
    expect(spread(['4,4'], 1)).toEqual(['4,4']);
    expect(spread(['4,4', '5,5', '4,6'], 3).sort()).toEqual(['4,4', '4,6', '5,5']);
  });

  it('are tried again where the first squares leave no room for all', () => {
    // The middle one keeps the other two from bearing a chip.
    for (const seed of 'abcdefghij') expect(spread(['4,4', '4,5', '4,6'], 2, seed).sort()).toEqual(['4,4', '4,6']);
  });

  it('are refused where a map has no room for them', () => {
    expect(() => spread([], 1)).toThrow(/no room for 1 chips/);
    expect(() => spread(['4,4', '4,5'], 2)).toThrow(/no room for 2 chips/);
  });
});

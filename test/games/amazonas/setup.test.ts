import { describe, expect, it } from 'vitest';
import { parseSeed, type Seed } from '../../../src/core/shuffle.ts';
import { COLOURS, createSetup, type Setup, setupSchema } from '../../../src/games/amazonas/rules/setup.ts';
import { startState } from '../../../src/games/amazonas/rules/state.ts';
import { SHIPPED } from '../../support/scenario-set.ts';

describe('a setup', () => {
  it('deals the pile as five packets of 13 land and 3 Amazon tiles (A8)', () => {
    for (const setup of setupsOf(200)) {
      expect([...setup.pile].sort()).toEqual(allTiles());
      for (let packet = 0; packet < 5; packet++) {
        const tiles = setup.pile.slice(packet * 16, packet * 16 + 16);
        expect(tiles.filter(isAmazon)).toHaveLength(3);
      }
    }
  });

  it('shuffles within and between packets', () => {
    const setups = setupsOf(200);
    const firstAmazon = new Set(setups.map(({ pile }) => pile.findIndex(isAmazon)));
    expect(firstAmazon.size).toBeGreaterThan(10);
    const bangPackets = new Set(setups.flatMap(({ pile }) => [Math.floor(pile.indexOf('amazon-bang-a') / 16)]));
    expect([...bangPackets].sort()).toEqual([0, 1, 2, 3, 4]);
    expect(new Set(setups.map(({ pile }) => pile.join(' '))).size).toBe(setups.length);
  });

  it('draws every first player about as often, or lets the first seat begin (A12)', () => {
    const firsts = [0, 0, 0, 0, 0];
    for (const { first } of setupsOf(500)) firsts[first]!++;
    for (const times of firsts) expect(times).toBeGreaterThan(60);
    for (const setup of setupsOf(50, 'given')) expect(setup.first).toBe(0);
  });

  it('depends on nothing but seed, colours and order', () => {
    expect(setupOf(seedOf(7))).toEqual(setupOf(seedOf(7)));
    expect(setupOf(seedOf(7), 'given').pile).toEqual(setupOf(seedOf(7)).pile);
  });

  it('passes its own schema, which refuses what no setup has', () => {
    const setup = setupOf(seedOf(1));
    expect(setupSchema.parse(JSON.parse(JSON.stringify(setup)))).toEqual(setup);
    const broken: object[] = [
      { colours: ['red'] },
      { colours: ['red', 'purple'] },
      { colours: [...COLOURS, 'red'] },
      { first: -1 },
      { first: 5 },
      { colours: ['red', 'blue'], first: 2 },
      { colours: ['red', 'red'], first: 0 },
      { first: 0.5 },
      { pile: [] },
      { seed: '0'.repeat(32) },
      { seed: 'abc' },
      { version: 2 },
      { ruleSet: 'carcassonne' },
      { extra: 1 },
    ];
    for (const change of broken)
      expect(setupSchema.safeParse({ ...setup, ...change }).success, JSON.stringify(change)).toBe(false);
  });

  it.each(['', '0'.repeat(32), 'f'.repeat(31), 'F'.repeat(32), 'g'.repeat(32), ` ${'f'.repeat(32)}`, 'f'.repeat(33)])(
    'has no seed "%s"',
    (text) => {
      expect(parseSeed(text)).toBeUndefined();
    },
  );
});

function seedOf(number: number): Seed {
  return parseSeed(
    (BigInt(number + 1) * 0x9e3779b97f4a7c15f39cc0605cedc835n).toString(16).padStart(32, '0').slice(-32),
  )!;
}

function setupOf(seed: Seed, order: 'random' | 'given' = 'random'): Setup {
  return createSetup({ set: SHIPPED, colours: COLOURS, seed, order });
}

function setupsOf(count: number, order: 'random' | 'given' = 'random'): Setup[] {
  return Array.from({ length: count }, (_, index) => setupOf(seedOf(index), order));
}

function isAmazon(id: string): boolean {
  return id.startsWith('amazon');
}

function allTiles(): string[] {
  const drawn = SHIPPED.tiles.filter(({ role }) => role === 'land' || role === 'amazon');
  return drawn.flatMap(({ id, count }) => Array<string>(count).fill(id)).sort();
}

it.each([
  ['another tile set', { tileSet: 'f'.repeat(64) }, /is for the tile set f+, not/],
  ['a double in the pile', { pile: ['double-a'] }, /"double-a" is never in the pile/],
  ['a start tile in the pile', { pile: ['start-2-3'] }, /"start-2-3" is never in the pile/],
  ['an unknown tile', { pile: ['no-such-tile'] }, /has no tile "no-such-tile"/],
  ['more "!" tiles than doubles', { pile: Array(5).fill('amazon-bang-a') }, /more "!" tiles than there are doubles/],
])('no game starts from a setup with %s', (_, change, message) => {
  expect(() => startState(SHIPPED, { ...setupOf(seedOf(1)), ...change })).toThrow(message);
});

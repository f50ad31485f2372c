import { describe, expect, it } from 'vitest';
import { weightsAt } from '../../src/computer/evaluation.ts';
import amazonasRows from '../../src/games/amazonas/computer/weights.json' with { type: 'json' };
import { TERMS as AMAZONAS_TERMS } from '../../src/games/amazonas/computer/weights.ts';
import { COMPUTER } from '../../src/games/carcassonne/computer/index.ts';
import rows from '../../src/games/carcassonne/computer/weights.json' with { type: 'json' };
import { DEFAULT_WEIGHTS, kindsOf, TERMS } from '../../src/games/carcassonne/computer/weights.ts';
import { type WeightRow, weightTable } from '../../src/games/kernel/term-weights.ts';
import { MadeGame } from '../games/carcassonne/made-game.ts';

describe.each([
  ['Carcassonne', TERMS, rows, DEFAULT_WEIGHTS],
  ['Amazonas', AMAZONAS_TERMS, amazonasRows, {}],
] as const)('the weights of %s', (_, terms, all: readonly WeightRow[], usual) => {
  it('are there for every term, early and late, points being what all else is measured in', () => {
    for (const row of all) {
      // What a row leaves out has the weight that its expansion says.
      const weights = weightTable(terms, [row], usual)([row.kind], row.seats);
      for (const values of [weights.early, weights.late]) {
        expect(values).toHaveLength(terms.length);
        expect(values.every(Number.isFinite)).toBe(true);
      }
      expect(Object.keys(row.terms)).toEqual(terms.filter((term) => term in row.terms));
      expect(terms.filter((term) => !(term in row.terms) && !(term in usual))).toEqual([]);
      for (const pair of Object.values(row.terms)) {
        expect(pair).toHaveLength(2);
        expect(pair.every(Number.isFinite)).toBe(true);
      }
      expect(row.terms.points).toEqual([1, 1]);
      expect(row.spread).toBeGreaterThan(0);
    }
  });

  it('are there once for a kind of game with so many seats', () => {
    const names = all.map(({ kind, seats }) => `${kind} ${seats}`);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('a table of weights', () => {
  const row = (kind: string, seats: number, weight: number): WeightRow => ({
    kind,
    seats,
    spread: 3,
    terms: { points: [1, 1], roads: [weight, weight] },
    run: '',
    result: '',
  });
  const found = weightTable(['points', 'roads'], [row('table', 2, 10), row('table', 4, 20), row('map', 5, 30)]);
  const find = (kinds: readonly [string, ...string[]], seats: number) => found(kinds, seats).early[1];

  it('has the nearest number of seats, of two the fewer', () => {
    expect([2, 3, 4, 5, 6].map((seats) => find(['table'], seats))).toEqual([10, 10, 20, 20, 20]);
  });

  it('falls back on another kind only where one has no rows at all', () => {
    expect(find(['map', 'table'], 2)).toBe(30);
    expect(find(['wine', 'map', 'table'], 2)).toBe(30);
    expect(find(['expansions', 'table'], 4)).toBe(20);
    expect(() => find(['other'], 2)).toThrow('no weights for other');
  });
});

describe('weights during a game', () => {
  it('go over from early to late with the tiles left', () => {
    const weights = { early: [1, 8], late: [1, 4], spread: 3 };
    expect([1, 0.5, 0].map((share) => [...weightsAt(weights, share)])).toEqual([
      [1, 8],
      [1, 6],
      [1, 4],
    ]);
    expect(weightsAt(weights, 0.5)).toBe(weightsAt(weights, 0.5));
    expect([...weightsAt({ ...weights, late: [1, 0] }, 0.5)]).toEqual([1, 4]);
  });

  it('are those of the kind of game', () => {
    const kinds = (map: string, more: { chips?: string[]; options?: { inns: true } } = {}) => {
      const start = map === 'none' ? ['base-b 0,0 r0'] : [];
      const made = new MadeGame(map, { start, pile: [], ...more });
      expect(COMPUTER.weightsFor(made.state).early).toHaveLength(COMPUTER.terms.length);
      return kindsOf(made.state);
    };
    expect(kinds('none')).toEqual(['table']);
    expect(kinds('none', { options: { inns: true } })).toEqual(['expansions', 'table']);
    expect(kinds('germany')).toEqual(['map', 'table']);
    expect(kinds('germany', { chips: [], options: { inns: true } })).toEqual(['upgrades', 'map', 'table']);
  });
});

import { describe, expect, it } from 'vitest';
import { countByEngine, perftState, readPerftTable } from '../support/perft.ts';

const { positions } = readPerftTable();

describe('counts of action sequences', () => {
  it('cover every number of players and every phase', () => {
    expect(new Set(positions.map(({ players }) => players))).toEqual(new Set([2, 3, 4, 5]));
    const phases = positions.map((position) => perftState(position).phase);
    expect(new Set(phases)).toEqual(new Set(['draw', 'place', 'double', 'piece']));
  });

  it.each(positions)('$name', (position) => {
    const state = perftState(position);
    expect(position.counts.map((_, index) => countByEngine(state, index + 1))).toEqual(position.counts);
  });
});

import { describe, expect, it } from 'vitest';
import { AMAZONAS } from '../../lab/simulation/amazonas.ts';
import { CARCASSONNE } from '../../lab/simulation/carcassonne.ts';
import { carcassonnePerftState, readCarcassonnePerft } from '../support/carcassonne-perft.ts';
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
    expect(position.counts.map((_, index) => countByEngine(AMAZONAS, state, index + 1))).toEqual(position.counts);
  });
});

describe('counts of action sequences in Carcassonne', () => {
  it.each(readCarcassonnePerft())('$name', (position) => {
    const state = carcassonnePerftState(position);
    expect(position.counts.map((_, index) => countByEngine(CARCASSONNE, state, index + 1))).toEqual(position.counts);
  });
});

import { describe, expect, it } from 'vitest';
import { CARCASSONNE } from '../../lab/simulation/carcassonne.ts';
import { EXPANSION_POSITIONS, expansionCountsByReferee, expansionState } from '../support/expansion-perft.ts';
import { countByEngine } from '../support/perft.ts';

describe('counts of action sequences with expansions', () => {
  it.each(EXPANSION_POSITIONS)('$name', (position) => {
    const { counts } = position;
    const state = expansionState(position);
    expect(counts.map((_, at) => countByEngine(CARCASSONNE, state, at + 1))).toEqual(counts);
    expect(expansionCountsByReferee(position, counts.length)).toEqual(counts);
  });
});

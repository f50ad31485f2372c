import { STANDS_ON } from '../../rules/expansion.ts';
import type { BoxExpansion } from '../../rules/state.ts';

declare module '../../rules/expansion-types.ts' {
  interface ExpansionMarks {
    readonly inn: true;
    readonly cathedral: true;
  }
}

/**
 * Inns & Cathedrals: roads and cities that are worth more when completed and nothing otherwise, and a large meeple
 * (E23 to E31).
 */
export const inns: BoxExpansion = {
  isOffered: true,
  box: 'inns',
  maxSeats: 6,
  pieces: [{ id: 'large', count: 1, strength: 2, standsOn: STANDS_ON.meeple }],
  worths: [
    { mark: 'inn', kind: 'road', tile: 2, coatOfArms: 2 },
    { mark: 'cathedral', kind: 'city', tile: 3, coatOfArms: 3 },
  ],
};

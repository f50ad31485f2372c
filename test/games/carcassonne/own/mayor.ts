import { marksOn } from '../../../../src/core/feature-graph.ts';
import type { BoxExpansion } from '../../../../src/games/carcassonne/rules/state.ts';
import { COAT_OF_ARMS } from '../../../../src/games/carcassonne/rules/tile-set.ts';

/** Every seat has a mayor, who goes into cities and counts their coats of arms; without one he wins nothing (F57). */
export const mayor: BoxExpansion = {
  isOffered: true,
  pieces: [
    {
      id: 'mayor',
      count: 1,
      strength: 1,
      standsOn: ['city'],
      strengthOn: ({ board }, root) => marksOn(board.graph, root, COAT_OF_ARMS),
    },
  ],
};

import { BASE_INDEX } from '../../computer/base-terms.ts';
import { expansionTerms } from '../../computer/expansion-terms.ts';
import { actionOf } from '../../rules/move.ts';
import { orderedVictim, ROBBER_ORDERS, spaceOf } from './orders.ts';
import { robberOf } from './track.ts';
import { NEXT_STEP, OWN_STEP } from './verb.ts';

/** Points that a robber usually takes, and the chance that its victim scores within a round. */
const [LOOT, CHANCE_A_ROUND] = [2, 0.4];

/**
 * Evaluation terms of The Robbers: a robber on the track will take points before the end. Computers place robbers as the
 * standard order does.
 */
export const ROBBERS_TERMS = expansionTerms({}, () => ({
  addSeats({ left, state }, sink) {
    const rounds = left.total / state.scores.length;
    const points = LOOT * (1 - (1 - CHANCE_A_ROUND) ** rounds);
    for (const seat of state.scores.keys()) {
      if (robberOf(state, seat) !== undefined) sink.add(seat, BASE_INDEX.points, points);
    }
  },
  worthTrying(state, moves) {
    const { phase } = state;
    if (phase !== OWN_STEP && phase !== NEXT_STEP) return moves;
    const to = String(spaceOf(state, orderedVictim(state, ROBBER_ORDERS[0])!));
    const best = moves.filter((move) => {
      const action = actionOf(state, move);
      return action.type === 'robber' && action.to === to;
    });
    // If the robber of the seat is already beside that figure, it stays.
    return best.length > 0 ? best : moves.slice(-1);
  },
}));

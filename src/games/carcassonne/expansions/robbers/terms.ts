import { BASE_INDEX } from '../../computer/base-terms.ts';
import { expansionTerms } from '../../computer/expansion-terms.ts';
import { actionOf } from '../../rules/move.ts';
import { ORDERS, orderedVictim, spaceOf } from './orders.ts';
import { robberOf } from './track.ts';
import { NEXT_STEP, OWN_STEP } from './verb.ts';

/** What a robber usually takes, and the chance that its victim scores within a round. */
const [LOOT, CHANCE_A_ROUND] = [2, 0.4];

/** What computers know of The Robbers: one that is out takes something before the end, and it goes where the standard order sends it. */
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
    const to = String(spaceOf(state, orderedVictim(state, ORDERS[0])!));
    const best = moves.filter((move) => {
      const action = actionOf(state, move);
      return action.type === 'robber' && action.to === to;
    });
    // Where the own robber is beside that figure already, it stays.
    return best.length > 0 ? best : moves.slice(-1);
  },
}));

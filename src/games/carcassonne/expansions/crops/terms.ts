import { BASE_INDEX } from '../../computer/base-terms.ts';
import { expansionTerms } from '../../computer/expansion-terms.ts';
import { kindOf, moveOf, payloadOf } from '../../rules/move.ts';
import { copyState, type State } from '../../rules/state.ts';
import { worthOfSeats } from '../../rules/worth.ts';
import { CIRCLE_PART, nextInCircle } from './circle.ts';
import { orderedAdd, orderedRemove } from './orders.ts';
import { ADD_ORDERS, REMOVE_ORDERS } from './verbs.ts';

/**
 * Evaluation terms of Crop Circles: the changes that the current circle makes once every seat has answered by its standard
 * order.
 */
export const CROPS_TERMS = expansionTerms({}, () => ({
  coversTurns: true,
  addSeats({ state }, sink) {
    if (CIRCLE_PART.of(state).choice === undefined) return;
    const before = worthOfSeats(state);
    const after = worthOfSeats(answered(state));
    for (const [seat, worth] of after.entries()) sink.add(seat, BASE_INDEX.points, worth - before[seat]!);
  },
}));

/** A copy in which every seat that is still to come has answered by the standard order. */
function answered(state: State): State {
  const after = copyState(state);
  for (;;) {
    const adding = nextInCircle(after, 'add');
    const seat = adding ?? nextInCircle(after, 'remove');
    if (seat === undefined) return after;
    after.seat = seat;
    const action = adding === undefined ? orderedRemove(after, REMOVE_ORDERS[0]) : orderedAdd(after, ADD_ORDERS[0]);
    const move = moveOf(after, action);
    after.rules.verbs[kindOf(move)]!.play(after, payloadOf(move), undefined);
  }
}

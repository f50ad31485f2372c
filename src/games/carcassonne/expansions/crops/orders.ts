import { squareOfTile } from '../../../kernel/state.ts';
import type { ActionOf } from '../../rules/action.ts';
import { tilesIn } from '../../rules/feature.ts';
import { type Criteria, mostLiked } from '../../rules/order.ts';
import { copyState, type State } from '../../rules/state.ts';
import type { Verb } from '../../rules/verb.ts';
import { worthOfSeats } from '../../rules/worth.ts';
import { addVerb, removeVerb } from './verbs.ts';

/** Worth that a seat gains by an action, total gain of the others, and the pieces on the board after it. */
function outcomeOf(state: State, verb: Verb<State>, payload: number, before: readonly number[]) {
  const next = copyState(state);
  verb.play(next, payload, undefined);
  const gains = worthOfSeats(next).map((worth, seat) => worth - before[seat]!);
  const own = gains[state.seat]!;
  return { own, others: gains.reduce((sum, gain) => sum + gain, 0) - own, pieces: next.pieces.length };
}

/** Topmost, then leftmost, then the lowest segment. */
function firstPlace({ board }: State, segment: number): Criteria {
  const tile = board.graph.tile[segment]!;
  const { x, y } = squareOfTile(board, tile);
  return [-y, -x, -segment];
}

/** The meeple that the seat to move adds by an order: none where that changes no Worth (G10). */
export function orderedAdd(state: State, order: string): ActionOf<'add' | 'keep'> {
  if (order === 'never') return { type: 'keep' };
  const before = worthOfSeats(state);
  const best = mostLiked(
    addVerb.payloads(state).map((payload) => {
      const { piece, segment } = addVerb.placed!(state, payload);
      const { own, others } = outcomeOf(state, addVerb, payload, before);
      const likes = [own, -others, -piece, tilesIn(state.board, segment), ...firstPlace(state, segment)];
      return { payload, own, others, likes };
    }),
  );
  return best.own === 0 && best.others === 0 ? { type: 'keep' } : addVerb.actionOf(state, best.payload);
}

/** The meeple that the seat to move takes home by its order: the one that costs least, or one on the smallest feature (G11). */
export function orderedRemove(state: State, order: string): ActionOf<'remove'> {
  const before = worthOfSeats(state);
  const best = mostLiked(
    removeVerb.payloads(state).map((payload) => {
      const { kind = 0, segment } = state.pieces[payload]!;
      const { own, others, pieces } = outcomeOf(state, removeVerb, payload, before);
      const tiles = -tilesIn(state.board, segment);
      const least = [own, pieces, -others, -kind, tiles, ...firstPlace(state, segment)];
      return { payload, likes: order === 'small' ? [tiles, ...least] : least };
    }),
  );
  return removeVerb.actionOf(state, best.payload);
}

import { kindOf, type Move, payloadOf } from './move.ts';
import { scoreRemainingFeatures } from './scoring.ts';
import { copyState, type State } from './state.ts';

/**
 * The Worth of each seat: what the board would bring it if the game ended now, with what this tile completes at its full worth,
 * without tokens and cards (F9).
 */
export function worthOfSeats(state: State): readonly number[] {
  const copy = copyState(state);
  copy.scores.fill(0);
  scoreRemainingFeatures(copy, undefined);
  return copy.scores;
}

/** Returns the Worth of the seat to move less that of all others, after a move by itself (G49). */
export function leadAfter(state: State, move: Move): number {
  const next = copyState(state);
  state.rules.verbs[kindOf(move)]!.play(next, payloadOf(move), undefined);
  return worthOfSeats(next).reduce((sum, worth, seat) => (seat === state.seat ? sum + worth : sum - worth), 0);
}

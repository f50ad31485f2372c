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

import type { Action } from './action.ts';
import { type GameEvent, scoreLines } from './event.ts';
import { actionOf, kindOf, legalMoves, type Move } from './move.ts';
import { copyState, type State } from './state.ts';
import { play } from './step.ts';

/**
 * The next action for a seat whose player is absent, by a rule that everybody can foresee: the legal placement with the
 * most points in this turn, a meeple only where it scores in this turn, chips only where the rules ask for them. Of equal
 * choices the first one in the order of `legalActions`.
 *
 * @throws Error when the game is over
 */
export function standInAction(state: State): Action {
  const moves = legalMoves(state);
  if (moves.length === 0) throw new Error('the game is over: nobody has to act');
  const passing = moves.find((move) => kindOf(move) === 'pass');
  let best = passing ?? moves[0]!;
  if (state.phase !== 'place' && state.phase !== 'piece') return actionOf(state, best);
  let max = passing === undefined ? Number.NEGATIVE_INFINITY : maxPoints(state, passing, state.seat);
  for (const move of moves) {
    if (kindOf(move) === 'sell') continue;
    const points = maxPoints(state, move, state.seat);
    if (points > max) [best, max] = [move, points];
  }
  return actionOf(state, best);
}

/** The most points that the turn of a seat can bring from a move on; chips and the final scoring are left out. */
function maxPoints(state: State, move: Move, seat: number): number {
  const next = copyState(state);
  const events: GameEvent[] = [];
  play(next, move, events);
  // Nobody knows the chip yet.
  if (next.phase === 'chip') next.phase = 'piece';
  const points = events
    .filter((event) => event.type === 'feature-scored' && !event.final)
    .flatMap(scoreLines)
    .reduce((sum, line) => sum + (line.seat === seat ? line.points : 0), 0);
  if (next.phase !== 'piece' && next.phase !== 'upgrade') return points;
  const further = legalMoves(next).filter((one) => ['meeple', 'pass'].includes(kindOf(one)));
  return points + Math.max(...further.map((one) => maxPoints(next, one, seat)));
}

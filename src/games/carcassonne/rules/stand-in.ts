import type { Action } from './action.ts';
import { type GameEvent, scoreLines } from './event.ts';
import { actionOf, kindOf, legalMoves, type Move } from './move.ts';
import { copyState, type State } from './state.ts';
import { play } from './step.ts';

/**
 * The next action for a seat whose player is absent, by a rule that everybody can foresee: the legal placement with the
 * most points in this turn, a meeple only where it scores in this turn. Of equal choices the first one in the order of
 * `legalActions`.
 *
 * @throws Error when the game is over
 */
export function standInAction(state: State): Action {
  const moves = legalMoves(state);
  if (moves.length === 0) throw new Error('the game is over: nobody has to act');
  // Passing first, so that a meeple is placed only where that brings more.
  const ordered = [...moves].sort((a, b) => Number(kindOf(b) === 'pass') - Number(kindOf(a) === 'pass'));
  let best = ordered[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of kindOf(best) === 'draw' ? [] : ordered) {
    const points = mostPoints(state, move, state.seat);
    if (points > most) [best, most] = [move, points];
  }
  return actionOf(state, best);
}

/** The most points that the turn of a seat can bring from a move on; what the final scoring adds is left out. */
function mostPoints(state: State, move: Move, seat: number): number {
  const next = copyState(state);
  const events: GameEvent[] = [];
  play(next, move, events);
  const points = events
    .filter((event) => event.type === 'feature-scored' && !event.final)
    .flatMap(scoreLines)
    .reduce((sum, line) => sum + (line.seat === seat ? line.points : 0), 0);
  if (next.phase !== 'piece') return points;
  return points + Math.max(...legalMoves(next).map((further) => mostPoints(next, further, seat)));
}

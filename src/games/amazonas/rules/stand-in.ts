import type { Action } from './action.ts';
import { type GameEvent, scoreLines } from './event.ts';
import { actionOf, kindOf, legalMoves, type Move } from './move.ts';
import { copyState, type State } from './state.ts';
import { play } from './step.ts';

/**
 * The next action for a seat whose player has resigned, by a rule that everybody can predict: the legal placement with
 * the most points in this turn, a piece only where it scores in this turn, else the boat. Of equal choices the first
 * one in the order of `legalActions`.
 *
 * @throws Error when the game is over
 */
export function standInAction(state: State): Action {
  const moves = legalMoves(state);
  if (moves.length === 0) throw new Error('the game is over: nobody has to act');
  if (state.phase === 'draw') return actionOf(state, moves[0]!);
  // The boat comes first, so that a piece is placed only if that scores more.
  const ordered = [...moves].sort((a, b) => Number(kindOf(b) === 'boat') - Number(kindOf(a) === 'boat'));
  let best = ordered[0]!;
  let max = Number.NEGATIVE_INFINITY;
  for (const move of ordered) {
    const points = maxPoints(state, move, state.seat);
    if (points > max) {
      max = points;
      best = move;
    }
  }
  return actionOf(state, best);
}

/** Most points that a seat can score in this turn after a move. */
function maxPoints(state: State, move: Move, seat: number): number {
  const next = copyState(state);
  const events: GameEvent[] = [];
  play(next, move, events);
  const points = events.flatMap(scoreLines).reduce((sum, line) => sum + (line.seat === seat ? line.points : 0), 0);
  if (next.phase !== 'double' && next.phase !== 'piece') return points;
  return points + Math.max(...legalMoves(next).map((further) => maxPoints(next, further, seat)));
}

import type { Scoring } from '../contract/game.ts';
import type { TileGameState } from './state.ts';

/** What the rule for absent players needs of a game; moves are numbers. */
interface StandInGame<State, Action, Event> {
  readonly legalMoves: (state: State) => readonly number[];
  readonly actionOf: (state: State, move: number) => Action;
  readonly copyState: (state: State) => State;
  readonly play: (state: State, move: number, events: Event[]) => void;
  /** Whether a move declines what a step offers, such as a piece. */
  readonly declines: (move: number) => boolean;
  /** Whether the rule compares the moves of this step by their points; else it declines, or takes the first one. */
  readonly compares: (state: State) => boolean;
  /** Whether the rule takes such a move at all; by default any. */
  readonly considers?: (move: number) => boolean;
  /** The points of an event that count for the rule. */
  readonly scoreLines: (event: Event) => Scoring['lines'];
  /** Leaves out a step after a move of which nobody knows yet what it brings. */
  readonly skipUnknown?: (state: State) => void;
  /** Whether the turn goes on with a step of which the points count as well. */
  readonly goesOn: (state: State) => boolean;
}

/**
 * The action for an absent player, by a rule that everybody can predict: the one with the most points in this turn, and
 * nothing that can be declined unless it scores in this turn. Of equal actions the first one. The function throws when the game is
 * over.
 */
export function standIn<State extends TileGameState, Action, Event>(
  game: StandInGame<State, Action, Event>,
): (state: State) => Action {
  const { considers = () => true } = game;
  return (state) => {
    const moves = game.legalMoves(state);
    if (moves.length === 0) throw new Error('the game is over: nobody has to act');
    const ordered = [...moves].sort((a, b) => Number(game.declines(b)) - Number(game.declines(a)));
    let best = ordered[0]!;
    if (!game.compares(state)) return game.actionOf(state, best);
    let max = Number.NEGATIVE_INFINITY;
    for (const move of ordered.filter(considers)) {
      const points = maxPoints(state, move, state.seat);
      if (points > max) [best, max] = [move, points];
    }
    return game.actionOf(state, best);
  };

  /** The most points that a seat can score in this turn from a move on. */
  function maxPoints(state: State, move: number, seat: number): number {
    const next = game.copyState(state);
    const events: Event[] = [];
    game.play(next, move, events);
    game.skipUnknown?.(next);
    const lines = events.flatMap(game.scoreLines).filter((line) => line.seat === seat);
    const points = lines.reduce((sum, line) => sum + line.points, 0);
    if (!game.goesOn(next)) return points;
    const further = game.legalMoves(next).filter(considers);
    return points + Math.max(...further.map((one) => maxPoints(next, one, seat)));
  }
}

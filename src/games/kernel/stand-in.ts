import type { Scoring } from '../contract/game.ts';
import type { TileGameState } from './state.ts';

/** Functions of a game that `standIn` needs; moves are numbers. */
interface StandInGame<State, Action, Event> {
  readonly legalMoves: (state: State) => readonly number[];
  readonly actionOf: (state: State, move: number) => Action;
  /** Copies a state, over an earlier copy if one is given. */
  readonly copyState: (state: State, over?: State) => State;
  readonly play: (state: State, move: number, events: Event[]) => void;
  /** True if a move declines an optional step, such as placing a piece. */
  readonly isDecline: (move: number) => boolean;
  /** True if the moves of this step are compared by their points; if not, the rule declines, or takes the first move. */
  readonly comparesPoints: (state: State) => boolean;
  /** True if the rule may take a move; by default it may take any. */
  readonly considers?: (move: number) => boolean;
  /** Returns the points of an event that the rule counts. */
  readonly scoreLines: (event: Event) => Scoring['lines'];
  /** Goes past a step of a turn whose moves are not compared; adds what follows to `events`. */
  readonly passStep?: (state: State, events: Event[]) => void;
  /** True if the turn has a further step whose points count as well. */
  readonly continuesTurn: (state: State) => boolean;
}

/**
 * Creates a function that chooses the action for an absent player, by a rule that everybody can predict: the action with
 * the most points in this turn, the first of equal ones. It declines optional steps that score nothing in this turn. The
 * function throws if the game is over.
 */
export function makeStandIn<State extends TileGameState, Action, Event>(
  game: StandInGame<State, Action, Event>,
): (state: State) => Action {
  const { considers = () => true } = game;
  return (state) => {
    const moves = game.legalMoves(state);
    if (moves.length === 0) throw new Error('the game is over: nobody has to act');
    const ordered = [...moves].sort((a, b) => Number(game.isDecline(b)) - Number(game.isDecline(a)));
    let best = ordered[0]!;
    if (!game.comparesPoints(state)) return game.actionOf(state, best);
    const { seat } = state;
    // A copy for each step ahead serves all moves: boards are large.
    const copies: State[] = [];
    let max = Number.NEGATIVE_INFINITY;
    for (const move of ordered.filter(considers)) {
      const points = maxPoints(state, move, 0);
      if (points > max) [best, max] = [move, points];
    }
    return game.actionOf(state, best);

    /** Returns the most points that the seat can score in this turn with a move and the moves after it. */
    function maxPoints(before: State, move: number, depth: number): number {
      const next = game.copyState(before, copies[depth]);
      copies[depth] = next;
      const events: Event[] = [];
      game.play(next, move, events);
      game.passStep?.(next, events);
      const lines = events.flatMap(game.scoreLines).filter((line) => line.seat === seat);
      const points = lines.reduce((sum, line) => sum + line.points, 0);
      if (!game.continuesTurn(next)) return points;
      const further = game.legalMoves(next).filter(considers);
      return points + Math.max(...further.map((one) => maxPoints(next, one, depth + 1)));
    }
  };
}

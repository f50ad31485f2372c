import type { Preview, ScoredOf } from './preview.ts';
import type { TileGameState } from './state.ts';

/** What is asked of a game about the worth of its actions. */
interface ValuedGame<State, Action, Shown extends Action, Event> {
  readonly preview: (state: State, action: Shown) => Preview<Event>;
  /** Whether an action reveals nothing, so that it can be previewed. */
  readonly isShown: (action: Action) => action is Shown;
  /** Whether the seat to move has a piece for a feature of a kind that nobody holds. */
  readonly canHold: (state: State, kind: ScoredOf<Event>['kind']) => boolean;
  /** Points that an action gives the seat to move at once, besides those of features, or what is worth as much. */
  readonly atOnce: (state: State, events: readonly Event[]) => number;
  /** Points that the seat to move can get later in the turn; by default none. */
  readonly toCome?: (state: State, action: Shown) => number;
}

/** Functions that value the actions of the seat to move before one is taken (`Game.gainOf`, `Game.gainsToCome`). */
export function gainsIn<State extends TileGameState, Action, Shown extends Action, Event extends { type: string }>(
  game: ValuedGame<State, Action, Shown, Event>,
) {
  /** Points of the best feature that nobody holds and the seat to move has a piece for: it places one a turn. */
  function bestFree(state: State, completes: Preview<Event>['completes']): number {
    const free = completes.filter(({ kind, seats }) => seats.length === 0 && game.canHold(state, kind));
    return Math.max(0, ...free.map(({ points }) => points));
  }

  return {
    /** Points of each seat for what is scored at the end of the turn, the best free feature included. */
    gainsToCome(state: State, action: Action): number[] {
      const gains = state.scores.map(() => 0);
      if (!game.isShown(action)) return gains;
      const { completes } = game.preview(state, action);
      for (const { points, seats } of completes) for (const seat of seats) gains[seat] = gains[seat]! + points;
      const later = game.toCome?.(state, action) ?? 0;
      gains[state.seat] = gains[state.seat]! + bestFree(state, completes) + later;
      return gains;
    },

    /** The points of an action for the seat to move, the best free feature included, less what it brings others. */
    gainOf(state: State, action: Action): number {
      if (!game.isShown(action)) return 0;
      const { completes, events } = game.preview(state, action);
      const later = game.toCome?.(state, action) ?? 0;
      const held = completes.filter(({ seats }) => seats.length > 0);
      return held.reduce(
        (sum, { points, seats }) => sum + (seats.includes(state.seat) ? points : -points),
        game.atOnce(state, events) + later + bestFree(state, completes),
      );
    },
  };
}

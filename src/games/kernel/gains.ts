import type { Preview, ScoredOf } from './preview.ts';
import type { TileGameState } from './state.ts';

/** Points of a seat; negative if it loses them. */
interface SeatPoints {
  readonly seat: number;
  readonly points: number;
}

/** Functions of a game that `gainsIn` needs. */
interface ValuedGame<State, Action, Shown extends Action, Event> {
  readonly preview: (state: State, action: Shown) => Preview<Event>;
  /** True if an action reveals nothing hidden, so that it can be previewed. */
  readonly isPreviewable: (action: Action) => action is Shown;
  /** True if the seat to move has a piece that it could place on a free feature of a kind. */
  readonly canHold: (state: State, kind: ScoredOf<Event>['kind']) => boolean;
  /** True if it could place one on such a feature and then another one on `other`; by default it never can. */
  readonly canHoldBoth?: (state: State, kind: ScoredOf<Event>['kind'], other: ScoredOf<Event>['kind']) => boolean;
  /**
   * Points, or things of equal worth, that an action gives the seat to move immediately, less those of other seats; without points
   * of features.
   */
  readonly immediatePoints: (state: State, events: readonly Event[]) => number;
  /** Points that events give seats besides those of features, at a scoring; none by default. */
  readonly pointsBeside?: (events: readonly Event[]) => readonly SeatPoints[];
  /** Points that the seat to move can still get later in the turn; none by default. */
  readonly laterPoints?: (state: State, action: Shown) => number;
}

/** Points of the seat to move, less those of other seats. */
export function netOf(state: { readonly seat: number }, all: readonly SeatPoints[]): number {
  return all.reduce((sum, { seat, points }) => sum + (seat === state.seat ? points : -points), 0);
}

/** Creates functions that rate the actions of the seat to move (`Game.gainOf`, `Game.gainsToCome`). */
export function gainsIn<State extends TileGameState, Action, Shown extends Action, Event extends { type: string }>(
  game: ValuedGame<State, Action, Shown, Event>,
) {
  /** Returns the points of the best completed features without pieces on which the seat to move can place its pieces. */
  function bestFreePoints(state: State, completes: Preview<Event>['completes']): number {
    const free = completes.filter(({ kind, seats }) => seats.length === 0 && game.canHold(state, kind));
    const pairs = free.flatMap((one) =>
      free
        .filter((other) => other !== one && game.canHoldBoth?.(state, one.kind, other.kind))
        .map(({ points }) => one.points + points),
    );
    return Math.max(0, ...free.map(({ points }) => points), ...pairs);
  }

  return {
    /** Returns the points of each seat from scoring at the end of the turn, including the best free features. */
    gainsToCome(state: State, action: Action): number[] {
      const gains = state.scores.map(() => 0);
      if (!game.isPreviewable(action)) return gains;
      const { completes, toCome } = game.preview(state, action);
      for (const { seat, points } of game.pointsBeside?.(toCome) ?? []) gains[seat] = gains[seat]! + points;
      for (const { points, seats } of completes) for (const seat of seats) gains[seat] = gains[seat]! + points;
      const later = game.laterPoints?.(state, action) ?? 0;
      gains[state.seat] = gains[state.seat]! + bestFreePoints(state, completes) + later;
      return gains;
    },

    /** Returns the points of an action for the seat to move, including the best free features, less those of others. */
    gainOf(state: State, action: Action): number {
      if (!game.isPreviewable(action)) return 0;
      const { completes, events, scored, toCome } = game.preview(state, action);
      const beside = game.pointsBeside?.(toCome) ?? [];
      const later = game.laterPoints?.(state, action) ?? 0;
      const occupied = [...scored, ...completes].filter(({ seats }) => seats.length > 0);
      return occupied.reduce(
        (sum, { points, seats }) => sum + (seats.includes(state.seat) ? points : -points),
        game.immediatePoints(state, events) + netOf(state, beside) + later + bestFreePoints(state, completes),
      );
    },
  };
}

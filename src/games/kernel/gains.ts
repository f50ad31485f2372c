import { lead } from '../../core/lead.ts';
import type { Preview, ScoredOf } from './preview.ts';
import type { TileGameState } from './state.ts';

/** Points of a seat; negative if it loses them. */
interface SeatPoints {
  readonly seat: number;
  readonly points: number;
}

/** Functions of a game that `makeGains` needs. */
interface ValuedGame<State, Action, Shown extends Action, Event> {
  readonly preview: (state: State, action: Shown) => Preview<Event>;
  /** True if an action reveals nothing hidden, so that it can be previewed. */
  readonly isPreviewable: (action: Action) => action is Shown;
  /** True if the seat to move has a piece that it could place on a free feature of a kind. */
  readonly canHold: (state: State, kind: ScoredOf<Event>['kind']) => boolean;
  /** True if it could place one on such a feature and then another one on `other`; by default it never can. */
  readonly canHoldBoth?: (state: State, kind: ScoredOf<Event>['kind'], other: ScoredOf<Event>['kind']) => boolean;
  /** Worth, in points, of what events give the seat to move besides points; none by default. */
  readonly ownWorth?: (state: State, events: readonly Event[]) => number;
  /** Points that events give seats besides those of features; none by default. */
  readonly pointsBeside?: (events: readonly Event[]) => readonly SeatPoints[];
  /** Points that the seat to move can still get later in the turn; none by default. */
  readonly laterPoints?: (state: State, action: Shown) => number;
}

/** Creates functions that rate the actions of the seat to move (`Game.gainOf`, `Game.gainsToCome`). */
export function makeGains<State extends TileGameState, Action, Shown extends Action, Event extends { type: string }>(
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

  /** Returns the points of each seat from events, those of features among them, with what the seat to move can still get. */
  function pointsOf(
    state: State,
    action: Shown,
    brought: Pick<Preview<Event>, 'completes' | 'scored'> & { readonly events: readonly Event[] },
  ): number[] {
    const points = state.scores.map(() => 0);
    const add = (seat: number, more: number) => {
      points[seat] = points[seat]! + more;
    };
    for (const one of game.pointsBeside?.(brought.events) ?? []) add(one.seat, one.points);
    for (const one of [...brought.scored, ...brought.completes]) for (const seat of one.seats) add(seat, one.points);
    add(state.seat, bestFreePoints(state, brought.completes) + (game.laterPoints?.(state, action) ?? 0));
    return points;
  }

  return {
    /** Returns the points of each seat from scoring at the end of the turn, including the best free features. */
    gainsToCome(state: State, action: Action): number[] {
      if (!game.isPreviewable(action)) return state.scores.map(() => 0);
      const { completes, toCome } = game.preview(state, action);
      return pointsOf(state, action, { completes, scored: [], events: toCome });
    },

    /** Returns the lead that an action brings the seat to move, in points, including the best free features. */
    gainOf(state: State, action: Action): number {
      if (!game.isPreviewable(action)) return 0;
      const { events, toCome, ...features } = game.preview(state, action);
      const points = pointsOf(state, action, { ...features, events: [...events, ...toCome] });
      return lead(points, state.seat) + (game.ownWorth?.(state, events) ?? 0);
    },
  };
}

import type { SegmentView } from './features.ts';

/** Immediate effects of an action, without anything that the pile would reveal. */
export interface Preview<Event, Feature> {
  /** Events of the action itself. */
  readonly events: readonly Event[];
  /** Features that the placed tile would complete, to be scored at the end of the turn. */
  readonly completes: readonly Feature[];
}

/** What a preview needs of a game. */
interface PreviewedGame<State, Action, Event, Feature> {
  readonly copyState: (state: State, over?: State) => State;
  readonly perform: (state: State, action: Action, events: Event[]) => void;
  /** Whether a tile is placed whose features are still to be scored. */
  readonly isUnscored: (state: State) => boolean;
  readonly lastTileSegments: (state: State) => readonly SegmentView<string, Feature>[];
  /** Features with pieces on other tiles that the tile placed last completes; by default none. */
  readonly completedAround?: (state: State) => readonly Feature[];
}

/** A function that previews any legal action but a draw. */
export function previewer<State, Action, Event, Feature extends { readonly completed: boolean }>(
  game: PreviewedGame<State, Action, Event, Feature>,
): (state: State, action: Action) => Preview<Event, Feature> {
  // Scratch state, reused because allocating a board takes longer than copying one.
  let stage: State | undefined;
  return (state, action) => {
    const next = game.copyState(state, stage);
    stage = next;
    const events: Event[] = [];
    game.perform(next, action, events);
    const completed = game.isUnscored(next)
      ? [
          ...game.lastTileSegments(next).flatMap(({ feature }) => (feature?.completed ? [feature] : [])),
          ...(game.completedAround?.(next) ?? []),
        ]
      : [];
    return { events, completes: [...new Set(completed)] };
  };
}

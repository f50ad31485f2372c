import type { FeatureScored } from './event.ts';
import { segmentPlace } from './features.ts';
import { lastTile, type TileGameState } from './state.ts';

/** The scorings among the events of a game. */
export type ScoredOf<Event> = Extract<Event, FeatureScored<string>>;

/** The effects of an action on the current turn, without those that depend on hidden tiles. */
export interface Preview<Event, Phase = unknown> {
  /** Events of the action itself. */
  readonly events: readonly Event[];
  /** The scorings among them during the game, where the action leaves nothing to choose before the scoring. */
  readonly scored: readonly ScoredOf<Event>[];
  /** Events of scoring at the end of the turn if no piece is placed. */
  readonly toCome: readonly Event[];
  /**
   * The scorings in `toCome` of features with pieces, or on the tile of the turn. On other features without pieces, nobody
   * can score, as a piece can be placed only on that tile.
   */
  readonly completes: readonly ScoredOf<Event>[];
  /** What the game waits for after the action. */
  readonly phase: Phase;
  /** Name of what gives the seat to move a further tile, as in `by` of an event; absent for nothing. */
  readonly furtherTileBy?: string | undefined;
}

/** Functions of a game that `previewer` needs. */
interface PreviewedGame<State, Action, Event> {
  readonly copyState: (state: State, over?: State) => State;
  readonly perform: (state: State, action: Action, events: Event[]) => void;
  /** Scores on `state` itself the features that the tile of the turn has completed, unless they are scored already. */
  readonly scorePending: (state: State, events: Event[]) => void;
  /** Name of what gives a further tile after an action with these events, before that scoring; by default nothing does. */
  readonly furtherTileBy?: (after: State, events: readonly Event[]) => string | undefined;
}

/** Creates a function that previews any legal action except a draw. */
export function previewer<State extends TileGameState, Action, Event extends { readonly type: string }>(
  game: PreviewedGame<State, Action, Event>,
): (state: State, action: Action) => Preview<Event, State['phase']> {
  // Scratch state, reused because allocating a board takes longer than copying one.
  let scratch: State | undefined;
  return (state, action) => {
    const next = game.copyState(state, scratch);
    scratch = next;
    const events: Event[] = [];
    game.perform(next, action, events);
    const { phase } = next;
    const furtherTileBy = game.furtherTileBy?.(next, events);
    const toCome: Event[] = [];
    game.scorePending(next, toCome);
    const own = segmentPlace(next.board, next.board.tileSegment[lastTile(next)]!).tile;
    const completes = toCome.filter(
      (event): event is ScoredOf<Event> => isScored(event) && (event.seats.length > 0 || event.at.tile === own),
    );
    const scored = events.filter((event): event is ScoredOf<Event> => isScored(event) && !event.final);
    return { events, scored, toCome, completes, phase, furtherTileBy };
  };
}

function isScored<Event extends { readonly type: string }>(event: Event): event is ScoredOf<Event> {
  return event.type === 'feature-scored';
}

import { type Action, type GameEvent, perform, type State } from '../games/amazonas/rules/index.ts';

/** Decides what the seat to move does; changes nothing. */
export type Decide = (state: State) => Action;

/** An action that was carried out, and its effects. */
export interface PlayedAction {
  readonly seat: number;
  readonly action: Action;
  readonly events: readonly GameEvent[];
}

/** No game has more actions: a turn is a draw, a tile, perhaps a double, and a piece. */
const MOST_ACTIONS = 1000;

/**
 * Plays a game to its end on `state` itself, one action at a time; stopping the iteration stops the game.
 *
 * @throws Error when a game does not end
 */
export function* playing(state: State, decide: Decide): Iterable<PlayedAction> {
  for (let count = 0; state.phase !== 'over'; count++) {
    if (count === MOST_ACTIONS) throw new Error(`a game does not end, ${state.turn} turns long`);
    const { seat } = state;
    const action = decide(state);
    const events: GameEvent[] = [];
    perform(state, action, events);
    yield { seat, action, events };
  }
}

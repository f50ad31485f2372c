import type { GameTypes, Rules } from '../../src/core/rules.ts';

/** Chooses the action of the seat to move; does not change the state. */
export type Decide<G extends GameTypes> = (state: G['state']) => G['action'];

/** An action that was carried out, and its events. */
export interface PlayedAction<G extends GameTypes> {
  readonly seat: number;
  readonly action: G['action'];
  readonly events: readonly G['event'][];
}

/** Upper bound for the actions of a game; a game with more does not end. */
const MAX_ACTIONS = 1000;

/**
 * Plays a game to its end on `state` itself, one action at a time; stopping the iteration stops the game. What a turn asks other
 * seats is answered by their standard orders, as at a table.
 *
 * @throws Error when a game does not end
 */
export function* playActions<G extends GameTypes>(
  rules: Rules<G>,
  state: G['state'],
  decide: Decide<G>,
): Iterable<PlayedAction<G>> {
  for (let count = 0; !rules.isOver(state); count++) {
    const { seat, turn } = rules.progressOf(state);
    if (count === MAX_ACTIONS) throw new Error(`a game does not end, ${turn} turns long`);
    const action = rules.orderedAction?.(state, () => undefined) ?? decide(state);
    const events: G['event'][] = [];
    rules.perform(state, action, events);
    yield { seat, action, events };
  }
}

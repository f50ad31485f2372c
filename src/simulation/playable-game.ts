import type { GameTypes, Rules } from '../core/rules.ts';
import type { Choose } from './chooser.ts';
import type { Decide } from './playing.ts';

/** How a simulated player chooses one of the legal actions; changes nothing. */
export type Policy<G extends GameTypes> = (state: G['state'], choose: Choose) => G['action'];

/** A game as simulations play it. */
export interface PlayableGame<G extends GameTypes> {
  readonly rules: Rules<G>;
  /** Every action that the seat to move may take now; none when the game is over. */
  legalActions(state: G['state']): readonly G['action'][];
  /** How its players can choose, by name. */
  readonly policies: { readonly random: Policy<G>; readonly [name: string]: Policy<G> };
}

/** Chooses any of the legal actions. */
export function anyOf<G extends GameTypes>(legalActions: PlayableGame<G>['legalActions']): Policy<G> {
  return (state, choose) => {
    const actions = legalActions(state);
    if (actions.length === 0) throw new Error('nothing can be done any more');
    return actions[choose(actions.length)]!;
  };
}

/** A decision function that uses one policy for every seat. */
export function by<G extends GameTypes>(game: PlayableGame<G>, policy: string, choose: Choose): Decide<G> {
  return (state) => game.policies[policy]!(state, choose);
}

import { chooseTurn } from '../../src/computer/choose-turn.ts';
import { LEVELS, type Level } from '../../src/computer/levels.ts';
import type { Choose } from '../../src/core/chooser.ts';
import type { GameTypes } from '../../src/core/rules.ts';
import type { ComputerGame } from '../../src/games/contract/computer.ts';
import type { Decide } from './play-actions.ts';

/** Chooses one of the legal actions for a simulated player; does not change the state. */
export type Policy<G extends GameTypes> = (state: G['state'], choose: Choose) => G['action'];

/** A game that simulations can play. */
export interface PlayableGame<G extends GameTypes> extends ComputerGame<G> {
  /** Policies of players by name. */
  readonly policies: { readonly random: Policy<G>; readonly [name: string]: Policy<G> };
}

/** Creates a policy that plays the actions that were chosen together for a turn, one after another. */
export function turnPolicy<G extends GameTypes>(
  chooseTurn: (state: G['state'], choose: Choose) => readonly G['action'][],
): Policy<G> {
  let chosen: readonly G['action'][] = [];
  return (state, choose) => {
    const [next, ...rest] = chosen.length > 0 ? chosen : chooseTurn(state, choose);
    chosen = rest;
    return next!;
  };
}

/** Creates a policy for each level of computer players. */
export function levelPolicies<G extends GameTypes>(game: ComputerGame<G>): Readonly<Record<Level, Policy<G>>> {
  const policies = LEVELS.map((level): [Level, Policy<G>] => [
    level,
    turnPolicy((state, choose) => chooseTurn({ game, state, level, choose })),
  ]);
  return Object.fromEntries(policies) as Record<Level, Policy<G>>;
}

/** Creates a policy that chooses a random legal action. */
export function randomPolicy<G extends GameTypes>({ legalActions }: ComputerGame<G>['computer']): Policy<G> {
  return (state, choose) => {
    const actions = legalActions(state);
    if (actions.length === 0) throw new Error('nothing can be done any more');
    return actions[choose(actions.length)]!;
  };
}

/** Creates a decision function that uses one policy for every seat. */
export function decideByPolicy<G extends GameTypes>(game: PlayableGame<G>, policy: string, choose: Choose): Decide<G> {
  return (state) => game.policies[policy]!(state, choose);
}

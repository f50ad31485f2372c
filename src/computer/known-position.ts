import type { Choose } from '../core/chooser.ts';
import type { GameTypes } from '../core/rules.ts';
import type { ComputerGame } from '../games/contract/computer.ts';

declare const known: unique symbol;

/**
 * A position as far as a person can know it. There is no way from here to the true order of the pile: whoever wants to
 * look ahead gets a state in which everything hidden is guessed.
 */
export interface KnownPosition<G extends GameTypes> {
  readonly [known]: true;
  readonly game: ComputerGame<G>;
  /** A state that might be the true one for all that is known, to be changed at will. */
  sample(choose: Choose): G['state'];
}

/** What a person knows of a state. */
export function knownPosition<G extends GameTypes>(game: ComputerGame<G>, state: G['state']): KnownPosition<G> {
  return { game, sample: (choose: Choose) => game.computer.guess(state, choose) } as KnownPosition<G>;
}

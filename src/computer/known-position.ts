import type { Choose } from '../core/chooser.ts';
import type { GameTypes } from '../core/rules.ts';
import type { ComputerGame } from '../games/contract/computer.ts';

/** A state of a game that a computer examines, with a source of chance. */
export interface SearchInput<G extends GameTypes> {
  readonly game: ComputerGame<G>;
  readonly state: G['state'];
  readonly choose: Choose;
}

declare const known: unique symbol;

/**
 * A position as far as a person can know it. It gives no access to the true order of the pile: a search gets only states
 * in which everything hidden is guessed.
 */
export interface KnownPosition<G extends GameTypes> extends Omit<SearchInput<G>, 'state'> {
  readonly [known]: true;
  /** Returns a new guess: a state that agrees with everything that a person can know. The caller may change it. */
  sample(): G['state'];
}

/** Hides from a state what a person cannot know. */
export function knownPosition<G extends GameTypes>({ game, state, choose }: SearchInput<G>): KnownPosition<G> {
  return { game, choose, sample: () => game.computer.guess(state, choose) } as KnownPosition<G>;
}

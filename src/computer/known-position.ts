import type { Choose } from '../core/chooser.ts';
import type { GameTypes } from '../core/rules.ts';
import type { ComputerGame } from '../games/contract/computer.ts';

/** A game at one moment, to be thought about with a source of chance. */
export interface Question<G extends GameTypes> {
  readonly game: ComputerGame<G>;
  readonly state: G['state'];
  readonly choose: Choose;
}

declare const known: unique symbol;

/**
 * A position as far as a person can know it. There is no way from here to the true order of the pile: whoever wants to
 * look ahead gets a state in which everything hidden is guessed.
 */
export interface KnownPosition<G extends GameTypes> extends Omit<Question<G>, 'state'> {
  readonly [known]: true;
  /** A state that might be the true one for all that is known, to be changed at will. */
  sample(): G['state'];
}

/** What a person knows of a state. */
export function knownPosition<G extends GameTypes>({ game, state, choose }: Question<G>): KnownPosition<G> {
  return { game, choose, sample: () => game.computer.guess(state, choose) } as KnownPosition<G>;
}

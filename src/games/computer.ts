import type { Choose } from '../core/chooser.ts';
import type { GameTypes, Rules } from '../core/rules.ts';

/** What computer players need of a game besides its rules. */
export interface GameForComputer<G extends GameTypes> {
  /** Every action that the seat to move may take now; none when the game is over. */
  legalActions(state: G['state']): readonly G['action'][];
  /** Carries out a legal action on `state` itself, and tells no effects. */
  take(state: G['state'], action: G['action']): void;
  /**
   * A copy that changes independently.
   *
   * @param over an earlier copy that is not needed any more, whose memory may be used again
   */
  copyState(state: G['state'], over?: G['state']): G['state'];
  /**
   * A copy in which everything that is hidden is dealt anew, as it might be for all that a person can know. It must not
   * depend on what is really there: states that look alike give the same copy for the same choices.
   */
  guess(state: G['state'], choose: Choose): G['state'];
  /** Index of the tile that is drawn next in the tile set. */
  nextTile(state: G['state']): number;
  /** Tiles that are still to come. */
  tilesLeft(state: G['state']): number;
  /** Points of every seat if the game ended now, those of the final scoring included. */
  standings(state: G['state']): readonly number[];
  /** What makes a position good, each with the points that one of it is worth. */
  readonly terms: Readonly<Record<string, number>>;
  /**
   * Counts the terms of every seat, added to `values[seat * number of terms + index of the term]`. A game that is over has
   * nothing but points.
   */
  countTerms(state: G['state'], values: Float64Array): void;
}

/** A game that computers can play. */
export interface ComputerGame<G extends GameTypes> {
  readonly rules: Rules<G>;
  readonly computer: GameForComputer<G>;
}

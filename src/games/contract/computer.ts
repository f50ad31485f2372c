import type { Choose } from '../../core/chooser.ts';
import type { GameTypes, Rules } from '../../core/rules.ts';

/**
 * A legal action as one number, so that a search allocates next to nothing. What it stands for depends on the state whose
 * moves it is one of.
 */
export type Move = number;

/**
 * Ways to play a turn: which tile is placed where, and which piece, each with its worth when it is played. The lists may be
 * used again: they are only good until the next call.
 */
export interface RatedTurns {
  /** How many there are; what the lists hold beyond is left over. */
  count: number;
  readonly places: Move[];
  /** The move after the place, which ends the turn; -1 where the turn is over without one. */
  readonly pieces: Move[];
  /**
   * Points ahead of the others, as an evaluation with the given weights says at the end of the turn, another turn that might
   * be bought then being declined.
   */
  readonly worths: number[];
  /** Legal places that are not among them, as more may follow there: they have to be tried move by move. */
  others: readonly Move[];
}

/** The points that one of each term is worth, in the order of the terms. */
export interface Weights {
  /** When the pile is full, and when it is empty: in between a weight goes over from one to the other, tile by tile. */
  readonly early: readonly number[];
  readonly late: readonly number[];
  /**
   * How far the final lead of a seat over another scatters around the one expected: the standard deviation, for the square
   * root of one more than the tiles left.
   */
  readonly spread: number;
}

/** What computer players need of a game besides its rules. */
export interface GameForComputer<G extends GameTypes> {
  /** Every action that the seat to move may take now, in the order of `legalMoves`; none when the game is over. */
  legalActions(state: G['state']): readonly G['action'][];
  /**
   * Every move of the seat to move; none when the game is over. Where what a step offers can be declined, such as a piece or
   * a use of chips, the last move declines it: a search takes it to cut a turn short, so that the last move of every step,
   * taken again and again, must end the turn.
   */
  legalMoves(state: G['state']): readonly Move[];
  /**
   * The legal moves that are worth trying further on in a turn, in their order; all of them where it is left out. Actions
   * of players are judged among all.
   */
  candidates?(state: G['state']): readonly Move[];
  /** Carries out a legal move on `state` itself, and tells no effects. */
  take(state: G['state'], move: Move): void;
  /** The action that a legal move stands for. */
  actionOf(state: G['state'], move: Move): G['action'];
  /** The move that a legal action is. */
  moveOf(state: G['state'], action: G['action']): Move;
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
  /** The chance of every tile (by index) to be drawn next, for all that a person can know; all are 0 when none is left. */
  drawChances(state: G['state']): Float64Array;
  /**
   * Changes the pile of `state` so that a tile (by index) is drawn next, in exchange for the one that was.
   *
   * @returns whether it can be: false when the pile has none
   */
  drawNext(state: G['state'], tile: number): boolean;
  /** Tiles that are still to come. */
  tilesLeft(state: G['state']): number;
  /**
   * Points of every seat if the game ended now, those of the final scoring included. The array may be used again: it is
   * only good until the next call or change of the state, and must not be changed.
   */
  standings(state: G['state']): readonly number[];
  /** Tiles of the pile at the start. */
  tileCount(state: G['state']): number;
  /** Names of what makes a position good; the first is `points`, the points already scored. */
  readonly terms: readonly string[];
  /** The weights of the terms for games of this kind with so many seats: the same all through a game. */
  weightsFor(state: G['state']): Weights;
  /**
   * Counts the terms of every seat, added to `values[seat * number of terms + index of the term]`. A game that is over has
   * nothing but points.
   */
  countTerms(state: G['state'], values: Float64Array): void;
  /**
   * Finds ways to play the turn of the drawn tile, in the order of the legal moves, by what each changes in the worth of
   * the position: many times faster than carrying out each and counting all terms. Undefined where none can be found so, and
   * the turn has to be tried move by move.
   *
   * @param weights of the terms, by index
   */
  rateTurns?(state: G['state'], weights: ArrayLike<number>): RatedTurns | undefined;
}

/** A game that computers can play. */
export interface ComputerGame<G extends GameTypes> {
  readonly rules: Rules<G>;
  readonly computer: GameForComputer<G>;
}

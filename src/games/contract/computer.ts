import type { Choose } from '../../core/chooser.ts';
import type { ChosenOptions } from '../../core/options.ts';
import type { GameTypes, Rules } from '../../core/rules.ts';

/**
 * A legal action as one number, so that a search allocates little memory. Its meaning depends on the state in which it is
 * legal.
 */
export type Move = number;

/**
 * Ways to play a turn: a placement of the tile, a piece or none, and the worth of both. The lists may be reused: they are
 * valid only until the next call.
 */
export interface RatedTurns {
  /** Number of ways; further entries of the lists are invalid. */
  count: number;
  readonly places: Move[];
  /** The move after the placement, after which only a further piece may come; -1 if the placement itself ends the turn. */
  readonly pieces: Move[];
  /**
   * The lead at the end of the turn, in points, by an evaluation with the given weights. A further turn that could be bought
   * counts as declined.
   */
  readonly worths: number[];
  /** Legal moves that are not rated, as further choices may follow them: they have to be searched move by move. */
  others: readonly Move[];
}

/** Points per unit of each term, in the order of the terms. */
export interface Weights {
  /** Weights when the pile is full (early) and empty (late); between these they are interpolated by the share of tiles left. */
  readonly early: readonly number[];
  readonly late: readonly number[];
  /**
   * Standard deviation of the final lead of one seat over another from the expected lead, in points, divided by
   * sqrt(tiles left + 1).
   */
  readonly spread: number;
}

/** Functions of a game that computer players need in addition to its rules. */
export interface GameForComputer<G extends GameTypes> {
  /** The chosen options of which the evaluation knows nothing, so that their moves are only tried one by one; none by default. */
  withoutTerms?(options: ChosenOptions): readonly string[];
  /** Returns every legal action of the seat to move, in the order of `legalMoves`; none if the game is over. */
  legalActions(state: G['state']): readonly G['action'][];
  /**
   * Returns every move of the seat to move; none if the game is over. If a step is optional, such as placing a piece or using
   * chips, the last move declines it. A search takes last moves to end a turn early, so that a sequence of last moves must
   * always end the turn.
   */
  legalMoves(state: G['state']): readonly Move[];
  /**
   * Returns the legal moves that a search should try after the first move of a turn, in their order; by default all. The
   * actions of players are compared with all legal moves.
   */
  candidates?(state: G['state']): readonly Move[];
  /** Carries out a legal move on `state` itself, without events. */
  take(state: G['state'], move: Move): void;
  /** Converts a legal move to its action. */
  actionOf(state: G['state'], move: Move): G['action'];
  /** Converts a legal action to its move. */
  moveOf(state: G['state'], action: G['action']): Move;
  /**
   * Returns a copy of a state.
   *
   * @param over an earlier copy that is not needed any more, whose memory may be used again
   */
  copyState(state: G['state'], over?: G['state']): G['state'];
  /**
   * Returns a copy in which everything hidden is dealt again, consistent with what a person can know. It must not depend on
   * the true hidden parts: states that look the same to a person give the same copy for the same choices.
   */
  guess(state: G['state'], choose: Choose): G['state'];
  /** Returns the chance of every tile (by index) to be drawn next, as far as a person can know; all 0 if none is left. */
  drawChances(state: G['state']): Float64Array;
  /**
   * Makes a tile (by index) the next of the pile of `state`, by exchanging it with the one that was next.
   *
   * @returns false if the pile has no such tile
   */
  drawNext(state: G['state'], tile: number): boolean;
  /** Number of tiles left in the pile. */
  tilesLeft(state: G['state']): number;
  /**
   * Returns the points of every seat if the game ended now, including the final scoring. The array may be reused: it is
   * valid only until the next call or change of the state, and must not be changed.
   */
  standings(state: G['state']): readonly number[];
  /** Number of tiles in the pile at the start. */
  tileCount(state: G['state']): number;
  /** Names of the evaluation terms; the first is `points`, the points scored so far. */
  readonly terms: readonly string[];
  /** Returns the weights of the terms for games with these options and seats; they stay the same throughout a game. */
  weightsFor(state: G['state']): Weights;
  /**
   * Counts the terms of every seat, and adds them to `values[seat * number of terms + index of the term]`. A game that is over
   * has only points.
   */
  countTerms(state: G['state'], values: Float64Array): void;
  /**
   * Rates the ways to play the turn of the drawn tile, in the order of the legal moves. It computes only what each way
   * changes, which is many times faster than carrying out each and counting all terms. Returns undefined if the turn has to
   * be searched move by move.
   *
   * @param weights weights of the terms, by index
   */
  rateTurns?(state: G['state'], weights: ArrayLike<number>): RatedTurns | undefined;
}

/** A game that computers can play. */
export interface ComputerGame<G extends GameTypes> {
  readonly rules: Rules<G>;
  readonly computer: GameForComputer<G>;
}

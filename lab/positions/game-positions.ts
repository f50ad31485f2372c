import type { Result } from '../../src/core/result.ts';
import type { GameTypes } from '../../src/core/rules.ts';

/** One thing wrong with a position that somebody has written. */
export interface PositionFault {
  /** The field of the position that it was found in. */
  readonly field: string;
  /** What is wrong, for people. */
  readonly message: string;
}

/**
 * What a position does not tell because nobody sees it, by the field that it belongs to: `pile` holds the ids of the next
 * tiles in the order in which they are drawn. What is left out is filled in with what is left, in a fixed order.
 */
export type HiddenParts = Readonly<Record<string, readonly string[]>>;

/**
 * Positions of a game as text. Anybody can write a position, whether a game could reach it or not; `playable` is the only
 * way from there to a state.
 */
export interface GamePositions<G extends GameTypes> {
  /** What everybody sees of a state, on one line. */
  make(state: G['state']): string;
  /** What `make` leaves out. */
  hiddenOf(state: G['state']): HiddenParts;
  /**
   * The state that a position stands for, or everything that is wrong with it. A state from `make` and `hiddenOf` plays on
   * as the one they were made from.
   */
  playable(content: G['content'], text: string, hidden?: HiddenParts): Result<G['state'], readonly PositionFault[]>;
}

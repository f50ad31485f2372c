import type { Result } from '../../src/core/result.ts';
import type { GameTypes } from '../../src/core/rules.ts';

/** A fault of a written position. */
export interface PositionFault {
  /** The field of the position with the fault. */
  readonly field: string;
  /** What is wrong, for people. */
  readonly message: string;
}

/**
 * The hidden parts of a state, by the field of the position to which they belong; `pile` has the ids of the next tiles in
 * the order of drawing. Omitted parts are filled in from what is left, in a fixed order.
 */
export type HiddenParts = Readonly<Record<string, readonly string[]>>;

/**
 * The notation of positions of a game. Anybody can write a position, even one that no game can reach; `playable` checks it
 * and is the only function that converts it to a state.
 */
export interface GamePositions<G extends GameTypes> {
  /** Writes the public part of a state as one line. */
  make(state: G['state']): string;
  /** Returns the parts of a state that `make` omits. */
  hiddenOf(state: G['state']): HiddenParts;
  /**
   * Converts a position to a state; fails with all its faults. A state made from the results of `make` and `hiddenOf` plays
   * on exactly as the original.
   */
  playable(content: G['content'], text: string, hidden?: HiddenParts): Result<G['state'], readonly PositionFault[]>;
}

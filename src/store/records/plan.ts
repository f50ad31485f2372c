import type { GameId, UserId } from './ids.ts';

/** Tile and points that a plan brought when it was made. */
export interface PlanPromise {
  /** The drawn tile that it places; absent if its actions choose the tile. */
  readonly tile?: string | undefined;
  /** By seat, the points that it brings if the game ends after it. */
  readonly gains: readonly number[];
  /** Types of its events that score nothing, in order. */
  readonly events: readonly string[];
}

/** A turn that the player of a seat has planned before it begins. */
export interface PlanRecord {
  readonly gameId: GameId;
  readonly seat: number;
  readonly userId: UserId;
  /** The actions of the turn, as text. */
  readonly draft: string;
  readonly promise: PlanPromise;
  /** In milliseconds since 1970. */
  readonly madeAt: number;
  /** True once the turn had come and it could not be carried out; its player plays the turn. */
  readonly isDropped: boolean;
}

import type { GameId } from './records/ids.ts';

/** A stored game that cannot be read: a part of it is damaged, breaks the rules, or is of another version of the program. */
export class UnreadableGame extends Error {
  override readonly name = 'UnreadableGame';
  readonly gameId: GameId;

  /** @param cause the unreadable part, and its fault */

  constructor(gameId: GameId, cause: unknown) {
    super(`game ${gameId}, ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.gameId = gameId;
  }
}

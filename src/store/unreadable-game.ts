import type { GameId } from './records/ids.ts';

/** A stored game that cannot be read: something in it is damaged, breaks its rules, or is of another version of the program. */
export class UnreadableGame extends Error {
  override readonly name = 'UnreadableGame';
  readonly gameId: GameId;

  /** @param cause which part of it, and what is wrong there */
  constructor(gameId: GameId, cause: unknown) {
    super(`game ${gameId}, ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.gameId = gameId;
  }
}

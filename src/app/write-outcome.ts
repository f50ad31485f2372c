import { failure, type Result, success } from '../core/result.ts';
import type { GameId, GameRecord, WriteOutcome } from '../store/records.ts';
import type { App } from './app.ts';
import type { Rejection } from './rejection.ts';

/** Rejections by the outcome of a guarded write that was not made. */
export const REJECTIONS = {
  conflict: { code: 'overtaken' },
  duplicate: { code: 'already-handled' },
} as const satisfies Record<Exclude<WriteOutcome, 'written'>, Rejection>;

/** Returns the game after a write and wakes the delivery of its posts; maps a failed write to a rejection. */
export async function gameAfterWrite(
  app: App,
  gameId: GameId,
  outcome: WriteOutcome,
): Promise<Result<GameRecord, Rejection>> {
  if (outcome !== 'written') return failure(REJECTIONS[outcome]);
  const record = await app.store.games.byId(gameId);
  if (!record) throw new Error(`game ${gameId} is gone`);
  app.wake.posts(record.guildId);
  return success(record);
}

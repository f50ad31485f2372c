import { failure, type Result, success } from '../core/result.ts';
import type { GameRecord, Watched } from '../store/records.ts';
import { activeSeatOf } from './acts.ts';
import { type App, openGameOf, type Request } from './app.ts';
import type { Rejection } from './rejection.ts';

/** Limits for the watchers of one game, and for the games that one person watches at the same time. */
const MAX_WATCHERS = 25;
const MAX_WATCHED = 25;

/** Subscribes the user to direct messages about the channel's game, or changes which messages the user gets. */
export async function watch(app: App, request: Request, watched: Watched): Promise<Result<GameRecord, Rejection>> {
  const record = openGameOf(request);
  if (!record) return failure({ code: 'no-game' });
  if (activeSeatOf(record, request.userId) >= 0) return failure({ code: 'own-game' });
  const watchers = await app.store.spectators.ofGame(record.id);
  if (!watchers.some(({ userId }) => userId === request.userId)) {
    if (watchers.length >= MAX_WATCHERS) return failure({ code: 'too-many-watchers', count: watchers.length });
    const count = await app.store.spectators.countOf(request.userId);
    if (count >= MAX_WATCHED) return failure({ code: 'too-many-watched', count });
  }
  await app.store.spectators.watch(record.id, { userId: request.userId, what: watched });
  return success(record);
}

/** Ends the user's direct messages about the channel's game. */
export async function unwatch(app: App, request: Request): Promise<Result<GameRecord, Rejection>> {
  const record = openGameOf(request);
  if (!record) return failure({ code: 'no-game' });
  const watched = await app.store.spectators.unwatch(record.id, request.userId);
  return watched ? success(record) : failure({ code: 'not-watching' });
}

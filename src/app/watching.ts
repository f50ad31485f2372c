import { failure, type Result, success } from '../core/result.ts';
import type { GameRecord, Watched } from '../store/records.ts';
import { activeSeatOf } from './acts.ts';
import type { App, Request } from './app.ts';
import type { Rejection } from './rejection.ts';

/** Subscribes the user to direct messages about the channel's game, or changes which ones they get. */
export async function watch(app: App, request: Request, what: Watched): Promise<Result<GameRecord, Rejection>> {
  const game = await app.store.openGame(request.channelId);
  if (!game) return failure({ code: 'no-game' });
  if (activeSeatOf(game, request.userId) >= 0) return failure({ code: 'own-game' });
  await app.store.watch(game.id, { userId: request.userId, what });
  return success(game);
}

/** Ends the user's direct messages about the channel's game. */
export async function unwatch(app: App, request: Request): Promise<Result<GameRecord, Rejection>> {
  const game = await app.store.openGame(request.channelId);
  if (!game) return failure({ code: 'no-game' });
  const watched = await app.store.unwatch(game.id, request.userId);
  return watched ? success(game) : failure({ code: 'not-watching' });
}

import { type Result, success } from '../core/result.ts';
import type { GameRecord } from '../store/records.ts';
import { type App, type Request, requestIn } from './app.ts';
import { start } from './lobby.ts';
import type { Rejection } from './rejection.ts';

/** Starts the game of a lobby that was just opened; if that fails, the user can start it by hand. */
export async function startOpened(
  app: App,
  request: Request,
  { id, channelId, revision }: GameRecord,
): Promise<Result<undefined, Rejection>> {
  const cause = request.cause && `${request.cause}:start`;
  const expected = { gameId: id, revision };
  const threadRequest = await requestIn(app, request, channelId);
  const started = await start(app, { ...threadRequest, expected, ...(cause && { cause }) });
  // When the same command is delivered again, the game runs already.
  return started.ok || started.failure.code === 'already-running' ? success(undefined) : started;
}

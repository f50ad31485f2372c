import { failure, type Result, success } from '../core/result.ts';
import type { GameRecord, WatchScope } from '../store/records.ts';
import { activeSeatOf } from './acts.ts';
import { type App, openGameOf, type Request } from './app.ts';
import type { Rejection } from './rejection.ts';
import { runningTable, type Table } from './table.ts';

/** Limits for the watchers of one game, and for the games that one person watches at the same time. */
const MAX_WATCHERS = 25;
const MAX_WATCHED = 25;

/** Subscribes the user to direct messages about the channel's game, or changes which messages the user gets. */
export async function watch(app: App, request: Request, watched: WatchScope): Promise<Result<GameRecord, Rejection>> {
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

/** A turn that a user has made quiet, or no longer quiet. */
export interface QuietTurn {
  readonly table: Table;
  /** True if the turn is quiet now. */
  readonly isQuiet: boolean;
  /** True if it is the user's own turn; then no reminders are sent. */
  readonly isOwn: boolean;
}

/**
 * Makes the current turn of the channel's game quiet for a user, or no longer quiet. In a quiet turn a spectator gets no
 * notices, and the player to move gets no reminders. It is rejected for other players, who get neither anyway.
 *
 * @param turn the turn that a control was created for; the rejection is `stale` when it is over
 */
export async function toggleQuiet(app: App, request: Request, turn?: number): Promise<Result<QuietTurn, Rejection>> {
  const { userId, expected } = request;
  const result = await runningTable(app, request);
  // The revision may have grown within the turn, so only the game and the turn have to be the same.
  if (expected && !(result.ok && result.value.record.id === expected.gameId)) return failure({ code: 'stale' });
  if (!result.ok) return result;
  const table = result.value;
  if (turn !== undefined && turn !== table.progress.turn) return failure({ code: 'stale' });
  const gameId = table.record.id;
  const seat = activeSeatOf(table.record, userId);
  const isOwn = seat >= 0 && seat === table.progress.seat;
  if (seat >= 0 && !isOwn) return failure({ code: 'nothing-to-silence' });
  const isWatching = (await app.store.spectators.ofGame(gameId)).some((watcher) => watcher.userId === userId);
  if (!isOwn && !isWatching) return failure({ code: 'not-watching' });
  const isQuiet = await app.store.quiets.toggle({ gameId, userId, turn: table.progress.turn });
  return success({ table, isQuiet, isOwn });
}

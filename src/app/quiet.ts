import { failure, type Result, success } from '../core/result.ts';
import { activeSeatOf } from './acts.ts';
import type { App, Request } from './app.ts';
import type { Rejection } from './rejection.ts';
import { runningTable, type Table } from './table.ts';

export interface Quiet {
  readonly table: Table;
  /** Whether the turn is quiet now. */
  readonly isQuiet: boolean;
  /** Whether it is the user's own turn, of which they are not reminded then. */
  readonly isOwn: boolean;
}

/**
 * Makes the current turn of the channel's game quiet for a spectator, who then gets no more notices about it, or ends
 * that; for the player to move, who then gets no reminders in it. The other players get neither.
 *
 * @param turn the turn that a control was created for; `stale` when it is over
 */
export async function toggleQuiet(app: App, request: Request, turn?: number): Promise<Result<Quiet, Rejection>> {
  const { userId, expected } = request;
  const found = await runningTable(app, request);
  // The revision may have grown within the turn, so only the game and the turn have to be the same.
  if (expected && !(found.ok && found.value.record.id === expected.gameId)) return failure({ code: 'stale' });
  if (!found.ok) return found;
  const table = found.value;
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

import { failure, type Result, success } from '../engine/index.ts';
import type { App, Request } from './app.ts';
import type { Rejection } from './rejection.ts';
import { runningTable, seatOf, type Table } from './table.ts';

/** What somebody's quiet spares them: a reminder of their own turn, being told of another's, or only what may come. */
export type QuietFor = 'mover' | 'player' | 'watcher';

export interface Quiet {
  readonly table: Table;
  readonly who: QuietFor;
  /** Whether it is quiet now. */
  readonly isQuiet: boolean;
}

/**
 * Lets who asks be told nothing more of the turn under way in the channel's game, or ends that. Whoever is told nothing
 * anyway is `not-watching`.
 *
 * @param turn the turn that a control was made for; `stale` when another one is under way
 */
export async function toggleQuiet(app: App, request: Request, turn?: number): Promise<Result<Quiet, Rejection>> {
  const { channelId, userId, expected } = request;
  const found = await runningTable(app, channelId);
  // What happens within the turn does not matter to it, so only the game and the turn have to be the same.
  if (expected && !(found.ok && found.value.game.id === expected.gameId)) return failure({ code: 'stale' });
  if (!found.ok) return found;
  const table = found.value;
  const { state } = table.fold;
  if (turn !== undefined && turn !== state.turn) return failure({ code: 'stale' });
  const gameId = table.game.id;
  const seat = seatOf(table.game, userId);
  const isWatching = (await app.store.watchersOf(gameId)).some((watcher) => watcher.userId === userId);
  if (seat < 0 && !isWatching) return failure({ code: 'not-watching' });
  const isQuiet = await app.store.toggleQuiet({ gameId, userId, turn: state.turn });
  return success({ table, who: seat < 0 ? 'watcher' : seat === state.seat ? 'mover' : 'player', isQuiet });
}

import { failure, type Result, success } from '../core/result.ts';
import type { UserId } from '../store/records.ts';
import { hasResigned, resignedSeats } from './acts.ts';
import type { App, Request } from './app.ts';
import type { Rejection } from './rejection.ts';
import { runningTable, seatOf, type Table } from './table.ts';

/** The running game of a request, and the user's seat. */
export async function seatedTable(
  app: App,
  request: Request,
): Promise<Result<{ table: Table; seat: number }, Rejection>> {
  const result = await runningTable(app, request, request.expected);
  return result.ok ? seatAt(result.value, request.userId) : result;
}

/** The seat of a user who plays at a table. */
export function seatAt(table: Table, userId: UserId): Result<{ table: Table; seat: number }, Rejection> {
  const seat = seatOf(table.record, userId);
  if (seat < 0) return failure({ code: 'not-a-player', players: table.record.seats.map(({ userId }) => userId) });
  if (resignedSeats(table.record).has(seat))
    return failure({ code: hasResigned(table.record, seat) ? 'resigned' : 'kicked' });
  return success({ table, seat });
}

/** Like `seatedTable`, for a request whose control stays valid at later revisions of the same game. */
export async function seatedTableOfGame(app: App, request: Request): ReturnType<typeof seatedTable> {
  const result = await tableOfGame(app, request);
  return result.ok ? seatAt(result.value, request.userId) : result;
}

/** The running game of a request whose control stays valid at later revisions of the same game. */
export async function tableOfGame(app: App, request: Request): Promise<Result<Table, Rejection>> {
  const { expected } = request;
  const result = await runningTable(app, request);
  if (!expected || (result.ok && result.value.record.id === expected.gameId)) return result;
  // As no game has revision -1, this returns why the control is out of date.
  const other = await runningTable(app, request, { ...expected, revision: -1 });
  return result.ok || (!other.ok && other.failure.code === 'moved') ? other : result;
}

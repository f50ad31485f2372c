import { takebackRejection } from '../core/fold.ts';
import { failure, type Result, success } from '../core/result.ts';
import type { BegunTurn, PostWish } from '../store/records.ts';
import { tooManyTakebacks } from './act-limits.ts';
import { isPaused } from './acts.ts';
import type { App, Request } from './app.ts';
import { commit } from './commit.ts';
import { inOneMessage } from './posts.ts';
import type { Rejection } from './rejection.ts';
import { seatedTable, type Table } from './table.ts';
import type { Played } from './turn.ts';

/** Takes back the user's own last action (never a draw); the takeback is logged and shown in the turn message of its turn. */
export async function takeBack(app: App, request: Request): Promise<Result<Played, Rejection>> {
  const result = await seatedTable(app, request);
  if (!result.ok) return result;
  const { table, seat } = result.value;
  const rejection = isPaused(table.record)
    ? ({ code: 'paused' } as const)
    : (takebackRejection(table.game, table.fold, seat) ?? tooManyTakebacks(table, seat));
  if (rejection) return failure(rejection);
  const written = await commit(app, request, {
    table,
    entries: [{ type: 'takeback', seat }],
    posts: takebackPosts(table),
    status: 'running',
    ...turnBegunAgain(table),
  });
  return written.ok ? success({ table: written.value, seat, events: [] }) : written;
}

/**
 * Posts that are due when the last action of a table is taken back: if it ended a turn, or let another seat move in it, the
 * message that announced that is withdrawn, so that only one message says who is to move.
 */
export function takebackPosts(table: Pick<Table, 'record' | 'fold' | 'progress'>): readonly PostWish[] {
  const { entry = 0 } = table.fold.actions.at(-1) ?? {};
  const isBegunAgain = turnBegunAgain(table).begins !== undefined;
  return inOneMessage(table.record, [isBegunAgain ? { type: 'withdraw', entry } : { type: 'refresh', kind: 'turn' }]);
}

/**
 * The turn that begins again when the last action is taken back. It gets a new clock, as its clock did not run while the next
 * player was to move. Empty if the current turn goes on.
 */
export function turnBegunAgain({ fold, progress }: Pick<Table, 'fold' | 'progress'>): { begins?: BegunTurn } {
  const last = fold.actions.at(-1);
  const isEnd = last?.events.some(({ type }) => type === 'turn-started');
  if (!last || (!isEnd && last.seat === progress.seat)) return {};
  return { begins: { turn: isEnd ? progress.turn - 1 : progress.turn, seat: last.seat } };
}

import { takebackRejection } from '../core/fold.ts';
import { failure, type Result, success } from '../core/result.ts';
import type { Act } from '../store/records.ts';
import { tooManyActs } from './act-limits.ts';
import { isPaused } from './acts.ts';
import type { App, Request } from './app.ts';
import { hasOtherPeople } from './computers.ts';
import { commitActs } from './decision.ts';
import type { Rejection } from './rejection.ts';
import { isOver, seatedTable, type Table } from './table.ts';
import { takeBack } from './takeback.ts';
import { openVoteOf } from './time-limits.ts';
import { turnBefore } from './turn-before.ts';
import { openVote } from './vote.ts';

/** The outcome of /undo: an action was taken back, or the other players are asked in a vote. */
export type Undone = { readonly type: 'taken-back'; readonly table: Table } | { readonly type: 'asked' };

/** How a seat can take back its last action: at once, by asking the others, or not at all. */
export function undoOffer(table: Table, seat: number): 'yes' | 'ask' | 'no' {
  const { game, fold, record } = table;
  if (isOver(table) || isPaused(record)) return 'no';
  if (takebackRejection(game, fold, seat) === undefined) return 'yes';
  if (!turnBefore(table, seat)) return 'no';
  return hasOtherPeople(record, seat) ? 'ask' : 'yes';
}

/**
 * Takes back the user's last action. If the next player has only drawn since, all other people are asked in a vote; if no other
 * people play, the turn is taken back at once.
 */
export async function undo(app: App, request: Request): Promise<Result<Undone, Rejection>> {
  const takeback = await takeBack(app, request);
  if (takeback.ok) return success({ type: 'taken-back', table: takeback.value.table });
  if (takeback.failure.code !== 'draw-is-final') return takeback;
  const result = await seatedTable(app, request);
  if (!result.ok) return result;
  const { table, seat } = result.value;
  if (!turnBefore(table, seat)) return takeback;
  if (!hasOtherPeople(table.record, seat)) return takeBackAtOnce(app, request, result.value);
  const opened = await openVote(app, request, { subject: 'undo' });
  return opened.ok ? success({ type: 'asked' }) : opened;
}

async function takeBackAtOnce(
  app: App,
  request: Request,
  { table, seat }: { readonly table: Table; readonly seat: number },
): Promise<Result<Undone, Rejection>> {
  const { record } = table;
  const act: Act = { type: 'turn-taken-back', seat };
  const rejection = openVoteOf(record) ? ({ code: 'vote-open' } as const) : tooManyActs(record, act);
  if (rejection) return failure(rejection);
  const written = await commitActs(app, request, table, { acts: [act], posts: [] });
  return written.ok ? success({ type: 'taken-back', table: written.value }) : written;
}

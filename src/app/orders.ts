import { failure, type Result, success } from '../core/result.ts';
import type { Act } from '../store/records.ts';
import { tooManyActs } from './act-limits.ts';
import type { App, Request } from './app.ts';
import type { Rejection } from './rejection.ts';
import { seatedTableOfGame } from './seated-table.ts';
import { ordersToChoose, questionsOf } from './standing-orders.ts';
import type { Table } from './table.ts';
import { commit } from './turn.ts';

/** The user's seat in the running game of the channel, whose turns ask questions. */
export async function seatWithOrders(
  app: App,
  request: Request,
): Promise<Result<{ readonly table: Table; readonly seat: number }, Rejection>> {
  const result = await seatedTableOfGame(app, request);
  if (!result.ok) return result;
  const { table } = result.value;
  if (questionsOf(table).length > 0) return result;
  return failure({ code: 'no-such-verb', game: table.game, verb: 'orders' });
}

/** Sets an order of the user's seat. */
export async function setOrder(
  app: App,
  request: Request,
  { question, order }: { readonly question: string; readonly order: string },
): Promise<Result<{ readonly table: Table; readonly seat: number }, Rejection>> {
  const result = await seatWithOrders(app, request);
  if (!result.ok) return result;
  const { table, seat } = result.value;
  const asked = questionsOf(table).find(({ id }) => id === question);
  if (!asked || !ordersToChoose(table, asked, seat).includes(order)) return failure({ code: 'no-such-order' });
  const act: Act = { type: 'order-set', seat, question, order };
  const tooMany = tooManyActs(table.record, act);
  if (tooMany) return failure(tooMany);
  const written = await commit(app, request, { table, acts: [act], posts: [], status: 'running' });
  return written.ok ? success({ table: written.value, seat }) : written;
}

import { makeOrder } from '../core/order-name.ts';
import { failure, type Result, success } from '../core/result.ts';
import type { GameTypes, Question } from '../core/rules.ts';
import type { Act, ActRecord } from '../store/records.ts';
import { tooManyActs } from './act-limits.ts';
import type { App, Request } from './app.ts';
import { commit } from './commit.ts';
import type { Rejection } from './rejection.ts';
import { seatedTableOfGame, type Table } from './table.ts';

/*
 * Standing orders: the answers of a seat to questions in other seats' turns. A change is an act of which only its player is told.
 * An action in the log names the order that decided it.
 */

/** Types of acts with which a player leaves a seat, which ends the orders. */
const ENDS: ReadonlySet<Act['type']> = new Set(['resigned', 'kicked', 'replaced']);

/** A kind of question with the order of a seat. */
export interface StandingOrder {
  readonly question: Question;
  readonly order: string;
}

/** The questions that a game can ask seats in turns of others. */
export function questionsOf({ game, setup }: Pick<Table, 'game' | 'setup'>): readonly Question[] {
  return game.questions?.(setup.options ?? {}) ?? [];
}

/** The orders that a seat can choose for a question; if they may name another seat, also each with every other seat. */
export function ordersToChoose({ setup }: Table, { orders, mayName }: Question, seat: number): readonly string[] {
  const others = mayName && setup.colours.length > 2 ? setup.colours.filter((_, at) => at !== seat) : [];
  return orders.flatMap((order) => [order, ...others.map((named) => makeOrder({ order, named }))]);
}

/** Current orders of a seat, one for each question. */
export function ordersOf(table: Table, seat: number): StandingOrder[] {
  return questionsOf(table).map((question) => {
    return { question, order: orderAfter(table.record.acts, { seat, question: question.id }) ?? question.orders[0] };
  });
}

/**
 * The order of a seat for a question of a turn; undefined for the standard. It is the one that was set before the tile of the
 * turn was placed (F13).
 */
export function orderIn(
  { record, progress, fold }: Table,
  { turn, ...asked }: { readonly seat: number; readonly turn: number; readonly question: string },
): string | undefined {
  const began = fold.actions.findLastIndex(({ events }) => events.some(({ type }) => type === 'turn-started'));
  const placed = fold.actions.slice(began + 1).find(({ events }) => events.some(({ type }) => type === 'placed'));
  const isPlaced = placed && turn === progress.turn;
  return orderAfter(isPlaced ? record.acts.filter(({ seq }) => seq <= placed.entry) : record.acts, asked);
}

/** The action that the standing order of the seat to move gives, even if its player is asked; undefined if nothing is asked. */
export function standingOrderAction(table: Table): GameTypes['action'] | undefined {
  const { game, fold, progress } = table;
  return game.orderedAction?.(fold.state, (question) => orderIn(table, { ...progress, question }), true);
}

/** The order that the player of a seat set last; undefined if there is none, as for a new player and a seat without one. */
function orderAfter(
  acts: readonly ActRecord[],
  { seat, question }: { readonly seat: number; readonly question: string },
): string | undefined {
  const last = acts.findLast(
    ({ act }) =>
      'seat' in act && act.seat === seat && (act.type === 'order-set' ? act.question === question : ENDS.has(act.type)),
  );
  return last?.act.type === 'order-set' ? last.act.order : undefined;
}

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

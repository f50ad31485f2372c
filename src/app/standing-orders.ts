import { makeOrder } from '../core/order-name.ts';
import type { GameTypes, Question } from '../core/rules.ts';
import type { Act, ActRecord } from '../store/records.ts';
import type { Table } from './table.ts';

/*
 * Standing orders: what a seat answers when the turn of another one asks it something. A change is an act, which nobody else
 * is told of. An order that decides something is named by the action in the log.
 */

/** Types of acts with which a player leaves a seat, and takes the orders along. */
const ENDS: ReadonlySet<Act['type']> = new Set(['resigned', 'kicked', 'replaced']);

/** A kind of question with the order of a seat. */
export interface StandingOrder {
  readonly question: Question;
  readonly order: string;
}

/** The kinds of question that turns of others can ask in a game. */
export function questionsOf({ game, setup }: Pick<Table, 'game' | 'setup'>): readonly Question[] {
  return game.questions?.(setup.options ?? {}) ?? [];
}

/** The orders that a seat can have for a question: those that it has, and where it may, each with another seat that it names. */
export function ordersToChoose({ setup }: Table, { orders, mayName }: Question, seat: number): readonly string[] {
  const others = mayName && setup.colours.length > 2 ? setup.colours.filter((_, at) => at !== seat) : [];
  return orders.flatMap((order) => [order, ...others.map((named) => makeOrder({ order, named }))]);
}

/** The orders of a seat as they are set now. */
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

/** How the seat to move would answer by its order, also where its player is asked; undefined where nothing is asked. */
export function actionByOrders(table: Table): GameTypes['action'] | undefined {
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

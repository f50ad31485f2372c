import type { Table } from '../app/table.ts';
import { ordersOf, ordersToChoose, type StandingOrder } from '../app/turn.ts';
import { capitalised } from '../i18n/sentences.ts';
import type { Translator } from '../i18n/translate.ts';

/** A kind of question in words, with the order of a seat and all that it can have. */
export interface OrderMenu {
  readonly question: StandingOrder['question']['id'];
  readonly say: string;
  readonly order: string;
  readonly orders: readonly { readonly value: string; readonly say: string }[];
}

/** The standing orders of a seat in words, with the possible orders. */
export function orderMenus(t: Translator, table: Table, seat: number): OrderMenu[] {
  return ordersOf(table, seat).map(({ question, order }) => ({
    question: question.id,
    say: orderText(t, table, { question: question.id }),
    order,
    orders: ordersToChoose(table, question, seat).map((value) => {
      return { value, say: capitalised(orderText(t, table, { question: question.id, order: value })) };
    }),
  }));
}

/** A kind of question in words, or an order for it. */
export function orderText(
  t: Translator,
  { game }: Table,
  { question, order }: { readonly question: string; readonly order?: string | undefined },
): string {
  return game.words.order!(t, question, order);
}

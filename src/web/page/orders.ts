import { make } from './dom.ts';
import type { TurnAnswer } from './turn.ts';

/** Sets a standing order. */
type SetOrder = (order: { readonly question: string; readonly order: string }) => void;

/** The part of the page in which the player reads and sets standing orders; hidden in games without questions. */
export class OrdersPart {
  readonly element = make('details', { id: 'orders-part', hidden: true });
  readonly #set: SetOrder;
  /** The orders that are shown, as JSON. */
  #shown = '';

  constructor(set: SetOrder) {
    this.#set = set;
  }

  /** Shows the orders of a turn. What has not changed stays, so that an open list is not closed. */
  show({ orders }: TurnAnswer): void {
    const now = JSON.stringify(orders);
    if (now === this.#shown) return;
    this.#shown = now;
    this.element.hidden = !orders;
    if (!orders) return;
    const focused = this.element.contains(document.activeElement) ? document.activeElement?.id : undefined;
    const summary = make('summary', {}, make('h2', { textContent: orders.heading }));
    const rows = orders.menus.map(({ question, say, order, orders }) => {
      const options = orders.map(({ value, say: textContent }) =>
        make('option', { value, textContent, selected: value === order }),
      );
      const select = make('select', { id: `order-${question}` }, ...options);
      select.addEventListener('change', () => this.#set({ question, order: select.value }));
      return make('label', { className: 'order' }, make('span', { textContent: say }), select);
    });
    this.element.replaceChildren(summary, make('p', { textContent: orders.about }), ...rows);
    if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
  }

  /** Shows the stored orders again after a rejected change. */
  showAgain(turn: TurnAnswer): void {
    this.#shown = '';
    this.show(turn);
  }
}

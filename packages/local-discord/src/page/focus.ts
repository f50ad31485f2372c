/** Where in the message list the focus was: which control of which message. */
export interface FocusMark {
  readonly element: HTMLElement;
  readonly messageId: string;
  /** Counts messages from the oldest. */
  readonly order: number;
  readonly customId: string | undefined;
  /** Selector of controls of the same kind; `at` is the index of this control among them in its message. */
  readonly kind: string;
  readonly at: number;
}

/** Notes where in the message list the focus is; undefined when it is elsewhere. */
export function markFocus(): FocusMark | undefined {
  const element = document.activeElement;
  const item = element?.closest<HTMLElement>('[data-message-id]');
  if (!(element instanceof HTMLElement) || !item?.parentElement) return undefined;
  const { testid, customId } = element.dataset;
  const kind = testid ? `[data-testid="${testid}"]` : element.tagName;
  const order = messagesIn(item.parentElement).indexOf(item);
  const at = [...item.querySelectorAll(kind)].indexOf(element);
  return { element, messageId: item.dataset.messageId!, order, customId, kind, at };
}

/**
 * Gives the focus back after the message was drawn anew: to the same control; else to the one in its place; else to the
 * first that can be used; else to the message, or the one next to it when it is gone.
 */
export function returnFocus(list: HTMLElement, mark: FocusMark | undefined): void {
  if (!mark || mark.element.isConnected) return;
  const item = list.querySelector(`[data-message-id="${mark.messageId}"]`);
  if (!item) {
    const rest = messagesIn(list);
    focusMessage(rest[Math.min(mark.order, rest.length - 1)]);
    return;
  }
  const own = [...item.querySelectorAll<HTMLElement>('[data-custom-id]')];
  const same = own.find(({ dataset }) => dataset.customId === mark.customId);
  const candidates = [same, [...item.querySelectorAll<HTMLElement>(mark.kind)][mark.at], ...own];
  const control = candidates.find((candidate) => candidate && !candidate.matches(':disabled'));
  if (mark.element.tagName !== 'ARTICLE' && control) control.focus({ preventScroll: true });
  else focusMessage(item, true);
}

/**
 * Puts the focus on a message as a whole, from where Tab leads to its controls.
 *
 * @param stay true leaves the list scrolled as it is
 */
export function focusMessage(item: Element | null | undefined, stay = false): void {
  item?.querySelector('article')?.focus({ preventScroll: true });
  if (!stay) item?.scrollIntoView({ block: 'nearest' });
}

/** The messages of the list, oldest first, without the lines between them. */
export function messagesIn(list: Element): Element[] {
  return [...list.children].filter((child) => child.hasAttribute('data-message-id'));
}

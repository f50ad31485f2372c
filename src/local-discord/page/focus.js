// @ts-check

/**
 * Where in the message list the focus was: which control of which message.
 *
 * @typedef {{ element: HTMLElement, messageId: string, order: number, customId: string | null, kind: string,
 *   at: number }} FocusMark `order` counts messages from the oldest; `at` counts the controls of the same kind within
 *   the message
 */

/**
 * Notes where in the message list the focus is; null when it is elsewhere.
 *
 * @returns {FocusMark | null}
 */
export function markFocus() {
  const element = document.activeElement;
  const item = element?.closest('[data-message-id]');
  const messageId = item?.getAttribute('data-message-id');
  if (!(element instanceof HTMLElement) || !item?.parentElement || !messageId) return null;
  const kind = kindOf(element);
  return {
    element,
    messageId,
    order: messagesIn(item.parentElement).indexOf(item),
    customId: element.getAttribute('data-custom-id'),
    kind,
    at: controlsOf(item, kind).indexOf(element),
  };
}

/**
 * Gives the focus back after the message was drawn anew: to the same control; else to the one in its place; else to the
 * first that can be used; else to the message, or the one next to it when it is gone.
 *
 * @param {HTMLElement} list
 * @param {FocusMark | null} mark
 */
export function returnFocus(list, mark) {
  if (!mark || mark.element.isConnected) return;
  const item = list.querySelector(`[data-message-id="${mark.messageId}"]`);
  if (!item) {
    const rest = messagesIn(list);
    focusMessage(rest[Math.min(mark.order, rest.length - 1)]);
    return;
  }
  const same = mark.customId ? item.querySelector(`[data-custom-id="${CSS.escape(mark.customId)}"]`) : null;
  const candidates = [same, controlsOf(item, mark.kind)[mark.at], ...item.querySelectorAll('[data-custom-id]')];
  const control = candidates.find((candidate) => candidate instanceof HTMLElement && !candidate.matches(':disabled'));
  const wasControl = mark.element.tagName !== 'ARTICLE';
  if (wasControl && control instanceof HTMLElement) control.focus({ preventScroll: true });
  else focusMessage(item, true);
}

/**
 * Puts the focus on a message as a whole, from where Tab leads to its controls.
 *
 * @param {Element | null | undefined} item of the message list
 * @param {boolean} [stay] true leaves the list scrolled as it is
 */
export function focusMessage(item, stay = false) {
  const article = item?.querySelector('article');
  if (!article) return;
  article.focus({ preventScroll: true });
  if (!stay) item?.scrollIntoView({ block: 'nearest' });
}

/**
 * The messages of the list, oldest first, without the lines between them.
 *
 * @param {Element} list
 * @returns {Element[]}
 */
export function messagesIn(list) {
  return [...list.children].filter((child) => child.hasAttribute('data-message-id'));
}

/** @param {Element} element */
function kindOf(element) {
  const testId = element.getAttribute('data-testid');
  if (testId) return `[data-testid="${testId}"]`;
  return element.classList[0] ? `.${element.classList[0]}` : element.tagName;
}

/**
 * @param {Element} item
 * @param {string} kind a selector
 */
function controlsOf(item, kind) {
  return [...item.querySelectorAll(kind)];
}

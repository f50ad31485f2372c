// @ts-check

import { byId, el } from './dom.js';
import { announce } from './toast.js';

/**
 * @typedef {{ key: string, label: string, detail?: string, hint?: string, icon?: Node, testId?: string }} PopupItem
 *   `detail` is a second line, `hint` stands at the right
 * @typedef {{ input: HTMLElement, title: string, items: PopupItem[], pick: (index: number) => void, active?: number,
 *   note?: string, pending?: boolean, titleHidden?: boolean }} PopupContent `active` is the index highlighted at first, -1 for none; `note` stands where
 *   there are no items; while `pending` the items are old
 */

/** The list above the composer: commands, choices, suggestions, people. One exists, shared by all fields. */
export class ChoicePopup {
  #panel = byId('popup');
  #title = byId('popup-title');
  #list = byId('popup-list');
  #note = byId('popup-note');
  /** @type {PopupContent | null} */
  #content = null;
  #active = -1;

  constructor() {
    // Scrollable, so it must be reachable; in practice Tab picks, and the list goes with the focus.
    this.#list.tabIndex = 0;
    // Keeps the focus, and with it the phone's keyboard, in the field.
    this.#panel.addEventListener('pointerdown', (event) => event.preventDefault());
    this.#panel.addEventListener('mousedown', (event) => event.preventDefault());
  }

  /** @param {HTMLElement} [input] asks for this field only */
  isOpen(input) {
    return this.#content !== null && (!input || this.#content.input === input);
  }

  /** Index of the highlighted item, -1 when there is none or what is shown is old. */
  get active() {
    return this.#content && !this.#content.pending ? this.#active : -1;
  }

  /** @param {PopupContent} content */
  show(content) {
    const { input, title, items, note = '', pending = false, titleHidden = false } = content;
    if (this.#content && this.#content.input !== input) this.close();
    this.#content = content;
    this.#title.textContent = title;
    this.#title.classList.toggle('visually-hidden', titleHidden);
    // Said once, and not while somebody is still typing their way through.
    if (note && note !== this.#note.textContent && !pending) announce(note);
    this.#note.textContent = note;
    this.#note.hidden = !note;
    this.#list.hidden = items.length === 0;
    this.#list.setAttribute('aria-label', title);
    this.#list.classList.toggle('pending', pending);
    this.#list.replaceChildren(...items.map((item, index) => this.#row(item, index)));
    this.#panel.hidden = false;
    input.setAttribute('aria-controls', this.#list.id);
    if (input.getAttribute('role') === 'combobox') input.setAttribute('aria-expanded', String(items.length > 0));
    this.#highlight(pending ? -1 : Math.min(content.active ?? 0, items.length - 1));
    if (this.#active < 0) this.#list.scrollTop = 0;
  }

  /** Greys the items while newer ones are fetched. */
  markPending() {
    if (!this.#content) return;
    this.#content = { ...this.#content, pending: true };
    this.#list.classList.add('pending');
    this.#highlight(-1);
  }

  close() {
    const input = this.#content?.input;
    this.#content = null;
    this.#active = -1;
    this.#panel.hidden = true;
    this.#note.textContent = '';
    this.#list.replaceChildren();
    if (!input) return;
    input.removeAttribute('aria-activedescendant');
    input.removeAttribute('aria-controls');
    if (input.getAttribute('role') === 'combobox') input.setAttribute('aria-expanded', 'false');
  }

  /**
   * Moves the highlight for arrow and page keys.
   *
   * @param {KeyboardEvent} event
   * @returns {boolean} whether the key was one of them
   */
  handleKey(event) {
    const count = this.#content?.items.length ?? 0;
    if (!this.#content || count === 0 || event.altKey || event.ctrlKey || event.metaKey) return false;
    const steps = /** @type {Record<string, number>} */ ({ ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 });
    const step = steps[event.key];
    if (step === undefined) return false;
    event.preventDefault();
    if (Math.abs(step) === 1)
      this.#highlight(this.#active < 0 && step < 0 ? count - 1 : (this.#active + step + count) % count);
    else this.#highlight(Math.min(count - 1, Math.max(0, this.#active + step)));
    return true;
  }

  /** Picks the highlighted item; false when there is none. */
  pickActive() {
    const index = this.active;
    if (index < 0) return false;
    this.#content?.pick(index);
    return true;
  }

  /** @param {number} index */
  #highlight(index) {
    this.#active = index;
    const input = this.#content?.input;
    [...this.#list.children].forEach((row, at) => {
      row.setAttribute('aria-selected', String(at === index));
      if (at !== index) return;
      input?.setAttribute('aria-activedescendant', row.id);
      row.scrollIntoView({ block: 'nearest' });
    });
    if (index < 0) input?.removeAttribute('aria-activedescendant');
  }

  /**
   * @param {PopupItem} item
   * @param {number} index
   */
  #row(item, index) {
    const row = el(
      'div',
      {
        class: 'popup-item',
        role: 'option',
        id: `popup-item-${index}`,
        'aria-selected': 'false',
        'data-key': item.key,
        'data-testid': item.testId ?? 'choice',
      },
      item.icon,
      el(
        'div',
        { class: 'popup-text' },
        el('div', { class: 'popup-label' }, item.label),
        item.detail ? el('div', { class: 'muted small' }, item.detail) : null,
      ),
      item.hint ? el('span', { class: 'muted small popup-hint' }, item.hint) : null,
    );
    row.addEventListener(
      'pointermove',
      () => index !== this.#active && !this.#content?.pending && this.#highlight(index),
    );
    row.addEventListener('click', () => !this.#content?.pending && this.#content?.pick(index));
    return row;
  }
}

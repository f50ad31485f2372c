import { announce, byId, el } from './dom.ts';

export interface PopupItem {
  readonly key: string;
  readonly label: string;
  /** A second line. */
  readonly detail?: string;
  /** Stands at the right. */
  readonly hint?: string;
  readonly icon?: Node;
  readonly testId?: string;
}

interface PopupContent {
  /** The field that keeps the focus. */
  readonly input: HTMLElement;
  readonly title: string;
  /** False where the title only names the list for screen readers. */
  readonly isTitled?: boolean;
  readonly items: readonly PopupItem[];
  readonly pick: (index: number) => void;
  /** Index of the item highlighted at first, -1 for none; the first one unless told. */
  readonly active?: number;
  /** Stands where there are no items. */
  readonly note?: string;
  /** The items are old, newer ones are on their way. */
  readonly isPending?: boolean;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 };

/** The list above the composer: commands, choices, suggestions. One exists, shared by all fields. */
export class ChoicePopup {
  readonly #panel = byId('popup');
  readonly #title = byId('popup-title');
  readonly #list = byId('popup-list');
  readonly #note = byId('popup-note');
  #content: PopupContent | undefined;
  #active = -1;

  constructor() {
    // Keeps the focus, and with it the phone's keyboard, in the field.
    for (const type of ['pointerdown', 'mousedown']) {
      this.#panel.addEventListener(type, (event) => event.preventDefault());
    }
  }

  /** @param input asks for this field only */
  isOpen(input?: HTMLElement): boolean {
    return this.#content !== undefined && (!input || this.#content.input === input);
  }

  /** Index of the highlighted item, -1 when there is none or what is shown is old. */
  get active(): number {
    return this.#content?.isPending ? -1 : this.#active;
  }

  show(content: PopupContent): void {
    const { input, title, items, note = '', isPending = false, isTitled = false } = content;
    if (!this.isOpen(input)) this.close();
    this.#content = content;
    this.#title.textContent = title;
    this.#title.classList.toggle('visually-hidden', !isTitled);
    // Announced once, and not while somebody is still typing.
    if (note && note !== this.#note.textContent && !isPending) announce(note);
    this.#note.textContent = note;
    this.#note.hidden = !note;
    this.#list.hidden = items.length === 0;
    this.#list.setAttribute('aria-label', title);
    this.#list.classList.toggle('pending', isPending);
    this.#list.replaceChildren(...items.map((item, index) => this.#row(item, index)));
    this.#panel.hidden = false;
    input.setAttribute('aria-controls', this.#list.id);
    if (input.role === 'combobox') input.setAttribute('aria-expanded', String(items.length > 0));
    this.#highlight(isPending ? -1 : Math.min(content.active ?? 0, items.length - 1));
    if (this.#active < 0) this.#list.scrollTop = 0;
  }

  /** Greys out the items while newer ones are fetched. */
  markPending(): void {
    if (!this.#content) return;
    this.#content = { ...this.#content, isPending: true };
    this.#list.classList.add('pending');
    this.#highlight(-1);
  }

  close(): void {
    const input = this.#content?.input;
    this.#content = undefined;
    this.#active = -1;
    this.#panel.hidden = true;
    this.#note.textContent = '';
    this.#list.replaceChildren();
    input?.removeAttribute('aria-activedescendant');
    input?.removeAttribute('aria-controls');
    if (input?.role === 'combobox') input.setAttribute('aria-expanded', 'false');
  }

  /** Moves the highlight for arrow and page keys; false for all others. */
  handleKey(event: KeyboardEvent): boolean {
    const count = this.#content?.items.length ?? 0;
    const step = STEPS[event.key];
    if (count === 0 || step === undefined || event.altKey || event.ctrlKey || event.metaKey) return false;
    event.preventDefault();
    const next = this.#active < 0 && step < 0 ? count - 1 : this.#active + step;
    // Single steps go round, pages stop at the ends.
    const round = (next + count) % count;
    this.#highlight(Math.abs(step) === 1 ? round : Math.min(count - 1, Math.max(0, next)));
    return true;
  }

  /** Picks the highlighted item; false when there is none. */
  pickActive(): boolean {
    const index = this.active;
    if (index >= 0) this.#content?.pick(index);
    return index >= 0;
  }

  #highlight(index: number): void {
    this.#active = index;
    for (const [at, row] of [...this.#list.children].entries()) row.setAttribute('aria-selected', String(at === index));
    const row = this.#list.children[index];
    if (row) this.#content?.input.setAttribute('aria-activedescendant', row.id);
    else this.#content?.input.removeAttribute('aria-activedescendant');
    row?.scrollIntoView({ block: 'nearest' });
  }

  #row({ key, label, detail, hint, icon, testId = 'choice' }: PopupItem, index: number): HTMLElement {
    const isUsable = () => this.#content && !this.#content.isPending;
    return el(
      'div',
      {
        class: 'popup-item row item',
        role: 'option',
        id: `popup-item-${index}`,
        'aria-selected': 'false',
        'data-key': key,
        'data-testid': testId,
        onpointermove: () => isUsable() && index !== this.#active && this.#highlight(index),
        onclick: () => isUsable() && this.#content?.pick(index),
      },
      icon,
      el('div', { class: 'grow' }, el('b', {}, label), detail && el('div', { class: 'muted small' }, detail)),
      hint && el('span', { class: 'muted small' }, hint),
    );
  }
}

import type { WireControl, WireSelectOption } from '../wire-types.ts';
import { classes, el, uniqueId } from './dom.ts';
import { placeBeside } from './floating.ts';
import { icon } from './icons.ts';
import { t } from './words.ts';

/** How long letters typed one after another belong together. */
const TYPING_MS = 700;

/**
 * A menu of Discord as a select-only combobox: the button keeps the focus, the list beside it follows the arrow keys. Where any
 * number can be chosen, the list stays open while rows are ticked.
 */
export class SelectMenu {
  readonly element: HTMLElement;
  readonly trigger: HTMLButtonElement;
  readonly #options: readonly WireSelectOption[];
  readonly #name: string;
  readonly #limits: { readonly min: number; readonly max: number };
  readonly #change: (values: readonly string[]) => void;
  readonly #rows: readonly HTMLElement[];
  readonly #list: HTMLElement;
  readonly #summary = el('span');
  #chosen: ReadonlySet<number>;
  #active = -1;
  #typed = '';
  #typedAt = 0;

  /**
   * @param change told what was chosen, also when that was chosen already: the bot may have changed its message. In a menu that
   * takes several it is told when the list closes, if there is a change
   */
  constructor(control: WireControl, change: (values: readonly string[]) => void) {
    const { options = [], placeholder, disabled, custom_id, min_values: min = 1, max_values: max = 1 } = control;
    this.#options = options;
    this.#limits = { min, max };
    this.#name = placeholder ?? t('Make a selection');
    this.#change = change;
    this.#chosen = this.#given();
    const id = uniqueId('select');
    this.#rows = options.map((option, index) => optionRow(option, `${id}-${index}`, () => this.#choose(index)));
    const list = { class: 'select-list floating', role: 'listbox', id, popover: 'manual', 'aria-label': this.#name };
    const several = this.#takesSeveral ? { 'aria-multiselectable': 'true' } : {};
    // Keeps the focus on the trigger, whose loss would close the list before the click.
    this.#list = el('div', { ...list, ...several, onpointerdown: (event) => event.preventDefault() }, ...this.#rows);
    this.trigger = el(
      'button',
      {
        type: 'button',
        class: 'select-trigger row framed',
        role: 'combobox',
        'aria-haspopup': 'listbox',
        'aria-expanded': 'false',
        'aria-controls': id,
        disabled,
        'data-custom-id': custom_id,
        'data-testid': 'component-select',
        onclick: () => (this.#isOpen ? this.#close() : this.#open()),
        onblur: () => this.#close(),
      },
      this.#summary,
      icon('down'),
    );
    this.trigger.addEventListener('keydown', (event) => this.#key(event));
    this.element = el('div', { class: 'select' }, this.trigger, this.#list);
    this.#refresh();
  }

  get #takesSeveral(): boolean {
    return this.#limits.min !== 1 || this.#limits.max !== 1;
  }

  /** The rows that the message has as chosen. */
  #given(): ReadonlySet<number> {
    return new Set([...this.#options.keys()].filter((index) => this.#options[index]!.default));
  }

  get #isOpen(): boolean {
    return this.trigger.getAttribute('aria-expanded') === 'true';
  }

  #refresh(): void {
    for (const [index, row] of this.#rows.entries()) {
      row.setAttribute('aria-selected', String(this.#chosen.has(index)));
      row.classList.toggle('active', index === this.#active);
    }
    const labels = this.#options.filter((_, index) => this.#chosen.has(index)).map((option) => option.label);
    const label = labels.length > 0 ? labels.join(', ') : undefined;
    this.#summary.textContent = label ?? this.#name;
    this.#summary.className = classes('cut grow', label === undefined && 'muted');
    this.trigger.setAttribute('aria-label', label === undefined ? this.#name : `${this.#name}: ${label}`);
    const row = this.#isOpen ? this.#rows[this.#active] : undefined;
    if (row) this.trigger.setAttribute('aria-activedescendant', row.id);
    else this.trigger.removeAttribute('aria-activedescendant');
    row?.scrollIntoView({ block: 'nearest' });
  }

  #move(index: number): void {
    this.#active = Math.min(this.#options.length - 1, Math.max(0, index));
    this.#refresh();
  }

  readonly #follow = (event: Event) => {
    if (event.target !== this.#list) placeBeside(this.#list, this.trigger);
  };

  #open(): void {
    this.trigger.setAttribute('aria-expanded', 'true');
    this.#list.showPopover();
    placeBeside(this.#list, this.trigger);
    document.addEventListener('scroll', this.#follow, true);
    this.#move([...this.#chosen][0] ?? -1);
  }

  #close(): void {
    document.removeEventListener('scroll', this.#follow, true);
    if (!this.#isOpen) return;
    this.trigger.setAttribute('aria-expanded', 'false');
    this.#list.hidePopover();
    if (this.#takesSeveral) this.#tellTicked();
    this.#refresh();
  }

  #choose(index: number): void {
    if (this.#takesSeveral) {
      this.#tick(index);
      return;
    }
    this.#chosen = new Set([index]);
    this.#close();
    this.#change([this.#options[index]!.value]);
  }

  #tick(index: number): void {
    const others = [...this.#chosen].filter((one) => one !== index);
    const isTicked = others.length < this.#chosen.size;
    if (isTicked) this.#chosen = new Set(others);
    else if (this.#chosen.size < this.#limits.max) this.#chosen = new Set([...this.#chosen, index]);
    this.#active = index;
    this.#refresh();
  }

  /** Tells what is ticked if that is allowed and new; else ticks what the message has. */
  #tellTicked(): void {
    const given = this.#given();
    const isNew = this.#chosen.size !== given.size || [...this.#chosen].some((index) => !given.has(index));
    if (!isNew) return;
    if (this.#chosen.size < this.#limits.min) this.#chosen = given;
    else this.#change(this.#options.flatMap(({ value }, index) => (this.#chosen.has(index) ? [value] : [])));
  }

  #key(event: KeyboardEvent): void {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || key === 'Tab') return;
    const wasOpen = this.#isOpen;
    const isTaken = wasOpen ? this.#step(key) : ['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(key);
    if (!isTaken) return;
    if (!wasOpen) this.#open();
    event.preventDefault();
    event.stopPropagation();
  }

  /** Acts on a key while the list is open; false when it means nothing there. */
  #step(key: string): boolean {
    if (key === 'ArrowDown') this.#move(this.#active + 1);
    else if (key === 'ArrowUp') this.#move(this.#active - 1);
    else if (key === 'Home') this.#move(0);
    else if (key === 'End') this.#move(this.#options.length - 1);
    else if (key === 'Enter' || key === ' ') this.#choose(this.#active);
    else if (key === 'Escape') this.#close();
    else if (key.length === 1) this.#typeAhead(key);
    else return false;
    return true;
  }

  #typeAhead(key: string): void {
    this.#typed = Date.now() - this.#typedAt > TYPING_MS ? key : this.#typed + key;
    this.#typedAt = Date.now();
    const index = this.#options.findIndex(({ label }) => label.toLowerCase().startsWith(this.#typed.toLowerCase()));
    if (index >= 0) this.#move(index);
  }
}

function optionRow({ label, value, description }: WireSelectOption, id: string, onclick: () => void): HTMLElement {
  const about = { class: 'select-option row item', role: 'option', id, 'data-value': value };
  return el(
    'div',
    { ...about, 'data-testid': 'select-option', onclick },
    el('div', { class: 'grow' }, label, description ? el('div', { class: 'muted small' }, description) : null),
    icon('check'),
  );
}

import type { WireCommandOption } from '../wire-types.ts';
import { avatar } from './avatar.ts';
import type { ChoicePopup, PopupItem } from './choice-popup.ts';
import { descriptionOf, localized } from './command-tree.ts';
import { el, uniqueId } from './dom.ts';
import { icon } from './icons.ts';
import { type Directory, type Offer, OPTION, offersFor, type ReadValue, readOptionValue } from './option-value.ts';
import { formatSize } from './pictures.ts';
import { t } from './words.ts';

/** How long typing must rest before suggestions are asked for. */
const DEBOUNCE_MS = 150;
/** Discord's limit for a file, in bytes. */
const MAX_BYTES = 10 * 1024 * 1024;

/** Functions of the form that a field needs. */
export interface FieldHost {
  readonly popup: ChoicePopup;
  readonly directory: () => Directory;
  readonly suggest: (field: OptionField, typed: string) => Promise<readonly Offer[]>;
  /** A value was picked. */
  readonly advance: (field: OptionField) => void;
  readonly changed: (field: OptionField) => void;
  readonly focused: (field: OptionField) => void;
  readonly remove: (field: OptionField) => void;
}

/** One option of a command in the composer: a label, an input, and its suggestions in the shared popup. */
export class OptionField {
  readonly option: WireCommandOption;
  readonly help: string;
  readonly input: HTMLInputElement;
  readonly element: HTMLElement;
  readonly isFile: boolean;
  error = '';
  readonly #host: FieldHost;
  readonly #suggests: boolean;
  #picked: Offer | undefined;
  /** Number of the latest request: an answer to an earlier one is too late to matter. */
  #request = 0;
  #timer: number | undefined;
  #waiting = false;
  #pickWhenReady = false;
  /** Index of the suggestion the field already says in full, -1 when there is none. */
  #exact = -1;

  constructor(option: WireCommandOption, host: FieldHost) {
    const { name, required, type, autocomplete, choices, file_types, min_value } = option;
    this.option = option;
    this.#host = host;
    this.help = descriptionOf(option, host.directory().locale);
    this.isFile = type === OPTION.attachment;
    this.#suggests = Boolean(
      autocomplete || choices?.length || [OPTION.boolean, OPTION.user, OPTION.channel].some((one) => one === type),
    );
    // A phone's number pad has no minus sign.
    const isNatural = type === OPTION.integer && (min_value ?? -1) >= 0;
    const typed = {
      class: 'option-input',
      autocomplete: 'off',
      autocapitalize: 'off',
      spellcheck: 'false',
      enterkeyhint: 'send',
      inputmode: isNatural ? 'numeric' : 'text',
      size: 4,
      maxlength: 6000,
      ...(this.#suggests ? { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': 'false' } : {}),
    };
    const id = uniqueId('option');
    this.input = el('input', {
      id,
      ...(this.isFile ? { type: 'file', class: 'option-file', accept: file_types?.join() ?? null } : typed),
      'aria-required': required ? 'true' : null,
      'aria-describedby': 'option-hint',
      'data-testid': `option-input-${name}`,
      oninput: () => (this.isFile ? this.#fileChosen() : this.#typed()),
      onfocus: () => this.#focused(),
      onblur: () => this.#blurred(),
    });
    const remove = {
      type: 'button',
      class: 'option-remove',
      tabindex: -1,
      'aria-label': t('Remove {name}', { name }),
      onclick: () => host.remove(this),
    };
    this.element = el(
      'div',
      { class: 'option-field framed', 'data-option': name, 'data-testid': 'option-field' },
      el('label', { for: id }, name),
      this.input,
      required ? null : el('button', remove, icon('close')),
    );
  }

  /** The file that was chosen. */
  get file(): File | undefined {
    return this.input.files?.[0];
  }

  /** What the option is for; once a file is chosen, which, since the control has little room to say it. */
  get description(): string {
    return this.file ? `${this.file.name}, ${formatSize(this.file.size)}` : this.help;
  }

  get isEmpty(): boolean {
    return this.isFile ? !this.file : this.input.value.trim() === '';
  }

  /** Whether suggestions for what is typed now are still on their way. */
  get isWaiting(): boolean {
    return this.#waiting;
  }

  /** Whether the highlighted suggestion is what the field says already, so that taking it changes nothing. */
  get isSettled(): boolean {
    return this.#exact >= 0 && this.#host.popup.active === this.#exact;
  }

  /** Takes the first suggestion as soon as it is there: somebody pressed Enter faster than the bot answers. */
  pickWhenReady(): void {
    this.#pickWhenReady = true;
  }

  /** Writes a text as if it were typed; '' takes a chosen file away. */
  setText(text: string): void {
    this.#picked = undefined;
    if (!this.isFile || text === '') this.input.value = text;
    this.#resize();
  }

  /** The value to send; undefined when the field is empty, or holds a file, which must be uploaded first. */
  read(): ReadValue | undefined {
    if (this.#picked) return { value: this.#picked.value };
    const text = this.isFile ? '' : this.input.value.trim();
    return text ? readOptionValue(this.option, text, this.#host.directory()) : undefined;
  }

  /** Checks the field and shows what is wrong with it. */
  validate(): boolean {
    const value = this.read();
    const size = this.file?.size ?? 1;
    if (this.isEmpty) this.setError(this.option.required ? t('This option is required.') : '');
    else if (size === 0) this.setError(t('The file is empty.'));
    else if (size > MAX_BYTES) this.setError(t('The file is larger than 10 MB.'));
    else this.setError(value && 'error' in value ? value.error : '');
    return this.error === '';
  }

  /** @param message '' when all is well */
  setError(message: string): void {
    this.error = message;
    this.element.classList.toggle('invalid', message !== '');
    if (message) this.input.setAttribute('aria-invalid', 'true');
    else this.input.removeAttribute('aria-invalid');
  }

  #resize(): void {
    this.input.size = Math.min(60, Math.max(4, this.input.value.length + 1));
  }

  #fileChosen(): void {
    this.validate();
    this.#host.changed(this);
  }

  #typed(): void {
    this.#picked = undefined;
    this.#resize();
    this.setError('');
    this.#host.changed(this);
    this.#suggest(DEBOUNCE_MS);
  }

  #focused(): void {
    this.#host.focused(this);
    this.#suggest(0);
  }

  #blurred(): void {
    this.#cancel();
    this.#host.popup.close();
    if (!this.isEmpty) this.validate();
    this.#host.changed(this);
  }

  #cancel(): void {
    clearTimeout(this.#timer);
    this.#request += 1;
    this.#waiting = false;
    this.#pickWhenReady = false;
  }

  /** @param delay in milliseconds */
  #suggest(delay: number): void {
    const { popup, directory } = this.#host;
    this.#cancel();
    if (!this.#suggests) popup.close();
    else if (this.option.autocomplete) {
      this.#waiting = true;
      if (popup.isOpen(this.input)) popup.markPending();
      else this.#show([], t('Looking…'), true);
      this.#timer = window.setTimeout(() => void this.#ask(this.#request), delay);
    } else {
      const typed = this.#picked ? '' : this.input.value.trim().toLowerCase().replace(/^@/, '');
      this.#show(offersFor(this.option, directory()).filter(({ name }) => name.toLowerCase().includes(typed)));
    }
  }

  async #ask(request: number): Promise<void> {
    const typed = this.#picked ? String(this.#picked.value) : this.input.value.trim();
    const offers = await this.#host.suggest(this, typed).catch(() => undefined);
    if (request !== this.#request) return;
    this.#waiting = false;
    if (offers) this.#show(offers.map((own) => ({ ...own, name: this.#nameOf(own) })));
    else this.#show([], t('Loading options failed. You can still type a value.'));
    if (!this.#pickWhenReady) return;
    this.#pickWhenReady = false;
    if (!this.#host.popup.pickActive()) this.#host.advance(this);
  }

  #nameOf({ name, ...offer }: Offer & { name_localizations?: Readonly<Record<string, string>> | null }): string {
    return localized(name, offer.name_localizations, this.#host.directory().locale);
  }

  #show(offers: readonly Offer[], note = t('Nothing fits what you typed.'), isPending = false): void {
    if (document.activeElement !== this.input) return;
    this.#exact = this.#exactIndex(offers);
    this.#host.popup.show({
      input: this.input,
      // The line above the fields says the same.
      title: `${this.option.name} — ${this.description}`,
      items: offers.map(itemOf),
      note: offers.length > 0 ? '' : note,
      isPending,
      active: this.#firstActive(),
      pick: (index) => this.#pick(offers[index]),
    });
  }

  /**
   * Which suggestion Enter should take. A number typed in full is meant as it stands, even where the first suggestion is
   * another; a field filled by a pick keeps it.
   */
  #firstActive(): number {
    const typed = this.input.value.trim();
    if (this.#exact >= 0 || this.#picked) return this.#exact;
    const isNumber = this.option.type === OPTION.integer && typed !== '';
    return isNumber && 'value' in readOptionValue(this.option, typed, this.#host.directory()) ? -1 : 0;
  }

  #exactIndex(offers: readonly Offer[]): number {
    if (this.#picked) return offers.findIndex(({ value }) => value === this.#picked?.value);
    const typed = this.input.value.trim().toLowerCase();
    return offers.findIndex(({ name, value }) => typed && [String(value), name.toLowerCase()].includes(typed));
  }

  #pick(offer: Offer | undefined): void {
    if (!offer) return;
    this.#cancel();
    this.#picked = offer;
    this.input.value = offer.name;
    this.#resize();
    this.setError('');
    this.#host.popup.close();
    this.#host.changed(this);
    this.#host.advance(this);
  }
}

function itemOf({ name: label, value, user }: Offer): PopupItem {
  return { key: String(value), label, ...(user ? { icon: avatar(user), hint: user.username } : {}) };
}

// @ts-check
/** @import { Choice, CommandOption } from './types.js' */
/** @import { ChoicePopup, PopupItem } from './choice-popup.js' */
/** @import { FileField } from './file-field.js' */
/** @import { Directory } from './option-value.js' */

import { avatar } from './avatar.js';
import { localized } from './command-tree.js';
import { OptionFrame } from './option-frame.js';
import { readOptionValue } from './option-value.js';
import { displayName } from './store.js';
import { OPTION_TYPE } from './types.js';

/** How long typing must rest before suggestions are asked for. */
const DEBOUNCE_MS = 150;

/**
 * What a field needs of the form around it.
 *
 * @typedef {OptionField | FileField} Field
 * @typedef {{ popup: ChoicePopup, directory: () => Directory,
 *   suggest: (field: OptionField, typed: string) => Promise<Choice[]>,
 *   advance: (field: OptionField) => void, changed: (field: Field) => void,
 *   focused: (field: Field) => void, remove: (field: Field) => void }} FieldHost
 */

/** One option of a command in the composer: a label, an input, and its suggestions in the shared popup. */
export class OptionField extends OptionFrame {
  /** @type {Choice | { name: string, value: string | number | boolean } | null} */
  #picked = null;
  /** Number of the latest request: an answer to an earlier one is too late to matter. */
  #request = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #waiting = false;
  #pickWhenReady = false;
  /** Index of the suggestion the field already says in full, -1 when there is none. */
  #exact = -1;

  /**
   * @param {CommandOption} option
   * @param {FieldHost} host
   */
  constructor(option, host) {
    super(option, host, {
      class: 'option-input',
      autocomplete: 'off',
      autocapitalize: 'off',
      spellcheck: 'false',
      enterkeyhint: 'send',
      // A phone's number pad has no minus sign.
      inputmode: isNumeric(option) && (option.min_value ?? -1) >= 0 ? 'numeric' : 'text',
      size: 4,
      maxlength: 6000,
    });
    if (this.#suggests()) {
      this.input.setAttribute('role', 'combobox');
      this.input.setAttribute('aria-autocomplete', 'list');
      this.input.setAttribute('aria-expanded', 'false');
    }
    this.input.addEventListener('input', () => this.#typed());
    this.input.addEventListener('focus', () => this.#focused());
    this.input.addEventListener('blur', () => this.#blurred());
  }

  get description() {
    return this.help;
  }

  get isEmpty() {
    return this.input.value.trim() === '';
  }

  /** Whether suggestions for what is typed now are still on their way. */
  get isWaiting() {
    return this.#waiting;
  }

  /** Whether the highlighted suggestion is what the field says already, so that taking it changes nothing. */
  get isSettled() {
    return this.#exact >= 0 && this.host.popup.active === this.#exact;
  }

  /** Takes the first suggestion as soon as it is there: somebody pressed Enter faster than the bot answers. */
  pickWhenReady() {
    this.#pickWhenReady = true;
  }

  /** @param {string} text as if typed */
  setText(text) {
    this.#picked = null;
    this.input.value = text;
    this.#resize();
  }

  /**
   * The value to send.
   *
   * @returns {import('./option-value.js').ReadValue | null} null when the field is empty
   */
  read() {
    if (this.#picked) return { ok: true, value: this.#picked.value };
    const text = this.input.value.trim();
    return text ? readOptionValue(this.option, text, this.host.directory()) : null;
  }

  /** Checks the field and shows what is wrong with it. */
  validate() {
    const value = this.read();
    if (value === null) this.setError(this.option.required ? 'This option is required.' : '');
    else this.setError(value.ok ? '' : value.error);
    return this.error === '';
  }

  #suggests() {
    const { option } = this;
    const listed = [OPTION_TYPE.boolean, OPTION_TYPE.user, OPTION_TYPE.channel].some((type) => type === option.type);
    return Boolean(option.autocomplete || option.choices?.length || listed);
  }

  #resize() {
    this.input.size = Math.min(60, Math.max(4, this.input.value.length + 1));
    this.input.title = this.input.value.length > 24 ? this.input.value : '';
  }

  #typed() {
    this.#picked = null;
    this.#resize();
    this.setError('');
    this.host.changed(this);
    this.#suggest(DEBOUNCE_MS);
  }

  #focused() {
    this.host.focused(this);
    this.#suggest(0);
  }

  #blurred() {
    this.#cancel();
    this.host.popup.close();
    if (!this.isEmpty) this.validate();
    this.host.changed(this);
  }

  #cancel() {
    clearTimeout(this.#timer);
    this.#request += 1;
    this.#waiting = false;
    this.#pickWhenReady = false;
  }

  /** @param {number} delay in milliseconds */
  #suggest(delay) {
    this.#cancel();
    if (!this.#suggests()) {
      this.host.popup.close();
      return;
    }
    if (!this.option.autocomplete) {
      this.#show(this.#localChoices());
      return;
    }
    const request = this.#request;
    this.#waiting = true;
    if (this.host.popup.isOpen(this.input)) this.host.popup.markPending();
    else this.#showNote('Looking…', true);
    this.#timer = setTimeout(async () => {
      const typed = this.#picked ? String(this.#picked.value) : this.input.value.trim();
      let choices = null;
      try {
        choices = await this.host.suggest(this, typed);
      } catch {
        // Said below: the list stays closed to choices, but the field still takes what is typed.
      }
      if (request !== this.#request) return;
      this.#waiting = false;
      if (choices) this.#show(choices);
      else this.#showNote('Loading options failed. You can still type a value.');
      if (this.#pickWhenReady) {
        this.#pickWhenReady = false;
        if (!this.host.popup.pickActive()) this.host.advance(this);
      }
    }, delay);
  }

  /** @returns {(Choice | { name: string, value: string | boolean, user?: import('./types.js').User })[]} */
  #localChoices() {
    const { option } = this;
    const directory = this.host.directory();
    const typed = this.#picked ? '' : this.input.value.trim().toLowerCase();
    /** @type {any[]} */
    let all = option.choices ?? [];
    if (option.type === OPTION_TYPE.boolean)
      all = [true, false].map((value) => ({ name: value ? 'True' : 'False', value }));
    if (option.type === OPTION_TYPE.user) {
      all = directory.users.map((user) => ({ name: displayName(user), value: user.id, user }));
    }
    if (option.type === OPTION_TYPE.channel) {
      all = directory.channels
        .filter((channel) => !option.channel_types?.length || option.channel_types.includes(channel.type))
        .map((channel) => ({ name: `#${channel.name}`, value: channel.id }));
    }
    return all.filter((choice) => this.#name(choice).toLowerCase().includes(typed.replace(/^@/, '')));
  }

  /** @param {{ name: string, name_localizations?: import('./types.js').Localizations }} choice */
  #name(choice) {
    return localized(choice.name, choice.name_localizations, this.host.directory().locale);
  }

  /** @param {any[]} choices */
  #show(choices) {
    if (document.activeElement !== this.input) return;
    if (choices.length === 0) {
      this.#showNote(this.option.autocomplete ? 'Nothing fits what you typed.' : 'No choice fits what you typed.');
      return;
    }
    this.#exact = this.#exactIndex(choices);
    this.host.popup.show({
      input: this.input,
      title: `${this.label} — ${this.description}`,
      // The line below the list says the same.
      titleHidden: true,
      items: choices.map((choice) => this.#item(choice)),
      active: this.#firstActive(),
      pick: (index) => this.#pick(choices[index]),
    });
  }

  /**
   * Which suggestion Enter should take. A number typed in full is meant as it stands, even where the first suggestion is
   * another; a field filled by a pick keeps it.
   *
   */
  #firstActive() {
    const typed = this.input.value.trim();
    if (this.#exact >= 0 || this.#picked) return this.#exact;
    if (!typed) return 0;
    return isNumeric(this.option) && readOptionValue(this.option, typed, this.host.directory()).ok ? -1 : 0;
  }

  /** @param {any[]} choices */
  #exactIndex(choices) {
    if (this.#picked) return choices.findIndex((choice) => choice.value === this.#picked?.value);
    const typed = this.input.value.trim().toLowerCase();
    if (!typed) return -1;
    return choices.findIndex((choice) =>
      [String(choice.value), this.#name(choice)].some((text) => text.toLowerCase() === typed),
    );
  }

  /**
   * @param {string} note
   * @param {boolean} [pending] a list follows
   */
  #showNote(note, pending = false) {
    if (document.activeElement !== this.input) return;
    this.#exact = -1;
    this.host.popup.show({
      input: this.input,
      title: `${this.label} — ${this.description}`,
      titleHidden: true,
      items: [],
      note,
      pending,
      pick: () => {},
    });
  }

  /** @param {any} choice @returns {PopupItem} */
  #item(choice) {
    const item = { key: String(choice.value), label: this.#name(choice) };
    return choice.user ? { ...item, icon: avatar(choice.user), hint: choice.user.username } : item;
  }

  /** @param {any} choice */
  #pick(choice) {
    if (!choice) return;
    this.#cancel();
    this.#picked = { name: this.#name(choice), value: choice.value };
    this.input.value = this.#picked.name;
    this.#resize();
    this.setError('');
    this.host.popup.close();
    this.host.changed(this);
    this.host.advance(this);
  }
}

/** @param {CommandOption} option */
function isNumeric(option) {
  return option.type === OPTION_TYPE.integer || option.type === OPTION_TYPE.number;
}

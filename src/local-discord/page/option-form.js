// @ts-check
/** @import { OptionValue } from './types.js' */
/** @import { ChoicePopup } from './choice-popup.js' */
/** @import { CommandEntry } from './command-tree.js' */
/** @import { Field } from './option-field.js' */
/** @import { Store } from './store.js' */

import { ApiError, api } from './api.js';
import { splitOptions } from './command-text.js';
import { localized, nestOptions } from './command-tree.js';
import { byId, el } from './dom.js';
import { FileField } from './file-field.js';
import { OptionField } from './option-field.js';
import { announce } from './toast.js';
import { OPTION_TYPE } from './types.js';

/** Optional options shown as chips before the rest hides behind "+N more". */
const CHIPS = 3;

/**
 * @typedef {{ store: Store, popup: ChoicePopup, close: (text: string) => void, sent: () => void }} FormHost `close` gives
 *   the composer back with a text in it; `sent` after the server took the command
 */

/** The composer while a command is filled in. */
export class OptionForm {
  #fields = byId('option-fields');
  #chips = byId('option-chips');
  #hint = byId('option-hint');
  /** @type {Field[]} */
  #open = [];
  #allChips = false;
  #sending = false;
  /** The error that the hint shows and that has been said. */
  #saidError = '';

  /**
   * @param {CommandEntry} entry
   * @param {Map<string, string>} values texts by option name
   * @param {FormHost} host
   */
  constructor(entry, values, host) {
    this.entry = entry;
    this.host = host;
    byId('option-command').textContent = `/${entry.shownName}`;
    byId('option-form').setAttribute('aria-label', `Command ${entry.shownName}: ${entry.description}`);
    this.#fields.replaceChildren();
    for (const option of entry.options) {
      if (option.required || values.has(option.name)) this.#add(option.name, values.get(option.name) ?? '');
    }
    this.#drawChips();
    this.#drawHint(null);
    this.focus();
  }

  /** Goes to the field that is to be filled in next, or to the button that sends the command. */
  focus() {
    const missing = this.#open.find((field) => field.isEmpty) ?? this.#open.at(-1);
    (missing?.input ?? byId('option-send')).focus();
  }

  /** Sends the command if every field is right; otherwise goes to the first that is not. */
  async submit() {
    if (this.#sending) return;
    const wrong = this.#open.filter((field) => !field.validate());
    if (wrong[0]) {
      wrong[0].input.focus();
      this.#drawHint(wrong[0]);
      return;
    }
    const { store } = this.host;
    if (!store.current) return;
    this.#sending = true;
    byId('option-send').setAttribute('aria-busy', 'true');
    try {
      const { interaction_id } = await api.runCommand({
        user: store.me.id,
        channel: store.current,
        command_id: this.entry.id,
        options: nestOptions(this.entry, [...this.#values(), ...(await this.#upload())]),
      });
      this.host.sent();
      store.expect(interaction_id, `/${this.entry.shownName}`);
    } catch (error) {
      this.#refused(error);
    } finally {
      this.#sending = false;
      byId('option-send').removeAttribute('aria-busy');
    }
  }

  /** @param {KeyboardEvent} event in one of the fields or on a chip */
  handleKey(event) {
    const field = this.#open.find((candidate) => candidate.input === event.target);
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      if (this.host.popup.isOpen()) this.host.popup.close();
      else this.host.close('');
      return;
    }
    if (event.isComposing) return;
    if (!field) {
      this.#typeOn(event);
      return;
    }
    if (this.host.popup.isOpen(field.input) && this.host.popup.handleKey(event)) return;
    if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) this.#accept(field, event);
    else if (event.key === 'Backspace' && field.input.value === '') {
      event.preventDefault();
      this.#back(field);
    } else if (field instanceof FileField) {
      if (event.key === 'Backspace' || event.key === 'Delete') field.clear();
    } else if (event.key === 'ArrowLeft' && field.input.selectionEnd === 0) this.#step(field, -1, event);
    else if (event.key === 'ArrowRight' && field.input.selectionStart === field.input.value.length) {
      this.#step(field, 1, event);
    }
  }

  /**
   * Typing while no field has the focus begins the next option, where the typed character then lands.
   *
   * @param {KeyboardEvent} event
   */
  #typeOn(event) {
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return;
    const empty = this.#open.find((field) => field.isEmpty);
    const closed = this.entry.options.find((option) => !this.#open.some((field) => field.option === option));
    const field = empty ?? (closed ? this.#add(closed.name, '') : null);
    this.#drawChips();
    field?.input.focus();
  }

  /**
   * @param {Field} field
   * @param {KeyboardEvent} event
   */
  #accept(field, event) {
    const { popup } = this.host;
    if (field instanceof FileField) {
      // Enter on the empty control opens the browser's list of files.
      if (event.key !== 'Enter' || field.isEmpty) return;
      event.preventDefault();
      void this.submit();
      return;
    }
    const value = field.read();
    // Text for a string option with suggestions is a search; a complete number or an exact value is meant as typed.
    const search = field.isWaiting && !field.isEmpty && (!value?.ok || field.option.type === 3);
    const settled = field.isSettled;
    if (popup.isOpen(field.input) && popup.pickActive()) {
      event.preventDefault();
      const complete = this.#open.every((candidate) => !candidate.isEmpty);
      if (settled && complete && event.key === 'Enter') void this.submit();
    } else if (search) {
      event.preventDefault();
      field.pickWhenReady();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      void this.submit();
    }
  }

  /**
   * Backspace in an empty field: an optional one goes, the first one gives the composer back.
   *
   * @param {Field} field
   */
  #back(field) {
    const index = this.#open.indexOf(field);
    if (!field.option.required) this.#remove(field);
    else if (index > 0) this.#open[index - 1]?.input.focus();
    else if (this.#open.every((candidate) => candidate.isEmpty)) this.host.close(`/${this.entry.shownName}`);
  }

  /**
   * @param {Field} field
   * @param {number} by
   * @param {KeyboardEvent} event
   */
  #step(field, by, event) {
    const next = this.#open[this.#open.indexOf(field) + by];
    if (!next) return;
    event.preventDefault();
    next.input.focus();
  }

  /**
   * Opens the field of an option, in the order of the command.
   *
   * @param {string} name
   * @param {string} text
   */
  #add(name, text) {
    const known = this.#open.find((field) => field.option.name === name);
    if (known) {
      known.setText(text);
      return known;
    }
    const option = this.entry.options.find((candidate) => candidate.name === name);
    if (!option) return null;
    const Kind = option.type === OPTION_TYPE.attachment ? FileField : OptionField;
    const field = new Kind(option, {
      popup: this.host.popup,
      directory: () => ({ ...this.host.store.state, locale: this.host.store.locale }),
      suggest: (asking, typed) => this.#suggest(asking, typed),
      advance: (done) => this.#advance(done),
      changed: (changed) => this.#changed(changed),
      focused: (focused) => this.#drawHint(focused),
      remove: (gone) => this.#remove(gone),
    });
    field.setText(text);
    this.#open.push(field);
    this.#fields.append(field.element);
    return field;
  }

  /** @param {Field} field */
  #remove(field) {
    const index = this.#open.indexOf(field);
    this.#drop(field);
    this.#drawChips();
    const next = this.#open[Math.max(0, index - 1)];
    if (next) next.input.focus();
    else byId('option-send').focus();
  }

  /** @param {Field} field */
  #drop(field) {
    this.#open = this.#open.filter((candidate) => candidate !== field);
    this.host.popup.close();
    field.element.remove();
  }

  /**
   * After a value was picked: on to the next required field that is empty, else stay, so that Enter sends.
   *
   * @param {OptionField} field
   */
  #advance(field) {
    const next = this.#open.find((candidate) => candidate.isEmpty && candidate.option.required);
    if (next && next !== field) next.input.focus();
    else field.input.setSelectionRange(field.input.value.length, field.input.value.length);
  }

  /**
   * Typing `y:` inside a field goes on in that option's own field, so a command can be written out without the mouse.
   *
   * @param {Field} field
   */
  #changed(field) {
    if (field instanceof OptionField && field.input.value.includes(':') && document.activeElement === field.input) {
      const { lead, values } = splitOptions(field.input.value, this.entry.options, this.host.store.locale);
      if (values.size > 0) {
        field.setText(lead || (values.get(field.option.name) ?? ''));
        values.delete(field.option.name);
        /** @type {Field} */
        let last = field;
        for (const [name, text] of values) last = this.#add(name, text) ?? last;
        if (field.isEmpty && !field.option.required && last !== field) this.#drop(field);
        this.#drawChips();
        last.input.focus();
      }
    }
    this.#drawHint(field);
  }

  /**
   * @param {OptionField} asking
   * @param {string} typed
   */
  async #suggest(asking, typed) {
    const { store } = this.host;
    const others = this.#values(asking);
    const focused = { name: asking.option.name, type: asking.option.type, value: typed, focused: true };
    const { choices } = await api.autocomplete({
      user: store.me.id,
      channel: store.current ?? '',
      command_id: this.entry.id,
      options: nestOptions(this.entry, [...others, focused]),
    });
    return choices;
  }

  /**
   * Values of the fields that have a good one; files are not among them, since they must be uploaded first.
   *
   * @param {Field} [except]
   * @returns {OptionValue[]}
   */
  #values(except) {
    return this.#open.flatMap((field) => {
      const value = field === except || field instanceof FileField ? null : field.read();
      return value?.ok ? [{ name: field.option.name, type: field.option.type, value: value.value }] : [];
    });
  }

  /**
   * Brings the chosen files to the server; the values that stand for them.
   *
   * @returns {Promise<OptionValue[]>}
   */
  async #upload() {
    const user = this.host.store.me.id;
    /** @type {OptionValue[]} */
    const values = [];
    for (const field of this.#open) {
      const file = field instanceof FileField ? field.read()?.value : undefined;
      if (!file) continue;
      const { id } = await api.upload({ user, file });
      values.push({ name: field.option.name, type: field.option.type, value: id });
    }
    return values;
  }

  #drawChips() {
    const { locale } = this.host.store;
    const left = this.entry.options.filter((option) => !this.#open.some((field) => field.option === option));
    const shown = this.#allChips || left.length <= CHIPS + 1 ? left : left.slice(0, CHIPS);
    const chips = shown.map((option) => {
      const label = localized(option.name, option.name_localizations, locale);
      const description = localized(option.description, option.description_localizations, locale);
      const add = () => {
        const field = this.#add(option.name, '');
        this.#drawChips();
        field?.input.focus();
      };
      return el(
        'button',
        {
          type: 'button',
          class: 'chip',
          title: description,
          'aria-label': `Add option ${label}: ${description}`,
          onclick: add,
          'data-testid': 'option-add',
          'data-option': option.name,
        },
        `+ ${label}`,
      );
    });
    const more = () => {
      this.#allChips = true;
      this.#drawChips();
      const next = this.#chips.children[CHIPS];
      if (next instanceof HTMLElement) next.focus();
    };
    const rest = left.length - shown.length;
    this.#chips.replaceChildren(...chips);
    if (rest > 0) this.#chips.append(el('button', { type: 'button', class: 'chip', onclick: more }, `+${rest} more`));
  }

  /** @param {Field | null} field */
  #drawHint(field) {
    const error = field?.error ?? '';
    const text = error || (field ? field.description : this.entry.description);
    this.#hint.replaceChildren(el('b', {}, field ? field.label : `/${this.entry.shownName}`), ` ${text}`);
    this.#hint.classList.toggle('error', error !== '');
    this.#hint.setAttribute('data-testid', error ? 'option-error' : 'option-hint');
    if (error && error !== this.#saidError) announce(`${field?.label}: ${error}`);
    this.#saidError = error;
  }

  /** @param {unknown} error */
  #refused(error) {
    const errors = error instanceof ApiError ? error.errors : {};
    const fields = Object.entries(errors).map(([name, message]) => {
      const field = this.#open.find((candidate) => candidate.option.name === name) ?? this.#add(name, '');
      field?.setError(message);
      return field;
    });
    this.#drawChips();
    const first = fields.find(Boolean) ?? null;
    first?.input.focus();
    this.host.popup.close();
    if (first) this.#drawHint(first);
    else {
      const text = error instanceof Error ? error.message : String(error);
      announce(text);
      this.#hint.replaceChildren(text);
      this.#hint.classList.add('error');
      this.#hint.setAttribute('data-testid', 'option-error');
    }
  }
}

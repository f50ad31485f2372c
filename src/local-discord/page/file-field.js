// @ts-check
/** @import { CommandOption } from './types.js' */
/** @import { FieldHost } from './option-field.js' */

import { localized } from './command-tree.js';
import { el, uniqueId } from './dom.js';
import { icon } from './icons.js';
import { formatSize } from './pictures.js';

/** Discord's limit for a file, in bytes. */
const MAX_BYTES = 10 * 1024 * 1024;

/** An option of a command that takes a file: a label and the browser's own control to choose one. */
export class FileField {
  #error = '';

  /** There are no suggestions for files. */
  isWaiting = false;
  isSettled = false;

  /**
   * @param {CommandOption} option
   * @param {FieldHost} host
   */
  constructor(option, host) {
    this.option = option;
    this.host = host;
    const { locale } = host.directory();
    this.label = localized(option.name, option.name_localizations, locale);
    this.help = localized(option.description, option.description_localizations, locale);
    const id = uniqueId('option');
    this.input = el('input', {
      id,
      type: 'file',
      class: 'option-file',
      'aria-required': option.required ? 'true' : null,
      'aria-describedby': 'option-hint',
      'data-testid': `option-input-${option.name}`,
    });
    this.element = el(
      'div',
      { class: 'option-field', 'data-option': option.name, 'data-testid': 'option-field' },
      el('label', { for: id }, this.label),
      this.input,
      option.required
        ? null
        : el(
            'button',
            {
              type: 'button',
              class: 'option-remove',
              tabindex: -1,
              'aria-label': `Remove ${this.label}`,
              onclick: () => host.remove(this),
            },
            icon('close'),
          ),
    );
    this.input.addEventListener('focus', () => host.focused(this));
    this.input.addEventListener('change', () => {
      this.validate();
      host.changed(this);
    });
  }

  /** What the option is for; once a file is chosen, which, since the control has little room to say it. */
  get description() {
    const file = this.#file;
    return file ? `${file.name}, ${formatSize(file.size)}` : this.help;
  }

  get error() {
    return this.#error;
  }

  /** @param {string} message '' when all is well */
  setError(message) {
    this.#error = message;
    this.element.classList.toggle('invalid', message !== '');
    if (message) this.input.setAttribute('aria-invalid', 'true');
    else this.input.removeAttribute('aria-invalid');
  }

  get isEmpty() {
    return this.#file === null;
  }

  get #file() {
    return this.input.files?.[0] ?? null;
  }

  /** A file cannot be typed. */
  setText() {}

  pickWhenReady() {}

  /**
   * The chosen file, which is uploaded when the command is sent.
   *
   * @returns {{ ok: true, value: File } | null} null when there is none
   */
  read() {
    return this.#file ? { ok: true, value: this.#file } : null;
  }

  /** Takes the chosen file away. */
  clear() {
    this.input.value = '';
    this.setError('');
    this.host.changed(this);
  }

  /** Checks the field and shows what is wrong with it. */
  validate() {
    const file = this.#file;
    if (!file) this.setError(this.option.required ? 'This option is required.' : '');
    else if (file.size === 0) this.setError('The file is empty.');
    else this.setError(file.size > MAX_BYTES ? 'The file is larger than 10 MB.' : '');
    return this.#error === '';
  }
}

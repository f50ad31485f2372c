// @ts-check
/** @import { CommandOption } from './types.js' */
/** @import { Field, FieldHost } from './option-field.js' */

import { localized } from './command-tree.js';
import { el, uniqueId } from './dom.js';
import { icon } from './icons.js';

/** What the fields of all options have: a label, a control, a way to take the option away, and what is wrong with it. */
export class OptionFrame {
  #error = '';

  /**
   * @param {CommandOption} option
   * @param {FieldHost} host
   * @param {Record<string, string | number | null>} attributes of the control
   */
  constructor(option, host, attributes) {
    this.option = option;
    this.host = host;
    const { locale } = host.directory();
    this.label = localized(option.name, option.name_localizations, locale);
    this.help = localized(option.description, option.description_localizations, locale);
    const id = uniqueId('option');
    this.input = el('input', {
      id,
      ...attributes,
      'aria-required': option.required ? 'true' : null,
      'aria-describedby': 'option-hint',
      'data-testid': `option-input-${option.name}`,
    });
    this.element = el(
      'div',
      { class: 'option-field', 'data-option': option.name, 'data-testid': 'option-field' },
      el('label', { for: id }, this.label),
      this.input,
      option.required ? null : this.#removeButton(),
    );
  }

  #removeButton() {
    return el(
      'button',
      {
        type: 'button',
        class: 'option-remove',
        tabindex: -1,
        'aria-label': `Remove ${this.label}`,
        onclick: () => this.host.remove(/** @type {Field} */ (/** @type {unknown} */ (this))),
      },
      icon('close'),
    );
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
}

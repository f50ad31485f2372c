// @ts-check
/** @import { CommandOption } from './types.js' */
/** @import { FieldHost } from './option-field.js' */

import { OptionFrame } from './option-frame.js';
import { formatSize } from './pictures.js';

/** Discord's limit for a file, in bytes. */
const MAX_BYTES = 10 * 1024 * 1024;

/** An option of a command that takes a file: a label and the browser's own control to choose one. */
export class FileField extends OptionFrame {
  /** There are no suggestions for files. */
  isWaiting = false;
  isSettled = false;

  /**
   * @param {CommandOption} option
   * @param {FieldHost} host
   */
  constructor(option, host) {
    super(option, host, { type: 'file', class: 'option-file' });
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
    return this.error === '';
  }
}

import { api, type OptionValue } from './api.ts';
import type { ChoicePopup } from './choice-popup.ts';
import { type CommandEntry, descriptionOf, nestOptions, splitOptions } from './command-tree.ts';
import { announce, byId, el, problemText } from './dom.ts';
import { OptionField } from './option-field.ts';
import { OPTION } from './option-value.ts';
import type { Store } from './store.ts';
import { t } from './words.ts';

interface FormHost {
  readonly store: Store;
  readonly popup: ChoicePopup;
  /** Gives the composer back with a text in it. */
  readonly close: (text: string) => void;
}

/** The composer while a command is filled in. */
export class OptionForm {
  readonly #entry: CommandEntry;
  readonly #host: FormHost;
  readonly #fields = byId('option-fields');
  readonly #chips = byId('option-chips');
  readonly #hint = byId('option-hint');
  readonly #send = byId('option-send');
  #open: OptionField[] = [];
  /** The error that the hint shows and that has been said. */
  #saidError = '';

  /** @param values texts by option name */
  constructor(entry: CommandEntry, values: ReadonlyMap<string, string>, host: FormHost) {
    this.#entry = entry;
    this.#host = host;
    const { name, description, options } = entry;
    byId('option-command').textContent = `/${name}`;
    byId('option-form').setAttribute('aria-label', t('Command {name}: {description}', { name, description }));
    this.#fields.replaceChildren();
    for (const option of options) {
      if (option.required || values.has(option.name)) this.#add(option.name, values.get(option.name) ?? '');
    }
    this.#drawChips();
    this.#drawHint(undefined);
    this.focus();
  }

  /** Goes to the field that is to be filled in next, or to the button that sends the command. */
  focus(): void {
    const next = this.#open.find((field) => field.isEmpty) ?? this.#open.at(-1);
    (next?.input ?? this.#send).focus();
  }

  /** Sends the command if every field is right; otherwise goes to the first that is not. */
  async submit(): Promise<void> {
    if (this.#send.getAttribute('aria-busy') === 'true') return;
    const [wrong] = this.#open.filter((field) => !field.validate());
    if (wrong) {
      wrong.input.focus();
      this.#drawHint(wrong);
      return;
    }
    this.#send.setAttribute('aria-busy', 'true');
    try {
      const options = [...this.#values(), ...(await this.#upload())];
      await api.runCommand(this.#call(options));
      this.#host.close('');
    } catch (error) {
      this.#showError(error);
    } finally {
      this.#send.removeAttribute('aria-busy');
    }
  }

  #call(options: readonly OptionValue[]) {
    const { store } = this.#host;
    const entry = this.#entry;
    return { user: store.me.id, channel: store.current, command_id: entry.id, options: nestOptions(entry, options) };
  }

  /** Acts on a key that was pressed in one of the fields or on a chip. */
  handleKey(event: KeyboardEvent): void {
    const { popup, close } = this.#host;
    const field = this.#open.find(({ input }) => input === event.target);
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      if (popup.isOpen()) popup.close();
      else close('');
    } else if (event.isComposing) return;
    else if (!field) this.#typeOn(event);
    else if (popup.isOpen(field.input) && popup.handleKey(event)) return;
    else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) this.#accept(field, event);
    else if (event.key === 'Backspace' && field.isEmpty && field.input.value === '') {
      event.preventDefault();
      this.#back(field);
    } else if (field.isFile && (event.key === 'Backspace' || event.key === 'Delete')) {
      field.setText('');
      field.setError('');
      this.#drawHint(field);
    }
  }

  /** Typing while no field has the focus begins the next option, where the typed character then lands. */
  #typeOn({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
    if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return;
    const name = this.#closed()[0]?.name;
    const field = this.#open.find(({ isEmpty }) => isEmpty) ?? (name && this.#add(name, ''));
    this.#drawChips();
    if (field) field.input.focus();
  }

  #accept(field: OptionField, event: KeyboardEvent): void {
    const { popup } = this.#host;
    // Enter on the empty control of a file opens the browser's list of files; Tab leaves it.
    if (field.isFile && (event.key !== 'Enter' || field.isEmpty)) return;
    const value = field.read();
    // Text for a string option with suggestions is a search; a complete number or an exact value is meant as typed.
    const isValue = value !== undefined && 'value' in value && field.option.type !== OPTION.string;
    const settled = field.isSettled;
    if (popup.isOpen(field.input) && popup.pickActive()) {
      event.preventDefault();
      const isComplete = this.#open.every(({ isEmpty }) => !isEmpty);
      if (settled && isComplete && event.key === 'Enter') void this.submit();
    } else if (field.isWaiting && !field.isEmpty && !isValue) {
      event.preventDefault();
      field.pickWhenReady();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      void this.submit();
    }
  }

  /** Backspace in an empty field: an optional one goes, the first one gives the composer back. */
  #back(field: OptionField): void {
    const index = this.#open.indexOf(field);
    if (!field.option.required) this.#remove(field);
    else if (index > 0) this.#open[index - 1]?.input.focus();
    else if (this.#open.every(({ isEmpty }) => isEmpty)) this.#host.close(`/${this.#entry.name}`);
  }

  /** Options without a field. */
  #closed() {
    return this.#entry.options.filter((option) => !this.#open.some((field) => field.option === option));
  }

  /** Opens the field of an option with a text in it. */
  #add(name: string, text: string): OptionField | undefined {
    const known = this.#open.find((field) => field.option.name === name);
    const option = this.#entry.options.find((candidate) => candidate.name === name);
    if (!option) return undefined;
    const { store, popup } = this.#host;
    const field =
      known ??
      new OptionField(option, {
        popup,
        directory: () => ({ users: store.state.users, channels: store.state.channels, locale: store.locale }),
        suggest: (asking, typed) => this.#suggest(asking, typed),
        advance: (done) => this.#advance(done),
        changed: (changed) => this.#changed(changed),
        focused: (focused) => this.#drawHint(focused),
        remove: (gone) => this.#remove(gone),
      });
    field.setText(text);
    if (known) return known;
    this.#open.push(field);
    this.#fields.append(field.element);
    return field;
  }

  #remove(field: OptionField): void {
    const index = this.#open.indexOf(field);
    this.#drop(field);
    this.#drawChips();
    (this.#open[Math.max(0, index - 1)]?.input ?? this.#send).focus();
  }

  #drop(field: OptionField): void {
    this.#open = this.#open.filter((candidate) => candidate !== field);
    this.#host.popup.close();
    field.element.remove();
  }

  /** After a value was picked: on to the next required field that is empty, else stay, so that Enter sends. */
  #advance(field: OptionField): void {
    const next = this.#open.find(({ isEmpty, option }) => isEmpty && option.required);
    if (next) next.input.focus();
    else field.input.setSelectionRange(field.input.value.length, field.input.value.length);
  }

  /** Typing `y:` inside a field goes on in that option's own field, so a command can be written out without the mouse. */
  #changed(field: OptionField): void {
    if (!field.isFile && field.input.value.includes(':') && document.activeElement === field.input) {
      const { lead, values } = splitOptions(field.input.value, this.#entry.options);
      if (values.size > 0) {
        const own = field.option.name;
        field.setText(lead || (values.get(own) ?? ''));
        values.delete(own);
        const added = [...values].map(([name, text]) => this.#add(name, text));
        const last = added.at(-1) ?? field;
        if (field.isEmpty && !field.option.required && last !== field) this.#drop(field);
        this.#drawChips();
        last.input.focus();
      }
    }
    this.#drawHint(field);
  }

  async #suggest(asking: OptionField, typed: string) {
    const { name, type } = asking.option;
    const focused = { name, type, value: typed, focused: true };
    return (await api.autocomplete(this.#call([...this.#values(asking), focused]))).choices;
  }

  /** Values of the fields that have a good one; files are not among them, since they must be uploaded first. */
  #values(except?: OptionField): OptionValue[] {
    return this.#open.flatMap((field) => {
      const read = field === except ? undefined : field.read();
      return read && 'value' in read ? [{ name: field.option.name, type: field.option.type, value: read.value }] : [];
    });
  }

  /** Brings the chosen files to the server; the values that stand for them. */
  async #upload(): Promise<OptionValue[]> {
    const values: OptionValue[] = [];
    for (const { file, option } of this.#open) {
      if (!file) continue;
      const { id } = await api.upload(this.#host.store.me.id, file);
      values.push({ name: option.name, type: option.type, value: id });
    }
    return values;
  }

  #drawChips(): void {
    const chips = this.#closed().map((option) => {
      const { name } = option;
      const description = descriptionOf(option, this.#host.store.locale);
      const onclick = () => {
        const field = this.#add(name, '');
        this.#drawChips();
        field?.input.focus();
      };
      const marks = { 'data-testid': 'option-add', 'data-option': name };
      return el(
        'button',
        { type: 'button', class: 'chip', onclick, ...marks },
        `+ ${name} `,
        el('small', {}, description),
      );
    });
    this.#chips.replaceChildren(...chips);
  }

  #drawHint(field: OptionField | undefined): void {
    const error = field?.error ?? '';
    const name = field?.option.name ?? `/${this.#entry.name}`;
    this.#writeHint(name, error || (field?.description ?? this.#entry.description), error !== '');
    if (error && error !== this.#saidError) announce(`${name}: ${error}`);
    this.#saidError = error;
  }

  #writeHint(name: string, text: string, isError: boolean): void {
    this.#hint.replaceChildren(el('b', {}, name), ` ${text}`);
    this.#hint.classList.toggle('error', isError);
    this.#hint.setAttribute('data-testid', isError ? 'option-error' : 'option-hint');
  }

  #showError(error: unknown): void {
    announce(problemText(error));
    this.#writeHint(`/${this.#entry.name}`, problemText(error), true);
  }
}

import { api } from './api.ts';
import { ChoicePopup } from './choice-popup.ts';
import { type CommandEntry, commandEntries, commandsIn, matchingEntries, parseCommandText } from './command-tree.ts';
import { byId, toast } from './dom.ts';
import { channelTitle, displayName, FORUM } from './names.ts';
import { OptionForm } from './option-form.ts';
import type { Store } from './store.ts';
import { t } from './words.ts';

const MAX_LENGTH = 2000;

/** The input for plain messages, and for commands, for which it turns into a form. */
export class Composer {
  readonly #store: Store;
  readonly #toMessages: () => void;
  readonly #text = byId<HTMLTextAreaElement>('composer-text');
  readonly #textForm = byId('text-form');
  readonly #optionForm = byId('option-form');
  readonly #popup = new ChoicePopup();
  #form: OptionForm | undefined;
  /** Unsent texts by channel id. */
  readonly #drafts = new Map<string, string>();
  #channelId = '';

  /** @param toMessages puts the focus on the newest message */
  constructor(store: Store, toMessages: () => void) {
    this.#store = store;
    this.#toMessages = toMessages;
    this.#text.addEventListener('input', (event) => this.#typed((event as InputEvent).inputType));
    this.#text.addEventListener('keydown', (event) => this.#key(event));
    this.#text.addEventListener('blur', () => this.#popup.close());
    this.#textForm.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#send();
    });
    this.#optionForm.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#form?.submit();
    });
    this.#optionForm.addEventListener('keydown', (event) => this.#form?.handleKey(event));
    byId('option-cancel').addEventListener('click', () => this.#closeForm(''));
    byId('open-commands').addEventListener('click', () => this.#closeForm('/'));
  }

  show(channelId: string): void {
    const isOther = this.#channelId !== channelId;
    if (isOther) {
      this.#drafts.set(this.#channelId, this.#form ? '' : this.#text.value);
      this.#channelId = channelId;
      this.#closeForm(this.#drafts.get(channelId) ?? '', false);
    }
    const channel = this.#store.channel(channelId);
    const place = { place: channelTitle(channel) };
    const isForum = channel?.type === FORUM;
    const post = 'New post in {place}: its first line is its name';
    const shown = channel?.archived ? 'Message {place} (archived: writing opens it again)' : 'Message {place}';
    const label = 'Message {place}. Type / for commands. Arrow up goes to the newest message.';
    this.#text.placeholder = isForum ? t('New post: first its name') : t(shown, place);
    this.#text.setAttribute('aria-label', t(isForum ? post : label, place));
  }

  focus(): void {
    if (this.#form) this.#form.focus();
    else this.#text.focus();
  }

  /** Starts a command, named with its subcommand, as if it had been picked from the list. */
  startCommand(id: string, name: string): void {
    const entries = this.#entries();
    const entry = entries.find((own) => own.id === id && own.name === name) ?? entries.find((own) => own.name === name);
    if (entry) this.#startForm(entry);
    else toast(t('There is no such command. Type / to see the list.'));
  }

  #entries(): CommandEntry[] {
    const { state, locale } = this.#store;
    return commandEntries(commandsIn(state.commands, this.#store.channel(this.#channelId)), locale);
  }

  #typed(how?: string): void {
    this.#resize();
    const { value } = this.#text;
    const parsed = how === 'deleteContentBackward' ? undefined : parseCommandText(value, this.#entries());
    if (parsed) this.#startForm(parsed.entry, parsed.values);
    else if (/^\/[^\n]*$/.test(value)) this.#suggestCommands(value.slice(1));
    else this.#popup.close();
  }

  #suggestCommands(typed: string): void {
    const entries = matchingEntries(this.#entries(), typed);
    const bot = this.#store.botName;
    this.#popup.show({
      input: this.#text,
      title: t('Commands of {bot}', { bot }),
      isTitled: true,
      note: entries.length === 0 ? t('No command matches.') : '',
      items: entries.map(({ name, description }) => ({
        key: name,
        label: `/${name}`,
        detail: description,
        hint: bot,
        testId: 'command',
      })),
      pick: (index) => this.#startForm(entries[index]!),
    });
  }

  #key(event: KeyboardEvent): void {
    if (event.isComposing) return;
    if (this.#popup.isOpen(this.#text)) {
      if (this.#popup.handleKey(event)) return;
      const picks = event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey);
      if (event.key === 'Escape') {
        event.stopPropagation();
        this.#popup.close();
      }
      if (event.key === 'Escape' || (picks && this.#popup.pickActive())) {
        event.preventDefault();
        return;
      }
    }
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      void this.#send();
    } else if (event.key === 'ArrowUp' && this.#text.value === '' && !event.altKey) {
      event.preventDefault();
      this.#toMessages();
    }
  }

  async #send(): Promise<void> {
    const content = this.#withIds(this.#text.value.trim());
    const isUnknown = content.startsWith('/') && matchingEntries(this.#entries(), content.slice(1)).length === 0;
    if (isUnknown) toast(t('There is no such command. Type / to see the list.'));
    else if (content.length > MAX_LENGTH) toast(t('A message has at most {count} characters.', { count: MAX_LENGTH }));
    if (!content || isUnknown || content.length > MAX_LENGTH || this.#text.readOnly) return;
    this.#text.readOnly = true;
    try {
      const { channel_id } = await api.createMessage({ user: this.#store.me.id, channel: this.#channelId, content });
      this.#closeForm('');
      // Who has written a post goes on in it.
      if (channel_id !== this.#channelId) location.hash = `channel=${channel_id}`;
    } catch (error) {
      toast(error);
    } finally {
      this.#text.readOnly = false;
    }
  }

  /** Names written with @ as the mentions they stand for; longest names first, so that "Ana Maria" is not "Ana". */
  #withIds(content: string): string {
    const names = this.#store.state.users
      .flatMap((user) => [displayName(user), user.username].map((name) => [`@${name}`, `<@${user.id}>`] as const))
      .sort(([a], [b]) => b.length - a.length);
    return content.replace(/(?<![\w<])@\S[^@]*/g, (written) => {
      const isMeant = (name: string) => written.toLowerCase().startsWith(name.toLowerCase());
      const found = names.find(([name]) => isMeant(name) && !/\w/.test(written[name.length] ?? ''));
      return found ? found[1] + written.slice(found[0].length) : written;
    });
  }

  #startForm(entry: CommandEntry, values: ReadonlyMap<string, string> = new Map()): void {
    this.#popup.close();
    this.#textForm.hidden = true;
    this.#optionForm.hidden = false;
    const close = (text: string) => this.#closeForm(text);
    this.#form = new OptionForm(entry, values, { store: this.#store, popup: this.#popup, close });
  }

  /** @param text what the composer then holds */
  #closeForm(text: string, focus = true): void {
    this.#form = undefined;
    this.#popup.close();
    this.#optionForm.hidden = true;
    this.#textForm.hidden = false;
    this.#text.value = text;
    if (focus) this.#text.focus();
    if (focus && text) this.#typed();
    else this.#resize();
  }

  #resize(): void {
    this.#text.style.height = 'auto';
    this.#text.style.height = `${Math.min(this.#text.scrollHeight, window.innerHeight / 3)}px`;
  }
}

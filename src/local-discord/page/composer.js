// @ts-check
/** @import { CommandEntry } from './command-tree.js' */
/** @import { Store } from './store.js' */

import { api } from './api.js';
import { avatar } from './avatar.js';
import { ChoicePopup } from './choice-popup.js';
import { parseCommandText } from './command-text.js';
import { commandEntries, matchingEntries } from './command-tree.js';
import { byId } from './dom.js';
import { icon } from './icons.js';
import { OptionForm } from './option-form.js';
import { channelTitle, displayName, isArchived } from './store.js';
import { toast } from './toast.js';

const MAX_LENGTH = 2000;

/** Where a person writes: plain messages, and commands, for which it turns into a form. */
export class Composer {
  #text = /** @type {HTMLTextAreaElement} */ (byId('composer-text'));
  #textForm = /** @type {HTMLFormElement} */ (byId('text-form'));
  #optionForm = /** @type {HTMLFormElement} */ (byId('option-form'));
  #status = byId('composer-status');
  #count = byId('composer-count');
  #popup = new ChoicePopup();
  /** @type {OptionForm | null} */
  #form = null;
  /** What the bot has not answered yet: interaction id to what was done. @type {Map<string, string>} */
  #waiting = new Map();
  /** @type {Map<string, string>} unsent texts by channel id */
  #drafts = new Map();
  /** @type {string | null} */
  #channelId = null;
  #sending = false;

  /**
   * @param {Store} store
   * @param {{ toMessages: () => void }} around `toMessages` puts the focus on the newest message
   */
  constructor(store, around) {
    this.store = store;
    this.around = around;
    this.#text.addEventListener('input', (event) => this.#typed(/** @type {InputEvent} */ (event)));
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
    byId('open-commands').addEventListener('click', () => {
      this.#text.value = '/';
      this.#text.focus();
      this.#typed();
    });
    store.on('sent', ({ interactionId, label }) => this.#wait(interactionId, label));
    store.on('settled', ({ interactionId }) => {
      if (interactionId && this.#waiting.delete(interactionId)) this.#drawStatus();
    });
  }

  /** @param {string} channelId */
  show(channelId) {
    if (this.#channelId === channelId) return this.#drawPlaceholder();
    if (this.#channelId) this.#drafts.set(this.#channelId, this.#form ? '' : this.#text.value);
    this.#channelId = channelId;
    this.#closeForm(this.#drafts.get(channelId) ?? '', false);
    this.#drawPlaceholder();
  }

  focus() {
    if (this.#form) this.#form.focus();
    else this.#text.focus();
  }

  /**
   * Starts a command as if it had been picked from the list.
   *
   * @param {string} id
   * @param {string} name with its subcommand, in default words
   */
  startCommand(id, name) {
    const entries = this.#entries();
    const entry =
      entries.find((candidate) => candidate.id === id && candidate.name === name) ??
      entries.find((candidate) => candidate.name === name);
    if (entry) this.#startForm(entry, new Map());
    else toast(`There is no command /${name} here.`);
  }

  #entries() {
    return commandEntries(this.store.state.commands, this.store.locale);
  }

  #drawPlaceholder() {
    const channel = this.store.channel(this.#channelId ?? '');
    const name = channelTitle(channel);
    const archived = channel && isArchived(channel) ? ' (archived: writing opens it again)' : '';
    this.#text.placeholder = `Message ${name}${archived}`;
    this.#text.setAttribute('aria-label', `Message ${name}. Type / for commands. Arrow up goes to the newest message.`);
  }

  /** @param {InputEvent} [event] */
  #typed(event) {
    this.#resize();
    const value = this.#text.value;
    this.#count.textContent = value.length > MAX_LENGTH - 200 ? String(MAX_LENGTH - value.length) : '';
    this.#count.classList.toggle('error', value.length > MAX_LENGTH);
    if (value.startsWith('/') && event?.inputType !== 'deleteContentBackward') {
      const parsed = parseCommandText(value, this.#entries(), this.store.locale);
      if (parsed) {
        this.#startForm(parsed.entry, parsed.values);
        return;
      }
    }
    this.#suggest();
  }

  /** Opens the list that fits what stands before the caret: commands after "/", people after "@", channels after "#". */
  #suggest() {
    const value = this.#text.value;
    if (/^\/[^\n]*$/.test(value)) {
      this.#suggestCommands(value.slice(1));
      return;
    }
    const before = value.slice(0, this.#text.selectionStart);
    const mark = /(?:^|\s)([@#])([^\s@#]*)$/.exec(before);
    if (mark) this.#suggestNames(mark[1] ?? '@', mark[2] ?? '', before.length - (mark[2] ?? '').length - 1);
    else this.#popup.close();
  }

  /** @param {string} typed */
  #suggestCommands(typed) {
    const entries = matchingEntries(this.#entries(), typed);
    const bot = this.store.botName;
    this.#popup.show({
      input: this.#text,
      title: `Commands of ${bot}`,
      note: entries.length === 0 ? 'No command matches.' : '',
      items: entries.map((entry) => ({
        key: entry.name,
        label: `/${entry.shownName}`,
        detail: entry.description,
        hint: bot,
        testId: 'command',
      })),
      pick: (index) => {
        const entry = entries[index];
        if (entry) this.#startForm(entry, new Map());
      },
    });
  }

  /**
   * @param {string} sign
   * @param {string} typed
   * @param {number} start index of the sign in the text
   */
  #suggestNames(sign, typed, start) {
    const wanted = typed.toLowerCase();
    const { users, channels } = this.store.state;
    const items =
      sign === '@'
        ? users.map((user) => ({ key: user.id, label: displayName(user), hint: user.username, icon: avatar(user) }))
        : channels.map((channel) => ({ key: channel.id, label: channel.name, icon: icon('hash') }));
    const fitting = items.filter((item) => item.label.toLowerCase().includes(wanted)).slice(0, 10);
    if (fitting.length === 0) {
      this.#popup.close();
      return;
    }
    this.#popup.show({
      input: this.#text,
      title: sign === '@' ? 'People' : 'Channels',
      items: fitting,
      pick: (index) => {
        const item = fitting[index];
        if (!item) return;
        const end = start + 1 + typed.length;
        this.#text.setRangeText(`${sign}${item.label} `, start, end, 'end');
        this.#popup.close();
      },
    });
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.isComposing) return;
    if (this.#popup.isOpen(this.#text)) {
      if (this.#popup.handleKey(event)) return;
      if (event.key === 'Escape') {
        event.preventDefault();
        event.stopPropagation();
        this.#popup.close();
        return;
      }
      const picks = event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey);
      if (picks && this.#popup.pickActive()) {
        event.preventDefault();
        return;
      }
    }
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      void this.#send();
    } else if (event.key === 'ArrowUp' && this.#text.value === '' && !event.altKey) {
      event.preventDefault();
      this.around.toMessages();
    }
  }

  async #send() {
    const content = this.#withIds(this.#text.value.trim());
    const channel = this.#channelId;
    if (!content || !channel || this.#sending) return;
    if (content.startsWith('/') && matchingEntries(this.#entries(), content.slice(1)).length === 0) {
      toast('There is no such command. Type / to see the list.');
      return;
    }
    if (content.length > MAX_LENGTH) {
      toast(`A message has at most ${MAX_LENGTH} characters.`);
      return;
    }
    this.#sending = true;
    try {
      await api.createMessage({ user: this.store.me.id, channel, content });
      this.#closeForm('');
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error));
    } finally {
      this.#sending = false;
    }
  }

  /**
   * Names written with @ or # as the mentions they stand for; longest names first, so that "Ana Maria" is not "Ana".
   *
   * @param {string} content
   */
  #withIds(content) {
    const { users, channels } = this.store.state;
    const names = [
      ...users.flatMap((user) =>
        [displayName(user), user.username].map((name) => ({ text: `@${name}`, id: `<@${user.id}>` })),
      ),
      ...channels.map((channel) => ({ text: `#${channel.name}`, id: `<#${channel.id}>` })),
    ].sort((a, b) => b.text.length - a.text.length);
    if (names.length === 0) return content;
    const pattern = new RegExp(`(?<![\\w<])(?:${names.map(({ text }) => escapeRegExp(text)).join('|')})(?!\\w)`, 'giu');
    return content.replace(
      pattern,
      (found) => names.find(({ text }) => text.toLowerCase() === found.toLowerCase())?.id ?? found,
    );
  }

  /**
   * @param {CommandEntry} entry
   * @param {Map<string, string>} values
   */
  #startForm(entry, values) {
    this.#popup.close();
    this.#textForm.hidden = true;
    this.#optionForm.hidden = false;
    this.#form = new OptionForm(entry, values, {
      store: this.store,
      popup: this.#popup,
      close: (text) => this.#closeForm(text),
      sent: () => this.#closeForm(''),
    });
  }

  /**
   * @param {string} text what the composer then holds
   * @param {boolean} [focus]
   */
  #closeForm(text, focus = true) {
    this.#form = null;
    this.#popup.close();
    this.#optionForm.hidden = true;
    this.#textForm.hidden = false;
    this.#text.value = text;
    this.#resize();
    this.#count.textContent = '';
    if (!focus) return;
    this.#text.focus();
    if (text.startsWith('/')) this.#suggest();
  }

  #resize() {
    this.#text.style.height = 'auto';
    this.#text.style.height = `${Math.min(this.#text.scrollHeight, window.innerHeight / 3)}px`;
  }

  /**
   * @param {string} interactionId
   * @param {string} label
   */
  #wait(interactionId, label) {
    this.#waiting.set(interactionId, label);
    this.#drawStatus();
    // A silent acknowledgement is no event of its own, so the wait ends by itself after the deadline.
    const deadline = (this.store.state.limits?.answer_deadline_ms ?? 3000) + 500;
    setTimeout(() => {
      if (this.#waiting.delete(interactionId)) this.#drawStatus();
    }, deadline);
  }

  #drawStatus() {
    const labels = [...this.#waiting.values()];
    this.#status.textContent = labels.length > 0 ? `${this.store.botName} is working on ${labels.at(-1)}…` : '';
  }
}

/** @param {string} text */
function escapeRegExp(text) {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

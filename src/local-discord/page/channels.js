// @ts-check
/** @import { Channel } from './types.js' */
/** @import { Store } from './store.js' */

import { api } from './api.js';
import { labelled, openDialog } from './dialog.js';
import { byId, el } from './dom.js';
import { channelIcon } from './icons.js';
import { isArchived } from './store.js';

/** The channels of the server at the left, each with its threads and what is unread in it. */
export class ChannelList {
  #list = byId('channels');

  /** @param {Store} store */
  constructor(store) {
    this.store = store;
    for (const topic of /** @type {const} */ (['state', 'unread'])) store.on(topic, () => this.#draw());
    byId('channel-add').addEventListener('click', () => this.#create());
    document.addEventListener('keydown', (event) => {
      if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
      event.preventDefault();
      this.#step(event.key === 'ArrowUp' ? -1 : 1);
    });
    this.#draw();
  }

  /** Every channel and thread shown, in order. */
  #shown() {
    return this.store.channelTree.flatMap(({ channel, threads }) => [
      channel,
      ...threads.filter((thread) => this.#isShown(thread)),
    ]);
  }

  /**
   * An archived thread leaves the list, unless it is on screen or has news.
   *
   * @param {Channel} thread
   */
  #isShown(thread) {
    return !isArchived(thread) || thread.id === this.store.current || this.store.unread(thread.id).unread;
  }

  /** @param {number} by */
  #step(by) {
    const channels = this.#shown();
    const at = channels.findIndex((channel) => channel.id === this.store.current);
    const next = channels[(at + by + channels.length) % channels.length];
    if (next) location.hash = `channel=${next.id}`;
  }

  #draw() {
    const focused = document.activeElement?.getAttribute('data-channel-id');
    const rows = this.store.channelTree.map(({ channel, threads }) => {
      const below = threads.filter((thread) => this.#isShown(thread)).map((thread) => el('li', {}, this.#link(thread)));
      return el(
        'li',
        {},
        this.#link(channel),
        below.length > 0 ? el('ul', { class: 'threads', 'aria-label': `Threads of ${channel.name}` }, ...below) : null,
      );
    });
    this.#list.replaceChildren(...rows);
    if (focused) {
      const link = this.#list.querySelector(`[data-channel-id="${CSS.escape(focused)}"]`);
      if (link instanceof HTMLElement) link.focus();
    }
  }

  /** @param {Channel} channel */
  #link(channel) {
    const { unread, mentions } = this.store.unread(channel.id);
    const current = channel.id === this.store.current;
    const state = mentions > 0 ? `, ${mentions} mention${mentions > 1 ? 's' : ''}` : unread ? ', unread' : '';
    return el(
      'a',
      {
        href: `#channel=${channel.id}`,
        class: ['channel', unread && 'unread', current && 'current'].filter(Boolean).join(' '),
        'aria-current': current ? 'page' : null,
        'data-channel-id': channel.id,
        'data-testid': 'channel',
      },
      channelIcon(channel),
      el('span', { class: 'channel-name' }, channel.name),
      state ? el('span', { class: 'visually-hidden' }, state) : null,
      mentions > 0
        ? el('span', { class: 'count', 'aria-hidden': 'true', 'data-testid': 'mention-count' }, String(mentions))
        : null,
    );
  }

  #create() {
    const name = el('input', {
      type: 'text',
      required: true,
      maxlength: 100,
      autocomplete: 'off',
      placeholder: 'new-channel',
      'data-testid': 'new-channel-name',
    });
    openDialog({
      title: 'Create a channel',
      body: [labelled('Channel name', name)],
      submitLabel: 'Create',
      testId: 'new-channel',
      submit: async () => {
        const tidy = name.value.trim().toLowerCase().replace(/\s+/g, '-');
        const channel = await api.createChannel({ user: this.store.me.id, name: tidy });
        this.store.addChannel(channel);
        location.hash = `channel=${channel.id}`;
      },
    });
  }
}

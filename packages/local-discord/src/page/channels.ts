import type { PageChannel } from '../page-types.ts';
import { byId, classes, el } from './dom.ts';
import { channelIcon } from './icons.ts';
import type { Store } from './store.ts';
import { t } from './words.ts';

/** The channels of the server at the left, each with its threads and what is unread in it. */
export class ChannelList {
  readonly #store: Store;
  readonly #list = byId('channels');

  constructor(store: Store) {
    this.#store = store;
    for (const topic of ['state', 'unread'] as const) store.on(topic, () => this.#draw());
    this.#draw();
  }

  /** An archived thread leaves the list, unless it is on screen or has news. */
  #isShown({ id, archived }: PageChannel): boolean {
    return !archived || id === this.#store.current || this.#store.unread.mentions(id) !== undefined;
  }

  #draw(): void {
    const focused = document.activeElement?.getAttribute('data-channel-id');
    const rows = this.#store.channelTree.map(({ channel, threads }) => {
      const below = threads.filter((thread) => this.#isShown(thread)).map((thread) => el('li', {}, this.#link(thread)));
      const label = t('Threads of {name}', { name: channel.name });
      const list = below.length > 0 && el('ul', { class: 'threads', 'aria-label': label }, ...below);
      return el('li', {}, this.#link(channel), list);
    });
    this.#list.replaceChildren(...rows);
    if (focused) this.#list.querySelector<HTMLElement>(`[data-channel-id="${focused}"]`)?.focus();
  }

  /** Names of the tags of a post. */
  #tagsOf({ parent_id, applied_tags = [] }: PageChannel): readonly string[] {
    const { available_tags = [] } = (parent_id !== undefined && this.#store.channel(parent_id)) || {};
    return available_tags.filter(({ id }) => applied_tags.includes(id)).map((tag) => tag.name);
  }

  #link(channel: PageChannel): HTMLElement {
    const { id, name } = channel;
    const count = this.#store.unread.mentions(id);
    const isCurrent = id === this.#store.current;
    const mentions = count === 1 ? t('1 mention') : t('{count} mentions', { count: count ?? 0 });
    const news = count ? mentions : t('unread');
    return el(
      'a',
      {
        href: `#channel=${id}`,
        class: classes('channel row item', count !== undefined && 'unread', isCurrent && 'current'),
        'aria-current': isCurrent ? 'page' : null,
        'data-channel-id': id,
        'data-testid': 'channel',
      },
      channelIcon(channel),
      el(
        'span',
        { class: 'cut grow' },
        name,
        ...this.#tagsOf(channel).map((tag) => el('small', { class: 'tag' }, tag)),
      ),
      count !== undefined && el('span', { class: 'visually-hidden' }, `, ${news}`),
      count
        ? el('span', { class: 'count', 'aria-hidden': 'true', 'data-testid': 'mention-count' }, String(count))
        : null,
    );
  }
}

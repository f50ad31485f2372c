// @ts-check
/** @import { Message } from './types.js' */
/** @import { ViewContext } from './markdown-view.js' */

import { byId, el } from './dom.js';
import { focusMessage, markFocus, messagesIn, returnFocus } from './focus.js';
import { icon } from './icons.js';
import { messageView, spokenMessage, usableLabels } from './message-view.js';
import { channelTitle } from './store.js';
import { dayNumber, formatDay } from './time.js';
import { announce, toast } from './toast.js';
import { MESSAGE_FLAG } from './types.js';
import { welcomeView } from './welcome.js';

/** Messages of one author within this time share a header. */
const GROUP_MS = 7 * 60_000;
/** How close to the bottom, in pixels, still counts as reading the newest. */
const BOTTOM_SLACK = 80;
/** How close to the top, in pixels, older messages are fetched. */
const TOP_SLACK = 300;
/** How many pages a jump may load on its way back. */
const JUMP_PAGES = 40;

/** @typedef {{ key: string, source: Message | null, compact: boolean, make: () => HTMLElement }} Row */

/** The messages of the channel on screen. */
export class MessageList {
  #scroller = byId('message-scroller');
  #list = byId('messages');
  #jump = byId('jump-newest');
  /** @type {Map<string, { row: Row, element: HTMLElement }>} */
  #rows = new Map();
  /** @type {string | null} */
  #channelId = null;
  /** Last message seen before this visit: the "new" line stands after it. @type {string | null} */
  #newAfter = null;
  #atBottom = true;
  #missed = 0;

  /** @param {ViewContext} context */
  constructor(context) {
    this.context = context;
    const { store } = context;
    // Scrollable, so it must be reachable with the keyboard.
    this.#scroller.tabIndex = 0;
    store.on('history', ({ channelId }) => channelId === this.#channelId && this.#sync());
    store.on('state', () => this.#refreshAll());
    store.on('arrived', ({ message }) => this.#arrived(message));
    store.on('changed', ({ message, before }) => this.#changed(message, before));
    this.#list.addEventListener('keydown', (event) => this.#key(event));
    this.#scroller.addEventListener('scroll', () => this.#scrolled(), { passive: true });
    this.#jump.addEventListener('click', () => {
      // The button goes as soon as the newest message is in sight, and the focus must not go with it.
      this.toBottom();
      this.focusNewest();
    });
    const stick = new ResizeObserver(() => this.#atBottom && this.#scrollDown());
    stick.observe(this.#scroller);
    stick.observe(this.#list);
    document.addEventListener('visibilitychange', () => this.#reading());
  }

  /** @param {string} channelId */
  show(channelId) {
    const { store } = this.context;
    this.#channelId = channelId;
    this.#rows.clear();
    this.#list.replaceChildren();
    this.#atBottom = true;
    this.#missed = 0;
    const mark = store.unread(channelId);
    this.#newAfter = mark.unread ? (store.lastRead(channelId) ?? null) : null;
    const channel = store.channel(channelId);
    this.#list.setAttribute('aria-label', `Messages in ${channelTitle(channel)}`);
    this.#sync();
    this.#scrollDown();
  }

  /** Scrolls to the newest message and counts everything as read. */
  toBottom() {
    this.#atBottom = true;
    this.#newAfter = null;
    this.#sync();
    this.#scrollDown();
    this.#reading();
  }

  /** Puts the focus on the newest message. */
  focusNewest() {
    focusMessage(messagesIn(this.#list).at(-1), true);
  }

  /**
   * The arrow keys go from message to message; Home and End to the oldest and the newest one that are loaded.
   *
   * @param {KeyboardEvent} event
   */
  #key(event) {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const item = event.target instanceof Element ? event.target.closest('[data-message-id]') : null;
    if (!item) return;
    const items = messagesIn(this.#list);
    const at = items.indexOf(item);
    const goals = /** @type {Record<string, number>} */ ({
      ArrowUp: at - 1,
      ArrowDown: at + 1,
      Home: 0,
      End: items.length - 1,
    });
    const goal = goals[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    focusMessage(items[Math.max(0, Math.min(items.length - 1, goal))]);
  }

  /**
   * Scrolls to a message, fetching older ones until it is there.
   *
   * @param {string} messageId
   */
  async jumpTo(messageId) {
    const channelId = this.#channelId;
    if (!channelId) return;
    const { store } = this.context;
    for (let page = 0; page < JUMP_PAGES && !this.#rows.has(`message-${messageId}`); page += 1) {
      if (!(await store.loadOlder(channelId)) || this.#channelId !== channelId) break;
    }
    const found = this.#rows.get(`message-${messageId}`);
    if (!found) {
      toast('That message is not there any more.');
      return;
    }
    this.#atBottom = false;
    found.element.scrollIntoView({ block: 'center' });
    found.element.classList.remove('flash');
    // Restarts the animation on a second jump to the same message.
    void found.element.offsetWidth;
    found.element.classList.add('flash');
    focusMessage(found.element, true);
    this.#scrolled();
  }

  /** Draws everything anew: names, channels or commands that messages refer to have changed. */
  #refreshAll() {
    if (!this.#channelId || this.context.store.current !== this.#channelId) return;
    this.#rows.clear();
    this.#sync();
  }

  /** @param {Message} message */
  #arrived(message) {
    if (message.channel_id !== this.#channelId) return;
    if (message.author.id === this.context.store.me.id) {
      this.toBottom();
      return;
    }
    // A private answer is what somebody who pressed a button on an old message is waiting for.
    if ((message.flags ?? 0) & MESSAGE_FLAG.private) this.toBottom();
    const spoken = spokenMessage(message, this.context);
    if (spoken) announce(spoken);
    if (this.#atBottom) return;
    this.#missed += 1;
    this.#showJump();
  }

  /**
   * What becomes of a private message is an answer to who used it, as a new message would be.
   *
   * @param {Message} message
   * @param {Message} before
   */
  #changed(message, before) {
    if (message.channel_id !== this.#channelId || !((message.flags ?? 0) & MESSAGE_FLAG.private)) return;
    // The picture's words are left for who goes there: they are long, and the text says what is new.
    const spoken = spokenMessage({ ...message, attachments: [] }, this.context);
    if (spoken !== spokenMessage({ ...before, attachments: [] }, this.context)) announce(spoken);
    else {
      const usable = usableLabels(before.components ?? []);
      const fresh = usableLabels(message.components ?? []).filter((label) => !usable.includes(label));
      announce(fresh.length > 0 ? `Now available: ${fresh.join(', ')}` : 'The message has changed.');
    }
  }

  #scrollDown() {
    this.#scroller.scrollTop = this.#scroller.scrollHeight;
  }

  #scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.#scroller;
    this.#atBottom = scrollHeight - scrollTop - clientHeight < BOTTOM_SLACK;
    this.#reading();
    if (scrollTop < TOP_SLACK) void this.#older();
  }

  async #older() {
    const channelId = this.#channelId;
    if (!channelId || !this.context.store.history(channelId).loaded) return;
    try {
      await this.context.store.loadOlder(channelId);
    } catch {
      // The banner says that the server is away; scrolling again asks again.
    }
  }

  /** Keeps unread marks and the jump button in step with what is in sight. */
  #reading() {
    const { store } = this.context;
    store.watching = this.#atBottom;
    if (this.#atBottom) {
      this.#missed = 0;
      if (this.#channelId && !document.hidden && store.history(this.#channelId).loaded) store.markRead(this.#channelId);
    }
    this.#showJump();
  }

  #showJump() {
    this.#jump.hidden = this.#atBottom;
    const text = this.#missed > 0 ? `${this.#missed} new message${this.#missed > 1 ? 's' : ''}` : 'Jump to newest';
    this.#jump.replaceChildren(text, icon('down'));
    this.#jump.classList.toggle('fresh', this.#missed > 0);
  }

  /** Brings the list in line with the store, touching only what changed. */
  #sync() {
    if (!this.#channelId) return;
    const history = this.context.store.history(this.#channelId);
    this.#list.setAttribute('aria-busy', String(!history.loaded));
    const anchor = this.#anchor();
    const focus = markFocus();
    const rows = this.#wanted(history.messages, history.loaded && !history.hasOlder);
    const wanted = new Set(rows.map((row) => row.key));
    for (const [key, { element }] of this.#rows) {
      if (wanted.has(key)) continue;
      element.remove();
      this.#rows.delete(key);
    }
    /** @type {Set<Element>} */
    const kept = new Set();
    /** @type {Element | null} */
    let before = this.#list.firstElementChild;
    for (const row of rows) {
      const known = this.#rows.get(row.key);
      if (known && known.row.source === row.source && known.row.compact === row.compact) {
        if (known.element === before) before = before.nextElementSibling;
        else this.#list.insertBefore(known.element, before);
        kept.add(known.element);
        continue;
      }
      const element = row.make();
      if (known) {
        if (known.element === before) before = before.nextElementSibling;
        known.element.replaceWith(element);
      } else this.#list.insertBefore(element, before);
      this.#rows.set(row.key, { row, element });
      kept.add(element);
    }
    for (const child of [...this.#list.children]) if (!kept.has(child)) child.remove();
    returnFocus(this.#list, focus);
    if (this.#atBottom) this.#scrollDown();
    else if (anchor) {
      // Looked up again: a message above may have changed how this one is drawn.
      const element = this.#rows.get(anchor.key)?.element;
      if (element) this.#scroller.scrollTop += element.getBoundingClientRect().top - anchor.top;
    }
    this.#reading();
    if (this.#scroller.scrollTop < TOP_SLACK) void this.#older();
  }

  /** The first row in sight and where it stands, to keep it there when rows above it come or go. */
  #anchor() {
    if (this.#atBottom) return null;
    const top = this.#scroller.getBoundingClientRect().top;
    for (const element of this.#list.children) {
      const box = element.getBoundingClientRect();
      const id = element.getAttribute('data-message-id');
      if (id && box.bottom > top) return { key: `message-${id}`, top: box.top };
    }
    return null;
  }

  /**
   * @param {Message[]} messages
   * @param {boolean} fromStart
   * @returns {Row[]}
   */
  #wanted(messages, fromStart) {
    const { locale } = this.context.store;
    /** @type {Row[]} */
    const rows = [];
    if (fromStart)
      rows.push({
        key: 'welcome',
        source: null,
        compact: false,
        make: () => welcomeView(this.#channelId ?? '', this.context),
      });
    /** @type {Message | null} */
    let previous = null;
    let newShown = false;
    for (const message of messages) {
      const date = new Date(message.timestamp);
      const newDay = !previous || dayNumber(new Date(previous.timestamp)) !== dayNumber(date);
      if (newDay) {
        const label = formatDay(date, locale);
        rows.push({ key: `day-${label}`, source: null, compact: false, make: () => divider(label, 'day') });
      }
      const isNew = this.#newAfter !== null && BigInt(message.id) > BigInt(this.#newAfter);
      const firstNew = isNew && !newShown;
      newShown ||= isNew;
      if (firstNew) rows.push({ key: 'new', source: null, compact: false, make: () => divider('New', 'new') });
      const compact = !newDay && !firstNew && previous !== null && continues(previous, message);
      rows.push({
        key: `message-${message.id}`,
        source: message,
        compact,
        make: () => messageView(message, this.context, compact),
      });
      previous = message;
    }
    return rows;
  }
}

/**
 * @param {string} label
 * @param {string} kind
 */
function divider(label, kind) {
  return el('li', { class: `divider divider-${kind}` }, el('span', {}, label));
}

/**
 * @param {Message} previous
 * @param {Message} message
 */
function continues(previous, message) {
  if (previous.author.id !== message.author.id || message.failure) return false;
  if (message.referenced_message !== undefined && message.referenced_message !== null) return false;
  if (message.interaction_metadata?.name || message.interaction) return false;
  if (((previous.flags ?? 0) & 64) !== ((message.flags ?? 0) & 64)) return false;
  return Date.parse(message.timestamp) - Date.parse(previous.timestamp) < GROUP_MS;
}

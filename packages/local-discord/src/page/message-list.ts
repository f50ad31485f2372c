import { announce, byId, classes, el, toast } from './dom.ts';
import { focusMessage, markFocus, messagesIn, returnFocus } from './focus.ts';
import { icon } from './icons.ts';
import type { ViewContext } from './markdown-view.ts';
import { FLAG, type Message } from './message.ts';
import { contextLine, messageView, spokenMessage, usableLabels } from './message-view.ts';
import { channelTitle } from './names.ts';
import type { Store } from './store.ts';
import { dayNumber, formatDate } from './time.ts';
import { welcomeView } from './welcome.ts';
import { t } from './words.ts';

/** Messages of one author within this time share a header. */
const GROUP_MS = 7 * 60_000;
/** How close to the bottom, in pixels, still counts as reading the newest. */
const BOTTOM_SLACK = 80;
/** How close to the top, in pixels, older messages are fetched. */
const TOP_SLACK = 300;
/** How many pages a jump may load on its way back. */
const JUMP_PAGES = 40;

/** A line of the list; it is drawn anew when its message or whether that is compact changes. */
interface Row {
  readonly key: string;
  readonly source?: Message;
  readonly compact?: boolean;
  readonly make: () => HTMLElement;
}

/** The messages of the channel on screen. */
export class MessageList {
  readonly #context: ViewContext;
  readonly #store: Store;
  readonly #scroller = byId('message-scroller');
  readonly #list = byId('messages');
  readonly #jump = byId('jump-newest');
  #rows = new Map<string, Row & { readonly element: HTMLElement }>();
  #channelId = '';
  #atBottom = true;
  #missed = 0;

  constructor(context: ViewContext) {
    this.#context = context;
    this.#store = context.store;
    const store = this.#store;
    // Scrollable, so it must be reachable with the keyboard.
    this.#scroller.tabIndex = 0;
    store.on('history', (channelId) => channelId === this.#channelId && this.#sync());
    store.on('state', () => this.#refreshAll());
    store.on('arrived', (message) => this.#arrived(message));
    store.on('changed', ({ message, before }) => this.#changed(message, before));
    this.#list.addEventListener('keydown', (event) => this.#key(event));
    this.#scroller.addEventListener('scroll', () => this.#scrolled(), { passive: true });
    this.#jump.addEventListener('click', () => {
      // The button goes as soon as the newest message is in sight, and the focus must not go with it.
      this.toBottom();
      this.#scroller.scrollTop = this.#scroller.scrollHeight;
      this.focusNewest();
    });
    const stick = new ResizeObserver(() => this.#atBottom && this.#scrollDown());
    stick.observe(this.#scroller);
    stick.observe(this.#list);
    document.addEventListener('visibilitychange', () => this.#reading());
  }

  show(channelId: string): void {
    const store = this.#store;
    this.#channelId = channelId;
    this.#rows.clear();
    this.#list.replaceChildren();
    this.#list.setAttribute('aria-label', t('Messages in {place}', { place: channelTitle(store.channel(channelId)) }));
    this.#atBottom = true;
    this.#missed = 0;
    this.#sync();
  }

  /** Scrolls to the newest message and counts everything as read. */
  toBottom(): void {
    this.#atBottom = true;
    this.#sync();
  }

  /** Puts the focus on the newest message. */
  focusNewest(): void {
    focusMessage(messagesIn(this.#list).at(-1), true);
  }

  /** The arrow keys go from message to message; Home and End to the oldest and the newest one that are loaded. */
  #key(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const items = messagesIn(this.#list);
    const at = items.findIndex((item) => item.contains(event.target as Node));
    const goals: Readonly<Record<string, number>> = {
      ArrowUp: Math.max(0, at - 1),
      ArrowDown: Math.min(items.length - 1, at + 1),
      Home: 0,
      End: items.length - 1,
    };
    const goal = goals[event.key];
    if (at < 0 || goal === undefined) return;
    event.preventDefault();
    focusMessage(items[goal]);
  }

  /** Scrolls to a message, fetching older ones until it is there. */
  async jumpTo(messageId: string): Promise<void> {
    const channelId = this.#channelId;
    const find = () => this.#rows.get(messageId)?.element;
    for (let page = 0; page < JUMP_PAGES && !find(); page += 1) {
      if (!(await this.#store.loadOlder(channelId)) || this.#channelId !== channelId) break;
    }
    const found = find();
    if (!found) {
      toast(t('That message is not there any more.'));
      return;
    }
    this.#atBottom = false;
    found.scrollIntoView({ block: 'center' });
    focusMessage(found, true);
    this.#scrolled();
  }

  /** Draws everything anew: names, channels or commands that messages refer to have changed. */
  #refreshAll(): void {
    if (!this.#channelId || this.#store.current !== this.#channelId) return;
    this.#rows.clear();
    this.#sync();
  }

  #arrived(message: Message): void {
    if (message.channel_id !== this.#channelId) return;
    const isOwn = message.author.id === this.#store.me.id;
    // A private answer is what somebody who pressed a button on an old message is waiting for.
    if (isOwn || message.flags & FLAG.private) this.toBottom();
    const spoken = isOwn ? '' : spokenMessage(message, this.#store);
    if (spoken) announce(spoken);
    if (this.#atBottom) return;
    this.#missed += 1;
    this.#showJump();
  }

  /** A change of a private message is an answer to its reader, like a new message. */
  #changed(message: Message, before: Message): void {
    if (message.channel_id !== this.#channelId || !(message.flags & FLAG.private)) return;
    // The alt text is not read out: it is long, and the message says what is new.
    const spoken = spokenMessage({ ...message, attachments: [] }, this.#store);
    const usable = usableLabels(before);
    const labels = usableLabels(message).filter((label) => !usable.includes(label));
    if (spoken !== spokenMessage({ ...before, attachments: [] }, this.#store)) announce(spoken);
    else if (labels.length > 0) announce(t('Now available: {labels}', { labels: labels.join(', ') }));
    else announce(t('The message has changed.'));
  }

  /** To the end; of a private message for reading that is taller than the view, to its beginning, if that comes first. */
  #scrollDown(): void {
    const { scrollHeight, clientHeight } = this.#scroller;
    const last = messagesIn(this.#list).at(-1);
    const isToRead = last?.classList.contains('private') && !last.querySelector('[data-testid=component-button]');
    const isTall = last !== undefined && last.getBoundingClientRect().height > clientHeight;
    const above = this.#scroller.getBoundingClientRect().top;
    if (isToRead && isTall) this.#scroller.scrollTop += last.getBoundingClientRect().top - above;
    else this.#scroller.scrollTop = scrollHeight;
  }

  #scrolled(): void {
    const { scrollTop, scrollHeight, clientHeight } = this.#scroller;
    this.#atBottom = scrollHeight - scrollTop - clientHeight < BOTTOM_SLACK;
    this.#reading();
    if (scrollTop >= TOP_SLACK || !this.#store.history(this.#channelId).loaded) return;
    this.#store.loadOlder(this.#channelId).catch(() => {
      // The banner says that the server is away; scrolling again asks again.
    });
  }

  /** Keeps unread marks and the jump button in step with what is in sight. */
  #reading(): void {
    const store = this.#store;
    store.watching = this.#atBottom;
    if (this.#atBottom) {
      this.#missed = 0;
      if (!document.hidden && store.history(this.#channelId).loaded) store.markRead(this.#channelId);
    }
    this.#showJump();
  }

  #showJump(): void {
    const count = this.#missed;
    const news = count === 1 ? t('1 new message') : t('{count} new messages', { count });
    this.#jump.hidden = this.#atBottom;
    this.#jump.replaceChildren(count > 0 ? news : t('Jump to newest'), icon('down'));
    this.#jump.className = classes('jump-newest button', count > 0 ? 'primary' : 'floating');
  }

  /** Brings the list in line with the store, touching only what changed. */
  #sync(): void {
    const history = this.#store.history(this.#channelId);
    this.#list.setAttribute('aria-busy', String(!history.loaded));
    const anchor = this.#anchor();
    const focus = markFocus();
    const rows = this.#wanted(history.messages, history.loaded && !history.hasOlder).map((row) => {
      const known = this.#rows.get(row.key);
      if (!known || known.compact !== row.compact) return { ...row, element: row.make() };
      if (known.source === row.source) return { ...row, element: known.element };
      if (!differInQuoteOnly(known.source, row.source)) return { ...row, element: row.make() };
      // Only the quote is drawn anew: an open menu below it stays open.
      known.element.querySelector('.context-line')?.replaceWith(contextLine(row.source!, this.#store) ?? '');
      return { ...row, element: known.element };
    });
    this.#rows = new Map(rows.map((row) => [row.key, row]));
    const wanted = new Set<Element>(rows.map(({ element }) => element));
    for (const child of [...this.#list.children]) if (!wanted.has(child)) child.remove();
    for (const [index, { element }] of rows.entries()) {
      const there = this.#list.children[index] ?? null;
      if (there !== element) this.#list.insertBefore(element, there);
    }
    returnFocus(this.#list, focus);
    const moved = anchor && this.#rows.get(anchor.key)?.element.getBoundingClientRect().top;
    if (this.#atBottom) this.#scrollDown();
    else if (moved !== undefined) this.#scroller.scrollTop += moved - anchor!.top;
    this.#reading();
    if (this.#scroller.scrollTop < TOP_SLACK) this.#scrolled();
  }

  /** The first message in sight and where it stands, to keep it there when rows above it come or go. */
  #anchor(): { readonly key: string; readonly top: number } | undefined {
    const top = this.#scroller.getBoundingClientRect().top;
    const first = messagesIn(this.#list).find((item) => item.getBoundingClientRect().bottom > top);
    return first && { key: first.getAttribute('data-message-id')!, top: first.getBoundingClientRect().top };
  }

  #wanted(messages: readonly Message[], fromStart: boolean): Row[] {
    const rows: Row[] = fromStart
      ? [{ key: 'welcome', make: () => welcomeView(this.#store.channel(this.#channelId), this.#context) }]
      : [];
    const dayOf = ({ timestamp }: Message) => dayNumber(new Date(timestamp));
    for (const [index, message] of messages.entries()) {
      const previous = messages[index - 1];
      const isNewDay = !previous || dayOf(previous) !== dayOf(message);
      if (isNewDay) {
        const label = formatDate(new Date(message.timestamp), 'D', this.#store.locale);
        rows.push({ key: label, make: () => divider(label) });
      }
      const compact = !isNewDay && continues(previous, message);
      const make = () => messageView(message, this.#context, compact);
      rows.push({ key: message.id, source: message, compact, make });
    }
    return rows;
  }
}

function divider(label: string): HTMLElement {
  return el('li', { class: 'divider row muted small' }, el('span', {}, label));
}

/** Whether two states of a message differ in what they quote, and in nothing else. */
function differInQuoteOnly(before: Message | undefined, after: Message | undefined): boolean {
  if (!before?.referenced_message || !after) return false;
  const names = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof Message>;
  return [...names].every((name) => name === 'referenced_message' || before[name] === after[name]);
}

/** Whether a message goes on under the header of the one before it. */
function continues(previous: Message, message: Message): boolean {
  if (previous.author.id !== message.author.id || message.failure || message.interaction) return false;
  if (message.referenced_message || (previous.flags ^ message.flags) & FLAG.private) return false;
  return Date.parse(message.timestamp) - Date.parse(previous.timestamp) < GROUP_MS;
}

import type { PageState } from '../page-types.ts';
import { ActivityFrame } from './activity-frame.ts';
import { ApiError, api } from './api.ts';
import { ChannelList } from './channels.ts';
import { Composer } from './composer.ts';
import { announce, byId, isNarrow, problemText, toast } from './dom.ts';
import { Drawers } from './drawers.ts';
import { channelIcon, drawStaticIcons, icon } from './icons.ts';
import { MessageList } from './message-list.ts';
import { channelTitle, displayName } from './names.ts';
import { drawMembers, PersonSwitcher, showStart } from './people.ts';
import { Store } from './store.ts';
import { startClock } from './time.ts';
import { said, speak, t } from './words.ts';

/** How long the page waits before it asks a server that is still starting again. */
const RETRY_MS = 1000;
const THEME = 'local-discord.theme';

async function fetchState(user: string | null): Promise<PageState> {
  for (;;) {
    try {
      return await api.state(user ?? undefined);
    } catch (error) {
      // An address with a person who is gone leads to the start, where another can be chosen.
      if (user && error instanceof ApiError && error.status >= 400 && error.status < 500) return api.state();
      showBanner(problemText(error));
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/** @param text '' hides it */
function showBanner(text: string): void {
  const banner = byId('banner');
  banner.hidden = !text;
  banner.replaceChildren(...(text ? [icon('warning'), text] : []));
}

function drawBanner({ connected, state, botName: bot }: Store): void {
  if (!connected) showBanner(t('The connection to the local Discord is lost. Trying again…'));
  else if (state.bot.online) showBanner('');
  else showBanner(t('{bot} is offline. Commands will not be answered until it is back.', { bot }));
}

function drawHeader(store: Store): void {
  const channel = store.channel(store.current);
  byId('guild-name').textContent = store.state.guild.name;
  byId('channel-icon').replaceChildren(channelIcon(channel));
  byId('channel-name').textContent = channel?.name ?? '';
  const count = store.unread.allMentions;
  const where = [displayName(store.me), channelTitle(channel), store.state.guild.name].join(' · ');
  document.title = count > 0 ? `(${count}) ${where}` : where;
  byId('sidebar-count').textContent = count > 0 ? String(count) : '';
  const mentions = count === 1 ? t('1 mention') : t('{count} mentions', { count });
  const label = t('Channels and people');
  byId('open-sidebar').setAttribute('aria-label', count > 0 ? `${label}, ${mentions}` : label);
}

/** The height the phone's keyboard leaves, for browsers that do not shrink the page themselves. */
function followKeyboard(): void {
  const viewport = window.visualViewport!;
  const apply = () => {
    document.documentElement.style.setProperty('--height', `${Math.round(viewport.height)}px`);
    // Some browsers push the page up behind the keyboard; with the height set there is nothing to scroll to.
    window.scrollTo(0, 0);
  };
  viewport.addEventListener('resize', apply);
  apply();
}

/** Dark or light as the system has it, until somebody chooses; the choice is kept. */
function followTheme(): void {
  const root = document.documentElement;
  root.style.colorScheme = localStorage.getItem(THEME) ?? '';
  byId('theme-toggle').onclick = () => {
    const system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    root.style.colorScheme = (root.style.colorScheme || system) === 'dark' ? 'light' : 'dark';
    localStorage.setItem(THEME, root.style.colorScheme);
  };
}

function startChat(store: Store): void {
  const drawers = new Drawers();
  const composer = new Composer(store, () => list.focusNewest());
  const startCommand = (id: string, name: string) => {
    drawers.close();
    composer.startCommand(id, name);
  };
  const list = new MessageList({ store, startCommand });
  new ChannelList(store);
  new PersonSwitcher(store);
  new ActivityFrame(store);

  /** The channel of the address while nothing has been told of it, such as one's own new post; else empty. */
  let awaited = '';
  const route = async () => {
    const hash = new URLSearchParams(location.hash.slice(1));
    const [channelId, messageId] = [hash.get('channel') ?? '', hash.get('message')];
    const wanted = store.channel(channelId);
    awaited = wanted ? '' : channelId;
    const channel = wanted ?? store.channel(awaited && store.current) ?? store.state.channels[0];
    if (!channel) return;
    if (store.current !== channel.id) {
      const opened = store.open(channel.id);
      list.show(channel.id);
      composer.show(channel.id);
      drawers.close();
      if (!isNarrow() && !messageId) composer.focus();
      await opened.catch(toast);
    }
    drawHeader(store);
    if (!messageId) return;
    await list.jumpTo(messageId);
    // So that the same link works a second time.
    history.replaceState(null, '', `#channel=${channel.id}`);
  };

  window.addEventListener('hashchange', () => void route());
  store.on('state', () => store.channel(awaited) && void route());
  store.on('state', () => {
    if (!store.channel(store.current)) location.hash = '';
    drawHeader(store);
    drawMembers(store);
    composer.show(store.current);
  });
  store.on('mentioned', ({ author, channel_id }) => {
    const place = channelTitle(store.channel(channel_id));
    announce(t('{name} mentions you in {place}.', { name: store.nameOf(author), place }));
  });
  store.on('unread', () => drawHeader(store));
  store.on('connection', () => {
    drawBanner(store);
    drawMembers(store);
  });
  document.addEventListener('keydown', (event) => onKey(event, { list, composer }));

  byId('app').hidden = false;
  drawBanner(store);
  void route();
  store.start();
}

function onKey(event: KeyboardEvent, { list, composer }: { list: MessageList; composer: Composer }): void {
  if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
  if (event.key === 'Escape') {
    list.toBottom();
    composer.focus();
  } else if (event.key === 'F6') {
    event.preventDefault();
    stepRegion(event.shiftKey ? -1 : 1, { list, composer });
  } else if (isTyping(event)) composer.focus();
}

/** Typing anywhere goes to the composer; the key itself then lands there. */
function isTyping({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const isHeld = (target as Element).closest('input, textarea, select, button, a, [role]') !== null;
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey && !isHeld;
}

/** F6 goes from the channels to the messages, to the composer, and round again. */
function stepRegion(by: number, { list, composer }: { list: MessageList; composer: Composer }): void {
  const regions = [
    { at: byId('sidebar'), go: () => byId('sidebar').querySelector<HTMLElement>('[aria-current]')?.focus() },
    { at: byId('message-scroller'), go: () => list.focusNewest() },
    { at: byId('composer'), go: () => composer.focus() },
  ].filter(({ at }) => !at.closest('[inert]'));
  const here = regions.findIndex(({ at }) => at.contains(document.activeElement));
  regions[here < 0 ? regions.length - 1 : (here + by + regions.length) % regions.length]?.go();
}

/** Puts the texts and labels of index.html into the language of the page. */
function translatePage(): void {
  for (const element of document.body.querySelectorAll('*')) {
    const label = element.getAttribute('aria-label');
    if (label) element.setAttribute('aria-label', said(label));
    for (const node of element.childNodes) {
      const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').trim().replace(/\s+/g, ' ') : '';
      if (text) node.textContent = said(text);
    }
  }
}

async function main(): Promise<void> {
  followTheme();
  followKeyboard();
  drawStaticIcons();
  const user = new URLSearchParams(location.search).get('user');
  const state = await fetchState(user);
  const locale = state.me?.locale ?? navigator.language;
  speak(locale);
  translatePage();
  startClock(locale);
  showBanner('');
  if (state.me) startChat(new Store(state, state.me));
  else showStart(state);
}

void main();

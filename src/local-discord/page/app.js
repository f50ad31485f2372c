// @ts-check
/** @import { Store as StoreType } from './store.js' */

import { ApiError, api } from './api.js';
import { ChannelList } from './channels.js';
import { Composer } from './composer.js';
import { byId, isNarrow } from './dom.js';
import { Drawers } from './drawers.js';
import { channelIcon, icon } from './icons.js';
import { MessageList } from './message-list.js';
import { openModal } from './modal.js';
import { MemberList, PersonSwitcher, showStart } from './people.js';
import { channelTitle, displayName, Store } from './store.js';
import { startClock } from './time.js';
import { announce, toast } from './toast.js';

/** How long the page waits before it asks a server that is still starting again. */
const RETRY_MS = 1000;

/** @returns {{ channel: string | null, message: string | null }} */
function readHash() {
  const hash = new URLSearchParams(location.hash.slice(1));
  return { channel: hash.get('channel'), message: hash.get('message') };
}

/** @param {string | null} user */
async function fetchState(user) {
  for (;;) {
    try {
      return await api.state(user);
    } catch (error) {
      // An address with a person who is gone leads to the start, where another can be chosen.
      if (user && error instanceof ApiError && error.status >= 400 && error.status < 500) return api.state(null);
      showBanner(error instanceof Error ? error.message : String(error));
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/** @param {string} text '' hides it */
function showBanner(text) {
  const banner = byId('banner');
  banner.hidden = !text;
  banner.replaceChildren(...(text ? [icon('warning'), text] : []));
}

/** @param {StoreType} store */
function drawBanner(store) {
  if (!store.connected) showBanner('The connection to the local Discord is lost. Trying again…');
  else if (!store.state.bot.online)
    showBanner(`${store.botName} is offline. Commands will not be answered until it is back.`);
  else showBanner('');
}

/** @param {StoreType} store */
function drawHeader(store) {
  const channel = store.channel(store.current ?? '');
  byId('guild-name').textContent = store.state.guild.name;
  byId('channel-icon').replaceChildren(channelIcon(channel));
  byId('channel-name').textContent = channel?.name ?? '';
  drawTitle(store);
}

/** @param {StoreType} store */
function drawTitle(store) {
  const count = store.mentionCount;
  const channel = store.channel(store.current ?? '');
  document.title = `${count > 0 ? `(${count}) ` : ''}${displayName(store.me)} · ${channelTitle(channel)} · ${store.state.guild.name}`;
  byId('sidebar-count').textContent = count > 0 ? String(count) : '';
  const mentions = count > 0 ? `, ${count} mention${count > 1 ? 's' : ''}` : '';
  byId('open-sidebar').setAttribute('aria-label', `Channels and people${mentions}`);
}

/** The height the phone's keyboard leaves, for browsers that do not shrink the page themselves. */
function followKeyboard() {
  const viewport = window.visualViewport;
  if (!viewport) return;
  const apply = () => {
    document.documentElement.style.setProperty('--height', `${Math.round(viewport.height)}px`);
    // Some browsers push the page up behind the keyboard; with the height set there is nothing to scroll to.
    window.scrollTo(0, 0);
  };
  viewport.addEventListener('resize', apply);
  apply();
}

/** @param {StoreType} store */
function startChat(store) {
  const drawers = new Drawers();
  const composer = new Composer(store, { toMessages: () => list.focusNewest() });
  const context = {
    store,
    startCommand: (/** @type {string} */ id, /** @type {string} */ name) => composer.startCommand(id, name),
  };
  const list = new MessageList(context);
  new ChannelList(store);
  new PersonSwitcher(store);
  new MemberList(store);

  const route = async () => {
    const target = readHash();
    const channels = store.channelTree.map(({ channel }) => channel);
    const channel = store.channel(target.channel ?? '') ?? channels[0];
    if (!channel) return;
    if (channel.id !== store.current) {
      // The list must know what was unread before opening the channel counts it as read.
      const opened = store.open(channel.id);
      list.show(channel.id);
      composer.show(channel.id);
      drawers.close();
      if (!isNarrow() && !target.message) composer.focus();
      try {
        await opened;
      } catch (error) {
        toast(error instanceof Error ? error.message : String(error));
      }
    }
    drawHeader(store);
    if (target.message) {
      await list.jumpTo(target.message);
      // So that the same link works a second time.
      history.replaceState(null, '', `#channel=${channel.id}`);
    }
  };

  window.addEventListener('hashchange', () => void route());
  store.on('state', () => {
    if (store.current && !store.channel(store.current)) location.hash = '';
    drawHeader(store);
    if (store.current) composer.show(store.current);
  });
  store.on('mentioned', ({ message }) => {
    announce(`${displayName(message.author)} mentions you in ${channelTitle(store.channel(message.channel_id))}.`);
  });
  store.on('unread', () => drawTitle(store));
  store.on('connection', () => drawBanner(store));
  store.on('modal', (event) => openModal(event, context));
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
    if (event.key === 'Escape') {
      list.toBottom();
      composer.focus();
      return;
    }
    if (event.key === 'F6') {
      event.preventDefault();
      stepRegion(event.shiftKey ? -1 : 1, { list, composer });
      return;
    }
    const typing =
      event.target instanceof Element && event.target.closest('input, textarea, select, button, a, [role]');
    // Typing anywhere goes to the composer; the key itself then lands there.
    if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey && !typing)
      composer.focus();
  });

  byId('app').hidden = false;
  drawBanner(store);
  void route();
  store.start();
}

/**
 * F6 goes from the channels to the messages, to the composer, and round again.
 *
 * @param {number} by
 * @param {{ list: MessageList, composer: Composer }} parts
 */
function stepRegion(by, { list, composer }) {
  const regions = [
    { at: byId('sidebar'), go: () => focusCurrent(byId('sidebar')) },
    { at: byId('message-scroller'), go: () => list.focusNewest() },
    { at: byId('composer'), go: () => composer.focus() },
  ].filter(({ at }) => !at.closest('[inert]'));
  const here = regions.findIndex(({ at }) => at.contains(document.activeElement));
  regions[here < 0 ? regions.length - 1 : (here + by + regions.length) % regions.length]?.go();
}

/** @param {HTMLElement} region */
function focusCurrent(region) {
  const current = region.querySelector('[aria-current]') ?? region.querySelector('a, button');
  if (current instanceof HTMLElement) current.focus();
}

async function main() {
  followKeyboard();
  startClock();
  for (const place of document.querySelectorAll('[data-icon]')) {
    place.prepend(icon(/** @type {import('./icons.js').IconName} */ (place.getAttribute('data-icon'))));
  }
  const user = new URLSearchParams(location.search).get('user');
  const state = await fetchState(user);
  showBanner('');
  const me = state.me ?? (user ? state.users.find((candidate) => candidate.id === user) : null);
  if (me) startChat(new Store(state, me));
  else showStart(state.users, state.guild.name);
}

void main();

// @ts-check
/** @import { Channel } from './types.js' */
/** @import { ViewContext } from './markdown-view.js' */

import { el } from './dom.js';
import { channelIcon, icon } from './icons.js';
import { channelTitle, displayName, isArchived } from './store.js';
import { DIRECT_TYPE, THREAD_TYPES } from './types.js';

/** Commands to begin with, where the bot has them, and what they are good for. */
const FIRST_COMMANDS = [
  { name: 'new', use: 'begins a game' },
  { name: 'help', use: 'says what can be done here' },
];

/**
 * What stands above the first message of a channel: where one is, and how to begin.
 *
 * @param {string} channelId
 * @param {ViewContext} context
 */
export function welcomeView(channelId, context) {
  const channel = context.store.channel(channelId);
  const isThread = channel !== null && THREAD_TYPES.includes(channel.type);
  return el(
    'li',
    { class: 'welcome', 'data-testid': 'welcome' },
    el('div', { class: 'welcome-icon' }, channelIcon(channel)),
    el('h2', {}, isThread ? channel.name : `Welcome to ${channelTitle(channel)}`),
    el('p', { class: 'muted' }, beginning(channel)),
    channel?.type === DIRECT_TYPE ? null : hints(context),
  );
}

/** @param {Channel | null} channel */
function beginning(channel) {
  if (channel?.type === DIRECT_TYPE)
    return `This is where your conversation with ${channel.name} begins. Only you see it.`;
  const what = channel && THREAD_TYPES.includes(channel.type) ? 'this thread' : 'the channel';
  return `This is where ${what} begins.${channel && isArchived(channel) ? ' It is archived.' : ''}`;
}

/** @param {ViewContext} context */
function hints({ store, startCommand }) {
  const begin = FIRST_COMMANDS.flatMap(({ name, use }) => {
    const command = store.state.commands.find((candidate) => candidate.name === name);
    if (!command) return [];
    const button = el(
      'button',
      { type: 'button', class: 'button secondary', onclick: () => startCommand(command.id, name) },
      `/${name}`,
    );
    return [el('li', {}, button, el('span', {}, ` ${use}`))];
  });
  return el(
    'div',
    { class: 'welcome-hints' },
    begin.length > 0 ? el('ul', {}, ...begin) : null,
    el('p', {}, 'Type ', el('b', {}, '/'), ` for everything that ${store.botName} can do.`),
    el(
      'p',
      {},
      `You are ${displayName(store.me)} in this tab. Every other player sits in a tab of their own: `,
      el('a', { href: '/', target: '_blank' }, 'open another tab', icon('external')),
      '.',
    ),
  );
}

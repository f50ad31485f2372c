import type { PageChannel } from '../page-types.ts';
import { el } from './dom.ts';
import { channelIcon, icon } from './icons.ts';
import type { ViewContext } from './markdown-view.ts';
import { channelTitle, DIRECT, displayName, THREAD } from './names.ts';
import { sentence, t } from './words.ts';

/** Commands to begin with, where the bot has them, and what they are good for. */
const FIRST_COMMANDS = { new: 'begins a game', help: 'says what can be done here' } as const;

/** What stands above the first message of a channel: where one is, and how to begin. */
export function welcomeView(channel: PageChannel | undefined, context: ViewContext): HTMLElement {
  const title = channelTitle(channel);
  const isDirect = channel?.type === DIRECT;
  const name = channel?.name ?? '';
  const direct = t('This is where your conversation with {name} begins. Only you see it.', { name });
  const isThread = channel?.type === THREAD;
  const begins = t(isThread ? 'This is where this thread begins.' : 'This is where the channel begins.');
  return el(
    'li',
    { class: 'welcome', 'data-testid': 'welcome' },
    el('span', { class: 'avatar' }, channelIcon(channel)),
    el('h2', {}, isThread ? title : t('Welcome to {place}', { place: title })),
    el('p', { class: 'muted' }, isDirect ? direct : begins),
    isDirect ? null : hints(context),
  );
}

function hints({ store, startCommand }: ViewContext): HTMLElement {
  const begin = Object.entries(FIRST_COMMANDS).flatMap(([name, use]) => {
    const command = store.state.commands.find((candidate) => candidate.name === name);
    if (!command) return [];
    const onclick = () => startCommand(command.id, name);
    return [el('li', {}, el('button', { type: 'button', class: 'button', onclick }, `/${name}`), ` ${t(use)}`)];
  });
  const link = el('a', { href: '/', target: '_blank' }, t('open another tab'), icon('external'));
  return el(
    'div',
    { class: 'welcome-hints stack' },
    begin.length > 0 ? el('ul', { class: 'row wrap' }, ...begin) : null,
    el('p', {}, ...sentence('Type {slash} for everything that {bot} can do.', { slash: '/', bot: store.botName })),
    el(
      'p',
      {},
      ...sentence('You are {name} in this tab. Every other player sits in a tab of their own: {link}.', {
        name: displayName(store.me),
        link,
      }),
    ),
  );
}

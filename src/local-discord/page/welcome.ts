import type { PageChannel } from '../page-types.ts';
import { api } from './api.ts';
import { el, toast } from './dom.ts';
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

/** A game for somebody alone, where the bot has computers to play against: option and value of /new. */
const ALONE = { name: 'computers', value: 1 } as const;

/** The button that opens a game against the computer at once; null where the bot has none. */
function aloneButton({ store }: ViewContext): HTMLElement | null {
  const command = store.state.commands.find(({ name }) => name === 'new');
  const option = command?.options?.find(({ name }) => name === ALONE.name);
  if (!command || !option) return null;
  const onclick = () => {
    const call = { user: store.me.id, channel: store.current, command_id: command.id };
    void api.runCommand({ ...call, options: [{ ...ALONE, type: option.type }] }).catch(toast);
  };
  return el(
    'p',
    {},
    el('button', { type: 'button', class: 'button primary', 'data-testid': 'alone', onclick }, t('Play the computer')),
    ` ${t('opens a game; Start begins it')}`,
  );
}

function hints(context: ViewContext): HTMLElement {
  const { store, startCommand } = context;
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
    aloneButton(context),
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

import type { PageChannel } from '../page-types.ts';
import { api, type OptionValue } from './api.ts';
import { localized } from './command-tree.ts';
import { el, toast } from './dom.ts';
import { channelIcon, icon } from './icons.ts';
import type { ViewContext } from './markdown-view.ts';
import { channelTitle, DIRECT, displayName, FORUM, THREAD } from './names.ts';
import { sentence, t } from './words.ts';

/** Commands to begin with, where the bot has them, and what they are good for. */
const FIRST_COMMANDS = {
  new: 'begins a game with others or with options',
  help: 'says what can be done here',
} as const;

/** What stands above the first message of a channel: where one is, and how to begin. */
export function welcomeView(channel: PageChannel | undefined, context: ViewContext): HTMLElement {
  const title = channelTitle(channel);
  const isDirect = channel?.type === DIRECT;
  const name = channel?.name ?? '';
  const direct = t('This is where your conversation with {name} begins. Only you see it.', { name });
  const isThread = channel?.type === THREAD;
  const isForum = channel?.type === FORUM;
  const begins = isThread
    ? t('This is where this thread begins.')
    : t(isForum ? 'Commands are used in the posts of a forum.' : 'This is where the channel begins.');
  return el(
    'li',
    { class: 'welcome', 'data-testid': 'welcome' },
    el('span', { class: 'avatar' }, channelIcon(channel)),
    el('h2', {}, isThread ? title : t('Welcome to {place}', { place: title })),
    el('p', { class: 'muted' }, isDirect ? direct : begins),
    isForum ? null : isDirect ? aloneButtons(context) : hints(context),
  );
}

/** A game for two, and a computer for the other seat, where the bot has computers: options of /new with their values. */
const ALONE = { seats: 2, computers: 1 } as const;

/** Buttons that begin a game against the computer at once, one for each game; null where the bot has no computers. */
function aloneButtons({ store }: ViewContext): HTMLElement | null {
  const command = store.state.commands.find(({ name }) => name === 'new');
  const options = Object.entries(ALONE).flatMap(([name, value]) => {
    const option = command?.options?.find((one) => one.name === name);
    return option ? [{ name, value, type: option.type }] : [];
  });
  if (!command || options.length < Object.keys(ALONE).length) return null;
  const begin = (game: readonly OptionValue[]) => () => {
    const call = { user: store.me.id, channel: store.current, command_id: command.id };
    void api.runCommand({ ...call, options: [...options, ...game] }).catch(toast);
  };
  const look = { type: 'button', class: 'button primary', 'data-testid': 'alone' } as const;
  const game = command.options?.find(({ name }) => name === 'game');
  const games = game?.choices ?? [];
  if (!game || games.length < 2) {
    return el('p', {}, el('button', { ...look, onclick: begin([]) }, t('Play the computer')));
  }
  const buttons = games.map(({ name, name_localizations, value }) =>
    el(
      'button',
      { ...look, 'data-game': String(value), onclick: begin([{ name: game.name, value, type: game.type }]) },
      localized(name, name_localizations, store.me.locale),
    ),
  );
  return el('p', { class: 'row wrap' }, el('span', {}, t('Play the computer:')), ...buttons);
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
    aloneButtons(context),
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

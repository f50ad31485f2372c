import type { PageState, PageUser } from '../page-types.ts';
import { api } from './api.ts';
import { appsButton } from './apps-menu.ts';
import { appBadge, avatar } from './avatar.ts';
import { byId, classes, el, problemText, toast } from './dom.ts';
import { icon } from './icons.ts';
import { displayName } from './names.ts';
import type { Store } from './store.ts';
import { t } from './words.ts';

/** The address of the page for a person, with a channel or message that `hash` names. */
function addressOf(userId: string, hash: string): string {
  return `/?user=${userId}${hash}`;
}

function hashOf(channelId: string): string {
  return channelId ? `#channel=${channelId}` : '';
}

/** Asks for a name and a language, and switches this tab to that new person. */
function openNewPerson(hash: string): void {
  const dialog = byId<HTMLDialogElement>('new-person');
  const name = byId<HTMLInputElement>('new-person-name');
  byId('new-person-cancel').onclick = () => dialog.close();
  byId('new-person-form').onsubmit = async (event) => {
    event.preventDefault();
    try {
      const { id } = await api.createUser({ username: name.value, locale: languages().value });
      location.assign(addressOf(id, hash));
    } catch (problem) {
      byId('new-person-error').textContent = problemText(problem);
    }
  };
  dialog.showModal();
}

/** The languages a person can have, in their own words; the bot and this page answer each in theirs. */
function languages(): HTMLSelectElement {
  return byId<HTMLSelectElement>('new-person-language');
}

/** A person to switch to, here or in another tab. */
function personRow(user: PageUser, view: { hash: string; testId: string; me?: PageUser }): HTMLElement {
  const { hash, testId, me } = view;
  const isMe = user.id === me?.id;
  const name = displayName(user);
  const href = addressOf(user.id, hash);
  const language = [...languages().options].find(({ value }) => value === user.locale)?.text;
  const note = isMe ? t('this tab') : language;
  return el(
    'li',
    { class: 'row' },
    el(
      'a',
      {
        class: 'person row item',
        href,
        'aria-current': isMe ? 'true' : null,
        autofocus: isMe,
        'data-testid': testId,
        'data-user-id': user.id,
      },
      avatar(user),
      el('span', {}, name),
      el('span', { class: 'muted small', lang: isMe ? null : user.locale }, note),
    ),
    el(
      'a',
      {
        class: 'icon-button',
        href,
        target: '_blank',
        'aria-label': t('Open {name} in a new tab', { name }),
        'data-testid': 'person-new-tab',
      },
      icon('external'),
    ),
  );
}

/** The start page, until a person is chosen, who is led on to where a link led to. */
export function showStart({ users, guild }: PageState): void {
  byId('start-title').textContent = guild.name;
  const people = users.filter(({ bot }) => !bot);
  const { hash } = location;
  const rows = people.map((user) => personRow(user, { hash, testId: 'start-person' }));
  byId('start-people').replaceChildren(...rows);
  byId('start-new').addEventListener('click', () => openNewPerson(hash));
  byId('start').hidden = false;
}

/** The person of this tab, at the bottom of the channel list, with a list of all others to switch to. */
export class PersonSwitcher {
  readonly #store: Store;
  readonly #button = byId('person');
  readonly #menu = byId('person-menu');

  constructor(store: Store) {
    this.#store = store;
    const { me } = store;
    const text = el('span', { class: 'grow' }, el('b', {}, displayName(me)), el('br'));
    text.append(el('span', { class: 'muted small' }, t('Switch person')));
    this.#button.append(avatar(me), text, icon('up'));
    byId('person-new').addEventListener('click', () => openNewPerson(hashOf(store.current)));
    // It closes by itself; the page's own Escape would take the focus away.
    this.#menu.addEventListener('keydown', (event) => event.key === 'Escape' && event.stopPropagation());
    this.#menu.addEventListener('beforetoggle', (event) => {
      const isOpen = event.newState === 'open';
      this.#button.setAttribute('aria-expanded', String(isOpen));
      if (isOpen) this.#draw();
    });
  }

  #draw(): void {
    const { me, current, state } = this.#store;
    const people = state.users.filter(({ bot }) => !bot);
    const rows = people.map((user) => personRow(user, { hash: hashOf(current), me, testId: 'person-switch' }));
    byId('person-list').replaceChildren(...rows);
  }
}

/** Everybody of the server, at the right. */
export function drawMembers(store: Store): void {
  const { users, bot } = store.state;
  const group = (title: string, members: readonly PageUser[]) => [
    el('h3', {}, `${title} — ${members.length}`),
    el('ul', {}, ...members.map((user) => memberRow(user, user.id === bot.id && !bot.online, store))),
  ];
  const apps = group(
    t('Apps'),
    users.filter(({ bot: isBot }) => isBot),
  );
  const people = group(
    t('People'),
    users.filter(({ bot: isBot }) => !isBot),
  );
  const list = byId('members');
  // Scrollable, so it must be reachable with the keyboard.
  list.tabIndex = 0;
  list.replaceChildren(...apps, ...people);
}

/** Goes to the conversation of this person with the bot alone. */
async function openDirect(store: Store): Promise<void> {
  const channel = await api.openDirect(store.me.id);
  store.addChannel(channel);
  location.hash = `channel=${channel.id}`;
}

/** The name of the bot, which leads to its direct messages. */
function directButton(name: string, store: Store): HTMLElement {
  return el(
    'button',
    {
      type: 'button',
      class: 'item cut',
      'aria-label': t('Message {place}', { place: `@${name}` }),
      'data-testid': 'open-direct',
      onclick: () => void openDirect(store).catch(toast),
    },
    name,
  );
}

function memberRow(user: PageUser, isOffline: boolean, store: Store): HTMLElement {
  return el(
    'li',
    { class: classes('member row', isOffline && 'offline'), 'data-testid': 'member', 'data-user-id': user.id },
    avatar(user),
    user.bot ? directButton(displayName(user), store) : el('span', { class: 'cut' }, displayName(user)),
    user.bot ? appBadge() : null,
    user.id === store.me.id ? el('span', { class: 'muted small' }, t('you')) : null,
    isOffline ? el('span', { class: 'muted small' }, t('offline')) : null,
    appsButton(store, { type: 2, id: user.id, name: displayName(user) }),
  );
}

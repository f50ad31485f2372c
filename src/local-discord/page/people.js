// @ts-check
/** @import { User } from './types.js' */
/** @import { Store } from './store.js' */

import { api } from './api.js';
import { appBadge, avatar } from './avatar.js';
import { labelled, openDialog } from './dialog.js';
import { byId, el } from './dom.js';
import { icon } from './icons.js';
import { displayName } from './store.js';

/** Languages a person can have; the bot answers each in theirs. */
const LANGUAGES = [
  ['en-US', 'English'],
  ['nl', 'Nederlands'],
  ['fr', 'Français'],
  ['de', 'Deutsch'],
];

/**
 * The language in which the bot answers somebody, in its own words.
 *
 * @param {User} user
 */
function languageNote(user) {
  const [code, name] = LANGUAGES.find(([locale]) => locale === user.locale) ?? [user.locale ?? 'en-US', user.locale];
  return el('span', { class: 'muted small', lang: code }, name);
}

/**
 * The address at which this tab is that person.
 *
 * @param {string} userId
 * @param {string | null} channelId
 */
export function personUrl(userId, channelId) {
  return `/?user=${encodeURIComponent(userId)}${channelId ? `#channel=${encodeURIComponent(channelId)}` : ''}`;
}

/**
 * @param {string} userId
 * @param {string | null} channelId
 */
function become(userId, channelId) {
  location.assign(personUrl(userId, channelId));
}

/**
 * Asks for a name and makes a person of it.
 *
 * @param {(user: User) => void} created
 */
export function openNewPerson(created) {
  const name = el('input', {
    type: 'text',
    required: true,
    maxlength: 32,
    autocomplete: 'off',
    'data-testid': 'new-person-name',
  });
  const language = el(
    'select',
    { 'data-testid': 'new-person-language' },
    ...LANGUAGES.map(([value, label]) => el('option', { value }, label)),
  );
  openDialog({
    title: 'New person',
    body: [
      labelled('Name', name),
      labelled('Language', language, 'Commands and private answers come in this language.'),
    ],
    submitLabel: 'Create',
    testId: 'new-person',
    submit: async () => {
      const locale = language.value === 'en-US' ? {} : { locale: language.value };
      created(await api.createUser({ username: name.value.trim(), ...locale }));
    },
  });
}

/**
 * The first page, while nobody has said who they are.
 *
 * @param {readonly User[]} users
 * @param {string} guildName
 */
export function showStart(users, guildName) {
  const list = byId('start-people');
  byId('start-title').textContent = guildName;
  list.replaceChildren(
    ...users
      .filter((user) => !user.bot)
      .map((user) =>
        el(
          'li',
          { class: 'start-person' },
          el(
            'a',
            {
              class: 'start-choice',
              href: personUrl(user.id, null),
              'data-testid': 'start-person',
              'data-user-id': user.id,
            },
            avatar(user),
            el('span', {}, displayName(user)),
            languageNote(user),
          ),
          el(
            'a',
            {
              class: 'icon-button',
              href: personUrl(user.id, null),
              target: '_blank',
              'aria-label': `${displayName(user)}, in a new tab`,
            },
            icon('external'),
          ),
        ),
      ),
  );
  byId('start-new').addEventListener('click', () => openNewPerson((user) => become(user.id, null)));
  byId('start').hidden = false;
}

/** Who this tab is, at the bottom of the channel list, with a list of everybody else to become. */
export class PersonSwitcher {
  #button = byId('person');
  #menu = byId('person-menu');

  /** @param {Store} store */
  constructor(store) {
    this.store = store;
    this.#button.addEventListener('click', () => this.#toggle(this.#menu.hidden !== false));
    this.#menu.addEventListener('keydown', (event) => this.#key(event));
    this.#menu.addEventListener('focusout', (event) => {
      const next = event.relatedTarget;
      if (next instanceof Node && !this.#menu.contains(next) && next !== this.#button) this.#toggle(false);
    });
    document.addEventListener('pointerdown', (event) => {
      const target = /** @type {Node} */ (event.target);
      if (!this.#menu.hidden && !this.#menu.contains(target) && !this.#button.contains(target)) this.#toggle(false);
    });
    store.on('state', () => this.#draw());
    this.#draw();
  }

  /** @param {boolean} open */
  #toggle(open) {
    if (open) this.#drawMenu();
    this.#menu.hidden = !open;
    this.#button.setAttribute('aria-expanded', String(open));
    const first = this.#menu.querySelector('button, a');
    if (open && first instanceof HTMLElement) first.focus();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      this.#toggle(false);
      this.#button.focus();
      return;
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const controls = /** @type {HTMLElement[]} */ ([...this.#menu.querySelectorAll('.person-switch, .person-new')]);
    const at = controls.findIndex((control) => control.parentElement?.contains(document.activeElement));
    controls[(at + step + controls.length) % controls.length]?.focus();
  }

  #draw() {
    const { me } = this.store;
    this.#button.replaceChildren(
      avatar(me),
      el(
        'span',
        { class: 'person-text' },
        el('b', {}, displayName(me)),
        el('span', { class: 'muted small' }, 'Switch person'),
      ),
      icon('up'),
    );
    if (!this.#menu.hidden) this.#drawMenu();
  }

  #drawMenu() {
    const { store } = this;
    const channel = store.current;
    const rows = store.state.users
      .filter((user) => !user.bot)
      .map((user) => {
        const mine = user.id === store.me.id;
        const url = personUrl(user.id, channel);
        return el(
          'li',
          { class: mine ? 'person-row current' : 'person-row' },
          el(
            'button',
            {
              type: 'button',
              class: 'person-switch',
              'aria-current': mine ? 'true' : null,
              'data-testid': 'person-switch',
              'data-user-id': user.id,
              onclick: () => (mine ? this.#toggle(false) : become(user.id, channel)),
            },
            avatar(user),
            el('span', {}, displayName(user)),
            mine ? el('span', { class: 'muted small' }, 'this tab') : languageNote(user),
          ),
          el(
            'a',
            {
              class: 'icon-button',
              href: url,
              target: '_blank',
              'aria-label': `Open ${displayName(user)} in a new tab`,
              title: 'Open in a new tab',
              'data-testid': 'person-new-tab',
            },
            icon('external'),
          ),
        );
      });
    this.#menu.replaceChildren(
      el('ul', {}, ...rows),
      el(
        'button',
        { type: 'button', class: 'person-new', 'data-testid': 'person-new', onclick: () => this.#create() },
        icon('plus'),
        'New person…',
      ),
    );
  }

  #create() {
    this.#toggle(false);
    openNewPerson((user) => become(user.id, this.store.current));
  }
}

/** Everybody of the server, at the right. */
export class MemberList {
  #list = byId('members-list');

  /** @param {Store} store */
  constructor(store) {
    this.store = store;
    store.on('state', () => this.#draw());
    store.on('connection', () => this.#draw());
    // Scrollable, so it must be reachable with the keyboard.
    this.#list.tabIndex = 0;
    this.#draw();
  }

  #draw() {
    const { users, bot } = this.store.state;
    const people = users.filter((user) => !user.bot);
    const bots = users.filter((user) => user.bot);
    this.#list.replaceChildren(...this.#group('Apps', bots, bot.id), ...this.#group('People', people, bot.id));
  }

  /**
   * @param {string} title
   * @param {User[]} users
   * @param {string} botId
   */
  #group(title, users, botId) {
    const rows = users.map((user) => {
      const offline = user.id === botId && !this.store.state.bot.online;
      const mine = user.id === this.store.me.id;
      return el(
        'li',
        { class: offline ? 'member offline' : 'member', 'data-testid': 'member', 'data-user-id': user.id },
        avatar(user),
        el('span', { class: 'member-name' }, displayName(user)),
        user.bot ? appBadge() : null,
        mine ? el('span', { class: 'muted small' }, 'you') : null,
        offline ? el('span', { class: 'muted small' }, 'offline') : null,
      );
    });
    return [el('h3', {}, `${title} — ${users.length}`), el('ul', {}, ...rows)];
  }
}

import { appsButton } from './apps-menu.ts';
import { appBadge, avatar } from './avatar.ts';
import { componentsView } from './components.ts';
import { classes, el, toast } from './dom.ts';
import { icon } from './icons.ts';
import { renderMarkdown, type ViewContext } from './markdown-view.ts';
import { FLAG, type Message } from './message.ts';
import { displayName } from './names.ts';
import { attachmentsView } from './pictures.ts';
import type { Store } from './store.ts';
import { formatMessageTime } from './time.ts';
import { sentence, t } from './words.ts';

/** Marks of a message that are shown as colours and icons. */
interface Marks {
  readonly mentioned: boolean;
  readonly isPrivate: boolean;
  readonly silent: boolean;
}

/**
 * One line of the message list.
 *
 * @param compact follows a message of the same author, so the header is for screen readers only
 */
export function messageView(message: Message, context: ViewContext, compact: boolean): HTMLElement {
  const { store } = context;
  const { id, flags, failure } = message;
  const marks = {
    mentioned: store.mentionsMe(message),
    isPrivate: (flags & FLAG.private) !== 0,
    silent: (flags & FLAG.silent) !== 0,
  };
  const { mentioned, isPrivate, silent } = marks;
  const gutter = silent ? silentMark() : null;
  const author = store.user(message.author.id) ?? message.author;
  return el(
    'li',
    {
      class: classes(
        'message',
        compact && 'compact',
        mentioned && 'mentioned',
        isPrivate && 'private',
        failure && 'failed',
      ),
      'data-message-id': id,
      'data-testid': failure ? 'message-failed' : isPrivate ? 'message-private' : 'message',
    },
    el(
      'article',
      { tabindex: -1, 'aria-labelledby': `author-${id} content-${id}` },
      contextLine(message, store),
      el('div', { class: 'message-gutter' }, compact ? gutter : avatar(author)),
      el(
        'div',
        { class: 'message-body' },
        header(message, store, { compact, ...marks }),
        ...body(message, context),
        isPrivate ? privateNote(message, store) : null,
      ),
      isPrivate || failure ? null : appsButton(store, { type: 3, id, name: spokenName(message, store) }),
    ),
  );
}

/** A message by its author and time, for screen readers. */
function spokenName({ author, timestamp }: Message, store: Store): string {
  return `${store.nameOf(author)}, ${formatMessageTime(new Date(timestamp), store.locale)}`;
}

function header(message: Message, store: Store, marks: Marks & { readonly compact: boolean }): HTMLElement {
  const { author, id, timestamp } = message;
  const date = new Date(timestamp);
  const time = { datetime: timestamp, title: date.toLocaleString(store.locale) };
  const { compact, mentioned, isPrivate, silent } = marks;
  return el(
    'h2',
    { class: classes('message-header', compact && 'visually-hidden'), id: `author-${id}` },
    el('span', { class: 'author' }, store.nameOf(author)),
    author.bot ? appBadge() : null,
    ' ',
    el('time', { class: 'muted small', ...time }, formatMessageTime(date, store.locale)),
    silent && !compact ? silentMark() : null,
    el(
      'span',
      { class: 'visually-hidden' },
      mentioned && t(', mentions you'),
      isPrivate && t(', only you can see this'),
      silent && t(', without a notification'),
    ),
  );
}

function body(message: Message, context: ViewContext): (Node | null)[] {
  const { store } = context;
  const { attachments, components, edited_timestamp: edited, failure } = message;
  const id = `content-${message.id}`;
  if (failure) {
    const bot = store.botName;
    const why =
      failure.reason === 'offline'
        ? t('{bot} is offline. Commands will not be answered until it is back.', { bot })
        : t('The application did not respond.');
    return [el('div', { class: 'failure row', role: 'alert', id }, icon('warning'), why)];
  }
  if (message.flags & FLAG.loading) {
    return [el('div', { class: 'thinking muted', id }, t('{bot} is thinking…', { bot: store.botName }))];
  }
  const content = el('div', { class: 'markup', id, 'data-testid': 'message-content' });
  content.append(...renderMarkdown(message.content, context));
  if (edited) {
    const title = new Date(edited).toLocaleString(store.locale);
    content.append(' ', el('span', { class: 'muted small', title }, t('(edited)')));
  }
  return [
    content.childNodes.length > 0 ? content : null,
    attachments.length > 0 ? attachmentsView(attachments) : null,
    components.length > 0 ? componentsView(message, context) : null,
  ];
}

/** The sign of a message that notified nobody. */
function silentMark(): HTMLElement {
  const title = t('Sent without a notification');
  return el('span', { class: 'silent-mark', title, 'data-testid': 'silent' }, icon('bellOff'));
}

/** The line above a message that says what it answers. */
export function contextLine(message: Message, store: Store): HTMLElement | null {
  const { interaction, failure, referenced_message: replied } = message;
  const command = interaction?.name ?? failure?.command;
  if (command) {
    const user = store.user(interaction?.user.id ?? store.me.id) ?? interaction?.user ?? store.me;
    const parts = {
      name: el('b', {}, displayName(user)),
      command: el('span', { class: 'used-command' }, `/${command}`),
    };
    const line = { class: 'context-line row', 'data-testid': 'used-command' };
    return el('div', line, avatar(user), ...sentence('{name} used {command}', parts));
  }
  if (replied) {
    const href = `#channel=${replied.channel_id}&message=${replied.id}`;
    const text = store.plain(replied.content) || t('Click to see the message');
    return el(
      'a',
      { class: 'context-line row', href, 'data-testid': 'replied-line' },
      avatar(store.user(replied.author.id) ?? replied.author),
      el('b', {}, store.nameOf(replied.author)),
      el('span', { class: 'cut' }, text),
    );
  }
  if (replied === undefined) return null;
  return el('div', { class: 'context-line row' }, el('i', {}, t('Original message was deleted')));
}

function privateNote(message: Message, store: Store): HTMLElement {
  const onclick = () => void store.dismiss(message).catch(toast);
  const dismiss = { type: 'button', class: 'link', onclick, 'data-testid': 'dismiss' };
  return el(
    'div',
    { class: 'private-note row wrap muted small' },
    icon('eye'),
    t('Only you can see this •'),
    el('button', dismiss, t('Dismiss message')),
  );
}

/** A message in words, for the live region. */
export function spokenMessage({ author, content, flags, attachments, failure }: Message, store: Store): string {
  if (failure) return t('The application did not respond.');
  if (flags & FLAG.loading) return '';
  const files = attachments.map(({ description, filename: name }) =>
    t('Picture or file: {name}', { name: description ?? name }),
  );
  const whispered = flags & FLAG.private ? t(', only you can see this') : '';
  return `${store.nameOf(author)}${whispered}: ${[store.plain(content), ...files].filter(Boolean).join(' ')}`;
}

/** Labels of the buttons and menus that can be used. */
export function usableLabels({ components }: Message): string[] {
  const controls = components.flatMap((row) => row.components);
  return controls.flatMap((own) => {
    if (own.disabled) return [];
    return [own.label ?? ('placeholder' in own ? own.placeholder : undefined) ?? ''];
  });
}

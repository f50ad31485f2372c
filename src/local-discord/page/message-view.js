// @ts-check
/** @import { Message } from './types.js' */
/** @import { ViewContext } from './markdown-view.js' */

import { appBadge, avatar } from './avatar.js';
import { componentsView } from './components.js';
import { el } from './dom.js';
import { embedView } from './embeds.js';
import { icon } from './icons.js';
import { emojiImage, renderMarkdown } from './markdown-view.js';
import { attachmentsView } from './pictures.js';
import { displayName } from './store.js';
import { formatClock, formatMessageTime } from './time.js';
import { toast } from './toast.js';
import { MESSAGE_FLAG } from './types.js';

/**
 * One line of the message list.
 *
 * @param {Message} message
 * @param {ViewContext} context
 * @param {boolean} compact follows a message of the same author, so the header is for screen readers only
 */
export function messageView(message, context, compact) {
  const { store } = context;
  const flags = message.flags ?? 0;
  const isPrivate = (flags & MESSAGE_FLAG.private) !== 0;
  const author = { ...message.author, ...store.user(message.author.id) };
  const date = new Date(message.timestamp);
  const mentioned = store.mentionsMe(message);
  const silent = (flags & MESSAGE_FLAG.silent) !== 0;
  const classes = [
    'message',
    compact && 'compact',
    mentioned && 'mentioned',
    isPrivate && 'private',
    message.failure && 'failed',
  ];
  const header = el(
    'h2',
    { class: compact ? 'message-header visually-hidden' : 'message-header', id: `author-${message.id}` },
    el('span', { class: 'author' }, displayName(author)),
    author.bot ? appBadge() : null,
    ' ',
    el(
      'time',
      { datetime: message.timestamp, title: date.toLocaleString(store.locale) },
      formatMessageTime(date, store.locale),
    ),
    silent && !compact ? silentMark() : null,
    el('span', { class: 'visually-hidden' }, spokenMarks({ mentioned, isPrivate, silent })),
  );
  return el(
    'li',
    {
      class: classes.filter(Boolean).join(' '),
      'data-message-id': message.id,
      'data-testid': message.failure ? 'message-failed' : isPrivate ? 'message-private' : 'message',
    },
    el(
      'article',
      { tabindex: -1, 'aria-labelledby': `author-${message.id} content-${message.id}` },
      contextLine(message, context),
      el(
        'div',
        { class: 'message-gutter' },
        compact
          ? silent
            ? silentMark()
            : el('time', { class: 'gutter-time', 'aria-hidden': 'true' }, formatClock(date, store.locale))
          : avatar(author),
      ),
      el(
        'div',
        { class: 'message-body' },
        header,
        ...body(message, context),
        isPrivate ? privateNote(message, context) : null,
      ),
    ),
  );
}

/**
 * @param {Message} message
 * @param {ViewContext} context
 * @returns {(Node | null)[]}
 */
function body(message, context) {
  const { store } = context;
  if (message.failure) {
    const offline = message.failure.reason === 'offline' ? ` ${store.botName} is offline.` : '';
    return [
      el(
        'div',
        { class: 'failure', role: 'alert', id: `content-${message.id}` },
        icon('warning'),
        `The application did not respond.${offline}`,
      ),
    ];
  }
  if (((message.flags ?? 0) & MESSAGE_FLAG.loading) !== 0) {
    const dots = el('span', { class: 'dots', 'aria-hidden': 'true' }, el('i'), el('i'), el('i'));
    return [el('div', { class: 'thinking', id: `content-${message.id}` }, dots, `${store.botName} is thinking…`)];
  }
  const content = el('div', {
    class: 'message-content markup',
    id: `content-${message.id}`,
    'data-testid': 'message-content',
  });
  if (isOnlyEmoji(message.content)) content.classList.add('jumbo');
  content.append(renderMarkdown(message.content, context));
  if (message.edited_timestamp) {
    const title = new Date(message.edited_timestamp).toLocaleString(store.locale);
    content.append(' ', el('span', { class: 'edited', title }, '(edited)'));
  }
  return [
    content.childNodes.length > 0 ? content : null,
    message.attachments?.length ? attachmentsView(message.attachments) : null,
    ...(message.embeds ?? []).map((embed) => embedView(embed, context)),
    message.components?.length ? componentsView(message, context) : null,
    message.reactions?.length ? reactions(message) : null,
    message.thread ? threadLink(message, context) : null,
  ];
}

/** The sign of a message that notified nobody. */
function silentMark() {
  return el(
    'span',
    { class: 'silent-mark', title: 'Sent without a notification', 'data-testid': 'silent' },
    icon('bellOff'),
  );
}

/**
 * What colours and signs say of a message, for screen readers.
 *
 * @param {{ mentioned: boolean, isPrivate: boolean, silent: boolean }} marks
 */
function spokenMarks({ mentioned, isPrivate, silent }) {
  return [mentioned && ', mentions you', isPrivate && ', only you can see this', silent && ', without a notification']
    .filter(Boolean)
    .join('');
}

/**
 * The line above a message that says what it answers.
 *
 * @param {Message} message
 * @param {ViewContext} context
 */
function contextLine(message, context) {
  const { store } = context;
  const note = message.interaction_metadata ?? message.interaction;
  const name = note?.name ?? message.interaction?.name ?? message.failure?.name;
  const user = note?.user ?? (message.failure ? store.me : null);
  if (name && user) {
    const known = store.user(user.id) ?? user;
    return el(
      'div',
      { class: 'context-line', 'data-testid': 'used-command' },
      avatar(known),
      el('b', {}, displayName(known)),
      ' used ',
      el('span', { class: 'used-command' }, `/${name.replace(/^\//, '')}`),
    );
  }
  const replied = message.referenced_message;
  if (replied) {
    const text = store.plain(replied.content) || 'Click to see the message';
    return el(
      'a',
      {
        class: 'context-line',
        href: `#channel=${replied.channel_id}&message=${replied.id}`,
        'data-testid': 'replied-line',
      },
      avatar({ ...replied.author, ...store.user(replied.author.id) }),
      el('b', {}, displayName(store.user(replied.author.id) ?? replied.author)),
      el('span', { class: 'replied-text' }, text),
    );
  }
  if (message.message_reference?.message_id && message.referenced_message === null) {
    return el('div', { class: 'context-line' }, el('i', {}, 'Original message was deleted'));
  }
  return null;
}

/**
 * @param {Message} message
 * @param {ViewContext} context
 */
function privateNote(message, context) {
  const dismiss = async () => {
    try {
      await context.store.dismiss(message);
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error));
    }
  };
  return el(
    'div',
    { class: 'private-note' },
    icon('eye'),
    'Only you can see this •',
    el('button', { type: 'button', class: 'link', onclick: dismiss, 'data-testid': 'dismiss' }, 'Dismiss message'),
  );
}

/** @param {Message} message */
function reactions(message) {
  return el(
    'div',
    { class: 'reactions' },
    ...(message.reactions ?? []).map((reaction) =>
      el('span', { class: 'reaction' }, emojiImage(reaction.emoji), ` ${reaction.count}`),
    ),
  );
}

/**
 * @param {Message} message
 * @param {ViewContext} context
 */
function threadLink(message, context) {
  const thread = context.store.channel(message.thread?.id ?? '') ?? message.thread;
  if (!thread) return null;
  return el(
    'a',
    { class: 'thread-card', href: `#channel=${thread.id}` },
    icon('thread'),
    el('b', {}, thread.name),
    el('span', { class: 'muted' }, 'Thread'),
  );
}

/** @param {string} text */
function isOnlyEmoji(text) {
  return (
    text.trim() !== '' &&
    text.length <= 60 &&
    /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|\s)+$/u.test(text)
  );
}

/**
 * A message in words, for the live region.
 *
 * @param {Message} message
 * @param {ViewContext} context
 */
export function spokenMessage(message, context) {
  const { store } = context;
  if (message.failure) return 'The application did not respond.';
  if (((message.flags ?? 0) & MESSAGE_FLAG.loading) !== 0) return '';
  const parts = [message.content, ...textsOf(message.components ?? [])].map((text) => store.plain(text));
  for (const embed of message.embeds ?? [])
    parts.push(store.plain([embed.title, embed.description].filter(Boolean).join('. ')));
  for (const attachment of message.attachments ?? [])
    parts.push(`Picture or file: ${attachment.description || attachment.filename || ''}`);
  const whispered = ((message.flags ?? 0) & MESSAGE_FLAG.private) !== 0 ? ' (only you can see this)' : '';
  const author = displayName(store.user(message.author.id) ?? message.author);
  return `${author}${whispered}: ${parts.filter(Boolean).join(' ')}`;
}

/**
 * @param {NonNullable<Message['components']>} components
 * @returns {string[]}
 */
function textsOf(components) {
  return components.flatMap((component) => [
    ...(component.content ? [component.content] : []),
    ...(component.items ?? []).map((item) => item.description ?? ''),
    ...textsOf(component.components ?? []),
  ]);
}

/**
 * What stands on the buttons and menus that can be used.
 *
 * @param {NonNullable<Message['components']>} components
 * @returns {string[]}
 */
export function usableLabels(components) {
  return components.flatMap((component) => {
    const label = component.label ?? component.placeholder;
    return [...(label && !component.disabled ? [label] : []), ...usableLabels(component.components ?? [])];
  });
}

// @ts-check
/** @import { MarkdownNode } from './markdown.js' */
/** @import { Store } from './store.js' */

import { el, safeUrl } from './dom.js';
import { channelIcon } from './icons.js';
import { parseMarkdown } from './markdown.js';
import { displayName } from './store.js';
import { formatTimestamp } from './time.js';

/**
 * What drawing markdown needs to know and may do.
 *
 * @typedef {{ store: Store, startCommand: (id: string, name: string) => void }} ViewContext
 */

const MESSAGE_LINK = /^https?:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?/;

/**
 * Draws a text as Discord would. Links into Discord become jumps inside the page, because bots build them with
 * discord.com wired in.
 *
 * @param {string} source
 * @param {ViewContext} context
 * @returns {DocumentFragment}
 */
export function renderMarkdown(source, context) {
  const fragment = document.createDocumentFragment();
  fragment.append(...parseMarkdown(source).map((node) => draw(node, context)));
  return fragment;
}

/**
 * @param {MarkdownNode[]} nodes
 * @param {ViewContext} context
 */
function drawAll(nodes, context) {
  return nodes.map((node) => draw(node, context));
}

/**
 * @param {MarkdownNode} node
 * @param {ViewContext} context
 * @returns {Node}
 */
function draw(node, context) {
  switch (node.kind) {
    case 'text':
      return document.createTextNode(node.text);
    case 'strong':
      return el('strong', {}, ...drawAll(node.children, context));
    case 'em':
      return el('em', {}, ...drawAll(node.children, context));
    case 'underline':
      return el('u', {}, ...drawAll(node.children, context));
    case 'strike':
      return el('s', {}, ...drawAll(node.children, context));
    case 'subtext':
      return el('small', { class: 'subtext' }, ...drawAll(node.children, context));
    case 'quote':
      return el('blockquote', {}, ...drawAll(node.children, context));
    case 'heading':
      // One level for all: people choose a size, and the outline below a message's author must not skip levels.
      return el(
        'div',
        { class: `heading heading-${node.level}`, role: 'heading', 'aria-level': 3 },
        ...drawAll(node.children, context),
      );
    case 'list':
      return drawList(node, context);
    case 'code':
      return el('code', {}, node.text);
    case 'codeblock':
      return el('pre', { tabindex: 0, role: 'region', 'aria-label': 'Code block' }, el('code', {}, node.text));
    case 'spoiler':
      return drawSpoiler(drawAll(node.children, context));
    case 'link':
      return drawLink(node, context);
    case 'user':
      return drawUser(node.id, context);
    case 'role':
      return el('span', { class: 'mention' }, '@role');
    case 'everyone':
      return el('span', { class: 'mention' }, node.text);
    case 'channel':
      return channelLink(node.id, null, context);
    case 'timestamp':
      return drawTimestamp(node, context);
    case 'command':
      return drawCommand(node, context);
    case 'emoji':
      return emojiImage(node);
  }
}

/**
 * @param {Extract<MarkdownNode, { kind: 'list' }>} node
 * @param {ViewContext} context
 */
function drawList(node, context) {
  const items = node.items.map((item) => el('li', {}, ...drawAll(item, context)));
  return node.ordered ? el('ol', { start: node.start }, ...items) : el('ul', {}, ...items);
}

/** @param {Node[]} children */
function drawSpoiler(children) {
  const content = el('span', { class: 'spoiler-content' }, ...children);
  content.inert = true;
  const spoiler = el(
    'span',
    { class: 'spoiler', role: 'button', tabindex: 0, 'aria-label': 'Spoiler, hidden' },
    content,
  );
  const reveal = () => {
    spoiler.classList.add('revealed');
    for (const name of ['role', 'tabindex', 'aria-label']) spoiler.removeAttribute(name);
    content.inert = false;
  };
  spoiler.addEventListener('click', reveal);
  spoiler.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    reveal();
  });
  return spoiler;
}

/**
 * @param {Extract<MarkdownNode, { kind: 'link' }>} node
 * @param {ViewContext} context
 */
function drawLink(node, context) {
  const inside = MESSAGE_LINK.exec(node.href);
  if (inside?.[1]) {
    const target = `#channel=${inside[1]}${inside[2] ? `&message=${inside[2]}` : ''}`;
    if (node.bare) return channelLink(inside[1], inside[2] ?? null, context);
    return el('a', { href: target }, ...drawAll(node.children, context));
  }
  const href = safeUrl(node.href);
  if (!href) return el('span', {}, ...drawAll(node.children, context));
  return el('a', { href, target: '_blank', rel: 'noopener noreferrer' }, ...drawAll(node.children, context));
}

/**
 * @param {string} id
 * @param {string | null} messageId
 * @param {ViewContext} context
 */
function channelLink(id, messageId, context) {
  const channel = context.store.channel(id);
  if (!channel) return el('span', { class: 'mention' }, '#unknown');
  const sign = channelIcon(channel);
  const href = `#channel=${id}${messageId ? `&message=${messageId}` : ''}`;
  const label = `${channel.name}${messageId ? ' › message' : ''}`;
  return el('a', { class: 'mention', href }, sign, label);
}

/**
 * @param {string} id
 * @param {ViewContext} context
 */
function drawUser(id, context) {
  const mine = id === context.store.me.id ? ' mention-me' : '';
  return el('span', { class: `mention${mine}` }, `@${displayName(context.store.user(id))}`);
}

/**
 * @param {Extract<MarkdownNode, { kind: 'timestamp' }>} node
 * @param {ViewContext} context
 */
function drawTimestamp(node, context) {
  const { locale } = context.store;
  const date = new Date(node.unix * 1000);
  if (Number.isNaN(date.getTime())) return el('time', {}, 'Invalid Date');
  return el(
    'time',
    {
      class: 'timestamp',
      datetime: date.toISOString(),
      title: formatTimestamp(node.unix, 'F', locale),
      lang: locale,
      'data-relative': node.style === 'R' ? node.unix : null,
    },
    formatTimestamp(node.unix, node.style, locale),
  );
}

/**
 * @param {Extract<MarkdownNode, { kind: 'command' }>} node
 * @param {ViewContext} context
 */
function drawCommand(node, context) {
  const start = () => context.startCommand(node.id, node.name);
  return el('button', { type: 'button', class: 'mention mention-command', onclick: start }, `/${node.name}`);
}

/**
 * An emoji: the character itself, or the picture of an application emoji with its name as a fallback.
 *
 * @param {{ id?: string | null, name?: string | null, animated?: boolean }} emoji
 * @returns {Node}
 */
export function emojiImage(emoji) {
  const name = emoji.name ?? 'emoji';
  if (!emoji.id) return el('span', { class: 'emoji', role: 'img', 'aria-label': name }, name);
  const image = el('img', {
    class: 'emoji',
    src: `/cdn/emojis/${emoji.id}.${emoji.animated ? 'gif' : 'png'}`,
    alt: `:${name}:`,
  });
  image.addEventListener('error', () => image.replaceWith(`:${name}:`), { once: true });
  return image;
}

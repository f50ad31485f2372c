import { el, safeUrl } from './dom.ts';
import { channelIcon } from './icons.ts';
import { type MarkdownNode, parseMarkdown } from './markdown.ts';
import { displayName } from './names.ts';
import type { Store } from './store.ts';
import { formatDate, formatTimestamp } from './time.ts';
import { t } from './words.ts';

/** Context for drawing messages. */
export interface ViewContext {
  readonly store: Store;
  readonly startCommand: (id: string, name: string) => void;
}

const MESSAGE_LINK = /^https?:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?/;

const TAGS = { strong: 'strong', em: 'em', underline: 'u', strike: 's' } as const;

/** Draws a text as Discord would. */
export function renderMarkdown(source: string, context: ViewContext): Node[] {
  return drawAll(parseMarkdown(source), context);
}

function drawAll(nodes: readonly MarkdownNode[], context: ViewContext): Node[] {
  return nodes.map((node) => draw(node, context));
}

function draw(node: MarkdownNode, context: ViewContext): Node {
  const { store, startCommand } = context;
  switch (node.kind) {
    case 'text':
      return document.createTextNode(node.text);
    case 'code':
      return el('code', {}, node.text);
    case 'codeblock':
      return el('pre', { tabindex: 0, role: 'region', 'aria-label': t('Code block') }, el('code', {}, node.text));
    case 'list':
      return el('ul', {}, ...node.items.map((item) => el('li', {}, ...drawAll(item, context))));
    case 'subtext':
      return el('small', {}, ...drawAll(node.children, context));
    case 'link':
      return drawLink(node.href, node.children && drawAll(node.children, context), store);
    case 'user': {
      const mine = node.id === store.me.id ? ' mention-me' : '';
      return el('span', { class: `mention${mine}` }, `@${displayName(store.user(node.id))}`);
    }
    case 'channel':
      return channelLink(node.id, undefined, store);
    case 'emoji':
      return el('img', {
        class: 'emoji',
        src: `/cdn/emojis/${node.id}.png`,
        alt: `:${node.name}:`,
        title: `:${node.name}:`,
      });
    case 'timestamp':
      return drawTimestamp(node.unix, node.style, store.locale);
    case 'command': {
      const onclick = () => startCommand(node.id, node.name);
      return el('button', { type: 'button', class: 'mention mention-command', onclick }, `/${node.name}`);
    }
    default:
      return el(TAGS[node.kind], {}, ...drawAll(node.children, context));
  }
}

/** Links into Discord become jumps inside the page, because bots build them with discord.com wired in. */
function drawLink(href: string, text: readonly Node[] | undefined, store: Store): Node {
  const inside = addressOfLink(href);
  if (inside && text) return el('a', { href: inside }, ...text);
  const [, channelId, messageId] = MESSAGE_LINK.exec(href) ?? [];
  if (channelId) return channelLink(channelId, messageId, store);
  return el('a', { href: safeUrl(href), target: '_blank', rel: 'noopener noreferrer' }, ...(text ?? [href]));
}

/** Address on the page of what a link into Discord leads to; undefined for any other link. */
export function addressOfLink(href: string): string | undefined {
  const inside = MESSAGE_LINK.exec(href);
  return inside?.[1] && addressInside(inside[1], inside[2]);
}

function addressInside(channelId: string, messageId: string | undefined): string {
  return `#channel=${channelId}${messageId ? `&message=${messageId}` : ''}`;
}

function channelLink(id: string, messageId: string | undefined, store: Store): Node {
  const channel = store.channel(id);
  if (!channel) return el('span', { class: 'mention' }, '#?');
  const href = addressInside(id, messageId);
  const label = messageId ? `${channel.name} ${t('› message')}` : channel.name;
  return el('a', { class: 'mention', href }, channelIcon(channel), label);
}

function drawTimestamp(unix: number, style: string, locale: string): Node {
  const date = new Date(unix * 1000);
  if (Number.isNaN(date.getTime())) return document.createTextNode('Invalid Date');
  const relative = style === 'R' ? unix : null;
  return el(
    'time',
    {
      class: 'timestamp',
      datetime: date.toISOString(),
      title: formatDate(date, 'F', locale),
      'data-relative': relative,
    },
    formatTimestamp(unix, style, locale),
  );
}

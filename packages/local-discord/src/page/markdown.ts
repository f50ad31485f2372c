/** A part of a text, without any DOM: markdown-view.ts draws it. */
export type MarkdownNode =
  | { kind: 'text' | 'code' | 'codeblock'; text: string }
  | { kind: 'strong' | 'em' | 'underline' | 'strike' | 'subtext'; children: MarkdownNode[] }
  | { kind: 'list'; items: MarkdownNode[][] }
  /** An address, with the text that stands for it where it has one. */
  | { kind: 'link'; href: string; children?: MarkdownNode[] }
  | Reference;

/** A reference to something that is shown by its name. */
export type Reference =
  | { kind: 'user'; id: string }
  | { kind: 'channel'; id: string }
  /** An emoji of the application. */
  | { kind: 'emoji'; name: string; id: string }
  | { kind: 'timestamp'; unix: number; style: string }
  | { kind: 'command'; name: string; id: string };

/** How deep marks may nest before the rest is plain text: keeps hostile input from growing the stack. */
const MAX_DEPTH = 12;

const BLOCK = /```(?:[\w+#.-]*\n)?\n*([\s\S]*?[^\s`][\s\S]*?)\n*```\n?|^-# +(.+)(?:\n|$)|^(?:[-*] +.+(?:\n|$))+/gm;

type Make = (match: RegExpExecArray, inner: (text: string) => MarkdownNode[]) => MarkdownNode;

const mark =
  (kind: 'strong' | 'em' | 'underline' | 'strike'): Make =>
  (match, inner) => ({ kind, children: inner(match[1]!) });

/** Tried in this order at every position. Each pattern is sticky, so it sees what stands before it (word boundaries). */
const INLINE: readonly (readonly [pattern: RegExp, make: Make])[] = [
  [/\\([^0-9A-Za-z\s])/y, (match) => ({ kind: 'text', text: match[1]! })],
  [/(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/y, (match) => ({ kind: 'code', text: match[2]! })],
  [/<@!?(\d{15,21})>/y, (match) => ({ kind: 'user', id: match[1]! })],
  [/<#(\d{15,21})>/y, (match) => ({ kind: 'channel', id: match[1]! })],
  [/<a?:(\w{2,32}):(\d{15,21})>/y, (match) => ({ kind: 'emoji', name: match[1]!, id: match[2]! })],
  [
    /<t:(-?\d{1,13})(?::([tdDfFR]))?>/y,
    (match) => ({ kind: 'timestamp', unix: Number(match[1]), style: match[2] ?? 'f' }),
  ],
  [/<\/([^:<>\n]{1,98}):(\d{1,21})>/y, (match) => ({ kind: 'command', name: match[1]!, id: match[2]! })],
  [
    /\[([^[\]\n]{1,200})\]\(<?(https?:\/\/[^\s<>()]+)>?\)/y,
    (match, inner) => ({ kind: 'link', href: match[2]!, children: inner(match[1]!) }),
  ],
  [/<?(https?:\/\/[^\s<>]+[^\s<>.,:;!?"')\]*_~|])>?/y, (match) => ({ kind: 'link', href: match[1]! })],
  [/\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, mark('strong')],
  [/__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, mark('underline')],
  [/~~((?:\\[\s\S]|[^\\])+?)~~(?!~)/y, mark('strike')],
  [/\*(?=\S)((?:\*\*|\\[\s\S]|[^*\\])+?)(?<=\S)\*(?!\*)/y, mark('em')],
  [/\b_((?:__|\\[\s\S]|[^\\_])+?)_\b/y, mark('em')],
];

/** Up to the next character that could start a mark; `h` starts a bare address, a bracket one with a text. */
const PLAIN = /[\s\S][^\\`*_~<[h]*/y;

/** Reads what the bot writes of Discord's markdown: marks, references, addresses, code, plain lists and small lines. */
export function parseMarkdown(source: string): MarkdownNode[] {
  const nodes: MarkdownNode[] = [];
  let at = 0;
  for (const match of source.matchAll(BLOCK)) {
    // The line break before a code block belongs to the block.
    const before = source.slice(at, match.index);
    if (match[2] !== undefined) {
      nodes.push(...parseInline(before, 0), { kind: 'subtext', children: parseInline(match[2], 0) });
    } else if (match[1] === undefined) {
      const lines = match[0].trimEnd().split('\n');
      const items = lines.map((line) => parseInline(line.replace(/^[-*] +/, ''), 0));
      nodes.push(...parseInline(before, 0), { kind: 'list', items });
    } else nodes.push(...parseInline(before.replace(/\n$/, ''), 0), { kind: 'codeblock', text: match[1] });
    at = match.index + match[0].length;
  }
  return [...nodes, ...parseInline(source.slice(at), 0)];
}

function parseInline(source: string, depth: number): MarkdownNode[] {
  const nodes: MarkdownNode[] = [];
  let at = 0;
  while (at < source.length) {
    const found = depth < MAX_DEPTH ? inlineAt(source, at, depth) : undefined;
    PLAIN.lastIndex = at;
    const node = found?.node ?? { kind: 'text', text: PLAIN.exec(source)?.[0] ?? '' };
    at = found?.end ?? PLAIN.lastIndex;
    const last = nodes.at(-1);
    if (node.kind === 'text' && last?.kind === 'text') last.text += node.text;
    else nodes.push(node);
  }
  return nodes;
}

function inlineAt(source: string, at: number, depth: number): { node: MarkdownNode; end: number } | undefined {
  for (const [pattern, make] of INLINE) {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (!match) continue;
    // The nested parse runs the same sticky patterns, so the end is kept before it.
    const end = pattern.lastIndex;
    return { node: make(match, (text) => parseInline(text, depth + 1)), end };
  }
  return undefined;
}

/** The text as plain words, for previews and screen readers; `name` says what references stand for. */
export function plainText(nodes: readonly MarkdownNode[], name: (node: Reference) => string): string {
  return nodes
    .map((node) => {
      if ('text' in node) return node.text;
      if (node.kind === 'subtext') return `${plainText(node.children, name)}\n`;
      if (node.kind === 'list') return node.items.map((item) => `${plainText(item, name)}\n`).join('');
      if (node.kind === 'link') return node.children ? plainText(node.children, name) : node.href;
      return 'children' in node ? plainText(node.children, name) : name(node);
    })
    .join('');
}

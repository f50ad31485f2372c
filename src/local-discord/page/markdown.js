// @ts-check

/**
 * Discord's markdown as a tree, without any DOM: markdown-view.js draws it.
 *
 * @typedef {{ kind: 'text', text: string }
 *   | { kind: 'strong' | 'em' | 'underline' | 'strike' | 'spoiler' | 'subtext' | 'quote', children: MarkdownNode[] }
 *   | { kind: 'heading', level: 1 | 2 | 3, children: MarkdownNode[] }
 *   | { kind: 'list', ordered: boolean, start: number, items: MarkdownNode[][] }
 *   | { kind: 'code', text: string }
 *   | { kind: 'codeblock', language: string, text: string }
 *   | { kind: 'link', href: string, bare: boolean, children: MarkdownNode[] }
 *   | { kind: 'user' | 'role' | 'channel', id: string }
 *   | { kind: 'everyone', text: string }
 *   | { kind: 'timestamp', unix: number, style: string }
 *   | { kind: 'command', name: string, id: string }
 *   | { kind: 'emoji', name: string, id: string, animated: boolean }
 * } MarkdownNode
 */

const FENCE = /```(?:([\w+#.-]*)\n)?\n*([\s\S]*?[^\s`][\s\S]*?)\n*```/y;
const HEADING = /^(#{1,3}) +(.+)$/;
const SUBTEXT = /^-# +(.+)$/;
const LIST_ITEM = /^( *)([-*]|\d{1,9}\.) +(.*)$/;

/** How deep marks may nest before the rest is plain text: keeps hostile input from growing the stack. */
const MAX_DEPTH = 12;

/**
 * @param {string} source
 * @returns {MarkdownNode[]}
 */
export function parseMarkdown(source) {
  return parseBlocks(source.replaceAll('\r\n', '\n'), 0);
}

/**
 * @param {string} source
 * @param {number} depth
 * @returns {MarkdownNode[]}
 */
function parseBlocks(source, depth) {
  /** @type {MarkdownNode[]} */
  const nodes = [];
  let plain = '';
  const flush = () => {
    if (plain) nodes.push(...parseInline(plain, depth));
    plain = '';
  };
  let at = 0;
  while (at < source.length) {
    if (at === 0 || source[at - 1] === '\n') {
      const block = depth < MAX_DEPTH ? lineBlock(source, at, depth) : null;
      if (block) {
        flush();
        nodes.push(block.node);
        at = block.end;
        continue;
      }
    }
    const end = lineEnd(source, at);
    const fenceAt = findFence(source, at, end);
    if (fenceAt !== null) {
      plain += source.slice(at, fenceAt.start);
      // The line break before a code block belongs to the block, as it does on Discord.
      plain = plain.replace(/\n$/, '');
      flush();
      nodes.push({ kind: 'codeblock', language: fenceAt.language, text: fenceAt.text });
      at = fenceAt.end;
      if (source[at] === '\n') at += 1;
      continue;
    }
    plain += source.slice(at, Math.min(end + 1, source.length));
    at = end + 1;
  }
  flush();
  return nodes;
}

/**
 * Where the line at `from` ends: the index of its line break, or of the end of the text.
 *
 * @param {string} source
 * @param {number} from
 */
function lineEnd(source, from) {
  const end = source.indexOf('\n', from);
  return end === -1 ? source.length : end;
}

/**
 * A code block that opens between the two indexes.
 *
 * @param {string} source
 * @param {number} from
 * @param {number} to
 */
function findFence(source, from, to) {
  for (let start = source.indexOf('```', from); start !== -1 && start < to; start = source.indexOf('```', start + 1)) {
    if (source[start - 1] === '\\') continue;
    FENCE.lastIndex = start;
    const match = FENCE.exec(source);
    if (match) return { start, end: FENCE.lastIndex, language: match[1] ?? '', text: match[2] ?? '' };
    return null;
  }
  return null;
}

/**
 * A heading, quote, list or subtext line that begins at `at`, which is the start of a line.
 *
 * @param {string} source
 * @param {number} at
 * @param {number} depth
 * @returns {{ node: MarkdownNode, end: number } | null}
 */
function lineBlock(source, at, depth) {
  if (source.startsWith('>>> ', at)) {
    return { node: { kind: 'quote', children: parseBlocks(source.slice(at + 4), depth + 1) }, end: source.length };
  }
  const end = lineEnd(source, at);
  const line = source.slice(at, end);
  if (/^>( |$)/.test(line) && line.length > 1) {
    const { lines, end: quoteEnd } = takeLines(source, at, (text) => /^> /.test(text));
    const inner = lines.map((text) => text.slice(2)).join('\n');
    return { node: { kind: 'quote', children: parseBlocks(inner, depth + 1) }, end: quoteEnd };
  }
  const heading = HEADING.exec(line);
  if (heading) {
    const level = /** @type {1 | 2 | 3} */ (heading[1]?.length ?? 1);
    return { node: { kind: 'heading', level, children: parseInline(heading[2] ?? '', depth + 1) }, end: end + 1 };
  }
  const subtext = SUBTEXT.exec(line);
  if (subtext) return { node: { kind: 'subtext', children: parseInline(subtext[1] ?? '', depth + 1) }, end: end + 1 };
  if (!LIST_ITEM.test(line)) return null;
  const numbered = isNumbered(line);
  const indent = line.length - line.trimStart().length;
  const taken = takeLines(source, at, (text, first) => {
    if (!LIST_ITEM.test(text)) return !first && /^ {2,}\S/.test(text);
    // The other kind of marker at the same depth begins another list.
    return text.length - text.trimStart().length > indent || isNumbered(text) === numbered;
  });
  return { node: parseList(taken.lines, depth), end: taken.end };
}

/** @param {string} line */
function isNumbered(line) {
  return /^ *\d/.test(line);
}

/**
 * Lines from `at` as long as they belong; `end` is the start of the line after them.
 *
 * @param {string} source
 * @param {number} at
 * @param {(line: string, first: boolean) => boolean} belongs
 */
function takeLines(source, at, belongs) {
  const lines = [];
  let next = at;
  while (next < source.length) {
    const end = lineEnd(source, next);
    const line = source.slice(next, end);
    if (!belongs(line, lines.length === 0)) break;
    lines.push(line);
    next = end + 1;
  }
  return { lines, end: next };
}

/**
 * @param {string[]} lines
 * @param {number} depth
 * @returns {MarkdownNode}
 */
function parseList(lines, depth) {
  const first = LIST_ITEM.exec(lines[0] ?? '');
  const indent = first?.[1]?.length ?? 0;
  const marker = first?.[2] ?? '-';
  const ordered = /\d/.test(marker);
  /** @type {string[][]} */
  const items = [];
  for (const line of lines) {
    const match = LIST_ITEM.exec(line);
    if (match && (match[1]?.length ?? 0) <= indent) items.push([match[3] ?? '']);
    else items.at(-1)?.push(line.slice(Math.min(indent + 2, line.length - line.trimStart().length)));
  }
  return {
    kind: 'list',
    ordered,
    start: ordered ? Number.parseInt(marker, 10) : 1,
    items: items.map((item) => parseBlocks(item.join('\n'), depth + 1)),
  };
}

/**
 * Tried in this order at every position. Each pattern is sticky, so it sees what stands before it (word boundaries).
 *
 * @type {readonly { pattern: RegExp, make: (match: RegExpExecArray, inner: (text: string) => MarkdownNode[]) =>
 *   MarkdownNode | null }[]}
 */
const INLINE = [
  { pattern: /\\([^0-9A-Za-z\s])/y, make: (m) => ({ kind: 'text', text: m[1] ?? '' }) },
  {
    pattern: /(`+)((?:[^`]|(?!\1)`)[\s\S]*?)(?<!`)\1(?!`)/y,
    make: (m) => ({ kind: 'code', text: trimCode(m[2] ?? '') }),
  },
  { pattern: /<@!?(\d{15,21})>/y, make: (m) => ({ kind: 'user', id: m[1] ?? '' }) },
  { pattern: /<@&(\d{15,21})>/y, make: (m) => ({ kind: 'role', id: m[1] ?? '' }) },
  { pattern: /<#(\d{15,21})>/y, make: (m) => ({ kind: 'channel', id: m[1] ?? '' }) },
  {
    pattern: /<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y,
    make: (m) => ({ kind: 'timestamp', unix: Number(m[1]), style: m[2] ?? 'f' }),
  },
  {
    pattern: /<\/([-_'\p{L}\p{N}]{1,32}(?: [-_'\p{L}\p{N}]{1,32}){0,2}):(\d{1,21})>/uy,
    make: (m) => ({ kind: 'command', name: m[1] ?? '', id: m[2] ?? '' }),
  },
  {
    pattern: /<(a?):(\w{2,32}):(\d{15,21})>/y,
    make: (m) => ({ kind: 'emoji', name: m[2] ?? '', id: m[3] ?? '', animated: m[1] === 'a' }),
  },
  { pattern: /@(?:everyone|here)\b/y, make: (m) => ({ kind: 'everyone', text: m[0] }) },
  {
    pattern: /\[((?:\\[\s\S]|[^[\]\\])+)\]\(<?(https?:\/\/[^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?: +"[^"]*")?\)/y,
    make: (m, inner) => link(m[2] ?? '', inner(m[1] ?? '')),
  },
  { pattern: /<(https?:\/\/[^\s<>]+)>/y, make: (m) => link(m[1] ?? '', null) },
  { pattern: /https?:\/\/[^\s<]+[^\s<.,:;!?"')\]*_~|]/y, make: (m) => link(m[0], null) },
  { pattern: /\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, make: (m, inner) => wrap('strong', inner(m[1] ?? '')) },
  { pattern: /__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, make: (m, inner) => wrap('underline', inner(m[1] ?? '')) },
  { pattern: /~~((?:\\[\s\S]|[^\\])+?)~~(?!~)/y, make: (m, inner) => wrap('strike', inner(m[1] ?? '')) },
  { pattern: /\|\|((?:\\[\s\S]|[^\\])+?)\|\|/y, make: (m, inner) => wrap('spoiler', inner(m[1] ?? '')) },
  {
    pattern: /\*(?=\S)((?:\*\*|\\[\s\S]|[^*\\])+?)(?<=\S)\*(?!\*)/y,
    make: (m, inner) => wrap('em', inner(m[1] ?? '')),
  },
  { pattern: /\b_((?:__|\\[\s\S]|[^\\_])+?)_\b/y, make: (m, inner) => wrap('em', inner(m[1] ?? '')) },
];

/** Up to the next character that could start a mark; `h` starts a bare address. */
const PLAIN = /[\s\S][^\\`*_~|<[@h]*/y;

/**
 * @param {string} source
 * @param {number} depth
 * @returns {MarkdownNode[]}
 */
function parseInline(source, depth) {
  /** @type {MarkdownNode[]} */
  const nodes = [];
  let at = 0;
  while (at < source.length) {
    const found = depth < MAX_DEPTH ? inlineAt(source, at, depth) : null;
    if (found) {
      pushNode(nodes, found.node);
      at = found.end;
      continue;
    }
    PLAIN.lastIndex = at;
    const text = PLAIN.exec(source)?.[0] ?? source.slice(at);
    pushNode(nodes, { kind: 'text', text });
    at += text.length;
  }
  return nodes;
}

/**
 * @param {string} source
 * @param {number} at
 * @param {number} depth
 */
function inlineAt(source, at, depth) {
  for (const { pattern, make } of INLINE) {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (!match) continue;
    // The nested parse runs the same sticky patterns, so the end is kept before it.
    const end = pattern.lastIndex;
    const node = make(match, (text) => parseInline(text, depth + 1));
    if (node) return { node, end };
  }
  return null;
}

/**
 * @param {MarkdownNode[]} nodes
 * @param {MarkdownNode} node
 */
function pushNode(nodes, node) {
  const last = nodes.at(-1);
  if (node.kind === 'text' && last?.kind === 'text') last.text += node.text;
  else nodes.push(node);
}

/**
 * @param {'strong' | 'em' | 'underline' | 'strike' | 'spoiler'} kind
 * @param {MarkdownNode[]} children
 * @returns {MarkdownNode}
 */
function wrap(kind, children) {
  return { kind, children };
}

/**
 * @param {string} href
 * @param {MarkdownNode[] | null} children null for an address written as it is
 * @returns {MarkdownNode | null}
 */
function link(href, children) {
  if (!URL.canParse(href)) return null;
  return { kind: 'link', href, bare: children === null, children: children ?? [{ kind: 'text', text: href }] };
}

/** @param {string} text */
function trimCode(text) {
  return /^ *`/.test(text) || /` *$/.test(text) ? text.trim() : text;
}

/**
 * The tree as plain words, for previews and screen reader announcements. Code and spoilers keep or hide their text as
 * on Discord's own previews.
 *
 * @param {readonly MarkdownNode[]} nodes
 * @param {(node: MarkdownNode) => string} name how mentions, timestamps and other references are said
 * @returns {string}
 */
export function plainText(nodes, name) {
  return nodes
    .map((node) => {
      if (node.kind === 'text' || node.kind === 'code' || node.kind === 'codeblock') return node.text;
      if (node.kind === 'spoiler') return 'spoiler';
      if (node.kind === 'list') return node.items.map((item) => `${plainText(item, name)}\n`).join('');
      if ('children' in node) {
        const text = plainText(node.children, name);
        return ['heading', 'quote', 'subtext'].includes(node.kind) ? `${text}\n` : text;
      }
      return name(node);
    })
    .join('');
}

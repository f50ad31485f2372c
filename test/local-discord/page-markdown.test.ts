import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

type Node = { readonly kind: string; readonly [key: string]: unknown };

interface MarkdownModule {
  parseMarkdown(source: string): Node[];
  plainText(nodes: readonly Node[], name: (node: Node) => string): string;
}

// The page is plain JavaScript checked by its own configuration, so its types are restated here.
const page = '../../src/local-discord/page/markdown.js';
const { parseMarkdown, plainText } = (await import(page)) as MarkdownModule;

const text = (value: string): Node => ({ kind: 'text', text: value });
const mark = (kind: string, ...children: Node[]): Node => ({ kind, children });

describe('inline marks', () => {
  it.each<[string, Node[]]>([
    ['plain', [text('plain')]],
    ['**a**', [mark('strong', text('a'))]],
    ['*a* _b_', [mark('em', text('a')), text(' '), mark('em', text('b'))]],
    ['***a***', [mark('strong', mark('em', text('a')))]],
    ['__a__', [mark('underline', text('a'))]],
    ['~~a~~ ||b||', [mark('strike', text('a')), text(' '), mark('spoiler', text('b'))]],
    ['`**a**`', [{ kind: 'code', text: '**a**' }]],
    ['`` ` ``', [{ kind: 'code', text: '`' }]],
    ['snake_case_name', [text('snake_case_name')]],
    ['2 * 3 * 4', [text('2 * 3 * 4')]],
    ['**open', [text('**open')]],
    ['\\*not\\* \\<@1>', [text('*not* <@1>')]],
    ['¯\\_(ツ)_/¯', [text('¯_(ツ)_/¯')]],
    ['**bold _both_**', [mark('strong', text('bold '), mark('em', text('both')))]],
  ])('%s', (source, expected) => {
    expect(parseMarkdown(source)).toEqual(expected);
  });
});

describe('references', () => {
  it.each<[string, Node[]]>([
    ['<@123456789012345678>', [{ kind: 'user', id: '123456789012345678' }]],
    ['<@!123456789012345678>', [{ kind: 'user', id: '123456789012345678' }]],
    ['<#123456789012345678>', [{ kind: 'channel', id: '123456789012345678' }]],
    ['<@&123456789012345678>', [{ kind: 'role', id: '123456789012345678' }]],
    ['<t:1700000000:R>', [{ kind: 'timestamp', unix: 1_700_000_000, style: 'R' }]],
    ['<t:1700000000>', [{ kind: 'timestamp', unix: 1_700_000_000, style: 'f' }]],
    ['</place:12>', [{ kind: 'command', name: 'place', id: '12' }]],
    ['</admin pause:12>', [{ kind: 'command', name: 'admin pause', id: '12' }]],
    ['<a:boat:123456789012345678>', [{ kind: 'emoji', name: 'boat', id: '123456789012345678', animated: true }]],
    ['@everyone', [{ kind: 'everyone', text: '@everyone' }]],
    ['<@12>', [text('<@12>')]],
  ])('%s', (source, expected) => {
    expect(parseMarkdown(source)).toEqual(expected);
  });
});

describe('links', () => {
  it('ends a bare address before punctuation', () => {
    const [, found, rest] = parseMarkdown('see https://a.example/b_c_d.');
    expect(found).toMatchObject({ kind: 'link', href: 'https://a.example/b_c_d', bare: true });
    expect(rest).toEqual(text('.'));
  });

  it('reads a masked address with marks in its words', () => {
    expect(parseMarkdown('[**go**](https://a.example/x(1))')).toEqual([
      { kind: 'link', href: 'https://a.example/x(1)', bare: false, children: [mark('strong', text('go'))] },
    ]);
  });

  it('never makes a link of another scheme', () => {
    expect(parseMarkdown('[x](javascript:alert(1))')).toEqual([text('[x](javascript:alert(1))')]);
  });
});

describe('blocks', () => {
  it('knows three headings and small print only at the start of a line', () => {
    expect(parseMarkdown('# a\n### b\nx # c\n#### d\n-# e')).toEqual([
      { kind: 'heading', level: 1, children: [text('a')] },
      { kind: 'heading', level: 3, children: [text('b')] },
      text('x # c\n#### d\n'),
      mark('subtext', text('e')),
    ]);
  });

  it('nests lists and tells numbers from bullets', () => {
    expect(parseMarkdown('- a\n  - b\n- c\n3. d')).toEqual([
      {
        kind: 'list',
        ordered: false,
        start: 1,
        items: [[text('a\n'), { kind: 'list', ordered: false, start: 1, items: [[text('b')]] }], [text('c')]],
      },
      { kind: 'list', ordered: true, start: 3, items: [[text('d')]] },
    ]);
  });

  it('joins quoted lines, and quotes all the rest after three signs', () => {
    expect(parseMarkdown('> a\n> b\nc')).toEqual([mark('quote', text('a\nb')), text('c')]);
    expect(parseMarkdown('>>> a\nb')).toEqual([mark('quote', text('a\nb'))]);
  });

  it('keeps code blocks as they are', () => {
    expect(parseMarkdown('x\n```ts\n**a**\n# b\n```\ny')).toEqual([
      text('x'),
      { kind: 'codeblock', language: 'ts', text: '**a**\n# b' },
      text('y'),
    ]);
    expect(parseMarkdown('```one line```')).toEqual([{ kind: 'codeblock', language: '', text: 'one line' }]);
  });
});

describe('any text', () => {
  const anything = fc.string({ unit: fc.constantFrom(...'*_~|`\\<>#@-1. \nab[]()/:h'), maxLength: 120 });

  it('loses no letter', () => {
    fc.assert(
      fc.property(anything, (source) => {
        const letters = (value: string) => value.replace(/[^ab]/g, '');
        const bare = source.replace(/\|/g, '');
        const shown = plainText(parseMarkdown(bare), (node) => `${node.text ?? node.name ?? ''}`);
        // A code block's first word may be its language, which is not shown as text.
        fc.pre(!bare.includes('```'));
        expect(letters(shown)).toBe(letters(bare));
      }),
    );
  });

  it('bounds the depth of what it reads', () => {
    const depth = (nodes: readonly Node[]): number =>
      Math.max(0, ...nodes.map((node) => 1 + depth((node.children as Node[] | undefined) ?? [])));
    expect(depth(parseMarkdown(`${'>>> '.repeat(500)}x`))).toBeLessThan(20);
    expect(depth(parseMarkdown(`${'**_'.repeat(300)}x${'_**'.repeat(300)}`))).toBeLessThan(20);
  });
});

it('says a text in words', () => {
  const nodes = parseMarkdown('# Turn\n<@123456789012345678> ||no||: **go**\n- a\n- b');
  expect(plainText(nodes, (node) => (node.kind === 'user' ? '@Ana' : ''))).toBe('Turn\n@Ana spoiler: go\na\nb\n');
});

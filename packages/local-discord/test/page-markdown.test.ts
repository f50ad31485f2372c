import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

type Node = { readonly kind: string; readonly [key: string]: unknown };

interface MarkdownModule {
  parseMarkdown(source: string): Node[];
  plainText(nodes: readonly Node[], name: (node: Node) => string): string;
}

// The page has a configuration of its own, so its types are restated here.
const page = '../src/page/markdown.ts';
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
    ['~~a~~', [mark('strike', text('a'))]],
    ['`**a**`', [{ kind: 'code', text: '**a**' }]],
    [
      '<:red_meeple:123456789012345678> Ana',
      [{ kind: 'emoji', name: 'red_meeple', id: '123456789012345678' }, text(' Ana')],
    ],
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

it('an address may have a text of its own', () => {
  const href = 'https://discord.com/channels/1/2/3';
  expect(parseMarkdown(`see [the **message**](${href}).`)).toEqual([
    text('see '),
    { kind: 'link', href, children: [text('the '), mark('strong', text('message'))] },
    text('.'),
  ]);
  expect(parseMarkdown('[no](address) [x]')).toEqual([text('[no](address) [x]')]);
});

describe('references', () => {
  it.each<[string, Node[]]>([
    ['<@123456789012345678>', [{ kind: 'user', id: '123456789012345678' }]],
    ['<@!123456789012345678>', [{ kind: 'user', id: '123456789012345678' }]],
    ['<#123456789012345678>', [{ kind: 'channel', id: '123456789012345678' }]],
    ['<t:1700000000:R>', [{ kind: 'timestamp', unix: 1_700_000_000, style: 'R' }]],
    ['<t:1700000000>', [{ kind: 'timestamp', unix: 1_700_000_000, style: 'f' }]],
    ['</place:12>', [{ kind: 'command', name: 'place', id: '12' }]],
    ['</admin pause:12>', [{ kind: 'command', name: 'admin pause', id: '12' }]],
    ['<@12>', [text('<@12>')]],
  ])('%s', (source, expected) => {
    expect(parseMarkdown(source)).toEqual(expected);
  });
});

describe('links', () => {
  it('end before punctuation', () => {
    const [, found, rest] = parseMarkdown('see https://a.example/b_c_d.');
    expect(found).toEqual({ kind: 'link', href: 'https://a.example/b_c_d' });
    expect(rest).toEqual(text('.'));
  });

  it('are never of another scheme', () => {
    expect(parseMarkdown('javascript:alert(1)')).toEqual([text('javascript:alert(1)')]);
  });
});

describe('blocks', () => {
  it('are lists at the start of lines', () => {
    expect(parseMarkdown('x\n- a\n- **b**\ny - z')).toEqual([
      text('x\n'),
      { kind: 'list', items: [[text('a')], [mark('strong', text('b'))]] },
      text('y - z'),
    ]);
  });

  it('are small lines, and none where the sign stands within a line', () => {
    expect(parseMarkdown('x\n-# a **b**\ny -# z')).toEqual([
      text('x\n'),
      mark('subtext', text('a '), mark('strong', text('b'))),
      text('y -# z'),
    ]);
  });

  it('keep code as it is', () => {
    expect(parseMarkdown('x\n```ts\n**a**\n- b\n```\ny')).toEqual([
      text('x'),
      { kind: 'codeblock', text: '**a**\n- b' },
      text('y'),
    ]);
    expect(parseMarkdown('```one line```')).toEqual([{ kind: 'codeblock', text: 'one line' }]);
  });
});

describe('any text', () => {
  const anything = fc.string({ unit: fc.constantFrom(...'*_~`\\<>#@-1. \nab/:h'), maxLength: 120 });

  it('loses no letter', () => {
    fc.assert(
      fc.property(anything, (source) => {
        const letters = (value: string) => value.replace(/[^ab]/g, '');
        const shown = plainText(parseMarkdown(source), (node) => `${node.name ?? ''}`);
        // A code block's first word may be its language, which is not shown as text.
        fc.pre(!source.includes('```'));
        expect(letters(shown)).toBe(letters(source));
      }),
    );
  });

  it('bounds the depth of what it reads', () => {
    const depth = (nodes: readonly Node[]): number =>
      Math.max(0, ...nodes.map((node) => 1 + depth((node.children as Node[] | undefined) ?? [])));
    expect(depth(parseMarkdown(`${'**_'.repeat(300)}x${'_**'.repeat(300)}`))).toBeLessThan(20);
  });
});

it('says a text in words', () => {
  const nodes = parseMarkdown('**Turn** of <@123456789012345678>:\n- a\n- b');
  expect(plainText(nodes, (node) => (node.kind === 'user' ? '@Ana' : ''))).toBe('Turn of @Ana:\na\nb\n');
});

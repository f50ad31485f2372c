import { describe, expect, it } from 'vitest';

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly shownName: string;
}

interface Tree {
  commandEntries(commands: readonly unknown[], locale: string): Entry[];
  matchingEntries(entries: readonly Entry[], typed: string): Entry[];
  nestOptions(entry: Entry, values: readonly unknown[]): unknown;
}

interface Text {
  parseCommandText(
    text: string,
    entries: readonly Entry[],
    locale: string,
  ): { readonly entry: Entry; readonly values: ReadonlyMap<string, string> } | null;
}

interface Value {
  readOptionValue(option: unknown, text: string, directory: unknown): unknown;
}

// The page is plain JavaScript checked by its own configuration, so its types are restated here.
const folder = '../../src/local-discord/page';
const { commandEntries, matchingEntries, nestOptions } = (await import(`${folder}/command-tree.js`)) as Tree;
const { parseCommandText } = (await import(`${folder}/command-text.js`)) as Text;
const { readOptionValue } = (await import(`${folder}/option-value.js`)) as Value;

const COMMANDS = [
  {
    id: '1',
    name: 'place',
    description: 'Place a tile',
    name_localizations: { fr: 'poser' },
    options: [
      { name: 'x', type: 4, description: 'Column', required: true, name_localizations: { fr: 'colonne' } },
      { name: 'y', type: 4, description: 'Row', required: true },
      { name: 'rotation', type: 4, description: 'Quarter turns' },
    ],
  },
  {
    id: '2',
    name: 'admin',
    description: 'For hosts',
    options: [
      { name: 'pause', type: 1, description: 'Pause' },
      { name: 'seat', type: 2, options: [{ name: 'kick', type: 1, options: [{ name: 'user', type: 6 }] }] },
    ],
  },
];
const ENTRIES = commandEntries(COMMANDS, 'en-US');

function parse(text: string, locale = 'en-US') {
  const parsed = parseCommandText(text, commandEntries(COMMANDS, locale), locale);
  return parsed && { name: parsed.entry.name, values: Object.fromEntries(parsed.values) };
}

describe('a command written as text', () => {
  it.each<[string, unknown]>([
    ['/place x:4 y:-1 rotation:90', { name: 'place', values: { x: '4', y: '-1', rotation: '90' } }],
    ['/place x: 4 y: -1', { name: 'place', values: { x: '4', y: '-1' } }],
    ['/PLACE rotation:90 x:two words', { name: 'place', values: { rotation: '90', x: 'two words' } }],
    ['/place 4 y:2', { name: 'place', values: { x: '4', y: '2' } }],
    ['/place x:a:b', { name: 'place', values: { x: 'a:b' } }],
    ['/place ', { name: 'place', values: {} }],
    ['/place', null],
    ['/placement x:1', null],
    ['place x:1', null],
    ['/admin pause ', { name: 'admin pause', values: {} }],
    ['/admin seat kick user:ben', { name: 'admin seat kick', values: { user: 'ben' } }],
  ])('%s', (text, expected) => {
    expect(parse(text)).toEqual(expected);
  });

  it('understands the reader’s language and the default words', () => {
    const expected = { name: 'place', values: { x: '4', y: '1' } };
    expect(parse('/poser colonne:4 y:1', 'fr')).toEqual(expected);
    expect(parse('/place x:4 y:1', 'fr')).toEqual(expected);
  });
});

describe('the command list', () => {
  it('puts names that begin with what was typed first', () => {
    expect(matchingEntries(ENTRIES, 'p').map(({ name }) => name)).toEqual(['place', 'admin pause']);
    expect(matchingEntries(ENTRIES, 'zzz')).toEqual([]);
  });

  it('packs options into their subcommand and group', () => {
    const kick = ENTRIES.find(({ name }) => name === 'admin seat kick');
    expect(nestOptions(kick!, [{ name: 'user' }])).toEqual([
      { name: 'seat', type: 2, options: [{ name: 'kick', type: 1, options: [{ name: 'user' }] }] },
    ]);
  });
});

describe('values', () => {
  const directory = {
    users: [{ id: '7', username: 'ben', global_name: 'Ben B' }],
    channels: [{ id: '8', name: 'jungle' }],
    locale: 'nl',
  };
  const good = (value: unknown) => ({ ok: true, value });
  const choices = [{ name: 'Amazonas', value: 'amazonas', name_localizations: { nl: 'De Amazone' } }];

  it.each<[unknown, string, unknown]>([
    [{ type: 4 }, '-12', good(-12)],
    [{ type: 4 }, '−12', good(-12)],
    [{ type: 10 }, '1,5', good(1.5)],
    [{ type: 3 }, '007', good('007')],
    [{ type: 3, choices }, 'de amazone', good('amazonas')],
    [{ type: 3, choices }, 'Amazonas', good('amazonas')],
    [{ type: 5 }, 'False', good(false)],
    [{ type: 6 }, '@ben b', good('7')],
    [{ type: 6 }, '<@7>', good('7')],
    [{ type: 7 }, '#jungle', good('8')],
  ])('%j reads %s', (option, text, expected) => {
    expect(readOptionValue(option, text, directory)).toEqual(expected);
  });

  it.each<[unknown, string]>([
    [{ type: 4 }, '1.5'],
    [{ type: 4 }, 'four'],
    [{ type: 4, min_value: 2 }, '1'],
    [{ type: 4, max_value: 5 }, '6'],
    [{ type: 3, choices }, 'maps'],
    [{ type: 3, max_length: 2 }, 'abc'],
    [{ type: 5 }, 'maybe'],
    [{ type: 6 }, 'nobody'],
  ])('%j refuses %s with words', (option, text) => {
    expect(readOptionValue(option, text, directory)).toMatchObject({ ok: false, error: expect.stringMatching(/\.$/) });
  });
});

import { describe, expect, it } from 'vitest';

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

interface Tree {
  commandEntries(commands: readonly unknown[], locale: string): Entry[];
  commandsIn<Command>(commands: readonly Command[], channel: { readonly type: number }): readonly Command[];
  matchingEntries(entries: readonly Entry[], typed: string): Entry[];
  nestOptions(entry: Entry, values: readonly unknown[]): unknown;
  parseCommandText(
    text: string,
    entries: readonly Entry[],
  ): { readonly entry: Entry; readonly values: ReadonlyMap<string, string> } | undefined;
}

interface Value {
  readOptionValue(option: unknown, text: string, directory: unknown): unknown;
}

// The page has a configuration of its own, so its types are restated here.
const folder = '../src/page';
const { commandEntries, commandsIn, matchingEntries, nestOptions, parseCommandText } = (await import(
  `${folder}/command-tree.ts`
)) as Tree;
const { readOptionValue } = (await import(`${folder}/option-value.ts`)) as Value;

const COMMANDS = [
  {
    id: '1',
    name: 'place',
    description: 'Place a tile',
    description_localizations: { fr: 'Poser une tuile' },
    options: [
      { name: 'x', type: 4, description: 'Column', required: true },
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
      { name: 'kick', type: 1, description: 'Kick', options: [{ name: 'user', type: 6, description: 'Whom' }] },
    ],
  },
];
const ENTRIES = commandEntries(COMMANDS, 'fr');

function parse(text: string) {
  const parsed = parseCommandText(text, ENTRIES);
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
    ['/place', undefined],
    ['/placement x:1', undefined],
    ['place x:1', undefined],
    ['/admin pause ', { name: 'admin pause', values: {} }],
    ['/admin kick user:ben', { name: 'admin kick', values: { user: 'ben' } }],
  ])('%s', (text, expected) => {
    expect(parse(text)).toEqual(expected);
  });
});

describe('the command list', () => {
  it('puts names that begin with what was typed first', () => {
    expect(matchingEntries(ENTRIES, 'p').map(({ name }) => name)).toEqual(['place', 'admin pause']);
    expect(matchingEntries(ENTRIES, 'zzz')).toEqual([]);
  });

  it('has the order of the bot, so that what begins a game is not below what only hosts use', () => {
    expect(matchingEntries(ENTRIES, '').map(({ name }) => name)).toEqual(['place', 'admin pause', 'admin kick']);
  });

  it('has what works where it is opened: in a channel of the server, or in direct messages', () => {
    const known = [{ contexts: [0] }, { contexts: [0, 1] }, { contexts: null }];
    expect(commandsIn(known, { type: 0 })).toEqual(known);
    expect(commandsIn(known, { type: 1 })).toEqual(known.slice(1));
  });

  it('says what commands do in the language of the reader', () => {
    expect(ENTRIES.map(({ description }) => description)).toEqual(['Poser une tuile', 'Pause', 'Kick']);
  });

  it('packs options into their subcommand', () => {
    const kick = ENTRIES.find(({ name }) => name === 'admin kick');
    expect(nestOptions(kick!, [{ name: 'user' }])).toEqual([{ name: 'kick', type: 1, options: [{ name: 'user' }] }]);
  });
});

describe('values', () => {
  const directory = {
    users: [{ id: '7', username: 'ben', global_name: 'Ben B' }],
    channels: [{ id: '8', name: 'games', type: 0 }],
    locale: 'nl',
  };
  const good = (value: unknown) => ({ value });
  const choices = [{ name: 'Amazonas', value: 'amazonas', name_localizations: { nl: 'De Amazone' } }];

  it.each<[unknown, string, unknown]>([
    [{ type: 4 }, '-12', good(-12)],
    [{ type: 4 }, '−12', good(-12)],
    [{ type: 3 }, '007', good('007')],
    [{ type: 3, choices }, 'de amazone', good('amazonas')],
    [{ type: 3, choices }, 'Amazonas', good('amazonas')],
    [{ type: 5 }, 'False', good(false)],
    [{ type: 6 }, '@ben b', good('7')],
    [{ type: 6 }, '<@7>', good('7')],
    [{ type: 7 }, '#games', good('8')],
    [{ type: 7, channel_types: [0] }, '<#8>', good('8')],
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
    [{ type: 7, channel_types: [11] }, 'games'],
  ])('%j refuses %s with words', (option, text) => {
    expect(readOptionValue(option, text, directory)).toEqual({ error: expect.stringMatching(/\.$/) });
  });
});

import { afterAll, beforeAll, describe } from 'vitest';
import { BAD_LENGTH, checkLimits, type Limit, REQUIRED } from './limit-case.ts';
import { command, many, option, sub, text, withOptions } from './sample-body.ts';
import { Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});

afterAll(() => stage.close());

const BAD_NAME = 'APPLICATION_COMMAND_INVALID_NAME';

/** `^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$`, in lower case where the script has one. */
const NAMES: readonly Limit[] = [
  {
    what: 'name of a command, 1-32',
    min: 1,
    max: 32,
    body: (count) => [command({ name: text(count) })],
    at: '0.name',
    inner: BAD_LENGTH,
    innerBelow: REQUIRED,
  },
  {
    what: 'name of an option, 1-32',
    min: 1,
    max: 32,
    body: (count) => withOptions(option({ name: text(count) })),
    at: '0.options[0].name',
    inner: BAD_LENGTH,
    innerBelow: REQUIRED,
  },
  {
    what: 'name of a subcommand, 1-32',
    min: 1,
    max: 32,
    body: (count) => withOptions(sub({ name: text(count) })),
    at: '0.options[0].name',
    inner: BAD_LENGTH,
    innerBelow: REQUIRED,
  },
  {
    what: 'name of a command left out',
    takes: [command()],
    refuses: [{ description: 'Place a tile' }],
    at: '0.name',
    inner: REQUIRED,
  },
  ...(
    [
      ['upper case', 'größe', 'Größe'],
      ['a blank', 'a_b', 'a b'],
      ['a full stop', "l'île", 'l.île'],
      ['an emoji', '位置', '🛶'],
      ['a slash', 'a-1', '/a'],
      // Vowel signs and accents are no letters; only Devanagari and Thai may have theirs.
      ['signs that are no letters', 'स्थान', 'а́'],
    ] as const
  ).flatMap(([what, good, bad]): Limit[] => [
    {
      what: `${what} in the name of a command`,
      takes: [command({ name: good })],
      refuses: [command({ name: bad })],
      at: '0.name',
      inner: BAD_NAME,
    },
    {
      what: `${what} in the name of an option`,
      takes: withOptions(option({ name: good })),
      refuses: withOptions(option({ name: bad })),
      at: '0.options[0].name',
      inner: BAD_NAME,
    },
  ]),
];

const DESCRIPTIONS: readonly Limit[] = [
  {
    what: 'description of a command, 1-100',
    min: 1,
    max: 100,
    body: (count) => [command({ description: text(count) })],
    at: '0.description',
    inner: BAD_LENGTH,
    innerBelow: REQUIRED,
  },
  {
    what: 'description of a command left out',
    takes: [command()],
    refuses: [{ name: 'place' }],
    at: '0.description',
    inner: REQUIRED,
  },
  {
    what: 'description of an option, 1-100',
    min: 1,
    max: 100,
    body: (count) => withOptions(option({ description: text(count) })),
    at: '0.options[0].description',
    inner: BAD_LENGTH,
    innerBelow: REQUIRED,
  },
  {
    what: 'description of an option left out',
    takes: withOptions(option()),
    refuses: withOptions({ type: 3, name: 'cell' }),
    at: '0.options[0].description',
    inner: REQUIRED,
  },
  {
    what: 'description of an option of a subcommand, 1-100',
    min: 1,
    max: 100,
    body: (count) => withOptions(sub({ options: [option({ description: text(count) })] })),
    at: '0.options[0].options[0].description',
    inner: BAD_LENGTH,
    innerBelow: REQUIRED,
  },
];

/** The documented list; the OpenAPI description has `ar` and `he` besides. */
const LANGUAGES =
  'id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi th zh-CN ja zh-TW ko';
const ALL_LANGUAGES = Object.fromEntries(LANGUAGES.split(' ').map((language) => [language, 'x']));
/** The design document gives the inner code of an unknown language as a guess. */
const UNKNOWN_LANGUAGE = 'BASE_TYPE_CHOICES';

const LOCALISATIONS: readonly Limit[] = [
  ...['ar', 'he', 'en', 'es', 'pt', 'sv', 'zh', 'de-DE', 'DE'].map(
    (language): Limit => ({
      what: `language ${language} of a name, which is none of the 32`,
      takes: [command({ name_localizations: ALL_LANGUAGES })],
      refuses: [command({ name_localizations: { ...ALL_LANGUAGES, [language]: 'x' } })],
      at: `0.name_localizations.${language}`,
      inner: UNKNOWN_LANGUAGE,
    }),
  ),
  {
    what: 'unknown language of a description',
    takes: [command({ description_localizations: ALL_LANGUAGES })],
    refuses: [command({ description_localizations: { he: 'x' } })],
    at: '0.description_localizations.he',
    inner: UNKNOWN_LANGUAGE,
  },
  {
    what: 'unknown language of the name of an option',
    takes: withOptions(option({ name_localizations: ALL_LANGUAGES })),
    refuses: withOptions(option({ name_localizations: { he: 'x' } })),
    at: '0.options[0].name_localizations.he',
    inner: UNKNOWN_LANGUAGE,
  },
  {
    what: 'unknown language of the name of a choice',
    takes: withOptions(option({ choices: [{ name: 'n', value: 'v', name_localizations: ALL_LANGUAGES }] })),
    refuses: withOptions(option({ choices: [{ name: 'n', value: 'v', name_localizations: { he: 'x' } }] })),
    at: '0.options[0].choices[0].name_localizations.he',
    inner: UNKNOWN_LANGUAGE,
  },
  {
    what: 'localised name, 1-32',
    min: 1,
    max: 32,
    body: (count) => [command({ name_localizations: { de: text(count) } })],
    at: '0.name_localizations.de',
    inner: BAD_LENGTH,
    innerBelow: REQUIRED,
  },
  {
    what: 'upper case in a localised name',
    takes: [command({ name_localizations: { de: 'legen' } })],
    refuses: [command({ name_localizations: { de: 'Legen' } })],
    at: '0.name_localizations.de',
    inner: BAD_NAME,
  },
  {
    what: 'localised description, 1-100',
    min: 1,
    max: 100,
    body: (count) => [command({ description_localizations: { de: text(count) } })],
    at: '0.description_localizations.de',
    inner: BAD_LENGTH,
    innerBelow: REQUIRED,
  },
];

/** A command with so many characters in names, descriptions and choice values, most of them in choices. */
function commandOfSize(size: number, fields: object = {}): object[] {
  const base = { name: 'p', description: 'd' };
  const frame = 2 + 2 * 3;
  const rest = size - frame;
  const filling = many(Math.ceil(rest / 200), (index) => {
    const length = Math.min(200, rest - 200 * index);
    const name = String(index).padEnd(Math.ceil(length / 2), 'x');
    return { name, value: name.slice(0, length - name.length).padEnd(length - name.length, 'x') };
  });
  const options = [filling.slice(0, 25), filling.slice(25)].map((choices, index) =>
    option({ name: `o${index}`, description: 'd', choices }),
  );
  return [{ ...base, options, ...fields }];
}

/** 8000 characters per command; of the languages of a text only the longest counts. */
const SIZE: readonly Limit[] = [
  {
    what: 'size of a command, up to 8000',
    max: 8000,
    body: (count) => commandOfSize(count),
    at: '0',
    inner: 'APPLICATION_COMMAND_TOO_LARGE',
  },
  {
    what: 'size of a command with longer texts in two languages',
    takes: commandOfSize(7999, { description_localizations: { de: 'dd', fr: 'dd' } }),
    refuses: commandOfSize(7999, { description_localizations: { de: 'ddd', fr: 'd' } }),
    at: '0',
    inner: 'APPLICATION_COMMAND_TOO_LARGE',
  },
];

describe('texts of commands', () => {
  checkLimits([...NAMES, ...DESCRIPTIONS, ...LOCALISATIONS, ...SIZE], (body) => stage.register(body));
});

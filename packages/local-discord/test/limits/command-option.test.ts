import { afterAll, beforeAll, describe } from 'vitest';
import { checkLimits, type Limit } from './limit-case.ts';
import { many, option, sub, text, withOptions } from './sample-body.ts';
import { Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});

afterAll(() => stage.close());

const TOO_MANY = 'BASE_TYPE_MAX_LENGTH';
const MISPLACED = 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID';
const NAME_TAKEN = 'APPLICATION_COMMAND_OPTIONS_NAME_INVALID';
const REQUIRED_LATE = 'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID';

const options = (count: number) => many(count, (index) => option({ name: `o${index}` }));
const subs = (count: number) => many(count, (index) => sub({ name: `s${index}` }));
const second = (fields: object = {}) => option({ name: 'second', ...fields });

/** 25 on each level. */
const COUNTS: readonly Limit[] = [
  {
    what: 'options of a command, up to 25',
    max: 25,
    body: (count) => withOptions(...options(count)),
    at: '0.options',
    inner: TOO_MANY,
  },
  {
    what: 'subcommands, up to 25',
    max: 25,
    body: (count) => withOptions(...subs(count)),
    at: '0.options',
    inner: TOO_MANY,
  },
  {
    what: 'options of a subcommand, up to 25',
    max: 25,
    body: (count) => withOptions(sub({ options: options(count) })),
    at: '0.options[0].options',
    inner: TOO_MANY,
  },
];

/** Subcommand, options: in this order, and subcommands never beside plain options. */
const NESTING: readonly Limit[] = [
  {
    what: 'a plain option after a subcommand',
    takes: withOptions(sub(), sub({ name: 'second' })),
    refuses: withOptions(sub(), option()),
    at: '0.options[1].type',
    inner: MISPLACED,
  },
  {
    what: 'a subcommand after a plain option',
    takes: withOptions(option(), second()),
    refuses: withOptions(option(), sub()),
    at: '0.options[1].type',
    inner: MISPLACED,
  },
  {
    what: 'a subcommand in a subcommand',
    takes: withOptions(sub({ options: [option()] })),
    refuses: withOptions(sub({ options: [sub()] })),
    at: '0.options[0].options[0].type',
    inner: 'UNION_TYPE_CHOICES',
  },
];

const ORDER: readonly Limit[] = [
  {
    what: 'a required option after an optional one',
    takes: withOptions(option({ required: true }), second()),
    refuses: withOptions(option(), second({ required: true })),
    at: '0.options[1]',
    inner: REQUIRED_LATE,
  },
  {
    what: 'a required option after an optional one in a subcommand',
    takes: withOptions(sub({ options: [option({ required: true }), second()] })),
    refuses: withOptions(sub({ options: [option(), second({ required: true })] })),
    at: '0.options[0].options[1]',
    inner: REQUIRED_LATE,
  },
  {
    what: 'the name of an option twice',
    takes: withOptions(option(), second()),
    refuses: withOptions(option(), option()),
    at: '0.options[1]',
    inner: NAME_TAKEN,
  },
  {
    what: 'the name of an option twice in a subcommand',
    takes: withOptions(sub({ options: [option()] }), sub({ name: 'other', options: [option()] })),
    refuses: withOptions(sub({ options: [option(), option()] })),
    at: '0.options[0].options[1]',
    inner: NAME_TAKEN,
  },
];

const named = (fields: object = {}) => ({ name: 'n', value: 'v', ...fields });
const integer = (fields: object) => withOptions(option({ type: 4, ...fields }));

const CHOICES: readonly Limit[] = [
  {
    what: 'choices, up to 25',
    max: 25,
    body: (count) =>
      withOptions(option({ choices: many(count, (index) => named({ name: `n${index}`, value: `v${index}` })) })),
    at: '0.options[0].choices',
    inner: TOO_MANY,
  },
  {
    what: 'name of a choice, 1-100',
    min: 1,
    max: 100,
    body: (count) => withOptions(option({ choices: [named({ name: text(count) })] })),
    at: '0.options[0].choices[0].name',
    inner: 'BASE_TYPE_BAD_LENGTH',
    innerBelow: 'BASE_TYPE_REQUIRED',
  },
  {
    // The OpenAPI description allows 6000; the documentation says 100.
    what: 'value of a choice, 1-100',
    min: 1,
    max: 100,
    body: (count) => withOptions(option({ choices: [named({ value: text(count) })] })),
    at: '0.options[0].choices[0].value',
    inner: 'BASE_TYPE_BAD_LENGTH',
    innerBelow: 'BASE_TYPE_REQUIRED',
  },
  {
    // The design document gives the inner code of this combination as a guess.
    what: 'choices beside autocomplete',
    takes: withOptions(option({ autocomplete: true }), second({ choices: [named()] })),
    refuses: withOptions(option({ autocomplete: true, choices: [named()] })),
    at: '0.options[0].autocomplete',
    inner: 'APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE',
  },
];

/** Doubles beyond 2^53 are apart by two, so this is the next one that is told from the limit. */
const BEYOND = 2 ** 53 + 2;
const MAX = Number.MAX_SAFE_INTEGER;

const NUMBERS: readonly Limit[] = [
  {
    what: 'min_length, 0-6000',
    min: 0,
    max: 6000,
    body: (count) => withOptions(option({ min_length: count })),
    at: '0.options[0].min_length',
    inner: 'NUMBER_TYPE_MAX',
    innerBelow: 'NUMBER_TYPE_MIN',
  },
  {
    what: 'max_length, 1-6000',
    min: 1,
    max: 6000,
    body: (count) => withOptions(option({ max_length: count })),
    at: '0.options[0].max_length',
    inner: 'NUMBER_TYPE_MAX',
    innerBelow: 'NUMBER_TYPE_MIN',
  },
  ...['min_value', 'max_value'].flatMap((field): Limit[] => [
    {
      what: `${field} of an integer above 2^53`,
      takes: integer({ [field]: MAX }),
      refuses: integer({ [field]: BEYOND }),
      at: `0.options[0].${field}`,
      inner: 'NUMBER_TYPE_MAX',
    },
    {
      what: `${field} of an integer below -2^53`,
      takes: integer({ [field]: -MAX }),
      refuses: integer({ [field]: -BEYOND }),
      at: `0.options[0].${field}`,
      inner: 'NUMBER_TYPE_MIN',
    },
  ]),
  {
    what: 'integer of a choice above 2^53',
    takes: integer({ choices: [named({ value: MAX })] }),
    refuses: integer({ choices: [named({ value: BEYOND })] }),
    at: '0.options[0].choices[0].value',
    inner: 'NUMBER_TYPE_MAX',
  },
  {
    what: 'integer of a choice below -2^53',
    takes: integer({ choices: [named({ value: -MAX })] }),
    refuses: integer({ choices: [named({ value: -BEYOND })] }),
    at: '0.options[0].choices[0].value',
    inner: 'NUMBER_TYPE_MIN',
  },
];

describe('options of commands', () => {
  checkLimits([...COUNTS, ...NESTING, ...ORDER, ...CHOICES, ...NUMBERS], (body) => stage.register(body));
});

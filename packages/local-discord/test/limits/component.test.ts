import { afterAll, beforeAll, describe } from 'vitest';
import { BAD_LENGTH, checkLimits, type Limit, REQUIRED, TOO_LONG } from './limit-case.ts';
import { button, choice, choices, inRow, many, row, select, text } from './sample-body.ts';
import { Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});

afterAll(() => stage.close());

const TOO_WIDE = 'COMPONENT_LAYOUT_WIDTH_EXCEEDED';
const FIRST = 'components[0].components[0]';

const buttons = (count: number) => many(count, (index) => button({ custom_id: `b${index}` }));

/** Five rows of one to five buttons or exactly one select. */
const LAYOUT: readonly Limit[] = [
  {
    what: 'rows, up to 5',
    max: 5,
    body: (count) => ({ content: 'x', components: many(count, (index) => row(button({ custom_id: `b${index}` }))) }),
    at: 'components',
    inner: TOO_LONG,
  },
  {
    what: 'buttons in a row, 1-5',
    min: 1,
    max: 5,
    body: (count) => inRow(...buttons(count)),
    at: 'components[0].components',
    inner: BAD_LENGTH,
  },
  {
    what: 'a select beside a button',
    takes: { content: 'x', components: [row(button()), row(select())] },
    refuses: inRow(button(), select()),
    at: 'components[0].components[1]',
    inner: TOO_WIDE,
  },
  {
    what: 'a button beside a select',
    takes: { content: 'x', components: [row(select()), row(button())] },
    refuses: inRow(select(), button()),
    at: 'components[0].components[1]',
    inner: TOO_WIDE,
  },
  {
    what: 'two selects in a row',
    takes: { content: 'x', components: [row(select()), row(select({ custom_id: 'other' }))] },
    refuses: inRow(select(), select({ custom_id: 'other' })),
    at: 'components[0].components[1]',
    inner: TOO_WIDE,
  },
  {
    what: 'a button outside of a row',
    takes: inRow(button()),
    refuses: { content: 'x', components: [button()] },
    at: 'components[0].type',
    inner: 'UNION_TYPE_CHOICES',
  },
];

const BUTTONS: readonly Limit[] = [
  {
    what: 'label, 1-80',
    min: 1,
    max: 80,
    body: (count) => inRow(button({ label: text(count) })),
    at: `${FIRST}.label`,
    inner: BAD_LENGTH,
    innerBelow: REQUIRED,
  },
  ...[1, 2, 3, 4].flatMap((style): Limit[] => [
    {
      what: `custom_id of a button of style ${style}, 1-100`,
      min: 1,
      max: 100,
      body: (count) => inRow(button({ style, custom_id: text(count) })),
      at: `${FIRST}.custom_id`,
      inner: BAD_LENGTH,
      innerBelow: REQUIRED,
    },
    {
      what: `button of style ${style} without custom_id`,
      takes: inRow(button({ style })),
      refuses: inRow({ type: 2, style, label: 'a' }),
      at: `${FIRST}.custom_id`,
      inner: REQUIRED,
    },
  ]),
  {
    what: 'what Discord knows and this stand-in does not, such as an emoji',
    takes: inRow(button()),
    refuses: inRow(button({ emoji: { name: '🛶' } })),
    at: `${FIRST}.emoji`,
    inner: 'UNKNOWN_TO_LOCAL_DISCORD',
  },
];

const link = (fields: object = {}) => ({ type: 2, style: 5, label: 'Look', url: 'https://a.example', ...fields });
const refusedUrl = (url: string, inner: string): Limit => ({
  what: `a link to ${url}`,
  takes: inRow(link()),
  refuses: inRow(link({ url })),
  at: `${FIRST}.url`,
  inner,
});

const LINKS: readonly Limit[] = [
  {
    what: 'label of a link, 1-80',
    min: 1,
    max: 80,
    body: (count) => inRow(link({ label: text(count) })),
    at: `${FIRST}.label`,
    inner: BAD_LENGTH,
    innerBelow: REQUIRED,
  },
  {
    what: 'url, up to 512',
    max: 512,
    body: (count) => inRow(link({ url: `https://a.example/${text(count)}`.slice(0, count) })),
    at: `${FIRST}.url`,
    inner: BAD_LENGTH,
  },
  {
    what: 'a link without url',
    takes: inRow(link()),
    refuses: inRow({ type: 2, style: 5, label: 'a' }),
    at: `${FIRST}.url`,
    inner: REQUIRED,
  },
  refusedUrl('a.example', 'URL_TYPE_INVALID_URL'),
  refusedUrl('http://localhost:8080/', 'URL_TYPE_INVALID_URL'),
  refusedUrl('ftp://a.example/', 'URL_TYPE_INVALID_SCHEME'),
  {
    what: 'a sixth button in a row that is a link',
    takes: inRow(...buttons(4), link()),
    refuses: inRow(...buttons(5), link()),
    at: 'components[0].components',
    inner: BAD_LENGTH,
  },
];

const DUPLICATED = 'COMPONENT_CUSTOM_ID_DUPLICATED';
const other = (fields: object = {}) => button({ custom_id: 'other', ...fields });

const CUSTOM_IDS: readonly Limit[] = [
  {
    what: 'custom_id twice in a row',
    takes: inRow(button(), other()),
    refuses: inRow(button(), button()),
    at: 'components[0].components[1].custom_id',
    inner: DUPLICATED,
  },
  {
    what: 'custom_id twice in the message',
    takes: { content: 'x', components: [row(button()), row(other())] },
    refuses: { content: 'x', components: [row(button()), row(button())] },
    at: 'components[1].components[0].custom_id',
    inner: DUPLICATED,
  },
  {
    what: 'custom_id twice, on a disabled button',
    takes: inRow(button({ disabled: true }), other()),
    refuses: inRow(button({ disabled: true }), button()),
    at: 'components[0].components[1].custom_id',
    inner: DUPLICATED,
  },
  {
    what: 'custom_id of a button and a select',
    takes: { content: 'x', components: [row(button()), row(select())] },
    refuses: { content: 'x', components: [row(button()), row(select({ custom_id: 'go' }))] },
    at: 'components[1].components[0].custom_id',
    inner: DUPLICATED,
  },
];

const option = (fields: object) => inRow(select({ options: [choice(fields)] }));

const SELECTS: readonly Limit[] = [
  {
    what: 'options of a select, 1-25',
    min: 1,
    max: 25,
    body: (count) => inRow(select({ options: choices(count) })),
    at: `${FIRST}.options`,
    inner: BAD_LENGTH,
  },
  {
    what: 'custom_id of a select, 1-100',
    min: 1,
    max: 100,
    body: (count) => inRow(select({ custom_id: text(count) })),
    at: `${FIRST}.custom_id`,
    inner: BAD_LENGTH,
    innerBelow: REQUIRED,
  },
  {
    what: 'label of an option, 1-100',
    min: 1,
    max: 100,
    body: (count) => option({ label: text(count) }),
    at: `${FIRST}.options[0].label`,
    inner: BAD_LENGTH,
    innerBelow: REQUIRED,
  },
  {
    what: 'value of an option, 1-100',
    min: 1,
    max: 100,
    body: (count) => option({ value: text(count) }),
    at: `${FIRST}.options[0].value`,
    inner: BAD_LENGTH,
    innerBelow: REQUIRED,
  },
  {
    what: 'description of an option, up to 100',
    max: 100,
    body: (count) => option({ description: text(count) }),
    at: `${FIRST}.options[0].description`,
    inner: TOO_LONG,
  },
  {
    what: 'value twice',
    takes: inRow(select({ options: choices(2) })),
    refuses: inRow(select({ options: [choice(), choice()] })),
    at: `${FIRST}.options[1]`,
    inner: 'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
  },
  {
    what: 'fewer options than values to choose',
    takes: inRow(select({ options: choices(2), min_values: 0, max_values: 2 })),
    refuses: inRow(select({ options: choices(2), max_values: 3 })),
    at: `${FIRST}.options`,
    inner: BAD_LENGTH,
  },
  {
    what: 'placeholder, up to 150',
    max: 150,
    body: (count) => inRow(select({ placeholder: text(count) })),
    at: `${FIRST}.placeholder`,
    inner: TOO_LONG,
  },
];

describe('buttons and selects', () => {
  checkLimits([...LAYOUT, ...BUTTONS, ...LINKS, ...CUSTOM_IDS, ...SELECTS], (body) =>
    stage.send('POST', '/channels/{amazon}/messages', body),
  );
});

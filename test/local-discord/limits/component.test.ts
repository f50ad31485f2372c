import { afterAll, beforeAll, describe } from 'vitest';
import { BAD_LENGTH, checkLimits, type Limit, REQUIRED, TOO_LONG } from './limit-case.ts';
import { button, choice, choices, inRow, link, many, row, select, text } from './sample-body.ts';
import { Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});

afterAll(() => stage.close());

const TOO_WIDE = 'COMPONENT_LAYOUT_WIDTH_EXCEEDED';
const FIRST = 'components[0].components[0]';

const buttons = (count: number) => many(count, (index) => button({ custom_id: `b${index}` }));
/** A link of so many characters. */
const address = (length: number) => `https://example.com/${text(length - 20)}`;

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

/** The inner codes of a missing label, a missing link and of link and id together are not in the design document. */
const BUTTONS: readonly Limit[] = [
  {
    what: 'label, up to 80',
    max: 80,
    body: (count) => inRow(button({ label: text(count) })),
    at: `${FIRST}.label`,
    inner: TOO_LONG,
  },
  {
    what: 'neither label nor emoji',
    takes: inRow({ type: 2, style: 1, custom_id: 'a', emoji: { name: '🛶' } }),
    refuses: inRow({ type: 2, style: 1, custom_id: 'a' }),
    at: FIRST,
    inner: 'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED',
  },
  ...[1, 2, 3, 4].flatMap((style): Limit[] => [
    {
      what: `custom_id of a button of style ${style}, 1-100`,
      min: 1,
      max: 100,
      body: (count) => inRow(button({ style, custom_id: text(count) })),
      at: `${FIRST}.custom_id`,
      inner: BAD_LENGTH,
    },
    {
      what: `button of style ${style} without custom_id`,
      takes: inRow(button({ style })),
      refuses: inRow({ type: 2, style, label: 'a' }),
      at: `${FIRST}.custom_id`,
      inner: 'BUTTON_COMPONENT_CUSTOM_ID_REQUIRED',
    },
    {
      what: `link beside the custom_id of a button of style ${style}`,
      takes: inRow(button({ style })),
      refuses: inRow(button({ style, url: 'https://example.com' })),
      at: `${FIRST}.url`,
      inner: 'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
    },
  ]),
  {
    what: 'link, up to 512',
    max: 512,
    body: (count) => inRow(link({ url: address(count) })),
    at: `${FIRST}.url`,
    inner: TOO_LONG,
  },
  {
    what: 'link button without link',
    takes: inRow(link()),
    refuses: inRow({ type: 2, style: 5, label: 'a' }),
    at: `${FIRST}.url`,
    inner: 'BUTTON_COMPONENT_URL_REQUIRED',
  },
  {
    what: 'custom_id beside a link',
    takes: inRow(link()),
    refuses: inRow(link({ custom_id: 'a' })),
    at: `${FIRST}.custom_id`,
    inner: 'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
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

/** The inner code of more values than options is not in the design document. */
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
    inner: BAD_LENGTH,
  },
  {
    what: 'value twice',
    takes: inRow(select({ options: choices(2) })),
    refuses: inRow(select({ options: [choice(), choice()] })),
    at: `${FIRST}.options[1]`,
    inner: 'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
  },
  {
    what: 'placeholder, up to 150',
    max: 150,
    body: (count) => inRow(select({ placeholder: text(count) })),
    at: `${FIRST}.placeholder`,
    inner: TOO_LONG,
  },
  {
    what: 'min_values, 0-25',
    min: 0,
    max: 25,
    body: (count) => inRow(select({ options: choices(25), min_values: count, max_values: 25 })),
    at: `${FIRST}.min_values`,
    inner: 'NUMBER_TYPE_MAX',
    innerBelow: 'NUMBER_TYPE_MIN',
  },
  {
    what: 'max_values, 1-25',
    min: 1,
    max: 25,
    body: (count) => inRow(select({ options: choices(25), max_values: count })),
    at: `${FIRST}.max_values`,
    inner: 'NUMBER_TYPE_MAX',
    innerBelow: 'NUMBER_TYPE_MIN',
  },
  {
    what: 'max_values, up to the 3 options',
    max: 3,
    body: (count) => inRow(select({ options: choices(3), max_values: count })),
    at: `${FIRST}.max_values`,
    inner: 'SELECT_COMPONENT_MAX_VALUES_EXCEEDED',
  },
  {
    what: 'max_values of a select of people, 1-25',
    min: 1,
    max: 25,
    body: (count) => inRow({ type: 5, custom_id: 'who', max_values: count }),
    at: `${FIRST}.max_values`,
    inner: 'NUMBER_TYPE_MAX',
    innerBelow: 'NUMBER_TYPE_MIN',
  },
];

describe('buttons and selects', () => {
  checkLimits([...LAYOUT, ...BUTTONS, ...CUSTOM_IDS, ...SELECTS], (body) =>
    stage.send('POST', '/channels/{amazon}/messages', body),
  );
});

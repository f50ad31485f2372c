import { afterAll, beforeAll, describe } from 'vitest';
import { BAD_LENGTH, checkLimits, type Limit, REQUIRED, TOO_LONG } from './limit-case.ts';
import { button, choices, input, label, many, modal, row, select, text } from './sample-body.ts';
import { Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});

afterAll(() => stage.close());

const FIELD = 'data.components[0].component';

const holding = (...components: object[]) => modal({ components });
/** A modal with one input inside a label. */
const asking = (fields: object) => holding(label(input(fields)));

const FRAME: readonly Limit[] = [
  {
    what: 'title, 1-45',
    min: 1,
    max: 45,
    body: (count) => modal({ title: text(count) }),
    at: 'data.title',
    inner: BAD_LENGTH,
    innerBelow: REQUIRED,
  },
  {
    what: 'custom_id, 1-100',
    min: 1,
    max: 100,
    body: (count) => modal({ custom_id: text(count) }),
    at: 'data.custom_id',
    inner: BAD_LENGTH,
    innerBelow: REQUIRED,
  },
  {
    what: 'components, 1-5',
    min: 1,
    max: 5,
    body: (count) => holding(...many(count, (index) => label(input({ custom_id: `${index}` })))),
    at: 'data.components',
    inner: BAD_LENGTH,
  },
  {
    what: 'a button',
    takes: holding(row(input({ label: 'Text' }))),
    refuses: holding(row(button())),
    at: 'data.components[0].components[0].type',
    inner: 'UNION_TYPE_CHOICES',
  },
];

const LABELS: readonly Limit[] = [
  {
    what: 'label, 1-45',
    min: 1,
    max: 45,
    body: (count) => holding(label(input(), { label: text(count) })),
    at: 'data.components[0].label',
    inner: BAD_LENGTH,
    innerBelow: REQUIRED,
  },
  {
    what: 'label of an input in a row, 1-45',
    min: 1,
    max: 45,
    body: (count) => holding(row(input({ label: text(count) }))),
    at: 'data.components[0].components[0].label',
    inner: BAD_LENGTH,
    innerBelow: REQUIRED,
  },
  {
    what: 'description of a label, up to 100',
    max: 100,
    body: (count) => holding(label(input(), { description: text(count) })),
    at: 'data.components[0].description',
    inner: TOO_LONG,
  },
];

/** The inner code of a disabled component is not in the design document. */
const FIELDS: readonly Limit[] = [
  {
    what: 'value, up to 4000',
    max: 4000,
    body: (count) => asking({ value: text(count) }),
    at: `${FIELD}.value`,
    inner: TOO_LONG,
  },
  {
    what: 'placeholder, up to 100',
    max: 100,
    body: (count) => asking({ placeholder: text(count) }),
    at: `${FIELD}.placeholder`,
    inner: TOO_LONG,
  },
  {
    what: 'custom_id of a field, 1-100',
    min: 1,
    max: 100,
    body: (count) => asking({ custom_id: text(count) }),
    at: `${FIELD}.custom_id`,
    inner: BAD_LENGTH,
    innerBelow: REQUIRED,
  },
  {
    what: 'custom_id of a field twice',
    takes: holding(label(input()), label(input({ custom_id: 'other' }))),
    refuses: holding(label(input()), label(input())),
    at: 'data.components[1].component.custom_id',
    inner: 'COMPONENT_CUSTOM_ID_DUPLICATED',
  },
  {
    what: 'a disabled select',
    takes: holding(label(select({ disabled: false }))),
    refuses: holding(label(select({ disabled: true }))),
    at: `${FIELD}.disabled`,
    inner: 'MODAL_COMPONENT_DISABLED',
  },
  {
    what: 'a disabled input',
    takes: asking({ disabled: false }),
    refuses: asking({ disabled: true }),
    at: `${FIELD}.disabled`,
    inner: 'MODAL_COMPONENT_DISABLED',
  },
  {
    what: 'options of a select, 1-25',
    min: 1,
    max: 25,
    body: (count) => holding(label(select({ options: choices(count) }))),
    at: `${FIELD}.options`,
    inner: BAD_LENGTH,
  },
];

describe('modals', () => {
  checkLimits([...FRAME, ...LABELS, ...FIELDS], async (data) =>
    stage.answer(await stage.act('command'), { type: 9, data }),
  );
});

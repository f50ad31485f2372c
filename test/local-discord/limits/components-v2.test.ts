import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BAD_LENGTH, checkLimits, expectOutcome, type Limit, REQUIRED } from './limit-case.ts';
import {
  button,
  container,
  gallery,
  inRow,
  item,
  many,
  NOBODY,
  row,
  says,
  section,
  select,
  text,
  V2,
  v2,
} from './sample-body.ts';
import { Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});

afterAll(() => stage.close());

const LEGACY = 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2';
/** The inner code of a component in a place where it may not stand is not in the design document. */
const MISPLACED = 'UNION_TYPE_CHOICES';

const shown = says('a');
const poll = { question: { text: 'Who?' }, answers: [{ poll_media: { text: 'Ana' } }] };

const FLAG: readonly Limit[] = [
  ...(
    [
      ['content', 'x'],
      ['embeds', [{ title: 'x' }]],
      ['poll', poll],
      ['sticker_ids', [NOBODY]],
    ] as const
  ).map(
    ([field, value]): Limit => ({
      what: `${field} beside the second version`,
      takes: { ...v2(shown), [field]: null },
      refuses: { ...v2(shown), [field]: value },
      at: field,
      inner: LEGACY,
    }),
  ),
  ...(
    [
      ['section', section()],
      ['text display', shown],
      ['media gallery', gallery(item())],
      ['separator', { type: 14 }],
      ['container', container(shown)],
    ] as const
  ).map(
    ([what, component]): Limit => ({
      what: `${what} without the flag`,
      takes: v2(component),
      refuses: { content: 'x', components: [component] },
      at: 'components[0].type',
      inner: MISPLACED,
    }),
  ),
  { what: 'no component at all', takes: v2(shown), refuses: v2(), code: 50006 },
];

/** A tree of so many components: containers with nine texts each, and texts for the rest. */
const tree = (count: number) =>
  v2(...many(Math.floor(count / 10), () => container(...many(9, () => shown))), ...many(count % 10, () => shown));
/** The same with sections, whose texts and accessories count as well. */
const sections = (count: number) =>
  v2(
    ...many(Math.floor(count / 5), (index) =>
      section({ components: many(3, () => shown), accessory: button({ custom_id: `b${index}` }) }),
    ),
    ...many(count % 5, () => shown),
  );

const SUMS: readonly Limit[] = [
  {
    what: 'components of the whole tree, up to 40',
    max: 40,
    body: tree,
    at: 'components',
    inner: 'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
  },
  {
    what: 'components with accessories, up to 40',
    max: 40,
    body: sections,
    at: 'components',
    inner: 'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
  },
  {
    what: 'characters of all text displays, up to 4000',
    max: 4000,
    body: (count) =>
      v2(says(text(2000)), container(says(text(1000)), section({ components: [says(text(count - 3000))] }))),
    at: 'components',
    inner: 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
  },
];

const PARTS: readonly Limit[] = [
  {
    what: 'texts of a section, 1-3',
    min: 1,
    max: 3,
    body: (count) => v2(section({ components: many(count, () => shown) })),
    at: 'components[0].components',
    inner: BAD_LENGTH,
  },
  {
    what: 'a section without accessory',
    takes: v2(section()),
    refuses: v2({ type: 9, components: [shown] }),
    at: 'components[0].accessory',
    inner: REQUIRED,
  },
  {
    what: 'a select as an accessory',
    takes: v2(section({ accessory: { type: 11, ...item() } })),
    refuses: v2(section({ accessory: select() })),
    at: 'components[0].accessory.type',
    inner: MISPLACED,
  },
  {
    what: 'pictures of a gallery, 1-10',
    min: 1,
    max: 10,
    body: (count) => v2(gallery(...many(count, () => item()))),
    at: 'components[0].items',
    inner: BAD_LENGTH,
  },
  {
    what: 'description of a picture, up to 1024',
    max: 1024,
    body: (count) => v2(gallery(item({ description: text(count) }))),
    at: 'components[0].items[0].description',
    inner: BAD_LENGTH,
  },
  {
    what: 'a container in a container',
    takes: v2(container(shown)),
    refuses: v2(container(container(shown))),
    at: 'components[0].components[0].type',
    inner: MISPLACED,
  },
  {
    what: 'custom_id twice, once as an accessory',
    takes: v2(section(), row(select())),
    refuses: v2(section(), row(select({ custom_id: 'go' }))),
    at: 'components[1].components[0].custom_id',
    inner: 'COMPONENT_CUSTOM_ID_DUPLICATED',
  },
  {
    what: 'a picture that was not sent',
    takes: v2(gallery(item())),
    refuses: v2(gallery(item({ media: { url: 'attachment://no.png' } }))),
    at: 'components',
    inner: 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
  },
];

/** Edits of a message of the second version. discord.js makes `""` of a content of null, which is refused. */
const EDITS: readonly Limit[] = [
  {
    what: 'empty content',
    takes: { content: null, components: [shown] },
    refuses: { content: '', components: [shown] },
    at: 'content',
    inner: LEGACY,
  },
  {
    what: 'embeds',
    takes: { embeds: [], components: [shown] },
    refuses: { embeds: [{ title: 'x' }] },
    at: 'embeds',
    inner: LEGACY,
  },
  { what: 'no components left', takes: { components: [shown] }, refuses: { components: [] }, code: 50006 },
];

/** Edits that bring the flag to a message with content: what it does not take away would stay. */
const TURNS: readonly Limit[] = [
  {
    what: 'content that stays',
    takes: { ...v2(shown), content: null, embeds: null },
    refuses: { ...v2(shown), embeds: null },
    at: 'content',
    inner: LEGACY,
  },
  {
    what: 'embeds that stay',
    takes: { ...v2(shown), content: null, embeds: [] },
    refuses: { ...v2(shown), content: null },
    at: 'embeds',
    inner: LEGACY,
  },
];

describe('Components V2', () => {
  checkLimits([...FLAG, ...SUMS, ...PARTS], (body) => stage.send('POST', '/channels/{amazon}/messages', body));

  describe('on an edit', () => {
    checkLimits(EDITS, async (body) => {
      const { id } = await stage.post(v2(shown));
      return stage.send('PATCH', `/channels/{amazon}/messages/${id}`, body);
    });
  });

  describe('on an edit that turns a message into one of the second version', () => {
    checkLimits(TURNS, async (body) => {
      const { id } = await stage.post({ ...inRow(button()), embeds: [{ title: 'x' }] });
      return stage.send('PATCH', `/channels/{amazon}/messages/${id}`, body);
    });
  });

  it('never loses the flag', async () => {
    const { id } = await stage.post(v2(shown));
    const edited = await stage.send('PATCH', `/channels/{amazon}/messages/${id}`, {
      flags: 0,
      components: [says('b')],
    });
    expectOutcome(edited);
    expect(edited.body).toMatchObject({ flags: V2, components: [{ content: 'b' }] });
  });
});

import { afterAll, beforeAll, describe, expect } from 'vitest';
import { BAD_LENGTH, checkLimits, type Limit, REQUIRED, TOO_LONG } from './limit-case.ts';
import { button, inRow, many, NOBODY, text } from './sample-body.ts';
import { Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});

afterAll(() => stage.close());

const CONTENT: readonly Limit[] = [
  // The OpenAPI description allows 4000 in a channel; the documentation says 2000.
  {
    what: 'content, up to 2000',
    max: 2000,
    body: (count) => ({ content: text(count) }),
    at: 'content',
    inner: TOO_LONG,
  },
  {
    what: 'content of 2000 characters that take two code units each',
    max: 2000,
    body: (count) => ({ content: '🛶'.repeat(count) }),
    at: 'content',
    inner: TOO_LONG,
  },
  { what: 'nothing at all', takes: { content: 'x' }, refuses: {}, code: 50006 },
  { what: 'content of blanks', takes: { content: ' x ' }, refuses: { content: ' \n\t' }, code: 50006 },
  { what: 'empty lists', takes: { embeds: [{ title: 'x' }] }, refuses: { embeds: [], components: [] }, code: 50006 },
  {
    what: 'nothing but a nonce',
    takes: { components: inRow(button()).components },
    refuses: { nonce: 'x' },
    code: 50006,
  },
  {
    what: 'nonce, up to 25',
    max: 25,
    body: (count) => ({ content: 'x', nonce: text(count) }),
    at: 'nonce',
    inner: TOO_LONG,
  },
];

const embed = (fields: object) => ({ embeds: [fields] });
const field = (fields: object = {}) => ({ name: 'n', value: 'v', ...fields });

const EMBEDS: readonly Limit[] = [
  {
    what: 'embeds, up to 10',
    max: 10,
    body: (count) => ({ embeds: many(count, () => ({ title: 'x' })) }),
    at: 'embeds',
    inner: TOO_LONG,
  },
  {
    what: 'an embed that shows nothing',
    takes: embed({ title: 'x' }),
    refuses: embed({ color: 1 }),
    at: 'embeds[0].description',
    inner: REQUIRED,
  },
  {
    what: 'title, up to 256',
    max: 256,
    body: (count) => embed({ title: text(count) }),
    at: 'embeds[0].title',
    inner: TOO_LONG,
  },
  {
    what: 'title with blanks around it, up to 256',
    max: 256,
    body: (count) => embed({ title: ` ${text(count)}\n ` }),
    at: 'embeds[0].title',
    inner: TOO_LONG,
  },
  {
    what: 'description, up to 4096',
    max: 4096,
    body: (count) => embed({ description: ` ${text(count)} ` }),
    at: 'embeds[0].description',
    inner: TOO_LONG,
  },
  {
    what: 'fields, up to 25',
    max: 25,
    body: (count) => embed({ fields: many(count, () => field()) }),
    at: 'embeds[0].fields',
    inner: TOO_LONG,
  },
  {
    what: 'name of a field, 1-256',
    min: 1,
    max: 256,
    body: (count) => embed({ fields: [field({ name: text(count) })] }),
    at: 'embeds[0].fields[0].name',
    inner: BAD_LENGTH,
    innerBelow: REQUIRED,
  },
  {
    what: 'value of a field, 1-1024',
    min: 1,
    max: 1024,
    body: (count) => embed({ fields: [field({ value: text(count) })] }),
    at: 'embeds[0].fields[0].value',
    inner: BAD_LENGTH,
    innerBelow: REQUIRED,
  },
  {
    what: 'a field without name',
    takes: embed({ fields: [field()] }),
    refuses: embed({ fields: [{ value: 'v' }] }),
    at: 'embeds[0].fields[0].name',
    inner: REQUIRED,
  },
  {
    what: 'a field without value',
    takes: embed({ fields: [field()] }),
    refuses: embed({ fields: [{ name: 'n' }] }),
    at: 'embeds[0].fields[0].value',
    inner: REQUIRED,
  },
  {
    what: 'a field of blanks',
    takes: embed({ fields: [field({ value: '\u200b' })] }),
    refuses: embed({ fields: [field({ value: '  ' })] }),
    at: 'embeds[0].fields[0].value',
    inner: REQUIRED,
  },
  {
    what: 'footer, up to 2048',
    max: 2048,
    body: (count) => embed({ footer: { text: text(count) } }),
    at: 'embeds[0].footer.text',
    inner: TOO_LONG,
  },
  {
    what: 'author, up to 256',
    max: 256,
    body: (count) => embed({ author: { name: text(count) } }),
    at: 'embeds[0].author.name',
    inner: TOO_LONG,
  },
  {
    what: 'colour, 0-0xffffff',
    min: 0,
    max: 0xff_ff_ff,
    body: (color) => embed({ title: 'x', color }),
    at: 'embeds[0].color',
    inner: 'NUMBER_TYPE_MAX',
    innerBelow: 'NUMBER_TYPE_MIN',
  },
];

/** http, https and attachment; the inner code is not in the design document. */
const ADDRESSES: readonly Limit[] = [
  ...(
    [
      ['image.url', (url: string) => ({ image: { url } })],
      ['thumbnail.url', (url: string) => ({ thumbnail: { url } })],
      ['footer.icon_url', (url: string) => ({ footer: { text: 'x', icon_url: url } })],
      ['author.icon_url', (url: string) => ({ author: { name: 'x', icon_url: url } })],
    ] as const
  ).flatMap(([at, make]) =>
    ['http://example.com/a.png', 'https://example.com/a.png', 'attachment://a.png'].map(
      (good): Limit => ({
        what: `scheme of ${at} other than that of ${good}`,
        takes: embed(make(good)),
        refuses: embed(make('file:///etc/passwd')),
        at: `embeds[0].${at}`,
        inner: 'URL_TYPE_INVALID_SCHEME',
      }),
    ),
  ),
  {
    what: 'an attachment as the address of a title',
    takes: embed({ title: 'x', url: 'https://example.com' }),
    refuses: embed({ title: 'x', url: 'attachment://a.png' }),
    at: 'embeds[0].url',
    inner: 'URL_TYPE_INVALID_SCHEME',
  },
];

/** Everything that counts for the total, in two embeds, 6000 characters but for the rest that is given. */
const together = (count: number) => ({
  embeds: [
    { title: text(200), description: text(2800), footer: { text: text(500) }, author: { name: text(200) } },
    { description: text(count - 4700), fields: many(2, () => ({ name: text(100), value: text(400) })) },
  ],
});

const TOTAL: readonly Limit[] = [
  { what: 'embeds together, up to 6000', max: 6000, body: together, at: 'embeds', inner: 'MAX_EMBED_SIZE_EXCEEDED' },
];

const EXCLUSIVE = 'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE';
const ids = (count: number) => many(count, (index) => String(10n ** 17n + BigInt(index)));
const pings = (allowed_mentions: object) => ({ content: 'x', allowed_mentions });

const MENTIONS: readonly Limit[] = [
  ...['users', 'roles'].flatMap((kind): Limit[] => [
    {
      what: `parse ${kind} beside a list of them`,
      takes: pings({ parse: [kind], [kind]: [] }),
      refuses: pings({ parse: [kind], [kind]: [NOBODY] }),
      at: 'allowed_mentions',
      inner: EXCLUSIVE,
    },
    {
      what: `allowed ${kind}, up to 100`,
      max: 100,
      body: (count) => pings({ [kind]: ids(count) }),
      at: `allowed_mentions.${kind}`,
      inner: TOO_LONG,
    },
  ]),
  {
    what: 'parse users beside a list of roles, which is no contradiction',
    takes: pings({ parse: ['users'], roles: [NOBODY] }),
    refuses: pings({ parse: ['users', 'roles'], roles: [NOBODY] }),
    at: 'allowed_mentions',
    inner: EXCLUSIVE,
  },
];

describe('texts of messages', () => {
  checkLimits([...CONTENT, ...EMBEDS, ...ADDRESSES, ...TOTAL, ...MENTIONS], async (body) => {
    const count = () => stage.discord.world.messages(stage.discord.channelIds.amazon!).length;
    const before = count();
    const answer = await stage.send('POST', '/channels/{amazon}/messages', body);
    expect(count() - before, 'a refused message must leave nothing').toBe(answer.status === 200 ? 1 : 0);
    return answer;
  });
});

import { afterAll, beforeAll, describe } from 'vitest';
import type { RawAnswer } from '../support/raw.ts';
import { checkLimits, type Limit } from './limit-case.ts';
import { button, inRow, many, row, text } from './sample-body.ts';
import { Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});

afterAll(() => stage.close());

/** Every way of a message to Discord; in callbacks all paths begin with `data.`. */
const WAYS: readonly (readonly [what: string, prefix: string, send: (body: object) => Promise<RawAnswer>])[] = [
  ['a post', '', (body) => stage.send('POST', '/channels/{amazon}/messages', body)],
  [
    'an edit',
    '',
    async (body) => {
      const { id } = await stage.post({ content: 'x' });
      return stage.send('PATCH', `/channels/{amazon}/messages/${id}`, body);
    },
  ],
  ['an answer (type 4)', 'data.', async (data) => stage.answer(await stage.act('command'), { type: 4, data })],
  ['an update (type 7)', 'data.', async (data) => stage.answer(await stage.act('component'), { type: 7, data })],
  [
    'a follow-up',
    '',
    async (body) => {
      const given = await stage.act('command');
      await stage.answer(given, { type: 4, data: { content: 'x' } });
      return stage.webhook('POST', given, { body });
    },
  ],
  [
    'an edit of the answer',
    '',
    async (body) => {
      const given = await stage.act('command');
      await stage.answer(given, { type: 5 });
      return stage.webhook('PATCH', given, { path: '/messages/@original', body });
    },
  ],
];

const limits = (prefix: string): readonly Limit[] => [
  {
    what: 'content, up to 2000',
    max: 2000,
    body: (count) => ({ content: text(count) }),
    at: `${prefix}content`,
    inner: 'BASE_TYPE_MAX_LENGTH',
  },
  {
    what: 'an empty message',
    takes: { content: 'x', embeds: [], components: [] },
    refuses: { content: '', embeds: [], components: [] },
    code: 50006,
  },
  {
    what: 'rows, up to 5',
    max: 5,
    body: (count) => ({ content: 'x', components: many(count, (index) => row(button({ custom_id: `b${index}` }))) }),
    at: `${prefix}components`,
    inner: 'BASE_TYPE_MAX_LENGTH',
  },
  {
    what: 'custom_id twice',
    takes: inRow(button(), button({ custom_id: 'other' })),
    refuses: inRow(button(), button()),
    at: `${prefix}components[0].components[1].custom_id`,
    inner: 'COMPONENT_CUSTOM_ID_DUPLICATED',
  },
  {
    what: 'allowed users, up to 100',
    max: 100,
    body: (count) => ({
      content: 'x',
      allowed_mentions: { users: many(count, (index) => String(10n ** 17n + BigInt(index))) },
    }),
    at: `${prefix}allowed_mentions.users`,
    inner: 'BASE_TYPE_MAX_LENGTH',
  },
];

describe.each(WAYS)('limits of messages hold for %s', (_what, prefix, send) => {
  checkLimits(limits(prefix), send);
});

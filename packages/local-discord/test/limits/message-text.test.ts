import { afterAll, beforeAll, describe, expect } from 'vitest';
import { checkLimits, type Limit, TOO_LONG } from './limit-case.ts';
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
  { what: 'empty lists', takes: { content: 'x', embeds: [] }, refuses: { embeds: [], components: [] }, code: 50006 },
  {
    what: 'an embed, which this stand-in does not know',
    takes: { content: 'x' },
    refuses: { content: 'x', embeds: [{ title: 'x' }] },
    at: 'embeds',
    inner: 'UNKNOWN_TO_LOCAL_DISCORD',
  },
  ...[8192, 32_768].map(
    (flags): Limit => ({
      what: `flag ${flags}, which makes another kind of message of it`,
      takes: { content: 'x', flags: 4096 },
      refuses: { content: 'x', flags },
      at: 'flags',
      inner: 'UNKNOWN_TO_LOCAL_DISCORD',
    }),
  ),
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

const EXCLUSIVE = 'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE';
const ids = (count: number) => many(count, (index) => String(10n ** 17n + BigInt(index)));
const pings = (allowed_mentions: object) => ({ content: 'x', allowed_mentions });

const MENTIONS: readonly Limit[] = [
  {
    what: 'parse users beside a list of them',
    takes: pings({ parse: ['users'], users: [] }),
    refuses: pings({ parse: ['users'], users: [NOBODY] }),
    at: 'allowed_mentions',
    inner: EXCLUSIVE,
  },
  {
    what: 'allowed users, up to 100',
    max: 100,
    body: (count) => pings({ users: ids(count) }),
    at: 'allowed_mentions.users',
    inner: TOO_LONG,
  },
];

describe('texts of messages', () => {
  checkLimits([...CONTENT, ...MENTIONS], async (body) => {
    const count = () => stage.discord.world.messages(stage.discord.channelIds.amazon!).length;
    const before = count();
    const answer = await stage.send('POST', '/channels/{amazon}/messages', body);
    expect(count() - before, 'a refused message must leave nothing').toBe(answer.status === 200 ? 1 : 0);
    return answer;
  });
});

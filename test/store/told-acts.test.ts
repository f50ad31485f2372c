import { readFileSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import type { Act, PostToWrite } from '../../src/store/records.ts';
import type { Store } from '../../src/store/store.ts';
import { ask } from '../support/test-database.ts';
import { append, guard, newDatabase, newGame, opened } from './store-fixture.ts';

const isServer = inject('postgres') !== undefined;

/** The statements with which a migration fills what the version before did not write. */
function fillings(): string[] {
  const file = isServer ? 'postgres/migrations/0002_posts_tell_acts.sql' : 'sqlite/migrations/0004_posts_tell_acts.sql';
  return readFileSync(`src/store/${file}`, 'utf8')
    .split('--> statement-breakpoint')
    .filter((statement) => statement.includes('UPDATE posts'));
}

const seat = 0;
const VOTE: Act = { type: 'vote-opened', subject: 'abort', seat };

/** Acts of a game, each with the message that tells of it. */
const TOLD: readonly (readonly [Act, PostToWrite?, string?])[] = [
  [VOTE, { type: 'send', kind: 'vote' }],
  [
    { type: 'seat-offered', seat, userId: 'cid' },
    { type: 'send', kind: 'offer' },
  ],
  // By a vote of the table, which is no message of its own.
  [{ type: 'paused' }],
  [
    { type: 'player-gone', seat: 1 },
    { type: 'send', kind: 'act' },
  ],
  [{ type: 'vote-dropped' }],
  [VOTE, { type: 'send', kind: 'vote' }],
  [
    { type: 'replaced', seat, userId: 'ada' },
    { type: 'send', kind: 'asked', userId: 'cid' },
  ],
  [{ type: 'paused' }, { type: 'send', kind: 'act' }, 'mod'],
  [
    { type: 'seat-offered', seat, userId: 'eva' },
    { type: 'send', kind: 'offer' },
  ],
];

async function tellAll(store: Store, id: number): Promise<void> {
  for (const [from, [act, post, userId]] of TOLD.entries()) {
    const acts = { from, acts: [act], ...(userId && { userId }) };
    const write = { ...guard(id, 1, { posts: post ? [post] : [] }), seq: 0, entries: [], status: 'running' } as const;
    expect(await append(store, { ...write, raises: 0, acts })).toBe('written');
  }
}

/** The number of its act for each message, as they were written above. */
const NUMBERS = [
  ['vote', 0],
  ['offer', 1],
  ['act', 3],
  ['vote', 5],
  ['asked', 5],
  ['act', 7],
  ['offer', 8],
];

it('knows of messages of the version before which acts they tell', async () => {
  const url = await newDatabase();
  const store = await opened(url);
  const games = [await newGame(store), await newGame(store, { channelId: 'other' })];
  for (const { id } of games) await tellAll(store, id);
  await ask(url, 'UPDATE posts SET act = NULL');
  for (const statement of fillings()) await ask(url, statement);
  for (const { id } of games)
    expect((await store.posts.ofGame(id)).map(({ kind, act }) => [kind, act])).toEqual(NUMBERS);
});

it.runIf(isServer)('notes for a process of the version before which act its message tells', async () => {
  const store = await opened(await newDatabase());
  const { id } = await newGame(store);
  await tellAll(store, id);
  // As that of the second vote, which was open.
  expect((await store.posts.ofGame(id)).map(({ kind, act }) => [kind, act])).toEqual(NUMBERS);
});

import { expect, it } from 'vitest';
import { kindsLosingControls } from '../../src/app/posts.ts';
import type { Store } from '../../src/store/store.ts';
import { ask } from '../support/test-database.ts';
import { append, appendTo, DRAW, guard, newDatabase, newGame, newLobby, opened, SEATS } from './store-fixture.ts';

const DAY = 86_400_000;
const NOW = 400 * DAY;
const LONG_AGO = NOW - 31 * DAY;
const LATELY = NOW - 29 * DAY;

async function database() {
  const url = await newDatabase();
  return { store: await opened(url), ask: (statement: string) => ask(url, statement) };
}

/** Writes causes of a game with a time. */
const causes = (count: number, { name, gameId, at }: { name: string; gameId: number; at: number }) =>
  `INSERT INTO causes (id, game_id, at) VALUES ${Array.from({ length: count }, (_, one) => `('${name} ${one}', ${gameId}, ${at})`).join()}`;

/** Prunes until nothing is left to do; returns the number of steps. */
async function pruneAll(store: Store, now = NOW): Promise<number> {
  let steps = 1;
  while (await store.prune(now)) if (++steps > 10_000) throw new Error('no end');
  return steps;
}

/** A game with a lobby message, five turn messages and an end, all delivered, which changed last at a time. */
async function playedGame(store: Store, { channelId, at, ends }: { channelId: string; at: number; ends: boolean }) {
  const { id } = await newGame(store, { channelId, at, posts: [{ type: 'send', kind: 'lobby' }] });
  const posts = [{ type: 'send', kind: 'turn' }] as const;
  for (let seq = 0; seq < 5; seq++) await appendTo(store, id, { seq, at, posts, cause: `${channelId} ${seq}` });
  if (ends) {
    const end = { ...guard(id, 6, { at, posts: [{ type: 'send', kind: 'end' }] }), seq: 5, entries: [DRAW] };
    expect(await append(store, { ...end, status: 'ended' })).toBe('written');
  }
  for (const post of await store.posts.ofGame(id))
    await store.posts.deliver({ ...post, messageId: `message ${post.id}`, strips: kindsLosingControls(post.kind) });
  for (const post of await store.posts.ofGame(id)) {
    if (post.pending) await store.posts.deliver({ ...post, messageId: post.messageId! });
  }
  return id;
}

const kindsOf = async (store: Store, id: number) => (await store.posts.ofGame(id)).map(({ kind }) => kind);
const ALL = ['lobby', 'turn', 'turn', 'turn', 'turn', 'turn'];

it('deletes posts of games that have been over for a month, but those that are linked to', async () => {
  const { store } = await database();
  const old = await playedGame(store, { channelId: 'old', at: LONG_AGO, ends: true });
  const fresh = await playedGame(store, { channelId: 'fresh', at: LATELY, ends: true });
  const running = await playedGame(store, { channelId: 'running', at: LONG_AGO, ends: false });
  const before = {
    game: await store.games.byId(old),
    log: await store.log.ofGame(old),
    posts: await store.posts.ofGame(old),
  };
  await pruneAll(store);
  expect({ game: await store.games.byId(old), log: await store.log.ofGame(old) }).toEqual({
    game: before.game,
    log: before.log,
  });
  expect(await store.posts.ofGame(old)).toEqual([before.posts[0], before.posts[5], before.posts[6]]);
  expect(await kindsOf(store, fresh)).toEqual([...ALL, 'end']);
  expect(await kindsOf(store, running)).toEqual(ALL);
});

it('keeps the last turn message that there is a link to, and what is still to be delivered', async () => {
  const { store, ask } = await database();
  const id = await playedGame(store, { channelId: 'old', at: LONG_AGO, ends: true });
  await ask(`UPDATE posts SET failure = 10008 WHERE kind = 'turn' AND id = 6`);
  await ask(`UPDATE posts SET pending = 'strip' WHERE id = 2`);
  await pruneAll(store);
  expect((await store.posts.ofGame(id)).map((post) => post.id)).toEqual([1, 2, 5, 6, 7]);
});

it('deletes causes after a month, in steps', async () => {
  const { store, ask } = await database();
  const { id } = await newLobby(store);
  await ask(causes(10, { name: 'new', gameId: id, at: LATELY }));
  await ask(causes(1_000, { name: 'old', gameId: id, at: LONG_AGO }));
  const left = async () => (await ask('SELECT id FROM causes')).length;
  expect(await store.prune(NOW)).toBe(true);
  expect(await left()).toBe(810);
  expect(await pruneAll(store)).toBeGreaterThan(4);
  expect(await left()).toBe(10);
});

it('deletes notices, quiet turns, plans and watches of games that are over', async () => {
  const { store, ask } = await database();
  const games = [
    await playedGame(store, { channelId: 'old', at: LONG_AGO, ends: true }),
    await playedGame(store, { channelId: 'running', at: LONG_AGO, ends: false }),
  ];
  for (const id of games) {
    const [post] = await store.posts.ofGame(id);
    await ask(`INSERT INTO watchers (game_id, user_id, what) VALUES (${id}, 'eva', 'turns')`);
    await ask(
      `INSERT INTO plans (game_id, seat, user_id, draft, promise, made_at) VALUES (${id}, 0, 'ada', '', '{}', 0)`,
    );
    await ask(`INSERT INTO quiets (game_id, user_id, turn) VALUES (${id}, 'eva', 1)`);
    await ask(
      `INSERT INTO notices (game_id, user_id, what, post_id, length) VALUES (${id}, 'eva', 'turns', ${post!.id}, 1)`,
    );
  }
  await pruneAll(store);
  for (const table of ['watchers', 'quiets', 'plans', 'notices']) {
    expect(await ask(`SELECT game_id AS id FROM ${table}`), table).toEqual([{ id: games[1] }]);
  }
});

it('deletes analyses after a month, of whatever game', async () => {
  const { store } = await database();
  const old = await playedGame(store, { channelId: 'old', at: LONG_AGO, ends: true });
  const other = await playedGame(store, { channelId: 'other', at: LONG_AGO, ends: true });
  await store.analyses.put({ gameId: old, version: 1, body: '{}', at: LONG_AGO });
  const lately = { gameId: other, version: 1, body: '{}', at: LATELY };
  await store.analyses.put(lately);
  await pruneAll(store);
  expect(await store.analyses.ofGame(old)).toBeUndefined();
  expect(await store.analyses.ofGame(other)).toEqual(lately);
});

it('deletes people and channels that appear nowhere, and nobody else', async () => {
  const { store, ask } = await database();
  const { id } = await newGame(store, { channelId: 'table', ownerId: 'owner' });
  await store.spectators.watch(id, { userId: 'watcher', what: 'end' });
  const { id: closed } = await newGame(store, { channelId: 'other' });
  const acts = { from: 0, acts: [{ type: 'ended-by-moderator' }] as const, userId: 'moderator' };
  expect(await append(store, { ...guard(closed, 1), seq: 0, entries: [], status: 'closed', acts })).toBe('written');
  const people = [...SEATS.map(({ userId }) => userId), 'owner', 'watcher', 'moderator'];
  const strangers = Array.from({ length: 700 }, (_, at) => `stranger ${at}`);
  for (const user of [...people, ...strangers]) {
    await store.people.rememberUser({ id: user, guildId: 'guild', name: user, locale: 'nl' });
    await store.people.rememberUser({ id: user, guildId: 'elsewhere', name: user, locale: 'nl' });
  }
  for (const channel of ['table', 'chosen', 'empty']) {
    await store.people.rememberChannel({ id: channel, guildId: 'guild', locale: 'nl' });
  }
  await store.people.setChannelLanguage('chosen', 'fr');
  await store.people.changeSettings('stranger 5', { language: 'de' });
  await pruneAll(store);
  expect([...(await store.people.users([...people, ...strangers])).keys()].sort()).toEqual([...people].sort());
  expect([...(await store.people.names('guild', [...people, ...strangers])).keys()].sort()).toEqual([...people].sort());
  expect((await store.people.names('elsewhere', people)).size, 'where they have no game').toBe(0);
  expect(await ask('SELECT id FROM channels ORDER BY id')).toEqual([{ id: 'chosen' }, { id: 'table' }]);
  expect(await store.people.settings('stranger 5'), 'settings stay').toMatchObject({ language: 'de' });
});

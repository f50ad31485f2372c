import { expect, it } from 'vitest';
import type { Act } from '../../src/store/records.ts';
import { append, guard, newDatabase, newGame, newLobby, opened } from './store-fixture.ts';

const REPLACED: Act = { type: 'replaced', seat: 1, userId: 'bob' };
const MOVED: Act = { type: 'moved' };

it('gives a seat to somebody else, who no longer watches, and keeps its colour and place', async () => {
  const store = await opened(await newDatabase());
  const { id, seats } = await newGame(store);
  await store.spectators.watch(id, { userId: 'cleo', what: 'turns' });
  await store.spectators.watch(id, { userId: 'dan', what: 'turns' });
  const write = { ...guard(id, 1), seq: 0, entries: [], status: 'running' } as const;
  const acts = { from: 0, acts: [REPLACED] };
  expect(await append(store, { ...write, acts, replacement: { seat: 1, userId: 'cleo' }, endsWatch: 'cleo' })).toBe(
    'written',
  );
  const record = (await store.games.byId(id))!;
  expect(record.seats).toEqual([seats[0], { ...seats[1], userId: 'cleo' }]);
  expect((await store.spectators.ofGame(id)).map(({ userId }) => userId)).toEqual(['dan']);
  expect((await store.games.ofUser('cleo')).map((one) => one.id)).toEqual([id]);
  expect(await store.games.ofUser('bob')).toEqual([]);
  // The act still names who had it, until they are forgotten.
  expect((await store.people.personalData('bob')).namedActs).toBe(1);
});

it('moves a game, with what is told from then on, unless there is a game', async () => {
  const store = await opened(await newDatabase());
  const { id, channelId } = await newGame(store);
  const taken = await newLobby(store, { channelId: 'taken' });
  const acts = { from: 0, acts: [MOVED] };
  const write = { ...guard(id, 1), seq: 0, entries: [], status: 'running', acts } as const;
  expect(await append(store, { ...write, channelId: 'taken' })).toBe('conflict');
  const posts = [
    { type: 'send', kind: 'moved', channelId },
    { type: 'send', kind: 'turn' },
  ] as const;
  expect(await append(store, { ...write, channelId: 'free', posts })).toBe('written');
  expect((await store.games.open('free'))!.id).toBe(id);
  expect(await store.games.open(channelId)).toBeUndefined();
  expect((await store.games.open('taken'))!.id).toBe(taken.id);
  const sent = (await store.posts.ofGame(id)).filter(({ kind }) => kind === 'moved' || kind === 'turn');
  expect(sent.slice(-2).map((post) => post.channelId)).toEqual([channelId, 'free']);
});

it('changes the message that tells of an act, or the latest one of a kind', async () => {
  const store = await opened(await newDatabase());
  const { id } = await newGame(store);
  const write = { ...guard(id, 1), seq: 0, entries: [], status: 'running' } as const;
  const offer = (act: number) => ({ type: 'send', kind: 'offer', act }) as const;
  await store.games.append({ ...write, posts: [offer(3), offer(5), offer(8)] });
  const offers = async () => (await store.posts.ofGame(id)).filter(({ kind }) => kind === 'offer');
  for (const { id: post, wish } of await offers()) await store.posts.deliver({ id: post, wish, messageId: `m${post}` });
  const pending = async () => (await offers()).map((post) => post.pending);
  expect(await pending()).toEqual([undefined, undefined, undefined]);
  await store.games.append({ ...write, posts: [{ type: 'refresh', kind: 'offer', act: 5 }] });
  expect(await pending()).toEqual([undefined, 'edit', undefined]);
  await store.games.append({ ...write, posts: [{ type: 'refresh', kind: 'offer' }] });
  expect(await pending()).toEqual([undefined, 'edit', 'edit']);
});

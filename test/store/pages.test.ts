import { expect, it } from 'vitest';
import type { PostRecord } from '../../src/store/records.ts';
import { isServerUrl } from '../../src/store/store-url.ts';
import { appendTo, newDatabase, newGame, opened } from './store-fixture.ts';

it('makes the page of a game once, whoever asks first', async () => {
  const url = await newDatabase();
  // A file is written by one process at a time.
  const stores = await Promise.all((isServerUrl(url) ? [url, url] : [url]).map(opened));
  const { id } = await newGame(stores[0]!);
  const asked = stores.flatMap((store, at) => [0, 1, 2].map((time) => store.pages.ofGame(id, `key ${at} ${time}`)));
  const pages = await Promise.all(asked);
  expect(pages[0]).toMatchObject({ gameId: id, isOpen: true });
  for (const page of [...pages, await (await opened(url)).pages.ofGame(id, 'later')]) expect(page).toEqual(pages[0]);
});

it('finds a game by the whole key of its page, and by no other text', async () => {
  const store = await opened(await newDatabase());
  const record = await newGame(store);
  await newGame(store, { channelId: 'other' });
  await store.pages.ofGame(record.id, 'Key-1');
  expect((await store.pages.game('Key-1'))?.game).toEqual(record);
  for (const text of ['', 'Key', 'Key-1 ', 'key-1', 'Key_1', '%', String(record.id)]) {
    expect(await store.pages.game(text)).toBeUndefined();
  }
});

it('has another key after every change, so that earlier links are dead', async () => {
  const store = await opened(await newDatabase());
  const { id } = await newGame(store);
  await store.pages.ofGame(id, 'first');
  await store.pages.set({ gameId: id, isOpen: true, newKey: 'unused', posts: [] });
  expect((await store.pages.game('first'))?.game.id).toBe(id);
  await store.pages.set({ gameId: id, isOpen: false, newKey: 'second', posts: [] });
  for (const key of ['first', 'second']) expect(await store.pages.game(key)).toBeUndefined();
  expect(await store.pages.ofGame(id, 'unused')).toMatchObject({ isOpen: false });
  await store.pages.set({ gameId: id, isOpen: true, newKey: 'third', posts: [] });
  expect(await store.pages.ofGame(id, 'unused')).toEqual({ gameId: id, key: 'third', isOpen: true });
  for (const key of ['first', 'second', 'unused']) expect(await store.pages.game(key)).toBeUndefined();
  expect((await store.pages.game('third'))?.game.id).toBe(id);
});

it('changes a message with the page, but not where nothing changes', async () => {
  const store = await opened(await newDatabase());
  const { id } = await newGame(store);
  await appendTo(store, id, { seq: 0, posts: [{ type: 'send', kind: 'turn' }] });
  const [sent] = await store.posts.ofGame(id);
  await store.posts.deliver({ ...sent!, messageId: 'message' });
  const pending = async () => (await store.posts.ofGame(id)).map((post: PostRecord) => post.pending);
  const posts = [{ type: 'refresh', kind: 'turn' }] as const;
  await store.pages.ofGame(id, 'first');
  await store.pages.set({ gameId: id, isOpen: true, newKey: 'second', posts });
  expect(await pending()).toEqual([undefined]);
  await store.pages.set({ gameId: id, isOpen: false, newKey: 'third', posts });
  expect(await pending()).toEqual(['edit']);
});

it('tells the revisions of games by the keys of their open pages', async () => {
  const store = await opened(await newDatabase());
  const revisions = async (keys: readonly string[]) =>
    new Map([...(await store.pages.states(keys))].map(([key, { revision }]) => [key, revision]));
  const { id } = await newGame(store);
  const other = await newGame(store, { channelId: 'other' });
  await newGame(store, { channelId: 'none' });
  await store.pages.ofGame(id, 'one');
  await store.pages.ofGame(other.id, 'two');
  await store.pages.set({ gameId: other.id, isOpen: false, newKey: 'three', posts: [] });
  const keys = ['one', 'two', 'three', 'four', 'On', 'one '];
  expect(await revisions(keys)).toEqual(new Map([['one', 1]]));
  await appendTo(store, id, { seq: 0 });
  expect(await revisions(['one'])).toEqual(new Map([['one', 2]]));
  // Opened again it has another key, between two looks, too.
  await store.pages.set({ gameId: other.id, isOpen: true, newKey: 'four', posts: [] });
  expect(await revisions(keys)).toEqual(
    new Map([
      ['one', 2],
      ['four', 1],
    ]),
  );
  expect(await revisions([])).toEqual(new Map());
});

it('tells another state of a game once a player has another name, the table votes, or an absence stops clocks in another way', async () => {
  const store = await opened(await newDatabase());
  const record = await newGame(store);
  const other = await newGame(store, { channelId: 'other', seats: [{ userId: 'other', colour: 'red' }] });
  await store.pages.ofGame(record.id, 'one');
  await store.pages.ofGame(other.id, 'two');
  const states = async () => {
    const told = await store.pages.states(['one', 'two']);
    expect((await store.pages.game('one'))?.digest).toBe(told.get('one')!.digest);
    return [told.get('one')!, told.get('two')!] as const;
  };
  const seen = [(await states())[0]];
  const others = (await states())[1];
  const { userId } = record.seats[0]!;
  const named = (name: string, guildId = record.guildId) =>
    store.people.rememberUser({ id: userId, guildId, name, locale: 'en-US' });
  const absent = (to: number) =>
    store.reminders.setAbsence({ absence: { userId, from: 1_000, to }, now: 1_000, told: [] });
  const noteEnds = (shown: Record<number, number>) =>
    store.games.noteEnds({ gameId: record.id, acts: record.acts.length, shown, posts: [] });
  for (const change of [
    () => named('Ana'),
    () => named('Anna'),
    () => noteEnds({ 0: 5_000 }),
    ...[2_000, 3_000, 1_500].map((to) => () => absent(to)),
  ]) {
    await change();
    const [one, two] = await states();
    expect(seen).not.toContainEqual(one);
    expect(two).toEqual(others);
    seen.push(one);
  }
  expect(new Set(seen.map(({ revision }) => revision)).size).toBe(1);
  await named('Elsewhere', 'another-server');
  expect((await states())[0]).toEqual(seen.at(-1));
});

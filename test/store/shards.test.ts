import { expect, it } from 'vitest';
import { gameSubject, isInShard } from '../../src/store/records.ts';
import type { Store } from '../../src/store/store.ts';
import { appendTo, newDatabase, newGame, noticesTo, opened } from './store-fixture.ts';

/** Servers of shard 0, 1 and 2 of three. */
const SERVERS = [0n, 1n, 2n].map((shard) => String(((3n * 123_456_789n + shard) << 22n) + 4_711n));

/** A store with a game in each server: a post to send, one given up, a notice, a computer to move, an analysis wanted. */
async function worldOfThree(): Promise<Store> {
  const store = await opened(await newDatabase());
  for (const [index, guildId] of SERVERS.entries()) {
    const seats = [
      { userId: 'computer:1', colour: 'red' },
      { userId: 'bob', colour: 'blue' },
    ] as const;
    const { id } = await newGame(store, { guildId, channelId: `channel ${index}`, seats });
    await store.spectators.watch(id, { userId: 'eva', what: 'turns' });
    const posts = [{ type: 'send', kind: 'turn' }] as const;
    await appendTo(store, id, { seq: 0, posts, notices: noticesTo(['eva'], 1) });
    await store.analyses.want({ gameId: id, at: 1 });
    await store.games.append({
      gameId: id,
      revision: 2,
      at: 2000,
      seq: 1,
      entries: [],
      status: 'running',
      posts: [],
      clock: { type: 'begin', turn: 1, seat: 0 },
    });
  }
  return store;
}

it('finds the work of the servers of a shard, and of no other', async () => {
  const store = await worldOfThree();
  for (const [id, guildId] of SERVERS.entries()) {
    const shard = { id, count: 3 };
    const game = id + 1;
    expect(SERVERS.filter((server) => isInShard(server, shard))).toEqual([guildId]);
    expect((await store.games.allOpen(shard)).map((open) => open.guildId)).toEqual([guildId]);
    expect((await store.clocks.ofComputers(shard)).map((turn) => turn.id)).toEqual([game]);
    expect((await store.analyses.wanted(shard)).map(({ gameId }) => gameId)).toEqual([game]);
    const {
      posts: [post, ...others],
    } = await store.posts.work(0, { limits: { send: 9 }, shard });
    expect(others).toEqual([]);
    expect(post).toMatchObject({ subject: gameSubject(game), guildId });
    await store.posts.hold({ id: post!.id, wish: post!.wish, until: 100 + id });
    expect((await store.posts.work(0, { shard })).next).toBe(100 + id);
    await store.posts.fail({ id: post!.id, wish: post!.wish, code: 50_013 });
    expect((await store.posts.lost({ shard })).map(({ subject }) => subject)).toEqual([gameSubject(game)]);
    const notice = (await store.notices.due(0, shard))!;
    expect(notice).toMatchObject({ gameId: game });
    await store.notices.hold(notice.id, 200 + id);
    expect(await store.notices.nextDue(0, shard)).toBe(200 + id);
  }
});

it('finds the work of all servers where none is asked for, whatever their ids are', async () => {
  const store = await worldOfThree();
  await newGame(store, { guildId: 'no number', channelId: 'elsewhere', posts: [{ type: 'send', kind: 'turn' }] });
  expect(await store.games.allOpen()).toHaveLength(4);
  expect((await store.posts.work(0, { limits: { send: 9 } })).posts).toHaveLength(4);
  expect(await store.clocks.ofComputers()).toHaveLength(3);
});

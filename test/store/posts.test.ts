import { describe, expect, it } from 'vitest';
import { gameSubject, type PostToWrite } from '../../src/store/records.ts';
import type { Store } from '../../src/store/store.ts';
import { appendTo, DRAW, guard, newDatabase, newGame, newLobby, opened, SEATS, SETUP } from './store-fixture.ts';

const send: PostToWrite = { type: 'send', kind: 'turn' };
const refresh: PostToWrite = { type: 'refresh', kind: 'turn' };

async function game() {
  const store = await opened(await newDatabase());
  const { id } = await newGame(store);
  let seq = 0;
  return {
    store,
    id,
    /** Appends one entry with these wishes. */
    async wish(...posts: PostToWrite[]) {
      expect(await appendTo(store, id, { seq, posts })).toBe('written');
      seq++;
    },
    posts: () => store.posts.ofGame(id),
    due: async (now = 10) => (await dueIn(store, now)).map((post) => post.id),
  };
}

/** All that is due: what is to be sent, then what is to be changed. */
async function dueIn(store: Store, now = 0) {
  return (await store.posts.work(now, { limits: { send: 10, change: 10 } })).posts;
}

const deliver = async (store: Store, id: number, wish = 1) =>
  store.posts.deliver({ id, wish, messageId: `message-${id}`, strips: ['turn'] });

it('knows who was pinged last about which topic of a game when a message is begun', async () => {
  const { store, id, wish } = await game();
  await wish(send);
  const ping = { gameId: id, about: 'turn 1', userId: 'ada', postId: 1, at: 5 };
  const other = await newGame(store, { channelId: 'other' });
  await store.pings.note({ ...ping, gameId: other.id });
  await store.posts.deliver({ id: 1, wish: 1, messageId: '7', pinged: [ping, { ...ping, about: 'turn 2' }] });
  await wish(send);
  const begin = (...about: readonly string[]) => store.posts.begin({ id: 2, wish: 1, topics: { gameId: id, about } });
  expect((await begin('turn 1', 'turn 3'))?.pings).toEqual([ping]);
  expect((await begin('turn 3'))?.pings).toEqual([]);
  expect(await store.pings.about({ gameId: id, about: ['turn 2'] })).toEqual([{ ...ping, about: 'turn 2' }]);
});

it('knows the newest id of Discord of a game, though causes are any text', async () => {
  const { store, id } = await game();
  let begun = 0;
  /** The newest id that is known when another message is begun. */
  const newestId = async (after?: string) => {
    await store.posts.add(id, [send]);
    return (await store.posts.begin({ id: ++begun, wish: 1, after }))?.begunAfter;
  };
  expect(await newestId()).toBeUndefined();
  expect(await newestId('98')).toBe('98');
  // The start of a game that nobody can join, and what is no id of Discord.
  for (const [seq, cause] of ['1500000000000000009:start', '', 'by hand', '99', '1500000000000000008'].entries()) {
    await appendTo(store, id, { seq, cause });
  }
  expect(await newestId()).toBe('1500000000000000008');
  expect(await newestId('1500000000000000009')).toBe('1500000000000000009');
  await appendTo(store, id, { seq: 5, cause: '99999999999999999999' });
  expect(await newestId('1500000000000000009')).toBe('99999999999999999999');
  await store.posts.deliver({ id: 1, wish: 1, messageId: '100000000000000000000', strips: [] });
  expect(await newestId()).toBe('100000000000000000000');
});

describe('a wished post', () => {
  it('is to be sent, for the log with what was written together with it', async () => {
    const store = await opened(await newDatabase());
    const { id } = await newLobby(store, { posts: [{ type: 'send', kind: 'lobby' }] });
    const posts: PostToWrite[] = [{ type: 'refresh', kind: 'lobby' }, send];
    await store.lobbies.start({ ...guard(id, 0, { posts }), setup: SETUP, seats: SEATS, entries: [DRAW] });
    await store.games.append({
      ...guard(id, 1, { posts: [{ type: 'send', kind: 'end' }] }),
      seq: 1,
      entries: [DRAW, DRAW],
      status: 'ended',
    });
    const common = {
      subject: gameSubject(id),
      channelId: 'channel',
      pending: 'send',
      attempts: 0,
      notBefore: 0,
      direct: false,
    };
    expect(await store.posts.ofGame(id)).toEqual([
      { ...common, id: 1, kind: 'lobby', seq: 0, wish: 2 },
      { ...common, id: 2, kind: 'turn', seq: 0, wish: 1 },
      { ...common, id: 3, kind: 'end', seq: 1, wish: 1 },
    ]);
    expect(await dueIn(store)).toMatchObject([{ ...common, id: 1, kind: 'lobby', seq: 0, wish: 2 }]);
    expect(await store.posts.ofGame(99)).toEqual([]);
  });

  it('has nothing pending once it was delivered', async () => {
    const { store, wish, posts, due } = await game();
    await wish(send);
    expect(await deliver(store, 1), 'nothing waits for it').toBe(false);
    expect(await posts()).toMatchObject([{ id: 1, messageId: 'message-1' }]);
    expect((await posts())[0]).not.toHaveProperty('pending');
    expect(await due()).toEqual([]);
    expect((await store.posts.work(0)).next).toBeUndefined();
  });

  it('is edited when refreshed, and only the latest one of the kind', async () => {
    const { store, wish, posts } = await game();
    await wish(send);
    await deliver(store, 1);
    await wish(send);
    await deliver(store, 2);
    await deliver(store, 1, 2);
    await wish({ type: 'send', kind: 'end' });
    await deliver(store, 3);
    await deliver(store, 2, 2);
    await wish(refresh);
    expect((await posts()).map(({ pending, wish, seq }) => ({ pending, wish, seq }))).toEqual([
      { pending: undefined, wish: 2, seq: 0 },
      { pending: 'edit', wish: 3, seq: 1 },
      { pending: undefined, wish: 1, seq: 2 },
    ]);
    await deliver(store, 2, 3);
    expect((await store.posts.work(0)).next).toBeUndefined();
  });

  it('loses its controls once the next message is sent, and holds up no other message with that', async () => {
    const { store, wish, posts } = await game();
    await wish(send);
    await deliver(store, 1);
    await wish(send);
    expect((await posts())[0]!.pending).toBeUndefined();
    await deliver(store, 2);
    expect((await posts())[0]!.pending).toBe('strip');
    await wish(send);
    expect((await dueIn(store)).map(({ id }) => id)).toEqual([3]);
    await deliver(store, 3);
    expect((await dueIn(store)).map(({ id, pending }) => [id, pending])).toEqual([[1, 'strip']]);
    await deliver(store, 1, 2);
    await deliver(store, 2, 2);
    expect((await posts()).every(({ pending }) => pending === undefined)).toBe(true);
    await wish(send);
    await deliver(store, 4);
    // Only the message before it has controls left to lose.
    expect((await dueIn(store)).map(({ id }) => id)).toEqual([3]);
  });

  it('does nothing when there is no post of the kind', async () => {
    const { wish, posts } = await game();
    await wish(refresh);
    expect(await posts()).toEqual([]);
  });

  it('stays to be edited when it was refreshed while it was being sent', async () => {
    const { store, wish, posts } = await game();
    await wish(send);
    await wish(refresh);
    expect(await posts()).toMatchObject([{ pending: 'send', wish: 2 }]);
    await deliver(store, 1, 1);
    expect(await posts()).toMatchObject([{ pending: 'edit', wish: 2, messageId: 'message-1' }]);
    await deliver(store, 1, 2);
    expect((await posts())[0]!.pending).toBeUndefined();
  });
});

describe('what is due', () => {
  it('is the oldest pending post of each game, oldest first, at most as many as asked', async () => {
    const store = await opened(await newDatabase());
    for (const channelId of ['a', 'b', 'c'])
      await newGame(store, { channelId, guildId: channelId, posts: [send, send] });
    expect((await dueIn(store)).map(({ id, subject }) => [id, subject])).toEqual([
      [1, 'game 1'],
      [3, 'game 2'],
      [5, 'game 3'],
    ]);
    const { posts } = await store.posts.work(0, { limits: { send: 2 } });
    expect(posts.map(({ id }) => id)).toEqual([1, 3]);
    await deliver(store, 3);
    expect((await dueIn(store)).map(({ id }) => id)).toEqual([1, 4, 5]);
    const apart = await store.posts.work(0, { limits: { send: 2 }, apart: ['game 1', 'game 2'] });
    expect(apart.posts.map(({ id }) => id)).toEqual([5]);
    const busy = ['a', 'c'].map((lane) => ({ task: 'send', lane, subject: 'game 9', direct: false }) as const);
    const elsewhere = await store.posts.work(0, { limits: { send: 2 }, busy });
    expect(elsewhere.posts.map(({ id, guildId }) => [id, guildId])).toEqual([[4, 'b']]);
    const ofTask = busy.map((one) => ({ ...one, task: 'change' as const }));
    expect((await store.posts.work(0, { limits: { send: 9 }, busy: ofTask })).posts).toHaveLength(3);
    expect((await store.posts.work(0, { limits: { change: 9 } })).posts).toEqual([]);
  });

  it('is one of each server at a time', async () => {
    const store = await opened(await newDatabase());
    for (const channelId of ['a', 'b']) await newGame(store, { channelId, posts: [send] });
    await newGame(store, { channelId: 'c', guildId: 'elsewhere', posts: [send] });
    expect((await dueIn(store)).map(({ id }) => id)).toEqual([1, 3]);
    await store.posts.hold({ id: 1, wish: 1, until: 100 });
    expect((await dueIn(store, 99)).map(({ id }) => id)).toEqual([2, 3]);
    // A limit is no failed attempt.
    expect((await dueIn(store, 100))[0]).toMatchObject({ id: 1, attempts: 0 });
    // What was to wait until later than it ever should: the clock was wrong then.
    await store.posts.hold({ id: 1, wish: 1, until: 100 + 30 * 86_400_000 });
    expect((await dueIn(store, 100)).map(({ id }) => id)).toEqual([1, 3]);
  });

  it('is a direct message beside a public one of the same game', async () => {
    const { store, wish } = await game();
    await wish({ ...send, direct: true }, send);
    const limits = { send: 9, direct: 9 };
    const { posts } = await store.posts.work(0, { limits });
    expect(posts).toMatchObject([
      { id: 2, direct: false, task: 'send' },
      { id: 1, direct: true, task: 'direct' },
    ]);
    for (const [at, one] of posts.entries())
      expect((await store.posts.work(0, { limits, busy: [one] })).posts).toMatchObject([posts[1 - at]!]);
    expect((await store.posts.work(0, { limits, apart: ['game 1'] })).posts).toEqual([]);
  });

  it('waits behind an older post of the game that is to be tried later', async () => {
    const { store, wish, due } = await game();
    const other = await newGame(store, { channelId: 'other', posts: [] });
    await wish(send);
    await store.posts.fail({ id: 1, wish: 1, retryAt: 100 });
    await wish(send);
    expect(await due(99)).toEqual([]);
    expect((await store.posts.work(99)).next).toBe(100);
    // What is due by then is no later time.
    expect((await store.posts.work(100)).next).toBeUndefined();
    expect(await due(100)).toEqual([1]);
    await appendTo(store, other.id, { seq: 0, posts: [send] });
    expect(await due(99)).toEqual([3]);
    expect((await store.posts.work(99)).next).toBe(100);
    await store.posts.fail({ id: 3, wish: 1, retryAt: 50 });
    expect((await store.posts.work(0)).next).toBe(50);
  });

  it('is tried again at a whole millisecond, after a pause with parts of one', async () => {
    const { store, wish, posts, due } = await game();
    await wish(send);
    await store.posts.fail({ id: 1, wish: 1, retryAt: 99.25 });
    expect(await posts()).toMatchObject([{ notBefore: 100, attempts: 1 }]);
    await store.posts.hold({ id: 1, wish: 1, until: 199.75 });
    expect(await posts()).toMatchObject([{ notBefore: 200 }]);
    expect(await due(200)).toEqual([1]);
  });

  it('has its time again once the message that went before it was sent', async () => {
    const { store, wish, due } = await game();
    await wish(send);
    await deliver(store, 1);
    await wish(refresh);
    await store.posts.fail({ id: 1, wish: 2, retryAt: 100 });
    await wish(send);
    expect(await due()).toEqual([2]);
    expect((await store.posts.work(10)).next).toBeUndefined();
    await deliver(store, 2);
    expect((await store.posts.work(10)).next).toBe(100);
  });

  it('is a message to be sent before a change of any other, in its own game and in others', async () => {
    const { store, id, wish } = await game();
    await wish(send);
    await deliver(store, 1);
    await wish(refresh);
    const other = await newGame(store, { channelId: 'other', guildId: 'other', posts: [] });
    await appendTo(store, other.id, { seq: 0, posts: [send] });
    const due = async () => (await dueIn(store)).map(({ subject, pending }) => [subject, pending]);
    expect(await due()).toEqual([
      [gameSubject(other.id), 'send'],
      [gameSubject(id), 'edit'],
    ]);
    await wish(send);
    expect(await due()).toEqual([
      [gameSubject(other.id), 'send'],
      [gameSubject(id), 'send'],
    ]);
  });

  it('does not wait behind an older post that was given up', async () => {
    const { store, wish, due, posts } = await game();
    await wish(send);
    await store.posts.fail({ id: 1, wish: 1, retryAt: 5, code: 500 });
    expect((await posts())[0]).not.toHaveProperty('failure');
    await store.posts.fail({ id: 1, wish: 1, code: 50013 });
    expect(await due()).toEqual([]);
    expect((await store.posts.work(0)).next).toBeUndefined();
    await wish(send);
    expect(await due()).toEqual([2]);
    expect((await posts())[0]).toMatchObject({ failure: 50013, attempts: 2 });
    expect((await posts())[0]).not.toHaveProperty('pending');
  });
});

describe('a failed post', () => {
  it('counts its attempts and begins anew when refreshed', async () => {
    const { store, wish, posts, due } = await game();
    await wish(send);
    await store.posts.fail({ id: 1, wish: 1, retryAt: 100 });
    await store.posts.fail({ id: 1, wish: 1, retryAt: 300 });
    expect(await posts()).toMatchObject([{ attempts: 2, notBefore: 300, pending: 'send' }]);
    await wish(refresh);
    expect(await posts()).toMatchObject([{ attempts: 0, notBefore: 0, pending: 'send', wish: 2 }]);
    expect(await due(0)).toEqual([1]);
  });

  it('is sent or edited after all when refreshed after it was given up', async () => {
    const { store, wish, posts } = await game();
    await wish(send);
    await store.posts.fail({ id: 1, wish: 1 });
    expect(await posts()).toMatchObject([{ failure: 0 }]);
    await wish(refresh);
    expect(await posts()).toMatchObject([{ pending: 'send', wish: 2, attempts: 0 }]);
    expect((await posts())[0]).not.toHaveProperty('failure');
    await deliver(store, 1, 2);
    await wish(refresh);
    await store.posts.fail({ id: 1, wish: 3, code: 50001 });
    await wish(refresh);
    expect(await posts()).toMatchObject([{ pending: 'edit', wish: 4, messageId: 'message-1' }]);
  });

  it('is not tried again with every later message where its controls cannot be taken off', async () => {
    const { store, wish, posts, due } = await game();
    await wish(send);
    await deliver(store, 1);
    await wish(send);
    await deliver(store, 2);
    await store.posts.fail({ id: 1, wish: 2, code: 10008 });
    expect(await due()).toEqual([]);
    await wish(send);
    await deliver(store, 3);
    expect((await posts()).map(({ pending }) => pending)).toEqual([undefined, 'strip', undefined]);
  });

  it('does not spoil a newer wish', async () => {
    const { store, wish, posts } = await game();
    await wish(send);
    await wish(refresh);
    await store.posts.fail({ id: 1, wish: 1, code: 50013 });
    await store.posts.fail({ id: 1, wish: 1, retryAt: 900 });
    expect(await posts()).toMatchObject([{ pending: 'send', wish: 2, attempts: 0, notBefore: 0 }]);
  });

  it('is not pending again by a late report of a failure', async () => {
    const { store, wish, due } = await game();
    await wish(send);
    await deliver(store, 1);
    await store.posts.fail({ id: 1, wish: 1, retryAt: 5 });
    await store.posts.fail({ id: 1, wish: 1, code: 50013 });
    expect(await due()).toEqual([]);
    await store.posts.revive('game 1');
    expect(await due()).toEqual([]);
  });
});

describe('a withdrawn turn message', () => {
  const withdraw: PostToWrite = { type: 'withdraw', entry: 1 };

  /** A game whose second turn message is due with log entry 1. */
  async function twoTurns() {
    const begun = await game();
    await begun.wish(send);
    await deliver(begun.store, 1);
    await begun.wish(send);
    return begun;
  }

  it('is not sent if sending has not begun', async () => {
    const { store, wish, posts } = await twoTurns();
    await wish(withdraw);
    expect(await posts()).toMatchObject([
      { pending: 'edit', wish: 2 },
      { withdrawn: true, wish: 2 },
    ]);
    expect((await posts())[1]).not.toHaveProperty('pending');
    expect(await store.posts.begin({ id: 2, wish: 1 })).toBeUndefined();
  });

  it('is edited once it is known where it is, also when an earlier attempt may have sent it', async () => {
    const { store, wish, posts } = await twoTurns();
    expect(await store.posts.begin({ id: 2, wish: 1, after: '1' })).toEqual({ begunAfter: '1', pings: [] });
    await wish(withdraw);
    expect((await posts())[1]).toMatchObject({ withdrawn: true, pending: 'send', wish: 2, begun: 1, begunAfter: '1' });
    // After a restart; the nonce leads to the message with its old text.
    expect(await store.posts.begin({ id: 2, wish: 2, after: '2' })).toEqual({ begunAfter: '1', pings: [] });
    await deliver(store, 2, 2);
    expect((await posts())[1]).toMatchObject({ pending: 'edit', messageId: 'message-2' });
    await deliver(store, 2, 2);
    await deliver(store, 1, 2);
    expect((await posts()).map(({ pending }) => pending)).toEqual([undefined, undefined]);
  });

  it('leaves the message before it as the latest one', async () => {
    const { store, wish, posts } = await twoTurns();
    await deliver(store, 2);
    await wish(withdraw);
    expect((await posts()).map(({ pending }) => pending)).toEqual(['edit', 'edit']);
    await deliver(store, 1, 3);
    await deliver(store, 2, 2);
    await wish(refresh);
    expect((await posts()).map(({ pending }) => pending)).toEqual(['edit', undefined]);
    await deliver(store, 1, 4);
    await wish(send);
    await deliver(store, 3);
    // The one before has its controls again, and loses them.
    expect((await posts()).map(({ pending }) => pending)).toEqual(['strip', undefined, undefined]);
  });

  it('announces the turn again where the message before it cannot be changed', async () => {
    const { store, wish, posts } = await twoTurns();
    await deliver(store, 2);
    await wish(withdraw);
    await store.posts.fail({ id: 1, wish: 3, code: 10008 });
    expect((await posts())[1]).toMatchObject({ pending: 'edit', wish: 3 });
    expect((await posts())[1]).not.toHaveProperty('withdrawn');
  });

  it('stays the turn message where the one before it was never sent', async () => {
    const { store, wish, posts } = await game();
    await wish(send);
    await store.posts.fail({ id: 1, wish: 1, code: 50001 });
    await wish(send);
    await deliver(store, 2);
    await wish(withdraw);
    expect(await posts()).toMatchObject([{ failure: 50001 }, { pending: 'edit' }]);
    expect((await posts())[1]).not.toHaveProperty('withdrawn');
  });
});

describe('what was lost', () => {
  it('is the latest post of a game when it was given up before it was sent', async () => {
    const { store, id, wish } = await game();
    await wish(send);
    expect(await store.posts.lost()).toEqual([]);
    await store.posts.fail({ id: 1, wish: 1, code: 50013 });
    const { guildId, channelId, changedAt } = (await store.games.byId(id))!;
    const lost = { subject: gameSubject(id), guildId, channelId, failure: 50013, since: changedAt };
    expect(await store.posts.lost()).toEqual([lost]);
    await wish(send);
    expect(await store.posts.lost()).toEqual([]);
    await deliver(store, 2);
    await wish(refresh);
    await store.posts.fail({ id: 2, wish: 2, code: 50001 });
    expect(await store.posts.lost()).toEqual([]);
  });

  it('can be asked for by server and by channel', async () => {
    const store = await opened(await newDatabase());
    for (const [at, guildId] of ['north', 'north', 'south'].entries()) {
      const { id } = await newGame(store, { guildId, channelId: `channel ${at}`, posts: [send] });
      await store.posts.fail({ id, wish: 1, code: 50001 });
    }
    const games = async (where?: { guildId?: string; channelId?: string }) =>
      (await store.posts.lost(where)).map(({ subject }) => subject);
    expect(await games()).toEqual(['game 1', 'game 2', 'game 3']);
    expect(await games({ guildId: 'north' })).toEqual(['game 1', 'game 2']);
    expect(await games({ channelId: 'channel 2' })).toEqual(['game 3']);
    expect(await games({ guildId: 'north', channelId: 'channel 2' })).toEqual([]);
  });

  it('dates from the warning where people were warned that a lobby will expire', async () => {
    const store = await opened(await newDatabase());
    const { id } = await newLobby(store);
    await store.lobbies.warn({ ...guard(id, 0, { posts: [{ type: 'send', kind: 'expiring' }] }), at: 5_000 });
    await store.posts.fail({ id: 1, wish: 1, code: 50001 });
    expect(await store.posts.lost()).toMatchObject([{ since: 5_000 }]);
  });
});

describe('deleting', () => {
  it('is due for every message of a kind, whether it was sent or not, and for no other', async () => {
    const { wish, posts, store } = await game();
    const reminder: PostToWrite = { type: 'send', kind: 'reminder', userId: 'ada' };
    await wish(send, reminder);
    await deliver(store, 1);
    await store.posts.deliver({ id: 2, wish: 1, messageId: 'reminder' });
    await wish(reminder);
    await wish({ type: 'delete', kind: 'reminder' }, reminder);
    expect((await posts()).map(({ pending }) => pending)).toEqual([undefined, 'delete', 'delete', 'send']);
  });
});

describe('reviving', () => {
  it('makes the latest post pending again, to be sent or edited', async () => {
    const { store, id, wish, posts } = await game();
    await wish(send);
    await store.posts.fail({ id: 1, wish: 1, code: 50013 });
    await wish(send);
    await store.posts.fail({ id: 2, wish: 1, code: 50013 });
    await store.posts.revive(gameSubject(id));
    expect(await posts()).toMatchObject([{ failure: 50013 }, { pending: 'send', wish: 2, attempts: 0 }]);
    await deliver(store, 2, 2);
    await wish(refresh);
    await store.posts.fail({ id: 2, wish: 3, code: 50001 });
    await store.posts.revive(gameSubject(id));
    expect(await posts()).toMatchObject([{ failure: 50013 }, { pending: 'edit', wish: 4 }]);
    expect((await posts())[1]).not.toHaveProperty('failure');
  });

  it('leaves posts alone that later ones have overtaken, and other games', async () => {
    const { store, id, wish, due } = await game();
    const other = await newGame(store, { channelId: 'other', posts: [send] });
    await store.posts.fail({ id: 1, wish: 1, code: 50013 });
    await wish(send);
    await store.posts.fail({ id: 2, wish: 1, code: 50013 });
    await wish(send);
    await deliver(store, 3);
    await store.posts.revive(gameSubject(id));
    expect(await due()).toEqual([]);
    await store.posts.revive(gameSubject(other.id));
    expect(await due()).toEqual([1]);
  });
});

describe('a post of another subject than a game', () => {
  const BOARD = { subject: 'board 5', guildId: 'guild', channelId: 'hall' } as const;
  const notice = { type: 'send', kind: 'notice' } as const;

  it('goes where its subject says, and neither waits for games nor lets them wait', async () => {
    const { store, id, wish, due } = await game();
    await store.posts.addTo(BOARD, [notice, { ...notice, channelId: 'yard' }]);
    await wish(send);
    expect(await store.posts.ofSubject(BOARD.subject)).toMatchObject([
      { id: 1, subject: 'board 5', kind: 'notice', channelId: 'hall', pending: 'send' },
      { id: 2, subject: 'board 5', channelId: 'yard' },
    ]);
    const limits = { send: 9 };
    const { posts } = await store.posts.work(0, { limits });
    expect(posts).toMatchObject([{ id: 1, guildId: 'guild', lane: 'guild' }]);
    expect((await store.posts.work(0, { limits, apart: ['board 5'] })).posts).toMatchObject([
      { subject: gameSubject(id) },
    ]);
    expect((await store.posts.work(0, { limits, busy: posts })).posts).toEqual([]);
    await store.posts.fail({ id: 1, wish: 1, retryAt: 100 });
    expect(await store.posts.isAwaited({ id: 1, subject: 'board 5' })).toBe(true);
    expect(await due(99)).toEqual([3]);
    expect((await store.posts.work(10)).next).toBe(100);
    expect(await store.posts.depth()).toMatchObject({ sends: 3, changes: 0 });
  });

  it('is edited, deleted and revived as those of games, and gone with its subject', async () => {
    const { store, id, wish, posts } = await game();
    await wish(send);
    await store.posts.addTo(BOARD, [notice]);
    await deliver(store, 2);
    await store.posts.addTo(BOARD, [{ type: 'refresh', kind: 'notice' }]);
    expect((await store.posts.ofSubject('board 5'))[0]).toMatchObject({ pending: 'edit', messageId: 'message-2' });
    await store.posts.addTo(BOARD, [{ type: 'delete', kind: 'notice' }, notice]);
    expect((await store.posts.ofSubject('board 5')).map(({ pending }) => pending)).toEqual(['delete', 'send']);
    await store.posts.fail({ id: 3, wish: 1, code: 50_001 });
    const [lost, ...others] = await store.posts.lost({ guildId: 'guild' });
    expect([lost, others]).toEqual([{ ...BOARD, failure: 50_001 }, []]);
    await store.posts.revive('board 5');
    expect((await store.posts.ofSubject('board 5'))[1]).toMatchObject({ pending: 'send', wish: 2 });
    await store.posts.dropAll('board 5');
    expect(await store.posts.ofSubject('board 5')).toEqual([]);
    expect(await posts()).toMatchObject([{ subject: gameSubject(id), pending: 'send' }]);
  });
});

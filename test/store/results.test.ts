import { expect, it } from 'vitest';
import type { App } from '../../src/app/app.ts';
import { rateEndedGame } from '../../src/app/rate-ended.ts';
import { statisticsOf } from '../../src/app/statistics.ts';
import type { Store } from '../../src/store/store.ts';
import { append, guard, newDatabase, newGame, opened } from './store-fixture.ts';

interface Ending {
  readonly guildId?: string;
  readonly players: readonly (string | undefined)[];
  readonly status?: 'ended' | 'closed';
  readonly isRated?: boolean;
  readonly at?: number;
}

let channels = 0;

/** A game that has ended with the places of its players in order; returns its id. */
async function ended(store: Store, { guildId = 'guild', players, status = 'ended', isRated = true, at = 0 }: Ending) {
  const { id } = await newGame(store, { guildId, channelId: `channel ${channels++}` });
  const seats = players.map((userId, at) => ({
    ...(userId !== undefined && { userId }),
    points: 10 - at,
    place: at + 1,
    categories: {},
  }));
  const end = { ...guard(id, 1), at, seq: 0, entries: [], status, results: seats, isUnrated: !isRated };
  expect(await append(store, end)).toBe('written');
  await rateEndedGame({ store } as App, id);
  return id;
}

it('rates a game that ended with a resignation as one that was played to its end, for whom its result counts', async () => {
  const store = await opened(await newDatabase());
  const id = await ended(store, { players: ['eva', 'bob'], status: 'closed' });
  expect(await store.ratings.nextGame()).toBeUndefined();
  const [eva] = await store.ratings.ofUser('eva');
  const [bob] = await store.ratings.ofUser('bob');
  expect(eva!.mu).toBeGreaterThan(bob!.mu);
  expect(await store.ratings.ofUser('ada'), 'has the seat now').toEqual([]);
  expect(await store.results.ofUser('bob')).toMatchObject([{ gameId: id, isStopped: true, own: { place: 2 } }]);
  expect((await store.people.personalData('eva')).results).toBe(1);
});

it('rates nobody where the game says so, nor for games that were stopped otherwise', async () => {
  const store = await opened(await newDatabase());
  await ended(store, { players: ['eva', 'bob'], isRated: false });
  await ended(store, { players: ['eva', undefined, 'computer:regular:1'] });
  const { id } = await newGame(store, { channelId: 'stopped' });
  await append(store, { ...guard(id, 1), seq: 0, entries: [], status: 'closed', isUnrated: true });
  expect(await store.ratings.nextGame()).toBeUndefined();
  expect(await store.ratings.ofUser('eva')).toEqual([]);
});

it('forgets whom a result counts for, also where somebody else has the seat', async () => {
  const store = await opened(await newDatabase());
  await ended(store, { players: ['eva', 'bob'] });
  await store.people.forget('eva');
  expect(await store.results.ofUser('eva')).toEqual([]);
  expect(await store.results.ofUser('bob')).toMatchObject([{ seats: [{ userId: 'forgotten-0' }, { userId: 'bob' }] }]);
  expect((await store.people.personalData('eva')).results).toBeUndefined();
});

it('names only people of the server where statistics are asked for, and keeps games against computers apart', async () => {
  const store = await opened(await newDatabase());
  const app = { store } as App;
  await ended(store, { players: ['bob', 'ada'] });
  for (const _ of [1, 2]) await ended(store, { guildId: 'elsewhere', players: ['bob', 'eva'] });
  await ended(store, { players: ['bob', 'computer:learner:1', 'computer:strong:1'] });
  await ended(store, { players: ['computer:learner:1', 'bob'] });
  await ended(store, { players: ['computer:learner:1', 'bob'], status: 'closed' });
  const asked = async (guildId: string, by: string) => (await statisticsOf(app, 'bob', { guildId, by }))!;
  expect((await asked('guild', 'ada')).rival).toMatchObject({ userId: 'ada', games: 1 });
  expect((await asked('elsewhere', 'ada')).rival).toMatchObject({ userId: 'eva', games: 2 });
  expect((await asked('guild', 'eva')).pair, 'the two of them').toMatchObject({ games: 2, better: 2 });
  const { games, solo } = await asked('guild', 'bob');
  expect(games).toMatchObject([{ games: 3, wins: 3 }]);
  expect(solo).toEqual([
    { ruleSet: 'amazonas', level: 'learner', games: 2, wins: 0, best: 9, streak: 0, longest: 0 },
    { ruleSet: 'amazonas', level: 'strong', games: 1, wins: 1, best: 10, streak: 1, longest: 1 },
  ]);
});

it.each(['forgotten', 'without statistics'])(
  'leaves no rating of somebody who is %s while a game is rated',
  async (how) => {
    const store = await opened(await newDatabase());
    const leave = (userId: string) =>
      how === 'forgotten'
        ? store.people.forget(userId)
        : store.people.changeSettings(userId, { statistics: false }, true);
    // Between the decision and its writing.
    const rate: Store['ratings']['rate'] = async (rated) => {
      await leave('eva');
      return store.ratings.rate(rated);
    };
    const late: Store = { ...store, ratings: { ...store.ratings, rate } };
    const { id } = await newGame(store, { channelId: 'left' });
    const seats = ['eva', 'bob', 'ada'].map((userId, at) => ({
      userId,
      points: 9 - at,
      place: 1 + at,
      categories: {},
    }));
    await store.games.append({ ...guard(id, 1), seq: 0, entries: [], status: 'ended', results: seats });
    await rateEndedGame({ store: late } as App, id);
    expect(await store.ratings.ofUser('eva')).toEqual([]);
    expect((await store.ratings.nextGame())?.gameId, 'is decided anew').toBe(id);
    await rateEndedGame({ store } as App, id);
    expect(await store.ratings.ofUser('eva')).toEqual([]);
    expect(await store.ratings.ofUser('bob')).toHaveLength(1);

    // At the same time, in whatever order.
    for (let round = 0; round < 5; round++) {
      const name = `dan ${round}`;
      const game = await newGame(store, { channelId: name });
      const results = [name, 'bob', 'ada'].map((userId, at) => ({ ...seats[at]!, userId }));
      await store.games.append({ ...guard(game.id, 1), seq: 0, entries: [], status: 'ended', results });
      await Promise.all([rateEndedGame({ store } as App, game.id), leave(name)]);
      expect(await store.ratings.ofUser(name)).toEqual([]);
      await rateEndedGame({ store } as App, game.id);
      expect(await store.ratings.ofUser(name)).toEqual([]);
      expect(await store.ratings.nextGame()).toBeUndefined();
    }
  },
);

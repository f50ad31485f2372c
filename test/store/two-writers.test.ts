import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import {
  append,
  appendTo,
  DRAW,
  guard,
  newDatabase,
  newGame,
  newLobby,
  opened,
  PLACE,
  SEATS,
  TAKEBACK,
} from './store-fixture.ts';

it('lets one of two win', async () => {
  const url = await newDatabase();
  const [first, second] = [await opened(url), await opened(url)];
  const { id } = await newLobby(first);
  const change = { ...guard(id, 0), seats: SEATS, ownerId: 'ada', closed: false };
  expect([await first.lobbies.change(change), await second.lobbies.change(change)]).toEqual(['written', 'conflict']);
  await newLobby(first, { channelId: 'other' });
  await expect(newLobby(second, { channelId: 'other' })).rejects.toThrow('the channel is taken');
});

it('keeps the statements of callers at the same time apart', async () => {
  const store = await opened(await newDatabase());
  const record = await newGame(store);
  const lobby = await newLobby(store, { channelId: 'other' });
  const twice = { ...guard(lobby.id, 0), seats: [SEATS[0]!, SEATS[0]!], ownerId: 'ada', closed: false };
  // The first one fails after its first rows, and takes nothing along of what the others wrote meanwhile.
  const [failed, watched, appended, read] = await Promise.allSettled([
    store.lobbies.change(twice),
    store.spectators.watch(record.id, { userId: 'eva', what: 'end' }),
    appendTo(store, record.id, { seq: 0 }),
    store.games.byId(lobby.id),
  ]);
  expect([failed.status, watched.status]).toEqual(['rejected', 'fulfilled']);
  expect(appended).toEqual({ status: 'fulfilled', value: 'written' });
  expect(read).toEqual({ status: 'fulfilled', value: lobby });
  expect(await store.spectators.ofGame(record.id)).toEqual([{ userId: 'eva', what: 'end' }]);
  expect(await store.log.ofGame(record.id)).toHaveLength(1);
});

/** What a writer believes of the game, which may be out of date. */
interface Writer {
  readonly store: Store;
  length: number;
}

const command = fc.record({
  writer: fc.constantFrom(0, 1),
  does: fc.constantFrom('append', 'append', 'look'),
  entries: fc.array(fc.constantFrom(DRAW, PLACE, TAKEBACK), { minLength: 1, maxLength: 3 }),
  // Few, so that they come again.
  cause: fc.option(fc.integer({ min: 0, max: 12 }).map(String), { nil: undefined }),
});

it('never leaves a gap or a double number, however two writers take turns', async () => {
  const url = await newDatabase();
  const stores = [await opened(url), await opened(url)];
  let channel = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 25 }), async (commands) => {
      channel++;
      const { id } = await newGame(stores[0]!, { channelId: `channel ${channel}` });
      const writers: Writer[] = stores.map((store) => ({ store, length: 0 }));
      const expected: unknown[] = [];
      const causes = new Set<string>();
      for (const { writer: index, does, entries, cause } of commands) {
        const writer = writers[index]!;
        if (does === 'look') {
          writer.length = (await writer.store.log.ofGame(id)).length;
          continue;
        }
        const outcome = await append(writer.store, {
          ...guard(id, 1 + writer.length, cause === undefined ? {} : { cause: `${channel} ${cause}` }),
          seq: writer.length,
          entries,
          status: 'running',
        });
        const repeated = cause !== undefined && causes.has(cause);
        const current = writer.length === expected.length;
        expect(outcome).toBe(repeated ? 'duplicate' : current ? 'written' : 'conflict');
        if (outcome !== 'written') continue;
        expected.push(...entries);
        writer.length += entries.length;
        if (cause !== undefined) causes.add(cause);
      }
      for (const store of stores) {
        const log = await store.log.ofGame(id);
        expect(log.map(({ entry }) => entry)).toEqual(expected);
        expect(log.map(({ seq }) => seq)).toEqual(expected.map((_, seq) => seq));
        expect(await store.games.byId(id)).toMatchObject({ revision: 1 + expected.length });
      }
    }),
    { numRuns: 60 },
  );
});

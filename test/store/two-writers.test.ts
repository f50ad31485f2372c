import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../src/store/sqlite/database.ts';
import Sqlite from '../../src/store/sqlite/driver.ts';
import { openStore } from '../../src/store/sqlite/open-store.ts';
import { SqliteStore } from '../../src/store/sqlite/sqlite-store.ts';
import type { Store } from '../../src/store/store.ts';
import {
  appendTo,
  DRAW,
  guard,
  newGame,
  newLobby,
  opened,
  PLACE,
  SEATS,
  TAKEBACK,
  temporaryFile,
} from './store-fixture.ts';

it('lets one of two win', async () => {
  const file = await temporaryFile();
  const [first, second] = [await opened(file), await opened(file)];
  const { id } = await newLobby(first);
  const change = { ...guard(id, 0), seats: SEATS, ownerId: 'ada', closed: false };
  expect(await Promise.all([first.changeLobby(change), second.changeLobby(change)])).toEqual(['written', 'conflict']);
  const lobbies = await Promise.allSettled([first, second].map((store) => newLobby(store, { channelId: 'other' })));
  expect(lobbies.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
});

it('rejects with the reason while another one is writing, having written nothing', async () => {
  const file = await temporaryFile();
  const store = await openStore(`file:${file}`, { busyTimeout: 1 });
  const { id } = await newGame(store);
  const other = new Sqlite(file);
  try {
    other.exec('BEGIN IMMEDIATE');
    await expect(appendTo(store, id, { seq: 0 })).rejects.toMatchObject({ name: 'StoreError', code: 'busy' });
    expect(await store.log(id), 'reading goes on').toEqual([]);
    other.exec('ROLLBACK');
    expect(await appendTo(store, id, { seq: 0 })).toBe('written');
  } finally {
    other.close();
    await store.close();
  }
});

it('waits once for another one that writes for long, not again with every write, and afterwards as before', async () => {
  const file = await temporaryFile();
  const connection = openDatabase(file, { busyTimeout: 300 });
  onTestFinished(() => void connection.close());
  const store = new SqliteStore(connection);
  const { id } = await newGame(store);
  const patience = () => connection.pragma('busy_timeout', { simple: true });
  const other = new Sqlite(file);
  onTestFinished(() => void other.close());
  other.exec('BEGIN IMMEDIATE');
  await expect(appendTo(store, id, { seq: 0 })).rejects.toMatchObject({ code: 'busy' });
  for (let write = 0; write < 3; write++) {
    expect(patience()).toBe(0);
    await expect(appendTo(store, id, { seq: 0 })).rejects.toMatchObject({ code: 'busy' });
  }
  other.exec('ROLLBACK');
  expect(await appendTo(store, id, { seq: 0 })).toBe('written');
  expect(patience()).toBe(300);
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
  const file = await temporaryFile();
  const stores = [await opened(file), await opened(file)];
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
          writer.length = (await writer.store.log(id)).length;
          continue;
        }
        const outcome = await writer.store.append({
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
        const log = await store.log(id);
        expect(log.map(({ entry }) => entry)).toEqual(expected);
        expect(log.map(({ seq }) => seq)).toEqual(expected.map((_, seq) => seq));
        expect(await store.game(id)).toMatchObject({ revision: 1 + expected.length });
      }
    }),
    { numRuns: 60 },
  );
});

import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import Sqlite from '../../src/store/sqlite/driver.ts';
import { openDatabase } from '../../src/store/sqlite/open-file.ts';
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
  expect([await first.changeLobby(change), await second.changeLobby(change)]).toEqual(['written', 'conflict']);
  await newLobby(first, { channelId: 'other' });
  await expect(newLobby(second, { channelId: 'other' })).rejects.toThrow('the channel is taken');
});

/** A store on whose database a statement runs before every row that is written to a table, as if another process did it. */
async function raced(table: string, statement: string) {
  const connection = openDatabase(await temporaryFile());
  onTestFinished(() => void connection.close());
  const store = new SqliteStore(connection);
  const { id } = await newGame(store);
  await newLobby(store, { channelId: 'other' });
  connection.exec(`CREATE TRIGGER race BEFORE INSERT ON ${table} BEGIN ${statement}; END`);
  return { store, id, endRace: () => connection.exec('DROP TRIGGER race') };
}

it.each([
  ['causes', 'INSERT INTO causes VALUES (new.id, new.game_id, 0)', 'duplicate'],
  ['log', `INSERT INTO log VALUES (new.game_id, new.seq, '{}', 0)`, 'conflict'],
  ['acts', `INSERT INTO acts VALUES (new.game_id, new.number, 0, 0, '{}', NULL)`, 'conflict'],
  ['log', `UPDATE games SET channel_id = 'new' WHERE channel_id = 'other'`, 'conflict'],
] as const)('tells of what another one wrote after the look, in %s: %s', async (table, statement, outcome) => {
  const { store, id, endRace } = await raced(table, statement);
  const before = await store.game(id);
  const write = {
    ...guard(id, 1, { cause: 'cause' }),
    seq: 0,
    entries: [DRAW],
    status: 'running' as const,
    acts: { from: 0, acts: [{ type: 'moved' as const }] },
    channelId: 'new',
  };
  expect(await store.append(write)).toBe(outcome);
  endRace();
  expect(await store.game(id), 'nothing is half written').toEqual(before);
  expect(await store.log(id)).toEqual([]);
  expect(await store.append(write)).toBe('written');
});

it('keeps the statements of callers at the same time apart', async () => {
  const store = await opened(await temporaryFile());
  const record = await newGame(store);
  const lobby = await newLobby(store, { channelId: 'other' });
  const twice = { ...guard(lobby.id, 0), seats: [SEATS[0]!, SEATS[0]!], ownerId: 'ada', closed: false };
  // The first one fails after its first rows, and takes nothing along of what the others wrote meanwhile.
  const [failed, watched, appended, read] = await Promise.allSettled([
    store.changeLobby(twice),
    store.watch(record.id, { userId: 'eva', what: 'end' }),
    appendTo(store, record.id, { seq: 0 }),
    store.game(lobby.id),
  ]);
  expect([failed.status, watched.status]).toEqual(['rejected', 'fulfilled']);
  expect(appended).toEqual({ status: 'fulfilled', value: 'written' });
  expect(read).toEqual({ status: 'fulfilled', value: lobby });
  expect(await store.watchersOf(record.id)).toEqual([{ userId: 'eva', what: 'end' }]);
  expect(await store.log(record.id)).toHaveLength(1);
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

import { expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import Sqlite from '../../src/store/sqlite/driver.ts';
import { openDatabase } from '../../src/store/sqlite/open-file.ts';
import { SqliteDatabase } from '../../src/store/sqlite/sqlite-database.ts';
import { storeOn } from '../../src/store/store.ts';
import { append, appendTo, DRAW, guard, newGame, newLobby, temporaryFile } from './store-fixture.ts';

/** A store on whose database a statement runs before every row that is written to a table, as if another process did it. */
async function raced(table: string, statement: string) {
  const connection = openDatabase(await temporaryFile());
  onTestFinished(() => void connection.close());
  const store = storeOn(new SqliteDatabase(connection));
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
  const before = await store.games.byId(id);
  const write = {
    ...guard(id, 1, { cause: 'cause' }),
    seq: 0,
    entries: [DRAW],
    status: 'running' as const,
    acts: { from: 0, acts: [{ type: 'moved' as const }] },
    channelId: 'new',
  };
  expect(await append(store, write)).toBe(outcome);
  endRace();
  expect(await store.games.byId(id), 'nothing is half written').toEqual(before);
  expect(await store.log.ofGame(id)).toEqual([]);
  expect(await append(store, write)).toBe('written');
});

it('rejects with the reason while another one is writing, having written nothing', async () => {
  const file = await temporaryFile();
  const store = await openStore(`file:${file}`, { busyTimeout: 1 });
  const { id } = await newGame(store);
  const other = new Sqlite(file);
  try {
    other.exec('BEGIN IMMEDIATE');
    await expect(appendTo(store, id, { seq: 0 })).rejects.toMatchObject({ name: 'StoreError', code: 'busy' });
    expect(await store.log.ofGame(id), 'reading goes on').toEqual([]);
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
  const store = storeOn(new SqliteDatabase(connection));
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

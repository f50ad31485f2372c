import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import Sqlite from '../../src/store/sqlite/driver.ts';
import { DRAW, SEATS, SETUP, temporaryFile } from './store-fixture.ts';

/** All migrations of a file, in order. */
export const migrations = readMigrationFiles({
  migrationsFolder: fileURLToPath(new URL('../../src/store/sqlite/migrations', import.meta.url)),
});

/** A database as the program left it when it had the first `count` migrations, with a running game and a lobby. */
export async function olderFile(count: number): Promise<string> {
  const file = await temporaryFile();
  const connection = new Sqlite(file);
  // One transaction: each statement by itself would wait for the disk.
  connection.exec('BEGIN');
  connection.exec('CREATE TABLE __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)');
  for (const { sql, hash, folderMillis } of migrations.slice(0, count)) {
    for (const statement of sql) connection.exec(statement);
    connection.prepare('INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)').run(hash, folderMillis);
  }
  const game = connection.prepare(
    `INSERT INTO games (guild_id, channel_id, owner_id, status, options, setup, revision, created_at, changed_at)
     VALUES (?, ?, ?, ?, '{"seats":2,"autoDraw":false,"order":"given"}', ?, 1, 1000, 2000)`,
  );
  game.run('guild', 'channel', 'ada', 'running', JSON.stringify(SETUP));
  game.run('guild', 'other', 'ada', 'lobby', null);
  game.run('elsewhere', 'there', 'bob', 'lobby', null);
  const seat = connection.prepare('INSERT INTO seats (game_id, position, user_id, colour) VALUES (?, ?, ?, ?)');
  for (const gameId of [1, 2]) SEATS.forEach(({ userId, colour }, at) => void seat.run(gameId, at, userId, colour));
  connection.prepare('INSERT INTO log (game_id, seq, entry, at) VALUES (1, 0, ?, 1500)').run(JSON.stringify(DRAW));
  connection
    .prepare(
      `INSERT INTO posts (game_id, channel_id, kind, seq, message_id, pending, wish, attempts, not_before)
       VALUES (1, 'channel', 'turn', 0, 'message', NULL, 1, 0, 0)`,
    )
    .run();
  // Until the second one a name was kept with its user, in whatever server it was seen.
  if (count < 2)
    connection.exec(`INSERT INTO users (id, name, locale) VALUES ('ada', 'Ada', 'nl'), ('bob', 'Bob', 'en')`);
  else {
    connection.exec(`INSERT INTO users (id, locale) VALUES ('ada', 'nl'), ('bob', 'en')`);
    connection.exec(`INSERT INTO names (user_id, guild_id, name) VALUES ('ada', 'guild', 'Ada')`);
  }
  connection.exec(`INSERT INTO channels (id, guild_id, locale) VALUES ('channel', 'guild', 'fr')`);
  connection.exec('COMMIT');
  connection.close();
  return file;
}

import pg from 'pg';
import { missingMigrations } from '../sql/missing-migrations.ts';
import { type Store, storeOn } from '../store.ts';
import { alone } from './alone.ts';
import { COMMITS } from './commit-marks.ts';
import { PoolOnHosts } from './hosts.ts';
import { PostgresDatabase, type PostgresDatabaseParts } from './postgres-database.ts';
import { asStoreError } from './postgres-error.ts';
import { placeOfUrl } from './server-url.ts';

const MIGRATIONS = new URL('./migrations', import.meta.url);

/** Connections of a process, at most. */
const CONNECTIONS = 10;

/** Ids and times come as numbers, as they are far below 2^53; the driver would give texts. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * Connections to the database that a URL names, such as `postgres://pirogue:secret@db.example.org/pirogue?sslmode=verify-full`,
 * on the one of its hosts that takes writes; none is opened yet. No statement, lock or silence within a transaction lasts long.
 */
export function poolFor(url: string): pg.Pool {
  const pool = new PoolOnHosts(url, { ...CONNECTION, max: CONNECTIONS, idleTimeoutMillis: 60_000 });
  // A connection that breaks while nobody uses it is replaced when one is needed.
  pool.on('error', () => undefined);
  return pool;
}

/** How a connection is made and used. */
export const CONNECTION = {
  application_name: 'pirogue',
  connectionTimeoutMillis: 2_000,
  // One that leads nowhere breaks after some 15 seconds without use.
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
  // Longer than the server waits: it alone can tell what became of a statement.
  query_timeout: 12_000,
};

/**
 * Brings a database up to date; processes that start at the same time do so one after the other.
 *
 * @throws StoreError when it was written by a newer version, or cannot be used
 */
export async function bringUpToDate(pool: pg.Pool, place: string): Promise<void> {
  try {
    await alone(pool, async (client) => {
      await client.query(
        'create table if not exists drizzle_migrations (hash text not null, created_at bigint primary key)',
      );
      await client.query(COMMITS);
      const { rows } = await client.query<{ time: number }>('select created_at as time from drizzle_migrations');
      for (const { sql, hash, folderMillis } of missingMigrations(
        MIGRATIONS,
        rows.map(({ time }) => time),
        place,
      )) {
        for (const statement of sql) await client.query(statement);
        await client.query('insert into drizzle_migrations values ($1, $2)', [hash, folderMillis]);
      }
    });
  } catch (error) {
    throw asStoreError(error, place);
  }
}

/**
 * Opens the store of a database on a server.
 *
 * @throws StoreError with a sentence for the host when it cannot be used
 */
export async function openServer(
  url: string,
  parts: Pick<Partial<PostgresDatabaseParts>, 'onUnreadable'> = {},
): Promise<Store> {
  const place = placeOfUrl(url);
  const pool = poolFor(url);
  await bringUpToDate(pool, place);
  return storeOn(new PostgresDatabase(pool, { ...parts, place }));
}

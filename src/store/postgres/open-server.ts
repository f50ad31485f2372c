import pg from 'pg';
import { missingMigrations } from '../sql/missing-migrations.ts';
import { type Store, storeOn } from '../store.ts';
import { CREATE_COMMITS_TABLE } from './commit-marks.ts';
import { inExclusiveTransaction } from './exclusive-transaction.ts';
import { PoolOnHosts } from './hosts.ts';
import { PostgresDatabase, type PostgresDatabaseParts } from './postgres-database.ts';
import { asStoreError } from './postgres-error.ts';
import { placeOfUrl } from './server-url.ts';

const MIGRATIONS = new URL('./migrations', import.meta.url);

/** Limit for the connections of a process. */
const CONNECTIONS = 10;

/** Reads ids and times as numbers, as they are far below 2^53; by default the driver returns strings. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * Creates a pool for the database of a URL, such as `postgres://pirogue:secret@db.example.org/pirogue?sslmode=verify-full`, on the
 * host that accepts writes. No connection is opened yet. Statements, locks and idle transactions have time limits.
 */
export function poolFor(url: string): pg.Pool {
  const pool = new PoolOnHosts(url, { ...CONNECTION_OPTIONS, max: CONNECTIONS, idleTimeoutMillis: 60_000 });
  // A connection that breaks while nobody uses it is replaced when one is needed.
  pool.on('error', () => undefined);
  return pool;
}

/** Options of connections. */
export const CONNECTION_OPTIONS = {
  application_name: 'pirogue',
  connectionTimeoutMillis: 2_000,
  // With keep-alive, a dead connection is noticed after some 15 seconds without use.
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
  // Longer than the server's own limit, as only the server knows the outcome of a statement.
  query_timeout: 12_000,
};

/**
 * Runs the missing migrations of a database; processes that start at the same time do so one after another.
 *
 * @throws StoreError when a newer version wrote the database, or it cannot be used
 */
export async function bringUpToDate(pool: pg.Pool, place: string): Promise<void> {
  try {
    await inExclusiveTransaction(pool, async (client) => {
      await client.query(
        'create table if not exists drizzle_migrations (hash text not null, created_at bigint primary key)',
      );
      await client.query(CREATE_COMMITS_TABLE);
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
 * @throws StoreError with a sentence for the host when the database cannot be used
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

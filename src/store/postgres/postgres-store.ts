import type { Pool } from 'pg';
import { SqlStore } from '../sql/sql-store.ts';
import { PostgresDatabase, type PostgresDatabaseParts } from './postgres-database.ts';

/** The store on a PostgreSQL server. */
export class PostgresStore extends SqlStore {
  /**
   * @param pool of a database that `bringUpToDate` was called for; `close` ends it
   * @param parts.place how the host knows the database
   * @param parts.assertHeld called in every transaction that writes, and before deliveries; rejects when the database is
   * another process's by now
   * @param parts.onUnreadable called with a game that a list leaves out, as it cannot be read
   * @param parts.onLost see `SharedDatabase.store`
   */
  constructor(
    pool: Pool,
    {
      place,
      assertHeld = async () => undefined,
      onUnreadable = () => undefined,
      onLost = async () => undefined,
    }: Pick<PostgresDatabaseParts, 'place'> & Partial<PostgresDatabaseParts>,
  ) {
    super(new PostgresDatabase(pool, { place, assertHeld, onUnreadable, onLost }));
  }
}

import { escapeLiteral } from 'pg';
import { Lease } from '../lease.ts';
import type { LeasedDatabase } from '../sql/leased-database.ts';
import { storeOn } from '../store.ts';
import { endPool } from './end-pool.ts';
import { ServerLeaseRows } from './lease-rows.ts';
import { bringUpToDate, poolFor } from './open-server.ts';
import { PostgresDatabase } from './postgres-database.ts';
import { asStoreError } from './postgres-error.ts';
import { assertCarries } from './server-broadcast.ts';
import { placeOfUrl } from './server-url.ts';

/** Connects to the database that a URL names; see `openServed`. */
export async function openServedServer(url: string): Promise<LeasedDatabase> {
  const place = placeOfUrl(url);
  const pool = poolFor(url);
  let rows: ServerLeaseRows;
  try {
    await assertCarries(pool);
    rows = await ServerLeaseRows.on(pool);
  } catch (error) {
    await endPool(pool);
    throw asStoreError(error, place);
  }
  const lease = new Lease(rows);
  const database: LeasedDatabase['database'] = ({ lost, unreadable }) =>
    new PostgresDatabase(pool, {
      place,
      isHeld: `exists (select 1 from lease where holder = ${escapeLiteral(lease.id)})`,
      lost,
      onUnreadable: unreadable,
    });
  return {
    lease,
    place,
    keepsAnyValue: false,
    bringUpToDate: () => bringUpToDate(pool, place),
    database,
    store: (on) => storeOn(database(on)),
    close: () => endPool(pool),
  };
}

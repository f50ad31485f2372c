import { Lease } from '../lease.ts';
import type { ServedDatabase } from '../served-database.ts';
import { endPool } from './end-pool.ts';
import { ServerLeaseRows } from './lease-rows.ts';
import { bringUpToDate, placeOfUrl, poolFor } from './open-server.ts';
import { asStoreError } from './postgres-error.ts';
import { PostgresStore } from './postgres-store.ts';

/** Connects to the database that a URL names; see `openServed`. */
export async function openServedServer(url: string): Promise<ServedDatabase> {
  const place = placeOfUrl(url);
  const pool = poolFor(url);
  const rows = await ServerLeaseRows.on(pool).catch((error: unknown) => {
    throw asStoreError(error, place);
  });
  const lease = new Lease(rows);
  return {
    lease,
    bringUpToDate: () => bringUpToDate(pool, place),
    store: ({ lost, unreadable }) =>
      new PostgresStore(pool, {
        place,
        assertHeld: async (client) => {
          if (!(await rows.isHeldOn(client, lease.id))) lost();
        },
        onUnreadable: unreadable,
      }),
    close: () => endPool(pool),
  };
}

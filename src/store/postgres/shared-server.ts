import { escapeLiteral } from 'pg';
import type { SharedDatabase } from '../members.ts';
import { storeOn } from '../store.ts';
import { endPool } from './end-pool.ts';
import { bringUpToDate, poolFor } from './open-server.ts';
import { PostgresDatabase } from './postgres-database.ts';
import { asStoreError } from './postgres-error.ts';
import { makeProcessTables } from './process-tables.ts';
import { assertCarries, serverBroadcast } from './server-broadcast.ts';
import { ServerMembers } from './server-members.ts';
import { placeOfUrl } from './server-url.ts';

/** Connects to the database that a URL names; see `openShared`. */
export async function openSharedServer(url: string): Promise<SharedDatabase> {
  const place = placeOfUrl(url);
  const pool = poolFor(url);
  const members = new ServerMembers(pool);
  try {
    await assertCarries(pool);
    await makeProcessTables(pool);
  } catch (error) {
    await endPool(pool);
    throw asStoreError(error, place);
  }
  return {
    members,
    broadcast: serverBroadcast(pool, url),
    bringUpToDate: () => bringUpToDate(pool, place),
    store: (id, { lost, unreadable, rewound }) =>
      storeOn(
        new PostgresDatabase(pool, {
          place,
          isHeld: `exists (select 1 from processes where id = ${escapeLiteral(id)})`,
          lost,
          onUnreadable: unreadable,
          onLost: rewound,
        }),
      ),
    close: () => endPool(pool),
  };
}

import type { LocalDiscord } from 'local-discord';
import { openStore } from '../src/store/open-store.ts';
import { PacedTables } from './paced-tables.ts';
import { storeTiles } from './stored-games.ts';
import { Wire } from './wire.ts';

/** A local Discord with tables in servers of their own, on a database that a program is started with. */
export interface Side {
  readonly wire: Wire;
  readonly discord: LocalDiscord;
  readonly databaseUrl: string;
  readonly tables: PacedTables;
  readonly close: () => Promise<void>;
}

/**
 * Stores games that are as old as the others of their kind, one in every server, as messages of a server are sent one after
 * another.
 *
 * @param options.tables how many
 * @param options.shards among which they are divided evenly
 */
export async function prepareSide(
  databaseUrl: string,
  { tables: count, shards = 1 }: { tables: number; shards?: number },
): Promise<Side> {
  const wire = new Wire();
  const discord = await wire.open({ shards, sessionsAtOnce: shards, answerDeadlineMs: PATIENCE });
  const store = await openStore(databaseUrl);
  await storeTiles(store);
  const tables = new PacedTables({ wire, discord, store });
  for (let at = 0; at < count; at++) {
    // Discord takes the shard of a server from the upper bits of its id.
    const id = String((2n ** 38n + BigInt(at)) << 22n);
    discord.world.addServer({ id, name: `Server ${at}` });
    await tables.seatInGame(id, (LATEST_GAME * ((at * STEP) % count)) / count);
  }
  return {
    wire,
    discord,
    databaseUrl,
    tables,
    async close() {
      await discord.close();
      await store.close();
    },
  };
}

/** Share of a game that is played already at the table that is furthest on. */
const LATEST_GAME = 0.9;

/** Ages go up in steps of so many tables, so that neighbours are of different ages. */
const STEP = 5;

/** Time that the program may take for an answer, in milliseconds: how long it took is measured, also where that is too long. */
const PATIENCE = 60_000;

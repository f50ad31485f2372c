import { getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { UserId } from '../records.ts';
import type { AnyRow } from './any-rows.ts';
import type { Session } from './session.ts';

/** Names of columns with user ids, in any table. */
const USER_COLUMNS: ReadonlySet<string> = new Set(['user_id', 'owner_id']);

/** Rows that name a person. No method begins a transaction. */
export function personalRows(session: Session) {
  return {
    /**
     * Every stored row that contains a user's id, by table, and the log entries of the user's seats. Tables are found by their
     * columns, so that none can be forgotten. Rows of games are reduced to public columns, as the others are hidden from players.
     */
    async rowsOf(userId: UserId): Promise<Readonly<Record<string, readonly AnyRow[]>>> {
      const { db, tables, dialect } = session;
      const { games, log, seats, users, ...others } = tables;
      const rowsByTable: Record<string, readonly AnyRow[]> = {};
      for (const [name, table] of Object.entries({ ...others, seats } as Readonly<Record<string, SQLiteTable>>)) {
        const isNamed = namesUser(table, userId);
        if (isNamed) rowsByTable[name] = await db.select().from(table).where(isNamed);
      }
      const { id, guildId, channelId, ownerId, status, ruleSet, createdAt, changedAt } = games;
      const hasSeat = sql`${id} in (select ${seats.gameId} from ${seats} where ${seats.userId} = ${userId})`;
      const isOfOwnSeat = sql`${seats.gameId} = ${log.gameId} and ${seats.userId} = ${userId}
      and cast(${dialect.jsonField(log.entry, 'seat')} as integer) = ${seats.position}`;
      return {
        users: await db.select().from(users).where(sql`${users.id} = ${userId}`),
        ...rowsByTable,
        games: await db
          .select({ id, guildId, channelId, ownerId, status, ruleSet, createdAt, changedAt })
          .from(games)
          .where(sql`${hasSeat} or ${ownerId} = ${userId}`)
          .orderBy(id),
        log: await db.select(getTableColumns(log)).from(log).innerJoin(seats, isOfOwnSeat).orderBy(log.gameId, log.seq),
      };
    },
  };
}

/** The condition that a row of a table names a user; undefined for a table without users. */
function namesUser(table: SQLiteTable, userId: UserId): SQL | undefined {
  const columns: readonly AnySQLiteColumn[] = Object.values(getTableColumns(table));
  return or(...columns.filter(({ name }) => USER_COLUMNS.has(name)).map((column) => sql`${column} = ${userId}`));
}

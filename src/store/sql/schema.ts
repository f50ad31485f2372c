import { type SQL, sql } from 'drizzle-orm';
import { clockTables } from './schema/clocks.ts';
import type { Columns } from './schema/columns.ts';
import { gameIdColumn, gamesTable, tileSetTable } from './schema/games.ts';
import { logTables } from './schema/log.ts';
import { peopleTables } from './schema/people.ts';
import { planTables } from './schema/plans.ts';
import { postTables } from './schema/posts.ts';
import { resultTables } from './schema/results.ts';
import { seatAccessTables } from './schema/seat-access.ts';
import { spectatorTables } from './schema/spectators.ts';

/** The tables of the database. */
export type Tables = ReturnType<typeof tablesOf>;

/** Declares the tables of the database for a dialect. */
export function tablesOf(columns: Columns) {
  const games = gamesTable(columns);
  const gameId = gameIdColumn(columns, games);
  const outbox = postTables(columns, games, gameId);
  return {
    games,
    tileSets: tileSetTable(columns),
    ...logTables(columns, gameId),
    ...peopleTables(columns),
    ...outbox,
    ...spectatorTables(columns, gameId, outbox.posts),
    ...clockTables(columns, gameId),
    ...resultTables(columns, gameId),
    ...seatAccessTables(columns, gameId),
    ...planTables(columns, gameId),
  };
}

/** Condition that a game was played to its end or closed. */
export function isOver({ games }: Pick<Tables, 'games'>): SQL {
  return sql`${games.status} in ('ended', 'closed')`;
}

/** A row of a table. */
export type Row<Name extends keyof Tables> = Tables[Name]['$inferSelect'];

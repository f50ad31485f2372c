import { sql } from 'drizzle-orm';
import type { Colour } from '../../../core/colour.ts';
import type { Columns } from './columns.ts';
import type { GameIdColumn } from './games.ts';

/** Tables of the seats, logs, acts and causes of games. Long, as there are many columns and indexes. */
export function logTables(
  { index, integer, primaryKey, sqliteTable: table, text, uniqueIndex }: Columns,
  gameId: GameIdColumn,
) {
  return {
    seats: table(
      'seats',
      {
        gameId: gameId(),
        position: integer('position').notNull(),
        userId: text('user_id').notNull(),
        colour: text('colour').$type<Colour>().notNull(),
      },
      (columns) => [
        primaryKey({ columns: [columns.gameId, columns.position] }),
        uniqueIndex('seats_user').on(columns.gameId, columns.userId),
        uniqueIndex('seats_colour').on(columns.gameId, columns.colour),
        index('seats_games').on(columns.userId),
      ],
    ),

    log: table(
      'log',
      {
        gameId: gameId(),
        seq: integer('seq').notNull(),
        /** JSON of a log entry. */
        entry: text('entry').notNull(),
        at: integer('at').notNull(),
      },
      // The primary key makes two entries with one number impossible, even with several writers.
      (columns) => [primaryKey({ columns: [columns.gameId, columns.seq] })],
    ),

    /** Acts: decisions about a game outside its rules, in order, such as resignations, votes, or an early end. */
    acts: table(
      'acts',
      {
        gameId: gameId(),
        number: integer('number').notNull(),
        /** Length of the log when the act was written. */
        seq: integer('seq').notNull(),
        at: integer('at').notNull(),
        /** JSON of an Act. */
        act: text('act').notNull(),
        /** The moderator who decided it, or the user whom the act names. */
        userId: text('user_id'),
      },
      (columns) => [
        primaryKey({ columns: [columns.gameId, columns.number] }),
        index('acts_user').on(columns.userId).where(sql`user_id is not null`),
      ],
    ),

    /** Processed interaction ids. */
    causes: table(
      'causes',
      {
        id: text('id').primaryKey(),
        gameId: gameId(),
        at: integer('at').notNull(),
      },
      (columns) => [index('causes_at').on(columns.at)],
    ),
  };
}

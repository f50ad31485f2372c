import { sql } from 'drizzle-orm';
import type { Colour } from '../../../core/colour.ts';
import type { Columns, GameIdColumn } from './games.ts';

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

/** The table of turns that players have planned. */
export function planTables({ index, integer, primaryKey, sqliteTable: table, text }: Columns, gameId: GameIdColumn) {
  return {
    /** At most one plan a seat; a row is deleted when its turn is played, or its player leaves. */
    plans: table(
      'plans',
      {
        gameId: gameId(),
        seat: integer('seat').notNull(),
        userId: text('user_id').notNull(),
        /** The actions, as `makeAction` writes them. */
        draft: text('draft').notNull(),
        /** JSON. */
        promise: text('promise').notNull(),
        madeAt: integer('made_at').notNull(),
        /** 1 once it was found that it could not be carried out. */
        dropped: integer('dropped').notNull().default(0),
      },
      (columns) => [primaryKey({ columns: [columns.gameId, columns.seat] }), index('plans_user').on(columns.userId)],
    ),
  };
}

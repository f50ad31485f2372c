import { sql } from 'drizzle-orm';
import type { Columns } from './columns.ts';
import type { GameIdColumn } from './games.ts';

/** Clocks of turns, and whether the clock of the program is right. */
export function clockTables({ index, integer, sqliteTable: table }: Columns, gameId: GameIdColumn) {
  return {
    /** The clock of the turn of every running game. */
    clocks: table(
      'clocks',
      {
        gameId: gameId().primaryKey(),
        /** Raised by every change, so that a decision about an earlier state is not written. */
        version: integer('version').notNull().default(0),
        /** Turn and seat to move; unknown in games of earlier versions until they are looked at. */
        turn: integer('turn'),
        seat: integer('seat'),
        /** When the turn began. */
        since: integer('since').notNull(),
        /** When the player last did something in it. */
        movedAt: integer('moved_at').notNull(),
        /** When to look at it again. */
        dueAt: integer('due_at'),
        reminders: integer('reminders').notNull().default(0),
        remindedAt: integer('reminded_at'),
        /** When the table was asked how to go on. */
        askedAt: integer('asked_at'),
        /** The deadline that the turn message shows. */
        deadline: integer('deadline'),
        /** Whether the player was away when it was looked at. */
        away: integer('away', { mode: 'boolean' }).notNull().default(false),
      },
      (columns) => [index('clocks_due').on(columns.dueAt).where(sql`due_at is not null`)],
    ),

    /** When the program was down. */
    outages: table('outages', {
      fromAt: integer('from_at').primaryKey(),
      toAt: integer('to_at').notNull(),
    }),

    /** When the program was last seen alive: one row. */
    heartbeat: table('heartbeat', {
      id: integer('id').primaryKey(),
      at: integer('at').notNull(),
      /** Since when the clock has told an earlier time than that, by itself; null while it does not. */
      behindSince: integer('behind_since'),
    }),
  };
}

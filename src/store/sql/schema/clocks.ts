import { sql } from 'drizzle-orm';
import type { Columns } from './columns.ts';
import type { GameIdColumn } from './games.ts';

/** Tables of turn clocks, and of the heartbeat, by which a wrong clock of the program is recognised. */
export function clockTables({ index, integer, sqliteTable: table, text }: Columns, gameId: GameIdColumn) {
  return {
    /** The clock of the turn of every running game. */
    clocks: table(
      'clocks',
      {
        gameId: gameId().primaryKey(),
        /** Increases with every change, so that a decision about an earlier state is not written. */
        version: integer('version').notNull().default(0),
        /** Turn and seat to move; null in games of earlier versions until their clock is checked. */
        turn: integer('turn'),
        seat: integer('seat'),
        /** When the turn began. */
        since: integer('since').notNull(),
        /** When the player last did something in the turn. */
        movedAt: integer('moved_at').notNull(),
        /** When to check the clock again. */
        dueAt: integer('due_at'),
        reminders: integer('reminders').notNull().default(0),
        remindedAt: integer('reminded_at'),
        /** When the table was asked how to go on. */
        askedAt: integer('asked_at'),
        /** The deadline that the turn message shows. */
        deadline: integer('deadline'),
        /** True if the player was away at the last check. */
        away: integer('away', { mode: 'boolean' }).notNull().default(false),
        /** JSON: what the seats have taken from their banks of time, in milliseconds by seat; null while none has. */
        spent: text('spent'),
      },
      (columns) => [index('clocks_due').on(columns.dueAt).where(sql`due_at is not null`)],
    ),

    /** Outages of the program. */
    outages: table('outages', {
      fromAt: integer('from_at').primaryKey(),
      toAt: integer('to_at').notNull(),
    }),

    /** The last heartbeat of the program: one row. */
    heartbeat: table('heartbeat', {
      id: integer('id').primaryKey(),
      at: integer('at').notNull(),
      /** Since when the clock has been behind the last heartbeat, by that clock; null while it is not. */
      behindSince: integer('behind_since'),
    }),
  };
}

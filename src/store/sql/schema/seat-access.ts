import { sql } from 'drizzle-orm';
import { SESSION_KINDS } from '../../records.ts';
import type { Columns } from './columns.ts';
import type { GameIdColumn } from './games.ts';

/** Tables of the browsers that play seats, of the tickets that let them in, and of the key that notifications are signed with. */
export function seatAccessTables(
  { index, integer, primaryKey, sqliteTable: table, text, uniqueIndex }: Columns,
  gameId: GameIdColumn,
) {
  return {
    /** Unused tickets; a new ticket of a seat replaces the one before. */
    seatTickets: table(
      'seat_tickets',
      {
        gameId: gameId(),
        userId: text('user_id').notNull(),
        hash: text('hash').notNull(),
        madeAt: integer('made_at').notNull(),
      },
      (columns) => [
        primaryKey({ columns: [columns.gameId, columns.userId] }),
        uniqueIndex('seat_tickets_hash').on(columns.hash),
        index('seat_tickets_user').on(columns.userId),
      ],
    ),

    seatSessions: table(
      'seat_sessions',
      {
        hash: text('hash').primaryKey(),
        gameId: gameId(),
        userId: text('user_id').notNull(),
        kind: text('kind', { enum: SESSION_KINDS }).notNull(),
        madeAt: integer('made_at').notNull(),
        seenAt: integer('seen_at').notNull(),
        /** Address of the browser at its push service, and its two keys; null unless it is notified of turns. */
        pushEndpoint: text('push_endpoint'),
        pushKey: text('push_key'),
        pushAuth: text('push_auth'),
        /** The last turn of the game that the browser was told of; null unless it is notified of turns. */
        toldTurn: integer('told_turn'),
      },
      (columns) => [
        index('seat_sessions_seat').on(columns.gameId, columns.userId),
        index('seat_sessions_user').on(columns.userId),
        index('seat_sessions_push').on(columns.gameId).where(sql`push_endpoint is not null`),
      ],
    ),

    /** The private key of this program for push services: one row, made on first use. */
    pushKeys: table('push_keys', {
      id: integer('id').primaryKey(),
      privateKey: text('private_key').notNull(),
    }),
  };
}

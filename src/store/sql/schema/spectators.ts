import { WATCH_SCOPES } from '../../records.ts';
import type { Columns } from './columns.ts';
import type { GameIdColumn } from './games.ts';
import type { PostsTable } from './posts.ts';

/** Tables of spectators and of pages in the browser. Long, as there are many columns and indexes. */
export function spectatorTables(
  { index, integer, primaryKey, sqliteTable: table, text, uniqueIndex }: Columns,
  gameId: GameIdColumn,
  posts: PostsTable,
) {
  return {
    watchers: table(
      'watchers',
      {
        gameId: gameId(),
        userId: text('user_id').notNull(),
        what: text('what', { enum: WATCH_SCOPES }).notNull(),
        /** Twice the number of the last turn that the spectator was told of, plus one if told twice. */
        told: integer('told').notNull().default(0),
      },
      (columns) => [
        primaryKey({ columns: [columns.gameId, columns.userId] }),
        index('watchers_user').on(columns.userId),
      ],
    ),

    /** Quiet turns of spectators; a row is deleted when its turn cannot come back. */
    quiets: table(
      'quiets',
      {
        gameId: gameId(),
        userId: text('user_id').notNull(),
        turn: integer('turn').notNull(),
      },
      (columns) => [
        primaryKey({ columns: [columns.gameId, columns.userId, columns.turn] }),
        index('quiets_user').on(columns.userId),
      ],
    ),

    /** Pending direct messages to spectators; a row is deleted when its message was delivered or given up. */
    notices: table(
      'notices',
      {
        id: integer('id').primaryKey({ autoIncrement: true }),
        gameId: gameId(),
        userId: text('user_id').notNull(),
        what: text('what', { enum: WATCH_SCOPES }).notNull(),
        postId: integer('post_id')
          .notNull()
          .references(() => posts.id),
        length: integer('length').notNull(),
        attempts: integer('attempts').notNull().default(0),
        notBefore: integer('not_before').notNull().default(0),
      },
      (columns) => [index('notices_user').on(columns.userId)],
    ),

    /** Pages of games in the browser. */
    pages: table(
      'pages',
      {
        gameId: gameId().primaryKey(),
        /** The part of the page's address that cannot be guessed. */
        key: text('key').notNull(),
        isOpen: integer('is_open', { mode: 'boolean' }).notNull(),
      },
      (columns) => [uniqueIndex('pages_key').on(columns.key)],
    ),
  };
}

import { sql } from 'drizzle-orm';
import type { SubjectId } from '../../records.ts';
import type { Columns } from './columns.ts';
import type { GameIdColumn, GamesTable } from './games.ts';

/** Tables of the outbox. Long, as there are many columns and indexes. */
export function postTables(
  { index, integer, primaryKey, sqliteTable: table, text, uniqueIndex }: Columns,
  games: GamesTable,
  gameId: GameIdColumn,
) {
  return {
    posts: table(
      'posts',
      {
        id: integer('id').primaryKey({ autoIncrement: true }),
        /** The game of the post; null if it belongs to another subject. */
        gameId: integer('game_id').references(() => games.id),
        /** The other subject, and its server. */
        otherSubject: text('other_subject').$type<SubjectId>(),
        guildId: text('guild_id'),
        subject: text('subject')
          .$type<SubjectId>()
          .notNull()
          .generatedAlwaysAs(sql`coalesce(other_subject, 'game ' || cast(game_id as text))`),
        channelId: text('channel_id').notNull(),
        kind: text('kind').notNull(),
        seq: integer('seq').notNull(),
        messageId: text('message_id'),
        pending: text('pending', { enum: ['send', 'edit', 'strip', 'delete'] }),
        /** 1 if the controls were removed. */
        stripped: integer('stripped').notNull().default(0),
        /** 1 if the announced turn was taken back. */
        withdrawn: integer('withdrawn').notNull().default(0),
        /** Number of the task with which sending began; from then on the message may exist. */
        begun: integer('begun'),
        /** The newest snowflake id that was known when sending began; the id of the message is newer. */
        begunAfter: text('begun_after'),
        /** Fingerprint of the message at the last attempt to send it. */
        begunAs: text('begun_as'),
        wish: integer('wish').notNull(),
        attempts: integer('attempts').notNull(),
        notBefore: integer('not_before').notNull(),
        failure: integer('failure'),
        /** Index of the act that the message tells of, if any. */
        act: integer('act'),
        /** The user that the message is about, if any. */
        userId: text('user_id'),
        /** True if the message goes to that user by direct message. */
        direct: integer('direct', { mode: 'boolean' }).notNull().default(false),
      },
      (columns) => [
        index('posts_of_game').on(columns.gameId, columns.kind),
        index('posts_of_subject').on(columns.subject, columns.kind),
        index('posts_pending').on(columns.subject, columns.id).where(sql`pending is not null`),
        index('posts_user').on(columns.userId).where(sql`user_id is not null`),
        index('posts_given_up')
          .on(columns.subject)
          .where(sql`failure is not null and message_id is null and pending is null`),
      ],
    ),

    /** The last pings of users by topic, so that nobody is pinged about a topic again and again. */
    pings: table(
      'pings',
      {
        gameId: gameId(),
        /** The topic, such as `turn 7` or `vote abort`. */
        about: text('about').notNull(),
        userId: text('user_id').notNull(),
        /** Id of the post that pinged the user; 0 if it was no post. */
        postId: integer('post_id').notNull(),
        at: integer('at').notNull(),
      },
      (columns) => [
        primaryKey({ columns: [columns.gameId, columns.about, columns.userId] }),
        index('pings_user').on(columns.userId),
      ],
    ),

    /** Wanted threads; a row is deleted when the subject has begun in the thread, or was given up. */
    wantedThreads: table(
      'wanted_threads',
      {
        id: integer('id').primaryKey({ autoIncrement: true }),
        cause: text('cause').notNull(),
        guildId: text('guild_id').notNull(),
        parentId: text('parent_id').notNull(),
        name: text('name').notNull(),
        /** Type of the subject that begins in the thread, and JSON with the subject's data. */
        type: text('type').notNull(),
        content: text('content').notNull(),
        userId: text('user_id').notNull(),
        /** A snowflake id from before the first attempt; set once the thread may exist. */
        begunAfter: text('begun_after'),
        threadId: text('thread_id'),
        attempts: integer('attempts').notNull().default(0),
        notBefore: integer('not_before').notNull().default(0),
      },
      (columns) => [
        uniqueIndex('wanted_threads_cause').on(columns.cause),
        index('wanted_threads_user').on(columns.userId),
      ],
    ),
  };
}

export type PostsTable = ReturnType<typeof postTables>['posts'];

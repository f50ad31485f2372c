import { sql } from 'drizzle-orm';
import type { SubjectId } from '../../records.ts';
import type { Columns } from './columns.ts';
import type { GameIdColumn, GamesTable } from './games.ts';

/** The outbox. As long as its columns and indexes: tables are declared by one call each. */
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
        /** Its game; null where it belongs to another subject. */
        gameId: integer('game_id').references(() => games.id),
        /** That other subject, and its server. */
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
        /** 1 when the controls were removed. */
        stripped: integer('stripped').notNull().default(0),
        /** 1 when the turn that it announced was taken back. */
        withdrawn: integer('withdrawn').notNull().default(0),
        /** Number of the task with which sending began; the message may exist since then. */
        begun: integer('begun'),
        /** Newest id of Discord that was known then, which is older than that of the message. */
        begunAfter: text('begun_after'),
        /** What it looked like when it was last about to be sent. */
        begunAs: text('begun_as'),
        wish: integer('wish').notNull(),
        attempts: integer('attempts').notNull(),
        notBefore: integer('not_before').notNull(),
        failure: integer('failure'),
        /** Number of the act that a message about one tells of. */
        act: integer('act'),
        /** The player whom a message about one is about. */
        userId: text('user_id'),
        /** Whether it goes to that player alone. */
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

    /** Who was pinged about what, the last time: nobody can be pinged about it again and again. */
    pings: table(
      'pings',
      {
        gameId: gameId(),
        /** Such as `turn 7`, or `vote abort`. */
        about: text('about').notNull(),
        userId: text('user_id').notNull(),
        /** The post that did it; 0 where it was none. */
        postId: integer('post_id').notNull(),
        at: integer('at').notNull(),
      },
      (columns) => [
        primaryKey({ columns: [columns.gameId, columns.about, columns.userId] }),
        index('pings_user').on(columns.userId),
      ],
    ),

    /** Threads that are to be made; a row is deleted when what begins in the thread has begun, or was given up. */
    wantedThreads: table(
      'wanted_threads',
      {
        id: integer('id').primaryKey({ autoIncrement: true }),
        cause: text('cause').notNull(),
        guildId: text('guild_id').notNull(),
        parentId: text('parent_id').notNull(),
        name: text('name').notNull(),
        /** Type of the subject that begins in it, and JSON of what that begins with. */
        type: text('type').notNull(),
        content: text('content').notNull(),
        userId: text('user_id').notNull(),
        /** Id of Discord that is older than the thread, once that was asked for. */
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

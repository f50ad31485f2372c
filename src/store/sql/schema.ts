import { type SQL, sql } from 'drizzle-orm';
import type * as sqlite from 'drizzle-orm/sqlite-core';
import type { Colour } from '../../core/colour.ts';
import { GAME_STATUSES, type SubjectId, WATCHED } from '../records.ts';

/** What tables are declared with: the functions of drizzle for one dialect, typed as those of SQLite. */
export type Columns = Pick<
  typeof sqlite,
  'index' | 'integer' | 'primaryKey' | 'real' | 'sqliteTable' | 'text' | 'uniqueIndex'
>;

/** The tables of the database. */
export type Tables = ReturnType<typeof tablesOf>;

/** Declares the tables of the database for a dialect. */
export function tablesOf({ index, integer, primaryKey, real, sqliteTable: table, text, uniqueIndex }: Columns) {
  const games = table(
    'games',
    {
      // Ids are never reused: the controls of old messages name games by id.
      id: integer('id').primaryKey({ autoIncrement: true }),
      guildId: text('guild_id').notNull(),
      channelId: text('channel_id').notNull(),
      ownerId: text('owner_id').notNull(),
      status: text('status', { enum: GAME_STATUSES }).notNull(),
      ruleSet: text('rule_set').notNull().default('amazonas'),
      /** JSON of GameOptions. */
      options: text('options').notNull(),
      /** JSON of the setup, whose form is that of the rule set. */
      setup: text('setup'),
      revision: integer('revision').notNull(),
      createdAt: integer('created_at').notNull(),
      changedAt: integer('changed_at').notNull(),
      warnedAt: integer('warned_at'),
      /**
       * JSON of the ends that the messages of open votes, offers and free seats show, by the number of their act; null when
       * none can be open.
       */
      shownEnds: text('shown_ends'),
      /** Whether its result has changed the ratings, or never can. */
      rated: integer('rated', { mode: 'boolean' }).notNull().default(false),
    },
    (columns) => [
      uniqueIndex('games_open_in_channel').on(columns.channelId).where(sql`status in ('lobby', 'running')`),
      index('games_in_channel').on(columns.channelId),
      index('games_idle').on(columns.changedAt).where(sql`status = 'lobby'`),
      index('games_owner').on(columns.ownerId),
      index('games_with_ends').on(columns.id).where(sql`shown_ends is not null`),
      index('games_unrated').on(columns.changedAt).where(sql`status in ('ended', 'closed') and not rated`),
    ],
  );

  /** A column with the game that a row belongs to. */
  const gameId = () =>
    integer('game_id')
      .notNull()
      .references(() => games.id);
  const seats = table(
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
  );

  const log = table(
    'log',
    {
      gameId: gameId(),
      seq: integer('seq').notNull(),
      /** JSON of a log entry. */
      entry: text('entry').notNull(),
      at: integer('at').notNull(),
    },
    // Makes two entries with one number impossible, whoever writes them.
    (columns) => [primaryKey({ columns: [columns.gameId, columns.seq] })],
  );

  /** Decisions about a game outside its rules, in order: resignations, votes, an end before the final scoring. */
  const acts = table(
    'acts',
    {
      gameId: gameId(),
      number: integer('number').notNull(),
      /** Length of the log at that time. */
      seq: integer('seq').notNull(),
      at: integer('at').notNull(),
      /** JSON of an Act. */
      act: text('act').notNull(),
      /** Who decided it as somebody who manages the channel, or whom the act names. */
      userId: text('user_id'),
    },
    (columns) => [
      primaryKey({ columns: [columns.gameId, columns.number] }),
      index('acts_user').on(columns.userId).where(sql`user_id is not null`),
    ],
  );

  /** Processed interaction ids. */
  const causes = table(
    'causes',
    {
      id: text('id').primaryKey(),
      gameId: gameId(),
      at: integer('at').notNull(),
    },
    (columns) => [index('causes_at').on(columns.at)],
  );

  // Not referenced by games and seats: languages and names are kept for display only, and a person may have them deleted.
  const users = table('users', {
    id: text('id').primaryKey(),
    locale: text('locale').notNull(),
  });

  /** Names of users in each server, where alone they are shown. */
  const names = table(
    'names',
    {
      userId: text('user_id').notNull(),
      guildId: text('guild_id').notNull(),
      name: text('name').notNull(),
    },
    (columns) => [primaryKey({ columns: [columns.userId, columns.guildId] })],
  );

  const channels = table('channels', {
    id: text('id').primaryKey(),
    guildId: text('guild_id').notNull(),
    locale: text('locale').notNull(),
    language: text('language'),
  });

  const settings = table('settings', {
    userId: text('user_id').primaryKey(),
    language: text('language'),
    theme: text('theme'),
    hints: integer('hints', { mode: 'boolean' }).notNull().default(true),
    /** Whether advice is given on what is drafted. */
    advice: integer('advice', { mode: 'boolean' }).notNull().default(false),
    statistics: integer('statistics', { mode: 'boolean' }).notNull().default(true),
  });

  const watchers = table(
    'watchers',
    {
      gameId: gameId(),
      userId: text('user_id').notNull(),
      what: text('what', { enum: WATCHED }).notNull(),
      /** Twice the number of the last turn that they were told of, and one more where they were told of it once more. */
      told: integer('told').notNull().default(0),
    },
    (columns) => [primaryKey({ columns: [columns.gameId, columns.userId] }), index('watchers_user').on(columns.userId)],
  );

  /** Quiet turns of spectators; a row is deleted when its turn cannot come back. */
  const quiets = table(
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
  );

  const posts = table(
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
  );

  /** Who was pinged about what, the last time: nobody can be pinged about it again and again. */
  const pings = table(
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
  );

  /** Direct messages to spectators that are still to be delivered; a row is deleted when it is done. */
  const notices = table(
    'notices',
    {
      id: integer('id').primaryKey({ autoIncrement: true }),
      gameId: gameId(),
      userId: text('user_id').notNull(),
      what: text('what', { enum: WATCHED }).notNull(),
      postId: integer('post_id')
        .notNull()
        .references(() => posts.id),
      length: integer('length').notNull(),
      attempts: integer('attempts').notNull().default(0),
      notBefore: integer('not_before').notNull().default(0),
    },
    (columns) => [index('notices_user').on(columns.userId)],
  );

  /** Threads that are to be made; a row is deleted when what begins in the thread has begun, or was given up. */
  const wantedThreads = table(
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
  );

  /** Every tile set that games were started with, so that old games can go on after the host loads another one. */
  const tileSets = table('tile_sets', {
    hash: text('hash').primaryKey(),
    ruleSet: text('rule_set').notNull().default('amazonas'),
    json: text('json').notNull(),
  });

  /** The clock of the turn of every running game. */
  const clocks = table(
    'clocks',
    {
      gameId: integer('game_id')
        .primaryKey()
        .references(() => games.id),
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
  );

  /** When people are away, which stops their clocks. */
  const absences = table(
    'absences',
    {
      userId: text('user_id').notNull(),
      fromAt: integer('from_at').notNull(),
      untilAt: integer('until_at').notNull(),
    },
    (columns) => [primaryKey({ columns: [columns.userId, columns.fromAt] })],
  );

  /** When the program was down. */
  const outages = table('outages', {
    fromAt: integer('from_at').primaryKey(),
    toAt: integer('to_at').notNull(),
  });

  /** When the program was last seen alive: one row. */
  const heartbeat = table('heartbeat', {
    id: integer('id').primaryKey(),
    at: integer('at').notNull(),
    /** Since when the clock has told an earlier time than that, by itself; null while it does not. */
    behindSince: integer('behind_since'),
  });

  /** How people want to be reminded; without a row they are reminded as usual. */
  const reminders = table('reminders', {
    userId: text('user_id').primaryKey(),
    /** Hours between reminders; 0 = none. */
    hours: integer('hours').notNull(),
    /** Hours of the day between which the person is left alone. */
    quietFrom: integer('quiet_from'),
    quietTo: integer('quiet_to'),
    timezone: text('timezone'),
    direct: integer('direct', { mode: 'boolean' }).notNull(),
  });

  /** What every seat has reached in the games that were played to their end, or ended with a resignation. */
  const results = table(
    'results',
    {
      gameId: gameId(),
      seat: integer('seat').notNull(),
      /** The player whom it counts for, a person or a computer; null where it counts for nobody. */
      userId: text('user_id'),
      points: integer('points').notNull(),
      /** From 1. */
      place: integer('place').notNull(),
      /** JSON of the points by score category. */
      categories: text('categories').notNull(),
      /** Rating of the player after the game; null where they have none. */
      mu: real('mu'),
      sigma: real('sigma'),
    },
    (columns) => [primaryKey({ columns: [columns.gameId, columns.seat] }), index('results_user').on(columns.userId)],
  );

  /** What a computer thinks of games that are over: it can be made again, and is kept because that takes minutes. */
  const analyses = table('analyses', {
    gameId: integer('game_id')
      .primaryKey()
      .references(() => games.id),
    /** Version of the way in which it was made. */
    version: integer('version').notNull(),
    /** JSON of an analysis. */
    body: text('body').notNull(),
    at: integer('at').notNull(),
  });

  /** Games whose analysis was asked for and is not made yet. */
  const wantedAnalyses = table('wanted_analyses', {
    gameId: integer('game_id')
      .primaryKey()
      .references(() => games.id),
    at: integer('at').notNull(),
  });

  /** Pages of games in the browser. */
  const pages = table(
    'pages',
    {
      gameId: integer('game_id')
        .primaryKey()
        .references(() => games.id),
      /** Part of its address that cannot be guessed. */
      key: text('key').notNull(),
      isOpen: integer('is_open', { mode: 'boolean' }).notNull(),
    },
    (columns) => [uniqueIndex('pages_key').on(columns.key)],
  );

  /** Ratings of people in each rule set. */
  const ratings = table(
    'ratings',
    {
      userId: text('user_id').notNull(),
      ruleSet: text('rule_set').notNull(),
      mu: real('mu').notNull(),
      sigma: real('sigma').notNull(),
      games: integer('games').notNull(),
    },
    (columns) => [primaryKey({ columns: [columns.userId, columns.ruleSet] })],
  );

  /** Servers in which people have played rated games. */
  const ratedIn = table(
    'rated_in',
    {
      guildId: text('guild_id').notNull(),
      ruleSet: text('rule_set').notNull(),
      userId: text('user_id').notNull(),
    },
    (columns) => [
      primaryKey({ columns: [columns.guildId, columns.ruleSet, columns.userId] }),
      index('rated_in_user').on(columns.userId),
    ],
  );

  return {
    games,
    seats,
    log,
    acts,
    causes,
    users,
    names,
    channels,
    settings,
    watchers,
    quiets,
    posts,
    pings,
    notices,
    wantedThreads,
    tileSets,
    clocks,
    absences,
    outages,
    heartbeat,
    reminders,
    results,
    analyses,
    wantedAnalyses,
    pages,
    ratings,
    ratedIn,
  };
}

/** Condition: the game was played to its end or closed. */
export function isOver({ games }: Pick<Tables, 'games'>): SQL {
  return sql`${games.status} in ('ended', 'closed')`;
}

/** A row of a table. */
export type Row<Name extends keyof Tables> = Tables[Name]['$inferSelect'];

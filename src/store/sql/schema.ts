import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Colour } from '../../core/colour.ts';
import { GAME_STATUSES, POST_KINDS, WATCHED } from '../records.ts';

export const games = sqliteTable(
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
  (table) => [
    uniqueIndex('games_open_in_channel').on(table.channelId).where(sql`status in ('lobby', 'running')`),
    index('games_in_channel').on(table.channelId),
    index('games_idle').on(table.changedAt).where(sql`status = 'lobby'`),
    index('games_owner').on(table.ownerId),
    index('games_with_ends').on(table.id).where(sql`shown_ends is not null`),
    index('games_unrated').on(table.changedAt).where(sql`status in ('ended', 'closed') and rated = 0`),
  ],
);

/** Condition: the game was played to its end or closed. */
export const isOver = sql`${games.status} in ('ended', 'closed')`;

/** A column with the game that a row belongs to. */
function gameId() {
  return integer('game_id')
    .notNull()
    .references(() => games.id);
}

export const seats = sqliteTable(
  'seats',
  {
    gameId: gameId(),
    position: integer('position').notNull(),
    userId: text('user_id').notNull(),
    colour: text('colour').$type<Colour>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.position] }),
    uniqueIndex('seats_user').on(table.gameId, table.userId),
    uniqueIndex('seats_colour').on(table.gameId, table.colour),
    index('seats_games').on(table.userId),
  ],
);

export const log = sqliteTable(
  'log',
  {
    gameId: gameId(),
    seq: integer('seq').notNull(),
    /** JSON of a log entry. */
    entry: text('entry').notNull(),
    at: integer('at').notNull(),
  },
  // Makes two entries with one number impossible, whoever writes them.
  (table) => [primaryKey({ columns: [table.gameId, table.seq] })],
);

/** Decisions about a game outside its rules, in order: resignations, votes, an end before the final scoring. */
export const acts = sqliteTable(
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
  (table) => [
    primaryKey({ columns: [table.gameId, table.number] }),
    index('acts_user').on(table.userId).where(sql`user_id is not null`),
  ],
);

/** Processed interaction ids. */
export const causes = sqliteTable('causes', {
  id: text('id').primaryKey(),
  gameId: gameId(),
  at: integer('at').notNull(),
});

// Not referenced by games and seats: languages and names are kept for display only, and a person may have them deleted.
export const users = sqliteTable('users', {
  id: text('id').primaryKey(),
  locale: text('locale').notNull(),
});

/** Names of users in each server, where alone they are shown. */
export const names = sqliteTable(
  'names',
  {
    userId: text('user_id').notNull(),
    guildId: text('guild_id').notNull(),
    name: text('name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.guildId] })],
);

export const channels = sqliteTable('channels', {
  id: text('id').primaryKey(),
  guildId: text('guild_id').notNull(),
  locale: text('locale').notNull(),
  language: text('language'),
});

export const settings = sqliteTable('settings', {
  userId: text('user_id').primaryKey(),
  language: text('language'),
  theme: text('theme'),
  hints: integer('hints', { mode: 'boolean' }).notNull().default(true),
  /** Whether advice is given on what is drafted. */
  advice: integer('advice', { mode: 'boolean' }).notNull().default(false),
  statistics: integer('statistics', { mode: 'boolean' }).notNull().default(true),
});

export const watchers = sqliteTable(
  'watchers',
  {
    gameId: gameId(),
    userId: text('user_id').notNull(),
    what: text('what', { enum: WATCHED }).notNull(),
    /** Twice the number of the last turn that they were told of, and one more where they were told of it once more. */
    told: integer('told').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.userId] }), index('watchers_user').on(table.userId)],
);

/** Quiet turns of spectators; a row is deleted when its turn cannot come back. */
export const quiets = sqliteTable(
  'quiets',
  {
    gameId: gameId(),
    userId: text('user_id').notNull(),
    turn: integer('turn').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.userId, table.turn] }), index('quiets_user').on(table.userId)],
);

export const posts = sqliteTable(
  'posts',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    gameId: gameId(),
    channelId: text('channel_id').notNull(),
    kind: text('kind', { enum: POST_KINDS }).notNull(),
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
    wish: integer('wish').notNull(),
    attempts: integer('attempts').notNull(),
    notBefore: integer('not_before').notNull(),
    failure: integer('failure'),
    /** The player whom a message about one is about. */
    userId: text('user_id'),
    /** Whether it goes to that player alone. */
    direct: integer('direct', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    index('posts_of_game').on(table.gameId, table.kind),
    index('posts_pending').on(table.gameId, table.id).where(sql`pending is not null`),
    index('posts_user').on(table.userId).where(sql`user_id is not null`),
    index('posts_given_up').on(table.gameId).where(sql`failure is not null and message_id is null and pending is null`),
  ],
);

/** Who was pinged about what, the last time: nobody can be pinged about it again and again. */
export const pings = sqliteTable(
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
  (table) => [primaryKey({ columns: [table.gameId, table.about, table.userId] }), index('pings_user').on(table.userId)],
);

/** Direct messages to spectators that are still to be delivered; a row is deleted when it is done. */
export const notices = sqliteTable(
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
  (table) => [index('notices_user').on(table.userId)],
);

/** Every tile set that games were started with, so that old games can go on after the host loads another one. */
export const tileSets = sqliteTable('tile_sets', {
  hash: text('hash').primaryKey(),
  ruleSet: text('rule_set').notNull().default('amazonas'),
  json: text('json').notNull(),
});

/** The clock of the turn of every running game. */
export const clocks = sqliteTable(
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
  (table) => [index('clocks_due').on(table.dueAt).where(sql`due_at is not null`)],
);

/** When people are away, which stops their clocks. */
export const absences = sqliteTable(
  'absences',
  {
    userId: text('user_id').notNull(),
    fromAt: integer('from_at').notNull(),
    untilAt: integer('until_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.fromAt] })],
);

/** When the program was down. */
export const outages = sqliteTable('outages', {
  fromAt: integer('from_at').primaryKey(),
  toAt: integer('to_at').notNull(),
});

/** When the program was last seen alive: one row. */
export const heartbeat = sqliteTable('heartbeat', {
  id: integer('id').primaryKey(),
  at: integer('at').notNull(),
  /** Since when the clock has told an earlier time than that, by itself; null while it does not. */
  behindSince: integer('behind_since'),
});

/** How people want to be reminded; without a row they are reminded as usual. */
export const reminders = sqliteTable('reminders', {
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
export const results = sqliteTable(
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
  (table) => [primaryKey({ columns: [table.gameId, table.seat] }), index('results_user').on(table.userId)],
);

/** What a computer thinks of games that are over: it can be made again, and is kept because that takes minutes. */
export const analyses = sqliteTable('analyses', {
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
export const wantedAnalyses = sqliteTable('wanted_analyses', {
  gameId: integer('game_id')
    .primaryKey()
    .references(() => games.id),
  at: integer('at').notNull(),
});

/** Ratings of people in each rule set. */
export const ratings = sqliteTable(
  'ratings',
  {
    userId: text('user_id').notNull(),
    ruleSet: text('rule_set').notNull(),
    mu: real('mu').notNull(),
    sigma: real('sigma').notNull(),
    games: integer('games').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.ruleSet] })],
);

/** Servers in which people have played rated games. */
export const ratedIn = sqliteTable(
  'rated_in',
  {
    guildId: text('guild_id').notNull(),
    ruleSet: text('rule_set').notNull(),
    userId: text('user_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.ruleSet, table.userId] }),
    index('rated_in_user').on(table.userId),
  ],
);

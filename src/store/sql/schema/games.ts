import { sql } from 'drizzle-orm';
import { GAME_STATUSES } from '../../records.ts';
import type { Columns } from './columns.ts';

/** Table of games; seats, log and acts have their own tables. */
export function gamesTable({ index, integer, sqliteTable: table, text, uniqueIndex }: Columns) {
  return table(
    'games',
    {
      // Ids are never reused, as the controls of old messages contain ids of games.
      id: integer('id').primaryKey({ autoIncrement: true }),
      guildId: text('guild_id').notNull(),
      channelId: text('channel_id').notNull(),
      ownerId: text('owner_id').notNull(),
      status: text('status', { enum: GAME_STATUSES }).notNull(),
      ruleSet: text('rule_set').notNull().default('amazonas'),
      /** JSON of GameOptions. */
      options: text('options').notNull(),
      /** JSON of the setup, in the format of the rule set. */
      setup: text('setup'),
      revision: integer('revision').notNull(),
      createdAt: integer('created_at').notNull(),
      changedAt: integer('changed_at').notNull(),
      warnedAt: integer('warned_at'),
      /**
       * JSON of the ends that the messages of open votes, offers and free seats show, by the index of the opening act; null if none
       * can be open.
       */
      shownEnds: text('shown_ends'),
      /** True if the game was rated, or is never to be rated. */
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
}

export type GamesTable = ReturnType<typeof gamesTable>;

export type GameIdColumn = ReturnType<typeof gameIdColumn>;

/** Returns a function that makes a column with the id of the game that a row belongs to. */
export function gameIdColumn({ integer }: Columns, games: GamesTable) {
  return () =>
    integer('game_id')
      .notNull()
      .references(() => games.id);
}

/** Table of all tile sets of started games, so that old games can go on when the host loads another set. */
export function tileSetTable({ sqliteTable: table, text }: Columns) {
  return table('tile_sets', {
    hash: text('hash').primaryKey(),
    ruleSet: text('rule_set').notNull().default('amazonas'),
    json: text('json').notNull(),
  });
}

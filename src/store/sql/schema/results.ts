import type { Columns } from './columns.ts';
import type { GameIdColumn } from './games.ts';

/** Tables of results, ratings and analyses. Long, as there are many columns and indexes. */
export function resultTables(
  { index, integer, primaryKey, real, sqliteTable: table, text }: Columns,
  gameId: GameIdColumn,
) {
  return {
    /** Results of the seats of games that were played to their end, or ended with a resignation. */
    results: table(
      'results',
      {
        gameId: gameId(),
        seat: integer('seat').notNull(),
        /** The player whom the result counts for, a person or a computer; null if it counts for nobody. */
        userId: text('user_id'),
        points: integer('points').notNull(),
        /** Place in the ranking, from 1. */
        place: integer('place').notNull(),
        /** JSON of the points by score category. */
        categories: text('categories').notNull(),
        /** Rating of the player after the game; null if the game was not rated for the player. */
        mu: real('mu'),
        sigma: real('sigma'),
      },
      (columns) => [primaryKey({ columns: [columns.gameId, columns.seat] }), index('results_user').on(columns.userId)],
    ),

    /** Ratings of people in each rule set. */
    ratings: table(
      'ratings',
      {
        userId: text('user_id').notNull(),
        ruleSet: text('rule_set').notNull(),
        mu: real('mu').notNull(),
        sigma: real('sigma').notNull(),
        games: integer('games').notNull(),
      },
      (columns) => [primaryKey({ columns: [columns.userId, columns.ruleSet] })],
    ),

    /** Servers in which people have played rated games. */
    ratedIn: table(
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
    ),

    /** Analyses of games that are over. They can be made again, but that takes minutes. */
    analyses: table('analyses', {
      gameId: gameId().primaryKey(),
      /** Version of the analysis method. */
      version: integer('version').notNull(),
      /** JSON of an analysis. */
      body: text('body').notNull(),
      at: integer('at').notNull(),
    }),

    /** Games whose analysis is wanted but not made yet. */
    wantedAnalyses: table('wanted_analyses', {
      gameId: gameId().primaryKey(),
      at: integer('at').notNull(),
    }),
  };
}

import type { Columns } from './columns.ts';
import type { GameIdColumn } from './games.ts';

/** The table of turns that players have planned. */
export function planTables({ index, integer, primaryKey, sqliteTable: table, text }: Columns, gameId: GameIdColumn) {
  return {
    /** At most one plan a seat; a row is deleted when its turn is played, or its player leaves. */
    plans: table(
      'plans',
      {
        gameId: gameId(),
        seat: integer('seat').notNull(),
        userId: text('user_id').notNull(),
        /** The actions, as `makeAction` writes them. */
        draft: text('draft').notNull(),
        /** JSON. */
        promise: text('promise').notNull(),
        madeAt: integer('made_at').notNull(),
        /** 1 once it was found that it could not be carried out. */
        dropped: integer('dropped').notNull().default(0),
      },
      (columns) => [primaryKey({ columns: [columns.gameId, columns.seat] }), index('plans_user').on(columns.userId)],
    ),
  };
}

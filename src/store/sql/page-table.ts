import { eq, sql } from 'drizzle-orm';
import type { GameId, PageRecord } from '../records.ts';
import { placeholders, upsert } from './inserts.ts';
import { prepared } from './prepared.ts';
import type { Session } from './session.ts';

/** The pages of games in the browser. No method begins a transaction. */
export function pageTable({ db, tables: { games, pages }, dialect }: Session) {
  const { placeholder } = sql;
  const gameId = placeholder('gameId');
  const statements = prepared('page', {
    ofGame: db.select().from(pages).where(eq(pages.gameId, gameId)),
    add: db
      .insert(pages)
      .values(placeholders('gameId', 'key', 'isOpen'))
      .onConflictDoNothing({ target: pages.gameId }),
    put: upsert(db, pages, { key: ['gameId'], columns: ['key', 'isOpen'] }),
    gameOf: db
      .select({ gameId: pages.gameId })
      .from(pages)
      .where(sql`${pages.key} = ${placeholder('key')} and ${pages.isOpen}`),
    revisions: db
      .select({ key: pages.key, revision: games.revision })
      .from(pages)
      .innerJoin(games, eq(games.id, pages.gameId))
      .where(sql`${pages.key} in ${dialect.texts(placeholder('keys'))} and ${pages.isOpen}`),
  });
  return {
    ofGame: async (gameId: GameId): Promise<PageRecord | undefined> => (await statements.ofGame({ gameId }))[0],

    /** Adds the page of a game; does nothing if it has one. */
    add: ({ gameId, key, isOpen }: PageRecord) => statements.add({ gameId, key, isOpen }),

    /** Stores the page of a game in place of an earlier one. */
    put: ({ gameId, key, isOpen }: PageRecord) => statements.put({ gameId, key, isOpen }),

    /** The id of the game whose open page has a key. */
    gameOf: async (key: string): Promise<GameId | undefined> => (await statements.gameOf({ key }))[0]?.gameId,

    /** The revisions of the games whose open pages have these keys, by key; other keys are left out. */
    async revisions(keys: readonly string[]): Promise<Map<string, number>> {
      const rows = await statements.revisions({ keys: JSON.stringify(keys) });
      return new Map(rows.map(({ key, revision }) => [key, revision]));
    },
  };
}

import { eq, sql } from 'drizzle-orm';
import type { GameId, PageRecord } from '../records.ts';
import { prepared } from './prepared.ts';
import type { Session } from './session.ts';

/** The pages of games in the browser. No method begins a transaction. */
export class PageTable {
  readonly #statements: ReturnType<typeof prepareStatements>;

  constructor(session: Session) {
    this.#statements = prepareStatements(session);
  }

  async ofGame(gameId: GameId): Promise<PageRecord | undefined> {
    return (await this.#statements.ofGame({ gameId }))[0];
  }

  /** Adds the page of a game; does nothing if it has one. */
  async add({ gameId, key, isOpen }: PageRecord): Promise<void> {
    await this.#statements.add({ gameId, key, isOpen });
  }

  /** Stores the page of a game in place of an earlier one. */
  async put({ gameId, key, isOpen }: PageRecord): Promise<void> {
    await this.#statements.put({ gameId, key, isOpen });
  }

  /** The id of the game whose open page has a key. */
  async gameOf(key: string): Promise<GameId | undefined> {
    return (await this.#statements.gameOf({ key }))[0]?.gameId;
  }

  /** The revisions of the games whose open pages have these keys, by key; other keys are left out. */
  async revisions(keys: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.#statements.revisions({ keys: JSON.stringify(keys) });
    return new Map(rows.map(({ key, revision }) => [key, revision]));
  }
}

function prepareStatements({ db, tables: { games, pages }, dialect }: Session) {
  const { placeholder } = sql;
  const gameId = placeholder('gameId');
  const row = { gameId, key: placeholder('key'), isOpen: placeholder('isOpen') };
  return prepared('page', {
    ofGame: db.select().from(pages).where(eq(pages.gameId, gameId)),
    add: db.insert(pages).values(row).onConflictDoNothing({ target: pages.gameId }),
    put: db
      .insert(pages)
      .values(row)
      .onConflictDoUpdate({ target: pages.gameId, set: { key: sql`excluded.key`, isOpen: sql`excluded.is_open` } }),
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
}

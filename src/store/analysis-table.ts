import { eq, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { AnalysisRecord, GameId } from './records.ts';
import { analyses } from './schema.ts';

/** What a computer thinks of games that are over, one analysis a game. No method begins a transaction. */
export class AnalysisTable {
  readonly #statements: ReturnType<typeof prepareStatements>;

  constructor(db: BetterSQLite3Database) {
    this.#statements = prepareStatements(db);
  }

  ofGame(gameId: GameId): AnalysisRecord | undefined {
    return this.#statements.ofGame.get({ gameId });
  }

  /** Stores the analysis of a game in place of an earlier one. */
  put({ gameId, version, body, at }: AnalysisRecord): void {
    this.#statements.put.run({ gameId, version, body, at });
  }
}

function prepareStatements(db: BetterSQLite3Database) {
  const { placeholder } = sql;
  const gameId = placeholder('gameId');
  return {
    ofGame: db.select().from(analyses).where(eq(analyses.gameId, gameId)).prepare(),
    put: db
      .insert(analyses)
      .values({ gameId, version: placeholder('version'), body: placeholder('body'), at: placeholder('at') })
      .onConflictDoUpdate({
        target: analyses.gameId,
        set: { version: sql`excluded.version`, body: sql`excluded.body`, at: sql`excluded.at` },
      })
      .prepare(),
  };
}

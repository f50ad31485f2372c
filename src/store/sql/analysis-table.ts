import { asc, eq, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { AnalysisRecord, GameId, WantedAnalysis } from '../records.ts';
import { analyses, wantedAnalyses } from './schema.ts';

/** What a computer thinks of games that are over, one analysis a game. No method begins a transaction. */
export class AnalysisTable {
  readonly #statements: ReturnType<typeof prepareStatements>;

  constructor(db: BetterSQLite3Database) {
    this.#statements = prepareStatements(db);
  }

  ofGame(gameId: GameId): AnalysisRecord | undefined {
    return this.#statements.ofGame.get({ gameId });
  }

  /** Stores the analysis of a game, which is not wanted any more, in place of an earlier one. */
  put({ gameId, version, body, at }: AnalysisRecord): void {
    this.#statements.put.run({ gameId, version, body, at });
    this.unwant(gameId);
  }

  want(wanted: WantedAnalysis): void {
    this.#statements.want.run(wanted);
  }

  unwant(gameId: GameId): void {
    this.#statements.unwant.run({ gameId });
  }

  /** Analyses that are not made yet, the one that was asked for first before the others. */
  wanted(): WantedAnalysis[] {
    return this.#statements.wanted.all();
  }
}

function prepareStatements(db: BetterSQLite3Database) {
  const { placeholder } = sql;
  const gameId = placeholder('gameId');
  return {
    want: db
      .insert(wantedAnalyses)
      .values({ gameId, at: placeholder('at') })
      .onConflictDoNothing()
      .prepare(),
    unwant: db.delete(wantedAnalyses).where(eq(wantedAnalyses.gameId, gameId)).prepare(),
    wanted: db.select().from(wantedAnalyses).orderBy(asc(wantedAnalyses.at), asc(wantedAnalyses.gameId)).prepare(),
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

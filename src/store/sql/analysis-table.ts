import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { ALL_SERVERS, type AnalysisRecord, type GameId, type WantedAnalysis } from '../records.ts';
import { inShard, ofShard } from './in-shard.ts';
import { prepared } from './prepared.ts';
import type { Session } from './session.ts';

/** Analyses of games that are over, one for each game. No method begins a transaction. */
export class AnalysisTable {
  readonly #statements: ReturnType<typeof prepareStatements>;

  constructor(session: Session) {
    this.#statements = prepareStatements(session);
  }

  /** The stored analysis of a game; after a month it may be deleted. */
  async ofGame(gameId: GameId): Promise<AnalysisRecord | undefined> {
    return (await this.#statements.ofGame({ gameId }))[0];
  }

  /** Stores the analysis of a game, replaces an earlier one, and removes the request for it. */
  async put({ gameId, version, body, at }: AnalysisRecord): Promise<void> {
    await this.#statements.put({ gameId, version, body, at });
    await this.unwant(gameId);
  }

  /** Notes that the analysis of a game is wanted, until it is stored. */
  async want(wanted: WantedAnalysis): Promise<void> {
    await this.#statements.want(wanted);
  }

  /** Gives up an analysis that cannot be made. */
  async unwant(gameId: GameId): Promise<void> {
    await this.#statements.unwant({ gameId });
  }

  /** Wanted analyses, in the order of the requests. */
  async wanted(shard = ALL_SERVERS): Promise<WantedAnalysis[]> {
    return await this.#statements.wanted(ofShard(shard));
  }
}

function prepareStatements({ db, tables: { analyses, games, wantedAnalyses } }: Session) {
  const { placeholder } = sql;
  const gameId = placeholder('gameId');
  return prepared('analysis', {
    want: db
      .insert(wantedAnalyses)
      .values({ gameId, at: placeholder('at') })
      .onConflictDoNothing(),
    unwant: db.delete(wantedAnalyses).where(eq(wantedAnalyses.gameId, gameId)),
    wanted: db
      .select(getTableColumns(wantedAnalyses))
      .from(wantedAnalyses)
      .innerJoin(games, eq(games.id, wantedAnalyses.gameId))
      .where(inShard(games.guildId))
      .orderBy(asc(wantedAnalyses.at), asc(wantedAnalyses.gameId)),
    ofGame: db.select().from(analyses).where(eq(analyses.gameId, gameId)),
    put: db
      .insert(analyses)
      .values({ gameId, version: placeholder('version'), body: placeholder('body'), at: placeholder('at') })
      .onConflictDoUpdate({
        target: analyses.gameId,
        set: { version: sql`excluded.version`, body: sql`excluded.body`, at: sql`excluded.at` },
      }),
  });
}

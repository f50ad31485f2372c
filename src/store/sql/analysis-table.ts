import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { ALL_SERVERS, type AnalysisRecord, type GameId, type WantedAnalysis } from '../records.ts';
import { inShard, ofShard } from './conditions.ts';
import { placeholders, upsert } from './inserts.ts';
import { prepared } from './prepared.ts';
import type { Session } from './session.ts';

/** Analyses of games that are over, one for each game. No method begins a transaction. */
export function analysisTable({ db, tables: { analyses, games, wantedAnalyses } }: Session) {
  const { placeholder } = sql;
  const gameId = placeholder('gameId');
  const statements = prepared('analysis', {
    want: db.insert(wantedAnalyses).values(placeholders('gameId', 'at')).onConflictDoNothing(),
    unwant: db.delete(wantedAnalyses).where(eq(wantedAnalyses.gameId, gameId)),
    wanted: db
      .select(getTableColumns(wantedAnalyses))
      .from(wantedAnalyses)
      .innerJoin(games, eq(games.id, wantedAnalyses.gameId))
      .where(inShard(games.guildId))
      .orderBy(asc(wantedAnalyses.at), asc(wantedAnalyses.gameId)),
    ofGame: db.select().from(analyses).where(eq(analyses.gameId, gameId)),
    put: upsert(db, analyses, { key: ['gameId'], columns: ['version', 'body', 'at'] }),
  });
  const table = {
    /** The stored analysis of a game; after a month it may be deleted. */
    ofGame: async (gameId: GameId): Promise<AnalysisRecord | undefined> => (await statements.ofGame({ gameId }))[0],

    /** Stores the analysis of a game, replaces an earlier one, and removes the request for it. */
    async put({ gameId, version, body, at }: AnalysisRecord): Promise<void> {
      await statements.put({ gameId, version, body, at });
      await table.unwant(gameId);
    },

    /** Notes that the analysis of a game is wanted, until it is stored. */
    want: (wanted: WantedAnalysis) => statements.want(wanted),

    /** Gives up an analysis that cannot be made. */
    unwant: (gameId: GameId) => statements.unwant({ gameId }),

    /** Wanted analyses, in the order of the requests. */
    wanted: (shard = ALL_SERVERS): Promise<WantedAnalysis[]> => statements.wanted(ofShard(shard)),
  };
  return table;
}

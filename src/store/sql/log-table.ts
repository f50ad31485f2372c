import { and, asc, eq, gte, max, sql } from 'drizzle-orm';
import * as z from 'zod';
import { COMPUTER_PREFIX, type GameId, type LogRecord, type StoredEntry, type UserId } from '../records.ts';
import { UnreadableGame } from '../unreadable-game.ts';
import { prepared } from './prepared.ts';
import type { Session } from './session.ts';
import { logEntrySchema, parseRow, parseStored } from './stored-json.ts';

/** The logs of all games. No method begins a transaction. */
export function logTable(session: Session) {
  const statements = prepareStatements(session);
  return {
    /** Number of entries of a game, and so the `seq` of the next one. */
    length: async (gameId: GameId): Promise<number> => ((await statements.lastSeq({ gameId }))[0]?.seq ?? -1) + 1,

    async insert(
      entries: readonly StoredEntry[],
      { gameId, seq, at }: { gameId: GameId; seq: number; at: number },
    ): Promise<void> {
      if (entries.length === 0) return;
      const rows = entries.map((entry, index) => ({ gameId, seq: seq + index, entry: JSON.stringify(entry), at }));
      await session.db.insert(session.tables.log).values(rows);
    },

    /**
     * The log entries of a game in order, from the index `from` on.
     *
     * @throws UnreadableGame naming the seq when an entry is missing or cannot be read
     */
    ofGame: async (gameId: GameId, from = 0): Promise<LogRecord[]> =>
      (await statements.ofGame({ gameId, from })).map(({ seq, entry, at }, index) => {
        if (seq !== from + index) {
          throw new UnreadableGame(gameId, new Error(`log entry ${from + index}: missing from the database`));
        }
        const source = { gameId, what: `log entry ${seq}` };
        return { seq, entry: parseStored(logEntrySchema, entry, source), at: parseRow(z.int(), at, source) };
      }),

    /**
     * How long a user took for each first move after one of another person, in their latest games, in milliseconds; the shortest
     * first.
     */
    waitsFor: async (userId: UserId): Promise<number[]> =>
      (await statements.waits({ userId })).map(({ wait }) => Number(wait)),
  };
}

/** The latest games of a user of which it is told how soon they move. */
const LATEST_GAMES = 10;

function prepareStatements({ db, tables: { log, seats }, dialect }: Session) {
  const { placeholder } = sql;
  const gameId = placeholder('gameId');
  const userId = placeholder('userId');
  return prepared('log', {
    lastSeq: db
      .select({ seq: max(log.seq) })
      .from(log)
      .where(eq(log.gameId, gameId)),
    waits: db
      .select({ wait: sql<number>`moves.at - moves.at_before` })
      .from(
        sql`(select entries.*,
            lag(at) over (partition by game_id order by seq) as at_before,
            lag(seat) over (partition by game_id order by seq) as seat_before
          from (select ${log.gameId} as game_id, ${log.seq} as seq, ${log.at} as at,
              cast(${dialect.jsonField(log.entry, 'seat')} as integer) as seat
            from ${log} where ${log.gameId} in (select ${seats.gameId} from ${seats}
              where ${seats.userId} = ${userId} order by ${seats.gameId} desc limit ${sql.raw(String(LATEST_GAMES))})) entries) moves`,
      )
      .innerJoin(seats, sql`${seats.gameId} = moves.game_id and ${seats.position} = moves.seat`)
      .where(
        sql`${seats.userId} = ${userId} and moves.seat_before <> moves.seat and exists
          (select 1 from ${seats} as others where others.game_id = moves.game_id and others.position = moves.seat_before
            and substr(others.user_id, 1, ${sql.raw(String(COMPUTER_PREFIX.length))}) <> ${COMPUTER_PREFIX})`,
      )
      .orderBy(sql`1`),
    ofGame: db
      .select({ seq: log.seq, entry: log.entry, at: log.at })
      .from(log)
      .where(and(eq(log.gameId, gameId), gte(log.seq, placeholder('from'))))
      .orderBy(asc(log.seq)),
  });
}

import { and, asc, eq, gte, max, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { GameId, LogRecord, StoredEntry } from '../records.ts';
import { UnreadableGame } from '../unreadable-game.ts';
import { prepared } from './prepared.ts';
import type { Session } from './session.ts';
import { logEntrySchema, parseRow, parseStored } from './stored-json.ts';

/** The logs of all games. No method begins a transaction. */
export class LogTable {
  readonly #session: Session;
  readonly #statements: ReturnType<typeof prepareStatements>;

  constructor(session: Session) {
    this.#session = session;
    this.#statements = prepareStatements(session);
  }

  /** Number of entries of a game, and so the `seq` of the next one. */
  async length(gameId: GameId): Promise<number> {
    return ((await this.#statements.lastSeq({ gameId }))[0]?.seq ?? -1) + 1;
  }

  async insert(
    entries: readonly StoredEntry[],
    { gameId, seq, at }: { gameId: GameId; seq: number; at: number },
  ): Promise<void> {
    if (entries.length === 0) return;
    const rows = entries.map((entry, index) => ({ gameId, seq: seq + index, entry: JSON.stringify(entry), at }));
    await this.#session.db.insert(this.#session.tables.log).values(rows);
  }

  /**
   * The log entries of a game in order, from the index `from` on.
   *
   * @throws UnreadableGame naming the seq when an entry is missing or cannot be read
   */
  async ofGame(gameId: GameId, from = 0): Promise<LogRecord[]> {
    return (await this.#statements.ofGame({ gameId, from })).map(({ seq, entry, at }, index) => {
      if (seq !== from + index) {
        throw new UnreadableGame(gameId, new Error(`log entry ${from + index}: missing from the database`));
      }
      const source = { gameId, what: `log entry ${seq}` };
      return { seq, entry: parseStored(logEntrySchema, entry, source), at: parseRow(z.int(), at, source) };
    });
  }
}

function prepareStatements({ db, tables: { log } }: Session) {
  const { placeholder } = sql;
  const gameId = placeholder('gameId');
  return prepared('log', {
    lastSeq: db
      .select({ seq: max(log.seq) })
      .from(log)
      .where(eq(log.gameId, gameId)),
    ofGame: db
      .select({ seq: log.seq, entry: log.entry, at: log.at })
      .from(log)
      .where(and(eq(log.gameId, gameId), gte(log.seq, placeholder('from'))))
      .orderBy(asc(log.seq)),
  });
}

import { and, asc, eq, gte, max, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { GameId, LogRecord, StoredEntry } from '../records.ts';
import { UnreadableGame } from '../unreadable-game.ts';
import { log } from './schema.ts';
import { logEntrySchema, parseStored } from './stored-json.ts';

/** The logs of all games. No method begins a transaction. */
export class LogTable {
  readonly #statements: ReturnType<typeof prepareStatements>;

  constructor(db: BetterSQLite3Database) {
    this.#statements = prepareStatements(db);
  }

  /** Number of entries of a game, which is the `seq` of the next one. */
  length(gameId: GameId): number {
    return (this.#statements.lastSeq.get({ gameId })?.seq ?? -1) + 1;
  }

  insert(entries: readonly StoredEntry[], { gameId, seq, at }: { gameId: GameId; seq: number; at: number }): void {
    entries.forEach((entry, index) => {
      this.#statements.insert.run({ gameId, seq: seq + index, entry: JSON.stringify(entry), at });
    });
  }

  /**
   * The entries of a game from `from` on.
   *
   * @throws UnreadableGame naming the seq when an entry is missing or cannot be read
   */
  ofGame(gameId: GameId, from: number): LogRecord[] {
    return this.#statements.ofGame.all({ gameId, from }).map(({ seq, entry, at }, index) => {
      if (seq !== from + index) {
        throw new UnreadableGame(gameId, new Error(`log entry ${from + index}: missing from the database`));
      }
      return { seq, entry: parseStored(logEntrySchema, entry, { gameId, what: `log entry ${seq}` }), at };
    });
  }
}

function prepareStatements(db: BetterSQLite3Database) {
  const { placeholder } = sql;
  const gameId = placeholder('gameId');
  return {
    lastSeq: db
      .select({ seq: max(log.seq) })
      .from(log)
      .where(eq(log.gameId, gameId))
      .prepare(),
    insert: db
      .insert(log)
      .values({ gameId, seq: placeholder('seq'), entry: placeholder('entry'), at: placeholder('at') })
      .prepare(),
    ofGame: db
      .select({ seq: log.seq, entry: log.entry, at: log.at })
      .from(log)
      .where(and(eq(log.gameId, gameId), gte(log.seq, placeholder('from'))))
      .orderBy(asc(log.seq))
      .prepare(),
  };
}

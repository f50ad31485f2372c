import { sql } from 'drizzle-orm';
import type { GameId } from '../records.ts';
import { beatColumns, timeAt } from './heartbeat.ts';
import { prepared } from './prepared.ts';
import type { Session } from './session.ts';

/** A game as it is before a write, as far as that decides whether it is made. */
interface BeforeWrite {
  /** The moment of the write: a clock that is behind would write what has long begun. */
  readonly at: number;
  /** Whether the interaction was applied before. */
  readonly isRepeated: boolean;
  /** Number of acts, and of entries of the log. */
  readonly acts: number;
  readonly length: number;
}

/** Reads by one statement what all guarded writes look at first. */
export class WriteGuard {
  readonly #statements: ReturnType<typeof prepareStatements>;

  constructor(session: Session) {
    this.#statements = prepareStatements(session);
  }

  async before(write: { gameId: GameId; cause?: string | undefined; at: number }): Promise<BeforeWrite> {
    const { gameId, cause = null, at } = write;
    const [row] = await this.#statements.before({ gameId, cause });
    const { applied, acts, length, ...beat } = row!;
    return { at: timeAt(beat, at).now, isRepeated: applied !== null, acts, length };
  }
}

function prepareStatements(session: Session) {
  const { db, tables } = session;
  const { acts, causes, heartbeat, log } = tables;
  const gameId = sql.placeholder('gameId');
  return prepared('guard', {
    before: db
      .select({
        ...beatColumns(session),
        applied: sql<
          number | null
        >`(select ${causes.gameId} from ${causes} where ${causes.id} = ${sql.placeholder('cause')})`,
        acts: sql<number>`(select count(*) from ${acts} where ${acts.gameId} = ${gameId})`,
        length: sql<number>`(select coalesce(max(${log.seq}), -1) + 1 from ${log} where ${log.gameId} = ${gameId})`,
      })
      .from(sql`(select 1) one`)
      .leftJoin(heartbeat, sql`true`),
  });
}

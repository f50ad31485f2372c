import { sql } from 'drizzle-orm';
import type { GameId } from '../records.ts';
import { beatColumns, timeAt } from './heartbeat.ts';
import { prepared } from './prepared.ts';
import type { Session } from './session.ts';

/** State of a game before a write, by which conflicts are detected. */
interface BeforeWrite {
  /** The time of the write, by `TableTime`, as the machine's clock may be behind. */
  readonly at: number;
  /** True if the interaction was applied before. */
  readonly isRepeated: boolean;
  /** Number of acts, and of log entries. */
  readonly acts: number;
  readonly length: number;
}

/** Reads the state before a guarded write by one statement. */
export function writeGuard(session: Session) {
  const statements = prepareStatements(session);
  return {
    async before(write: { gameId: GameId; cause?: string | undefined; at: number }): Promise<BeforeWrite> {
      const { gameId, cause = null, at } = write;
      const [row] = await statements.before({ gameId, cause });
      const { applied, acts, length, ...beat } = row!;
      return { at: timeAt(beat, at).now, isRepeated: applied !== null, acts, length };
    },
  };
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

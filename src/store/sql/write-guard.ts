import { eq, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { type GuardedWrite, gameSubject, type SpectatorRecord, WATCH_SCOPES } from '../records.ts';
import { rowsOfOutages, timeAt } from './heartbeat.ts';
import { prepared } from './prepared.ts';
import type { Session } from './session.ts';
import { parseRows } from './stored-json.ts';

/** State of a game before a write, on which depends what is written. */
interface BeforeWrite {
  /** The time of the write, by `TableTime`, as the machine's clock may be behind. */
  readonly at: number;
  /** Number of acts, and of log entries. */
  readonly acts: number;
  readonly length: number;
  /** True if the game has posts of the kind `reminder`. */
  readonly isReminded: boolean;
  /** Turns that are quiet for somebody. */
  readonly quietTurns: readonly number[];
  /** The spectators, in a fixed order; `isQuiet` as for this turn. */
  readonly spectators: (turn: number) => readonly SpectatorRecord[];
}

/** Begins guarded writes. */
export function writeGuard(session: Session) {
  const statements = prepareStatements(session);
  return {
    /**
     * Notes the cause of a write and reads the state before, by one statement. Returns `duplicate` if the cause was noted before, and
     * `conflict` if there is no such game.
     */
    async begin({ gameId, cause, at }: GuardedWrite): Promise<BeforeWrite | 'duplicate' | 'conflict'> {
      const game = { gameId, subject: gameSubject(gameId) };
      const [row] = await (cause === undefined ? statements.before(game) : statements.cause({ ...game, cause, at }));
      if (!row) return (await statements.noted({ cause })).length > 0 ? 'duplicate' : 'conflict';
      const { beatAt, behindSince, outages, acts, length, isReminded } = row;
      const watchers = parseRows(watchersSchema, row.watchers);
      const quiets = parseRows(quietsSchema, row.quiets);
      return {
        at: timeAt({ at: beatAt, behindSince, outages }, at).now,
        acts,
        length,
        isReminded: Boolean(isReminded),
        quietTurns: quiets.map(([, turn]) => turn),
        spectators: (turn) =>
          watchers.map(([userId, what, told]) => {
            return { userId, what, told, isQuiet: quiets.some((quiet) => quiet[0] === userId && quiet[1] === turn) };
          }),
      };
    },
  };
}

const watchersSchema = z.array(z.tuple([z.string(), z.enum(WATCH_SCOPES), z.number()]));
const quietsSchema = z.array(z.tuple([z.string(), z.number()]));

function prepareStatements(session: Session) {
  const { db, tables, dialect } = session;
  const { acts, causes, games, heartbeat, log, posts, quiets, watchers } = tables;
  const [gameId, cause] = [sql.placeholder('gameId'), sql.placeholder('cause')];
  const rowsOf = (rows: SQL, table: typeof quiets | typeof watchers) =>
    sql<string>`(select ${rows} from ${table} where ${table.gameId} = ${gameId})`;
  const before = {
    beatAt: sql<number | null>`(select ${heartbeat.at} from ${heartbeat})`,
    behindSince: sql<number | null>`(select ${heartbeat.behindSince} from ${heartbeat})`,
    outages: rowsOfOutages(session),
    acts: sql<number>`(select count(*) from ${acts} where ${acts.gameId} = ${gameId})`,
    length: sql<number>`(select coalesce(max(${log.seq}), -1) + 1 from ${log} where ${log.gameId} = ${gameId})`,
    isReminded: sql<unknown>`exists (select 1 from ${posts}
      where ${posts.subject} = ${sql.placeholder('subject')} and ${posts.kind} = 'reminder')`,
    watchers: rowsOf(dialect.rows([watchers.userId, watchers.what, watchers.told], watchers.userId), watchers),
    quiets: rowsOf(dialect.rows([quiets.userId, quiets.turn], quiets.turn), quiets),
  };
  return prepared('guard', {
    before: db.select(before).from(sql`(select 1) one`),
    cause: db
      .insert(causes)
      .select(
        db
          .select({
            id: sql<string>`cast(${cause} as text)`.as('id'),
            gameId: games.id,
            at: sql<number>`cast(${sql.placeholder('at')} as bigint)`.as('at'),
          })
          .from(games)
          .where(eq(games.id, gameId)),
      )
      .onConflictDoNothing()
      .returning(before),
    noted: db.select({ id: causes.id }).from(causes).where(eq(causes.id, cause)),
  });
}

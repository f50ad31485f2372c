import { eq, getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import * as z from 'zod';
import {
  ALL_SERVERS,
  type BegunTurn,
  type ClockChange,
  type ClockData,
  type ClockRecord,
  type ClockUpdate,
  COMPUTER_PREFIX,
  type ComputersGame,
  type DueClock,
  type GameId,
  type UserId,
} from '../records.ts';
import { inShard, isDue, LONGEST_WAIT_OF_CLOCKS, ofShard } from './conditions.ts';
import { type BeatRow, beatColumns, timeAt } from './heartbeat.ts';
import { prepared } from './prepared.ts';
import type { Row } from './schema.ts';
import type { Session } from './session.ts';
import { parseRows, parseStored } from './stored-json.ts';

/** A due time in the past of any moment. */
const AT_ONCE = 0;

const absencesSchema = z.array(
  z.tuple([z.string(), z.number(), z.number()]).transform(([userId, from, to]) => ({ userId, from, to })),
);
const spentSchema = z.array(z.number());
const quietsSchema = z.array(z.tuple([z.string(), z.number()]).transform(([userId, turn]) => ({ userId, turn })));

/** A row of `clockColumns`; `clock` is null if the game is not running. */
export interface ClockRow extends BeatRow {
  readonly clock: Row<'clocks'> | null;
  readonly absences: string;
  readonly quiets: string;
}

/** The clocks of running games. No method begins a transaction. Long, as there are many methods. */
export function clockTable(session: Session) {
  const queries = prepareQueries(session);
  const changes = prepareChanges(session);
  const table = {
    /** The clock of a running game; undefined for every other game. */
    async ofGame(gameId: GameId): Promise<ClockRecord | undefined> {
      const row = (await queries.one({ gameId }))[0];
      return row && recordOf(row);
    },

    /** True if a game has a clock, as only running games have. */
    has: async (gameId: GameId): Promise<boolean> => (await queries.one({ gameId })).length > 0,

    /** Reads the data on which the clock of a game depends, by one statement. */
    async dataOf(gameId: GameId, now: number): Promise<ClockData> {
      const [row] = await queries.data({ gameId });
      return clockDataOf(row!, now);
    },

    /** Clocks that are due to be checked, the longest waiting first, beginning after the clock `after`. */
    async due(
      now: number,
      { limit, after }: { readonly limit: number; readonly after?: DueClock | undefined },
    ): Promise<DueClock[]> {
      const { dueAt, gameId } = after ?? { dueAt: -1, gameId: 0 };
      const rows = await queries.due({ now, limit, dueAt, gameId });
      return rows.map((row) => ({ ...row, dueAt: row.dueAt! }));
    },

    /**
     * Running games in which a computer is to move, or is to play a turn that is over its time. Paused games are included.
     */
    ofComputers: async (shard = ALL_SERVERS): Promise<ComputersGame[]> => [
      ...(await queries.ofComputers(ofShard(shard))),
      ...(await queries.lent(ofShard(shard))),
    ],

    /** Starts the clock of a turn. */
    async begin(gameId: GameId, turn: (BegunTurn & Pick<ClockRecord, 'spent'>) | undefined, at: number): Promise<void> {
      const { spent } = turn ?? {};
      await changes.begin({
        gameId,
        turn: turn?.turn ?? null,
        seat: turn?.seat ?? null,
        at,
        spent: spentText(spent),
      });
    },

    /** Applies a change to the clock of a game. */
    async change(gameId: GameId, change: ClockChange, at: number): Promise<void> {
      if (change.type === 'begin') await table.begin(gameId, change, at);
      else if (change.type === 'restart') await changes.restart({ gameId, at, spent: spentText(change.spent) });
      else if (change.type === 'end') await table.end(gameId);
      else await table.touch(gameId, change.isMove ? at : undefined);
    },

    /** Makes the clock of a game due after a change; `movedAt` is the time of a player's action, if it was one. */
    touch: (gameId: GameId, movedAt?: number) => changes.touch({ gameId, movedAt: movedAt ?? null }),

    /** Makes the clocks of all running games of a user due. */
    touchGamesOf: (userId: UserId) => changes.touchOfUser({ userId }),

    /** Removes the clock of a game that is over. */
    end: (gameId: GameId) => changes.end({ gameId }),

    /** Saves the result of checking a clock; returns false if the clock has changed since it was read. */
    async save({
      posts: _,
      away,
      turn,
      seat,
      dueAt,
      deadline,
      remindedAt,
      askedAt,
      ...update
    }: ClockUpdate): Promise<boolean> {
      const row = {
        ...update,
        turn: turn ?? null,
        seat: seat ?? null,
        away,
        dueAt: dueAt ?? null,
        deadline: deadline ?? null,
        remindedAt: remindedAt ?? null,
        reminded: remindedAt === undefined ? 0 : 1,
        askedAt: askedAt ?? null,
      };
      return (await changes.save(row)).length === 1;
    },
  };
  return table;
}

/** The data on which the clock of a game depends, as columns of a query that `clocks` and `heartbeat` are joined to. */
export function clockColumns(session: Pick<Session, 'tables' | 'dialect'>, gameId: SQLWrapper) {
  const { tables, dialect } = session;
  const { clocks, quiets } = tables;
  const rowsOfQuiets = dialect.rows([quiets.userId, quiets.turn], quiets.turn);
  return {
    ...beatColumns(session),
    clock: getTableColumns(clocks),
    absences: rowsOfAbsences(session, gameId),
    quiets: sql<string>`(select ${rowsOfQuiets} from ${quiets} where ${quiets.gameId} = ${gameId})`,
  };
}

/** The absences of all players of a game, as a column of a query. */
export function rowsOfAbsences(
  { tables: { absences, seats }, dialect }: Pick<Session, 'tables' | 'dialect'>,
  gameId: SQLWrapper,
): SQL<string> {
  const rows = dialect.rows([absences.userId, absences.fromAt, absences.untilAt], absences.fromAt);
  return sql<string>`(select ${rows} from ${absences}
    where ${absences.userId} in (select ${seats.userId} from ${seats} where ${seats.gameId} = ${gameId}))`;
}

/**
 * Converts a row of `clockColumns`; `now` is the time of the machine's clock.
 *
 * @throws UnreadableGame when the clock of the game cannot be read
 */
export function clockDataOf({ clock, absences, quiets, ...beat }: ClockRow, now: number): ClockData {
  return {
    ...timeAt(beat, now),
    ...(clock && { clock: recordOf(clock) }),
    absences: parseRows(absencesSchema, absences),
    quiets: parseRows(quietsSchema, quiets),
  };
}

function recordOf(row: Row<'clocks'>): ClockRecord {
  const { dueAt: _, turn, seat, remindedAt, askedAt, deadline, spent, ...rest } = row;
  const { gameId } = row;
  return {
    ...rest,
    ...(turn !== null && { turn }),
    ...(seat !== null && { seat }),
    ...(remindedAt !== null && { remindedAt }),
    ...(askedAt !== null && { askedAt }),
    ...(deadline !== null && { deadline }),
    ...(spent !== null && { spent: parseStored(spentSchema, spent, { gameId, what: 'banks of time' }) }),
  };
}

function spentText(spent: readonly number[] | undefined): string | null {
  return spent ? JSON.stringify(spent) : null;
}

const { placeholder } = sql;
const gameId = placeholder('gameId');

function prepareQueries(session: Session) {
  const { db, tables, dialect } = session;
  const { clocks, games, heartbeat, seats } = tables;
  const isOne = eq(clocks.gameId, gameId);
  return prepared('clock', {
    one: db.select().from(clocks).where(isOne),
    data: db
      .select(clockColumns(session, gameId))
      .from(sql`(select 1) one`)
      .leftJoin(clocks, isOne)
      .leftJoin(heartbeat, sql`true`),
    ofComputers: db
      .select({ id: games.id, ownerId: games.ownerId, guildId: games.guildId })
      .from(clocks)
      .innerJoin(games, eq(games.id, clocks.gameId))
      .innerJoin(seats, sql`${seats.gameId} = ${clocks.gameId} and ${seats.position} = ${clocks.seat}`)
      .where(
        sql`substr(${seats.userId}, 1, ${COMPUTER_PREFIX.length}) = ${COMPUTER_PREFIX} and ${inShard(games.guildId)}`,
      ),
    lent: db
      .select({ id: games.id, ownerId: games.ownerId, guildId: games.guildId })
      .from(clocks)
      .innerJoin(games, eq(games.id, clocks.gameId))
      .where(sql`${clocks.askedAt} is not null and ${dialect.jsonField(games.options, 'late')} = 'computer'
          and ${inShard(games.guildId)}`),
    due: db
      .select({ gameId: clocks.gameId, version: clocks.version, dueAt: clocks.dueAt })
      .from(clocks)
      .where(
        sql`${clocks.dueAt} is not null
          and ${isDue(clocks.dueAt, LONGEST_WAIT_OF_CLOCKS)}
          and (${clocks.dueAt}, ${clocks.gameId}) > (cast(${placeholder('dueAt')} as bigint), cast(${gameId} as bigint))`,
      )
      .orderBy(sql`${clocks.dueAt}, ${clocks.gameId} limit ${placeholder('limit')} + 0`),
  });
}

function prepareChanges({ db, tables: { clocks, seats } }: Session) {
  const at = sql`${placeholder('at')}`;
  const turn = placeholder('turn');
  const seat = placeholder('seat');
  const isOne = eq(clocks.gameId, gameId);
  const due = { dueAt: AT_ONCE, version: sql`${clocks.version} + 1` };
  const newTurn = {
    since: at,
    movedAt: at,
    dueAt: AT_ONCE,
    reminders: 0,
    remindedAt: null,
    askedAt: null,
    deadline: null,
    away: false,
  };
  const spent = placeholder('spent');
  const allSpent = sql`coalesce(${spent}, ${clocks.spent})`;
  return prepared('change of clock', {
    begin: db
      .insert(clocks)
      .values({ ...newTurn, gameId, turn, seat, spent })
      .onConflictDoUpdate({
        target: clocks.gameId,
        set: { ...newTurn, turn: sql`${turn}`, seat: sql`${seat}`, version: due.version, spent: allSpent },
      }),
    restart: db
      .update(clocks)
      .set({ ...newTurn, version: due.version, spent: allSpent })
      .where(isOne),
    touch: db
      .update(clocks)
      .set({ ...due, movedAt: sql`coalesce(${placeholder('movedAt')}, ${clocks.movedAt})` })
      .where(isOne),
    touchOfUser: db
      .update(clocks)
      .set(due)
      .where(
        sql`${clocks.gameId} in (select ${seats.gameId} from ${seats} where ${seats.userId} = ${placeholder('userId')})`,
      ),
    end: db.delete(clocks).where(isOne),
    save: db
      .update(clocks)
      .set({
        turn: sql`coalesce(${turn}, ${clocks.turn})`,
        seat: sql`coalesce(${seat}, ${clocks.seat})`,
        dueAt: sql`${placeholder('dueAt')}`,
        deadline: sql`${placeholder('deadline')}`,
        away: placeholder('away') as unknown as SQL<boolean>,
        reminders: sql`${clocks.reminders} + ${placeholder('reminded')}`,
        remindedAt: sql`coalesce(${placeholder('remindedAt')}, ${clocks.remindedAt})`,
        askedAt: sql`coalesce(${placeholder('askedAt')}, ${clocks.askedAt})`,
        version: due.version,
      })
      .where(sql`${isOne} and ${clocks.version} = ${placeholder('version')}`)
      .returning({ gameId: clocks.gameId }),
  });
}

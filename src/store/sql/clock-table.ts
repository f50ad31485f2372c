import { eq, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { type ClockRecord, COMPUTER, type ComputersGame, type GameId, type UserId } from '../records.ts';
import type { BegunTurn, ClockChange, ClockUpdate } from '../store.ts';
import { clocks, games, seats } from './schema.ts';

/** Due before any moment. */
const AT_ONCE = 0;

/** No clock waits for so long, in milliseconds: one that seems to was written by a clock that was ahead. */
const TOO_LONG = 60 * 24 * 60 * 60_000;

/** The clocks of running games. No method begins a transaction. */
export class ClockTable {
  readonly #clocks: ReturnType<typeof prepareClocks>;

  constructor(db: BetterSQLite3Database) {
    this.#clocks = prepareClocks(db);
  }

  ofGame(gameId: GameId): ClockRecord | undefined {
    const row = this.#clocks.one.get({ gameId });
    return row && recordOf(row);
  }

  due(now: number, limit: number): ClockRecord[] {
    return this.#clocks.due.all({ now, limit }).map(recordOf);
  }

  /** Running games in which a computer is to move. */
  ofComputers(): ComputersGame[] {
    return this.#clocks.ofComputers.all();
  }

  /** Starts the clock of a turn. */
  begin(gameId: GameId, turn: BegunTurn | undefined, at: number): void {
    this.#clocks.begin.run({ gameId, turn: turn?.turn ?? null, seat: turn?.seat ?? null, at });
  }

  /** Changes the clock of a game that is written to. */
  change(gameId: GameId, change: ClockChange, at: number): void {
    if (change.type === 'begin') this.begin(gameId, change, at);
    else if (change.type === 'restart') this.#clocks.restart.run({ gameId, at });
    else if (change.type === 'end') this.end(gameId);
    else this.touch(gameId, change.isMove ? at : undefined);
  }

  /** Makes the clock of a game due, as something has changed; `movedAt` when a player did something. */
  touch(gameId: GameId, movedAt?: number): void {
    this.#clocks.touch.run({ gameId, movedAt: movedAt ?? null });
  }

  /** The same for all running games of a user. */
  touchGamesOf(userId: UserId): void {
    this.#clocks.touchOfUser.run({ userId });
  }

  /** Removes the clock of a game that is over. */
  end(gameId: GameId): void {
    this.#clocks.end.run({ gameId });
  }

  /** Writes what looking at a clock has led to; false when it has changed since. */
  looked({ posts: _, away, turn, seat, dueAt, deadline, remindedAt, askedAt, ...look }: ClockUpdate): boolean {
    const row = {
      ...look,
      turn: turn ?? null,
      seat: seat ?? null,
      away: away ? 1 : 0,
      dueAt: dueAt ?? null,
      deadline: deadline ?? null,
      remindedAt: remindedAt ?? null,
      askedAt: askedAt ?? null,
    };
    return this.#clocks.looked.run(row).changes === 1;
  }
}

function recordOf(row: typeof clocks.$inferSelect): ClockRecord {
  const { dueAt: _, turn, seat, remindedAt, askedAt, deadline, ...rest } = row;
  return {
    ...rest,
    ...(turn !== null && { turn }),
    ...(seat !== null && { seat }),
    ...(remindedAt !== null && { remindedAt }),
    ...(askedAt !== null && { askedAt }),
    ...(deadline !== null && { deadline }),
  };
}

function prepareClocks(db: BetterSQLite3Database) {
  const { placeholder } = sql;
  const gameId = placeholder('gameId');
  const at = sql`${placeholder('at')}`;
  const turn = placeholder('turn');
  const seat = placeholder('seat');
  const isOne = eq(clocks.gameId, gameId);
  const again = { dueAt: AT_ONCE, version: sql`${clocks.version} + 1` };
  const begun = {
    since: at,
    movedAt: at,
    dueAt: AT_ONCE,
    reminders: 0,
    remindedAt: null,
    askedAt: null,
    deadline: null,
    away: false,
  };
  return {
    one: db.select().from(clocks).where(isOne).prepare(),
    ofComputers: db
      .select({ id: games.id, ownerId: games.ownerId })
      .from(clocks)
      .innerJoin(games, eq(games.id, clocks.gameId))
      .innerJoin(seats, sql`${seats.gameId} = ${clocks.gameId} and ${seats.position} = ${clocks.seat}`)
      .where(sql`substr(${seats.userId}, 1, ${COMPUTER.length}) = ${COMPUTER}`)
      .prepare(),
    due: db
      .select()
      .from(clocks)
      .where(
        sql`${clocks.dueAt} is not null
          and (${clocks.dueAt} <= ${placeholder('now')} or ${clocks.dueAt} > ${placeholder('now')} + ${TOO_LONG})`,
      )
      .orderBy(sql`${clocks.dueAt}, ${clocks.gameId} limit ${placeholder('limit')} + 0`)
      .prepare(),
    begin: db
      .insert(clocks)
      .values({ ...begun, gameId, turn, seat })
      .onConflictDoUpdate({
        target: clocks.gameId,
        set: { ...begun, turn: sql`${turn}`, seat: sql`${seat}`, version: again.version },
      })
      .prepare(),
    restart: db
      .update(clocks)
      .set({ ...begun, version: again.version })
      .where(isOne)
      .prepare(),
    touch: db
      .update(clocks)
      .set({ ...again, movedAt: sql`coalesce(${placeholder('movedAt')}, ${clocks.movedAt})` })
      .where(isOne)
      .prepare(),
    touchOfUser: db
      .update(clocks)
      .set(again)
      .where(
        sql`${clocks.gameId} in (select ${seats.gameId} from ${seats} where ${seats.userId} = ${placeholder('userId')})`,
      )
      .prepare(),
    end: db.delete(clocks).where(isOne).prepare(),
    looked: db
      .update(clocks)
      .set({
        turn: sql`coalesce(${turn}, ${clocks.turn})`,
        seat: sql`coalesce(${seat}, ${clocks.seat})`,
        dueAt: sql`${placeholder('dueAt')}`,
        deadline: sql`${placeholder('deadline')}`,
        away: sql`${placeholder('away')}`,
        reminders: sql`${clocks.reminders} + (${placeholder('remindedAt')} is not null)`,
        remindedAt: sql`coalesce(${placeholder('remindedAt')}, ${clocks.remindedAt})`,
        askedAt: sql`coalesce(${placeholder('askedAt')}, ${clocks.askedAt})`,
        version: again.version,
      })
      .where(sql`${isOne} and ${clocks.version} = ${placeholder('version')}`)
      .prepare(),
  };
}

import { and, asc, desc, eq, gte, max, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { CommonSetup } from '../core/setup.ts';
import type { ActTable } from './act-table.ts';
import { gameOptionsSchema } from './game-options.ts';
import { causes, games, log, seats } from './schema.ts';
import {
  type ChannelId,
  FORGOTTEN,
  type GameId,
  type GameOptions,
  type GameRecord,
  type GameStatus,
  type GuardedWrite,
  type LogRecord,
  type SeatRecord,
  type StoredEntry,
  type UserId,
} from './store.ts';
import { logEntrySchema, parseStored, setupSchema } from './stored-json.ts';

/** Games with their seats, logs and causes. Nothing here begins a transaction. */
export class GameTable {
  readonly #statements: ReturnType<typeof prepareStatements>;

  readonly #acts: ActTable;

  constructor(db: BetterSQLite3Database, acts: ActTable) {
    this.#statements = prepareStatements(db);
    this.#acts = acts;
  }

  /** The game that an interaction was applied to; undefined when it was not applied yet. */
  gameOfCause(cause: string | undefined): GameId | undefined {
    return cause === undefined ? undefined : this.#statements.cause.get({ cause })?.gameId;
  }

  noteCause(gameId: GameId, cause: string | undefined, at: number): void {
    if (cause !== undefined) this.#statements.insertCause.run({ cause, gameId, at });
  }

  /** Opens a lobby; undefined when the channel is taken. */
  insert(game: {
    guildId: string;
    channelId: ChannelId;
    ownerId: UserId;
    ruleSet: string;
    options: GameOptions;
    at: number;
  }): GameId | undefined {
    return this.#statements.insertGame.get({ ...game, options: JSON.stringify(game.options) })?.id;
  }

  byId(id: GameId): GameRecord | undefined {
    return this.#record(this.#statements.game.get({ id }));
  }

  open(channelId: ChannelId): GameRecord | undefined {
    return this.#record(this.#statements.openGame.get({ channelId }));
  }

  last(channelId: ChannelId): GameRecord | undefined {
    return this.#record(this.#statements.lastGame.get({ channelId }));
  }

  idleLobbies(changedBefore: number): GameRecord[] {
    return this.#records(this.#statements.idleLobbies.all({ changedBefore }));
  }

  allOpen(guildId: string | undefined): GameRecord[] {
    return this.#records(this.#statements.allOpen.all({ guildId: guildId ?? null }));
  }

  overdueVotes(now: number): GameRecord[] {
    return this.#records(this.#statements.overdueVotes.all({ now }));
  }

  /** Who plays a game; not those who have resigned. */
  seatedIn(gameId: GameId): UserId[] {
    const { seats: all = [], acts = [] } = this.byId(gameId) ?? {};
    const hasResigned = (seat: number) => acts.some(({ act }) => act.type === 'resigned' && act.seat === seat);
    return all.flatMap(({ userId }, seat) => (hasResigned(seat) ? [] : [userId]));
  }

  /** Lobbies and running games with a seat of this user. */
  ofUser(userId: UserId): GameRecord[] {
    return this.#records(this.#statements.ofUser.all({ userId }));
  }

  /** All games with a seat of this user, or owned by them, whatever their status. */
  allOfUser(userId: UserId): GameRecord[] {
    return this.#records(this.#statements.allOfUser.all({ userId }));
  }

  /** Puts somebody without a name in the place of a user in games that are over. */
  forget(userId: UserId): void {
    // The owner first: whether they had a seat is read from the seats.
    this.#statements.forgetOwner.run({ userId });
    this.#statements.forgetSeats.run({ userId });
  }

  replaceSeats(gameId: GameId, replaced: readonly SeatRecord[]): void {
    this.#statements.deleteSeats.run({ gameId });
    replaced.forEach(({ userId, colour }, position) => {
      this.#statements.insertSeat.run({ gameId, position, userId, colour });
    });
  }

  /** Changes a lobby that is still at the revision of `write`, and raises that by 1; false when it is not. */
  changeLobby(
    { gameId, revision, at }: GuardedWrite,
    change: { status: GameStatus; ownerId?: UserId; setup?: CommonSetup; options?: GameOptions | undefined },
  ): boolean {
    const { status, ownerId, setup, options } = change;
    return (
      this.#statements.changeLobby.run({
        gameId,
        revision,
        at,
        status,
        ownerId: ownerId ?? null,
        setup: setup ? JSON.stringify(setup) : null,
        options: options ? JSON.stringify(options) : null,
      }).changes === 1
    );
  }

  /** Notes that a lobby will expire; false when it is not at the revision of `write`, or that was noted already. */
  warnLobby({ gameId, revision, at }: GuardedWrite): boolean {
    return this.#statements.warnLobby.run({ gameId, revision, at }).changes === 1;
  }

  /** Raises the revision of a running game by `by`, if it is still the one of `write`; false when it is not. */
  advance({ gameId, revision, at }: GuardedWrite, change: { status: GameStatus; by: number }): boolean {
    return this.#statements.advance.run({ gameId, revision, at, ...change }).changes === 1;
  }

  logLength(gameId: GameId): number {
    return (this.#statements.lastSeq.get({ gameId })?.seq ?? -1) + 1;
  }

  insertEntries(entries: readonly StoredEntry[], place: { gameId: GameId; seq: number; at: number }): void {
    const { gameId, seq, at } = place;
    entries.forEach((entry, index) => {
      this.#statements.insertEntry.run({ gameId, seq: seq + index, entry: JSON.stringify(entry), at });
    });
  }

  /**
   * The entries from a number on.
   *
   * @throws Error naming game and seq when an entry is missing or cannot be read
   */
  log(gameId: GameId, from: number): LogRecord[] {
    return this.#statements.entries.all({ gameId, from }).map(({ seq, entry, at }, index) => {
      if (seq !== from + index) throw new Error(`game ${gameId}, log entry ${from + index}: missing from the database`);
      return { seq, entry: parseStored(logEntrySchema, entry, `game ${gameId}, log entry ${seq}`), at };
    });
  }

  #record(row: typeof games.$inferSelect | undefined): GameRecord | undefined {
    if (!row) return undefined;
    const { options, setup, warnedAt, voteEndsAt: _, ...rest } = row;
    return {
      ...rest,
      options: parseStored(gameOptionsSchema, options, `game ${row.id}, options`),
      seats: this.#statements.seats.all({ gameId: row.id }),
      ...(setup !== null && { setup: parseStored(setupSchema, setup, `game ${row.id}, setup`) }),
      ...(warnedAt !== null && { warnedAt }),
      acts: this.#acts.ofGame(row.id),
    };
  }

  #records(rows: readonly (typeof games.$inferSelect)[]): GameRecord[] {
    return rows.map((row) => this.#record(row)!);
  }
}

function prepareStatements(db: BetterSQLite3Database) {
  const { placeholder } = sql;
  const value = (name: string) => sql`${placeholder(name)}`;
  const gameId = placeholder('gameId');
  const userId = placeholder('userId');
  const at = placeholder('at');
  const inChannel = eq(games.channelId, placeholder('channelId'));
  const seated = sql`${games.id} in (select ${seats.gameId} from ${seats} where ${seats.userId} = ${userId})`;
  const isOver = sql`${games.status} in ('ended', 'closed')`;
  const unchanged = sql`${games.id} = ${gameId} and ${games.revision} = ${placeholder('revision')}`;
  return {
    cause: db
      .select({ gameId: causes.gameId })
      .from(causes)
      .where(eq(causes.id, placeholder('cause')))
      .prepare(),
    insertCause: db
      .insert(causes)
      .values({ id: placeholder('cause'), gameId, at })
      .prepare(),
    insertGame: db
      .insert(games)
      .values({
        guildId: placeholder('guildId'),
        channelId: placeholder('channelId'),
        ownerId: placeholder('ownerId'),
        status: 'lobby',
        ruleSet: placeholder('ruleSet'),
        options: placeholder('options'),
        revision: 0,
        createdAt: at,
        changedAt: at,
      })
      .onConflictDoNothing()
      .returning({ id: games.id })
      .prepare(),
    game: db
      .select()
      .from(games)
      .where(eq(games.id, placeholder('id')))
      .prepare(),
    openGame: db
      .select()
      .from(games)
      // Written out so that SQLite sees that the partial index serves.
      .where(sql`${inChannel} and ${games.status} in ('lobby', 'running')`)
      .prepare(),
    lastGame: db
      .select()
      .from(games)
      .where(sql`${inChannel} and ${isOver} and ${games.setup} is not null`)
      .orderBy(sql`${games.id} desc`)
      .prepare(),
    changeLobby: db
      .update(games)
      .set({
        status: value('status'),
        ownerId: sql`coalesce(${placeholder('ownerId')}, ${games.ownerId})`,
        setup: value('setup'),
        options: sql`coalesce(${placeholder('options')}, ${games.options})`,
        // An expired lobby keeps it as the reason.
        warnedAt: sql`case when ${placeholder('status')} = 'closed' then ${games.warnedAt} end`,
        revision: sql`${games.revision} + 1`,
        changedAt: value('at'),
      })
      .where(sql`${unchanged} and ${games.status} = 'lobby'`)
      .prepare(),
    warnLobby: db
      .update(games)
      .set({ warnedAt: value('at') })
      .where(sql`${unchanged} and ${games.status} = 'lobby' and ${games.warnedAt} is null`)
      .prepare(),
    idleLobbies: db
      .select()
      .from(games)
      .where(sql`${games.status} = 'lobby' and ${games.changedAt} <= ${placeholder('changedBefore')}`)
      .orderBy(asc(games.changedAt), asc(games.id))
      .prepare(),
    allOpen: db
      .select()
      .from(games)
      .where(
        sql`${games.status} in ('lobby', 'running') and ${games.guildId} = coalesce(${placeholder('guildId')}, ${games.guildId})`,
      )
      .orderBy(asc(games.id))
      .prepare(),
    overdueVotes: db
      .select()
      .from(games)
      .where(
        sql`${games.status} = 'running' and ${games.voteEndsAt} is not null and ${games.voteEndsAt} <= ${placeholder('now')}`,
      )
      .orderBy(asc(games.voteEndsAt))
      .prepare(),
    ofUser: db
      .select()
      .from(games)
      .where(sql`${seated} and ${games.status} in ('lobby', 'running')`)
      .orderBy(asc(games.changedAt), asc(games.id))
      .prepare(),
    allOfUser: db
      .select()
      .from(games)
      .where(sql`${seated} or ${games.ownerId} = ${userId}`)
      .orderBy(desc(games.id))
      .prepare(),
    forgetOwner: db
      .update(games)
      .set({
        ownerId: sql`${FORGOTTEN} || coalesce((select ${seats.position} from ${seats}
          where ${seats.gameId} = ${games.id} and ${seats.userId} = ${userId}), 'owner')`,
      })
      .where(sql`${games.ownerId} = ${userId} and ${isOver}`)
      .prepare(),
    forgetSeats: db
      .update(seats)
      .set({ userId: sql`${FORGOTTEN} || ${seats.position}` })
      .where(sql`${seats.userId} = ${userId} and ${seats.gameId} in (select ${games.id} from ${games} where ${isOver})`)
      .prepare(),
    advance: db
      .update(games)
      .set({
        status: value('status'),
        revision: sql`${games.revision} + ${placeholder('by')}`,
        changedAt: value('at'),
      })
      .where(sql`${unchanged} and ${games.status} = 'running'`)
      .prepare(),
    seats: db
      .select({ userId: seats.userId, colour: seats.colour })
      .from(seats)
      .where(eq(seats.gameId, gameId))
      .orderBy(asc(seats.position))
      .prepare(),
    deleteSeats: db.delete(seats).where(eq(seats.gameId, gameId)).prepare(),
    insertSeat: db
      .insert(seats)
      .values({
        gameId,
        position: placeholder('position'),
        userId: placeholder('userId'),
        colour: placeholder('colour'),
      })
      .prepare(),
    lastSeq: db
      .select({ seq: max(log.seq) })
      .from(log)
      .where(eq(log.gameId, gameId))
      .prepare(),
    insertEntry: db
      .insert(log)
      .values({ gameId, seq: placeholder('seq'), entry: placeholder('entry'), at })
      .prepare(),
    entries: db
      .select({ seq: log.seq, entry: log.entry, at: log.at })
      .from(log)
      .where(and(eq(log.gameId, gameId), gte(log.seq, placeholder('from'))))
      .orderBy(asc(log.seq))
      .prepare(),
  };
}

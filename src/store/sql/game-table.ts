import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { CommonSetup } from '../../core/setup.ts';
import {
  type ChannelId,
  FORGOTTEN,
  type GameId,
  type GameOptions,
  type GamePlace,
  type GameRecord,
  type GameStatus,
  type OpenGame,
  type UserId,
} from '../records.ts';
import type { GameWithEnds, GuardedWrite, Store } from '../store.ts';
import { UnreadableGame } from '../unreadable-game.ts';
import type { ActTable } from './act-table.ts';
import { gameOptionsSchema } from './game-options.ts';
import { acts, causes, games, isOver, seats } from './schema.ts';
import type { SeatTable } from './seat-table.ts';
import { parseStored, setupSchema } from './stored-json.ts';

const { placeholder } = sql;
const gameId = placeholder('gameId');
const guildId = placeholder('guildId');
const channelId = placeholder('channelId');
const userId = placeholder('userId');

const inChannel = eq(games.channelId, channelId);
const isLobby = sql`${games.status} = 'lobby'`;
const isRunning = sql`${games.status} = 'running'`;
// Written exactly as in the partial index, so that SQLite uses it.
const isOpen = sql`${games.status} in ('lobby', 'running')`;
const hasSeat = sql`${games.id} in (select ${seats.gameId} from ${seats} where ${seats.userId} = ${userId})`;
const isAtRevision = sql`${games.id} = ${gameId} and ${games.revision} = ${placeholder('revision')}`;
const longestIdle = [asc(games.changedAt), asc(games.id)];

/** Games and the interactions that were applied to them. No method begins a transaction. */
export class GameTable {
  readonly #statements: ReturnType<typeof prepareStatements>;
  readonly #acts: ActTable;
  readonly #seats: SeatTable;
  readonly #onUnreadable: (error: UnreadableGame) => void;

  /** @param parts.onUnreadable called with a game that a list leaves out, as it cannot be read */
  constructor(
    db: BetterSQLite3Database,
    parts: { acts: ActTable; seats: SeatTable; onUnreadable: (error: UnreadableGame) => void },
  ) {
    this.#statements = prepareStatements(db);
    this.#acts = parts.acts;
    this.#seats = parts.seats;
    this.#onUnreadable = parts.onUnreadable;
  }

  /** The game that an interaction was applied to; undefined when it was not applied yet. */
  gameOfCause(cause: string | undefined): GameId | undefined {
    return cause === undefined ? undefined : this.#statements.cause.get({ cause })?.gameId;
  }

  noteCause(gameId: GameId, cause: string | undefined, at: number): void {
    if (cause !== undefined) this.#statements.insertCause.run({ cause, gameId, at });
  }

  /** Opens a lobby; undefined when the channel is taken. */
  insert(game: Parameters<Store['createGame']>[0]): GameId | undefined {
    return this.#statements.insert.get({ ...game, options: JSON.stringify(game.options) })?.id;
  }

  byId(id: GameId): GameRecord | undefined {
    return this.#record(this.#statements.game.get({ gameId: id }));
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

  allOpen(): OpenGame[] {
    return this.#statements.allOpen.all().map(({ pausedAt, removed, ...place }) => ({
      ...place,
      ...(pausedAt !== null && { pause: { at: pausedAt, removed: removed === 1 } }),
    }));
  }

  countOpen(guildId: string): number {
    return this.#statements.countOpen.get({ guildId })!.count;
  }

  countOwn(userId: UserId): number {
    return this.#statements.countOwn.get({ userId })!.count;
  }

  /** Closes a game that is open, at whatever revision; false for all others. */
  close(gameId: GameId, at: number): boolean {
    return this.#statements.close.run({ gameId, at }).changes === 1;
  }

  withEnds(): GameWithEnds[] {
    return this.#statements.withEnds.all().map(({ gameId, shown }) => ({ gameId, shown: JSON.parse(shown!) }));
  }

  /** Notes the ends that the messages of a game show. */
  putEnds(gameId: GameId, shown: GameWithEnds['shown']): void {
    this.#statements.putEnds.run({ gameId, shown: Object.keys(shown).length > 0 ? JSON.stringify(shown) : null });
  }

  /** Lobbies and running games with a seat of this user. */
  ofUser(userId: UserId): GameRecord[] {
    return this.#records(this.#statements.ofUser.all({ userId }));
  }

  endedOfUser(userId: UserId, max: number): GameRecord[] {
    return this.#records(this.#statements.endedOfUser.all({ userId, max }));
  }

  /** Where all games are that have a seat of this user or are owned by them, whatever their status. */
  placesOfUser(userId: UserId): GamePlace[] {
    return this.#statements.placesOfUser.all({ userId });
  }

  /** Where the lobbies and running games with a seat of this user are. */
  openPlacesOfUser(userId: UserId): GamePlace[] {
    return this.#statements.openPlacesOfUser.all({ userId });
  }

  /** Where a game is that exists. */
  place(gameId: GameId): GamePlace {
    return this.#statements.place.get({ gameId })!;
  }

  /** Replaces a user by a nameless stand-in, as owner and in their seats, in games that are over. */
  forget(userId: UserId): void {
    // The owner first: whether they had a seat is read from the seats.
    this.#statements.forgetOwner.run({ userId });
    this.#seats.forget(userId);
  }

  /** Changes a lobby and raises its revision by 1; false if it is no longer at the revision of `write`. */
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

  /** Notes that a lobby will expire; false if it is no longer at the revision of `write`, or was warned before. */
  warnLobby({ gameId, revision, at }: GuardedWrite): boolean {
    return this.#statements.warnLobby.run({ gameId, revision, at }).changes === 1;
  }

  /** Raises the revision of a running game by `by`; false if it is no longer at the revision of `write`. */
  advance({ gameId, revision, at }: GuardedWrite, change: { status: GameStatus; by: number }): boolean {
    return this.#statements.advance.run({ gameId, revision, at, ...change }).changes === 1;
  }

  move(gameId: GameId, channelId: ChannelId): void {
    this.#statements.move.run({ gameId, channelId });
  }

  #record(row: typeof games.$inferSelect | undefined): GameRecord | undefined {
    if (!row) return undefined;
    const { options, setup, warnedAt, shownEnds: _, rated: _rated, ...rest } = row;
    return {
      ...rest,
      options: parseStored(gameOptionsSchema, options, { gameId: row.id, what: 'options' }),
      seats: this.#seats.ofGame(row.id),
      ...(setup !== null && { setup: parseStored(setupSchema, setup, { gameId: row.id, what: 'setup' }) }),
      ...(warnedAt !== null && { warnedAt }),
      acts: this.#acts.ofGame(row.id),
    };
  }

  /** The games of rows; one that cannot be read is left out. */
  #records(rows: readonly (typeof games.$inferSelect)[]): GameRecord[] {
    return rows.flatMap((row) => {
      try {
        return [this.#record(row)!];
      } catch (error) {
        if (!(error instanceof UnreadableGame)) throw error;
        this.#onUnreadable(error);
        return [];
      }
    });
  }
}

/** A column of the last act that paused a running game or let it go on; null for what is no JSON. */
const lastPause = (column: SQL) => sql`(select ${column} from ${acts}
  where ${acts.gameId} = ${games.id} and ${ofAct('type')} in ('paused', 'resumed')
  order by ${acts.number} desc limit 1)`;

/** A field of an act; null for what is no JSON. */
function ofAct(field: 'type' | 'removed'): SQL {
  return sql`case when json_valid(${acts.act}) then json_extract(${acts.act}, ${sql.raw(`'$.${field}'`)}) end`;
}

function prepareStatements(db: BetterSQLite3Database) {
  const place = { id: games.id, guildId: games.guildId, channelId: games.channelId, status: games.status };
  const placesWhere = (condition: SQL, ...order: SQL[]) =>
    db
      .select(place)
      .from(games)
      .where(condition)
      .orderBy(...order)
      .prepare();
  const gamesWhere = (condition: SQL, ...order: SQL[]) =>
    db
      .select()
      .from(games)
      .where(condition)
      .orderBy(...order)
      .prepare();
  return {
    cause: db
      .select({ gameId: causes.gameId })
      .from(causes)
      .where(eq(causes.id, placeholder('cause')))
      .prepare(),
    insertCause: db
      .insert(causes)
      .values({ id: placeholder('cause'), gameId, at: placeholder('at') })
      .prepare(),
    game: gamesWhere(eq(games.id, gameId)),
    openGame: gamesWhere(sql`${inChannel} and ${isOpen}`),
    lastGame: gamesWhere(sql`${inChannel} and ${isOver} and ${games.setup} is not null`, desc(games.id)),
    idleLobbies: gamesWhere(sql`${isLobby} and ${games.changedAt} <= ${placeholder('changedBefore')}`, ...longestIdle),
    allOpen: db
      .select({
        ...place,
        pausedAt: sql<number | null>`${lastPause(sql`case when ${ofAct('type')} = 'paused' then ${acts.at} end`)}`,
        removed: sql<number | null>`${lastPause(ofAct('removed'))}`,
      })
      .from(games)
      .where(isOpen)
      .orderBy(asc(games.id))
      .prepare(),
    countOwn: db
      .select({ count: count() })
      .from(games)
      .where(sql`${hasSeat} and ${isOpen} and ${games.ownerId} = ${userId}`)
      .prepare(),
    place: placesWhere(eq(games.id, gameId)),
    openPlacesOfUser: placesWhere(sql`${hasSeat} and ${isOpen}`, ...longestIdle),
    placesOfUser: placesWhere(sql`${hasSeat} or ${games.ownerId} = ${userId}`, desc(games.id)),
    countOpen: db
      .select({ count: count() })
      .from(games)
      .where(sql`${isOpen} and ${games.guildId} = ${guildId}`)
      .prepare(),
    withEnds: db
      .select({ gameId: games.id, shown: games.shownEnds })
      .from(games)
      .where(sql`${isRunning} and ${games.shownEnds} is not null`)
      .orderBy(asc(games.id))
      .prepare(),
    ofUser: gamesWhere(sql`${hasSeat} and ${isOpen}`, ...longestIdle),
    endedOfUser: gamesWhere(
      sql`${hasSeat} and ${games.status} = 'ended'`,
      // SQLite would recompile the statement at every use if the parameter were the whole limit.
      sql`${games.changedAt} desc, ${games.id} desc limit ${placeholder('max')} + 0`,
    ),
    ...prepareChanges(db),
  };
}

function prepareChanges(db: BetterSQLite3Database) {
  const changedAt = sql`${placeholder('at')}`;
  const status = sql`${placeholder('status')}`;
  return {
    insert: db
      .insert(games)
      .values({
        guildId,
        channelId,
        ownerId: placeholder('ownerId'),
        status: 'lobby',
        ruleSet: placeholder('ruleSet'),
        options: placeholder('options'),
        revision: 0,
        createdAt: placeholder('at'),
        changedAt,
      })
      .onConflictDoNothing()
      .returning({ id: games.id })
      .prepare(),
    changeLobby: db
      .update(games)
      .set({
        status,
        ownerId: sql`coalesce(${placeholder('ownerId')}, ${games.ownerId})`,
        setup: sql`${placeholder('setup')}`,
        options: sql`coalesce(${placeholder('options')}, ${games.options})`,
        // Kept for an expired lobby, as the reason for closing.
        warnedAt: sql`case when ${status} = 'closed' then ${games.warnedAt} end`,
        revision: sql`${games.revision} + 1`,
        changedAt,
      })
      .where(sql`${isAtRevision} and ${isLobby}`)
      .prepare(),
    warnLobby: db
      .update(games)
      .set({ warnedAt: changedAt })
      .where(sql`${isAtRevision} and ${isLobby} and ${games.warnedAt} is null`)
      .prepare(),
    advance: db
      .update(games)
      .set({ status, revision: sql`${games.revision} + ${placeholder('by')}`, changedAt })
      .where(sql`${isAtRevision} and ${isRunning}`)
      .prepare(),
    close: db
      .update(games)
      .set({ status: 'closed', revision: sql`${games.revision} + 1`, changedAt })
      .where(and(eq(games.id, gameId), isOpen))
      .prepare(),
    putEnds: db
      .update(games)
      .set({ shownEnds: sql`${placeholder('shown')}` })
      .where(eq(games.id, gameId))
      .prepare(),
    move: db
      .update(games)
      .set({ channelId: sql`${channelId}` })
      .where(eq(games.id, gameId))
      .prepare(),
    forgetOwner: db
      .update(games)
      .set({
        ownerId: sql`${FORGOTTEN} || coalesce((select ${seats.position} from ${seats}
          where ${seats.gameId} = ${games.id} and ${seats.userId} = ${userId}), 'owner')`,
      })
      .where(sql`${games.ownerId} = ${userId} and ${isOver}`)
      .prepare(),
  };
}

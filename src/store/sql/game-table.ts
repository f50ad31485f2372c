import { and, asc, count, desc, eq, getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import * as z from 'zod';
import { readJson } from '../../core/json.ts';
import { failure, success } from '../../core/result.ts';
import type { CommonSetup } from '../../core/setup.ts';
import { unlessUnreadable } from '../../guard/each-game.ts';
import {
  ALL_SERVERS,
  type ChannelId,
  FORGOTTEN,
  GAME_STATUSES,
  type GameId,
  type GameLookup,
  type GameOptions,
  type GamePlace,
  type GameRecord,
  type GameStatus,
  type GameWithEnds,
  type GuardedWrite,
  type NewLobby,
  type OpenGame,
  type UserId,
} from '../records.ts';
import type { UnreadableGame } from '../unreadable-game.ts';
import { actsOfGame, parseActs } from './act-table.ts';
import { gameOptionsSchema } from './game-options.ts';
import { inShard, ofShard } from './in-shard.ts';
import { prepared } from './prepared.ts';
import { isOver, type Row, type Tables } from './schema.ts';
import { parseSeats, type SeatTable, seatsOfGame } from './seat-table.ts';
import type { Session } from './session.ts';
import { parseRow, parseStored, setupSchema } from './stored-json.ts';

const { placeholder } = sql;
const gameId = placeholder('gameId');
const guildId = placeholder('guildId');
const channelId = placeholder('channelId');
const userId = placeholder('userId');

/** Conditions on games. */
function conditionsOn({ games }: Pick<Tables, 'games'>) {
  return {
    isLobby: sql`${games.status} = 'lobby'`,
    isRunning: sql`${games.status} = 'running'`,
    // Written exactly as in the partial index, so that SQLite uses it.
    isOpen: sql`${games.status} in ('lobby', 'running')`,
    isAtRevision: sql`${games.id} = ${gameId} and ${games.revision} = ${placeholder('revision')}`,
  };
}

/** Games and the interactions that were applied to them. No method begins a transaction. */
export class GameTable {
  readonly #queries: ReturnType<typeof prepareQueries>;
  readonly #changes: ReturnType<typeof prepareChanges>;
  readonly #seats: SeatTable;
  readonly #onUnreadable: (error: UnreadableGame) => void;

  /** @param parts.onUnreadable called with a game that a list leaves out, as it cannot be read */
  constructor(session: Session, parts: { seats: SeatTable; onUnreadable: (error: UnreadableGame) => void }) {
    this.#queries = prepareQueries(session);
    this.#changes = prepareChanges(session);
    this.#seats = parts.seats;
    this.#onUnreadable = parts.onUnreadable;
  }

  /** The game that an interaction was applied to; undefined when it was not applied yet. */
  async gameOfCause(cause: string | undefined): Promise<GameId | undefined> {
    return cause === undefined ? undefined : (await this.#queries.cause({ cause }))[0]?.gameId;
  }

  async noteCause(gameId: GameId, cause: string | undefined, at: number): Promise<void> {
    if (cause !== undefined) await this.#changes.insertCause({ cause, gameId, at });
  }

  /** Opens a lobby; undefined when the channel is taken. */
  async insert(game: NewLobby): Promise<GameId | undefined> {
    return (await this.#changes.insert({ ...game, options: JSON.stringify(game.options) }))[0]?.id;
  }

  async byId(id: GameId): Promise<GameRecord | undefined> {
    return recordOf((await this.#queries.game({ gameId: id }))[0]);
  }

  /** The lobby or running game of a channel. */
  async open(channelId: ChannelId): Promise<GameRecord | undefined> {
    return recordOf((await this.#queries.openGame({ channelId }))[0]);
  }

  /** The latest game of a channel that had started and is over; lobbies that closed do not count. */
  async last(channelId: ChannelId): Promise<GameRecord | undefined> {
    return recordOf((await this.#queries.lastGame({ channelId }))[0]);
  }

  /** Lobbies last changed at `changedBefore` or earlier, ordered by that time. */
  async idleLobbies(changedBefore: number): Promise<GameRecord[]> {
    return this.#records(await this.#queries.idleLobbies({ changedBefore }));
  }

  /** Every lobby and running game, the oldest first, also those that cannot be read; cheap enough for every minute. */
  async allOpen(shard = ALL_SERVERS): Promise<OpenGame[]> {
    return (await this.#queries.allOpen(ofShard(shard))).map(({ pausedAt, removed, ...place }) => ({
      ...place,
      ...(pausedAt !== null && { pause: { at: pausedAt, removed: Boolean(removed) } }),
    }));
  }

  /** Number of lobbies and running games of a server, also of those that cannot be read. */
  async countOpen(guildId: string): Promise<number> {
    return (await this.#queries.countOpen({ guildId }))[0]!.count;
  }

  /** Number of lobbies and running games that a user opened and has a seat in, also of those that cannot be read. */
  async countOwn(userId: UserId): Promise<number> {
    return (await this.#queries.countOwn({ userId }))[0]!.count;
  }

  /** Closes a game that is open, at whatever revision; false for all others. */
  async close(gameId: GameId, at: number): Promise<boolean> {
    return (await this.#changes.close({ gameId, at })).length === 1;
  }

  /** Running games in which votes, offers or free seats may be open. */
  async withEnds(): Promise<GameWithEnds[]> {
    return (await this.#queries.withEnds()).map(({ gameId, shown }) => ({ gameId, shown: endsIn(shown!) }));
  }

  /** Notes the ends that the messages of a game show. */
  async putEnds(gameId: GameId, shown: GameWithEnds['shown']): Promise<void> {
    await this.#changes.putEnds({ gameId, shown: Object.keys(shown).length > 0 ? JSON.stringify(shown) : null });
  }

  /** Lobbies and running games in which a user has a seat, ordered by their last change. */
  async ofUser(userId: UserId): Promise<GameRecord[]> {
    return this.#records(await this.#queries.ofUser({ userId }));
  }

  /** Games that were played to their end in which a user has a seat, the latest first, so many at most. */
  async endedOfUser(userId: UserId, max: number): Promise<GameRecord[]> {
    return this.#records(await this.#queries.endedOfUser({ userId, max }));
  }

  /** Where all games are that have a seat of this user or are owned by them, whatever their status. */
  async placesOfUser(userId: UserId): Promise<GamePlace[]> {
    return await this.#queries.placesOfUser({ userId });
  }

  /** Where the lobbies and running games with a seat of this user are. */
  async openPlacesOfUser(userId: UserId): Promise<GamePlace[]> {
    return await this.#queries.openPlacesOfUser({ userId });
  }

  /** Where a game is that exists. */
  async place(gameId: GameId): Promise<GamePlace> {
    return (await this.#queries.place({ gameId }))[0]!;
  }

  /** Replaces a user by a nameless stand-in, as owner and in their seats, in games that are over. */
  async forget(userId: UserId): Promise<void> {
    // The owner first: whether they had a seat is read from the seats.
    await this.#changes.forgetOwner({ userId });
    await this.#seats.forget(userId);
  }

  /** Changes a lobby and raises its revision by 1; false if it is no longer at the revision of `write`. */
  async changeLobby(
    { gameId, revision, at }: GuardedWrite,
    change: {
      status: GameStatus;
      ownerId?: UserId;
      setup?: CommonSetup;
      ruleSet?: string | undefined;
      options?: GameOptions | undefined;
    },
  ): Promise<boolean> {
    const { status, ownerId, setup, ruleSet, options } = change;
    const changed = await this.#changes.changeLobby({
      gameId,
      revision,
      at,
      status,
      ownerId: ownerId ?? null,
      setup: setup ? JSON.stringify(setup) : null,
      ruleSet: ruleSet ?? null,
      options: options ? JSON.stringify(options) : null,
    });
    return changed.length === 1;
  }

  /** Notes that a lobby will expire; false if it is no longer at the revision of `write`, or was warned before. */
  async warnLobby({ gameId, revision, at }: GuardedWrite): Promise<boolean> {
    return (await this.#changes.warnLobby({ gameId, revision, at })).length === 1;
  }

  /** Raises the revision of a running game by `by`; false if it is no longer at the revision of `write`. */
  async advance({ gameId, revision, at }: GuardedWrite, change: { status: GameStatus; by: number }): Promise<boolean> {
    return (await this.#changes.advance({ gameId, revision, at, ...change })).length === 1;
  }

  async move(gameId: GameId, channelId: ChannelId): Promise<void> {
    await this.#changes.move({ gameId, channelId });
  }

  /** The games of rows; one that cannot be read is left out. */
  async #records(rows: readonly GameRow[]): Promise<GameRecord[]> {
    const records: GameRecord[] = [];
    for (const row of rows) {
      const record = await unlessUnreadable(async () => recordOf(row), this.#onUnreadable);
      if (record) records.push(record);
    }
    return records;
  }
}

const natural = z.int().min(0);

/** Schema of the columns of a game that are kept as they are. */
const rowSchema = z.object({
  id: natural,
  guildId: z.string(),
  channelId: z.string(),
  ownerId: z.string(),
  status: z.enum(GAME_STATUSES),
  ruleSet: z.string(),
  revision: natural,
  createdAt: z.int(),
  changedAt: z.int(),
});

/** Condition for the lobby or running game of a channel. */
export function isOpenIn({ tables }: Pick<Session, 'tables'>, channelId: SQLWrapper): SQL {
  return sql`${tables.games.channelId} = ${channelId} and ${conditionsOn(tables).isOpen}`;
}

/** A game as it is selected: its row with its seats and acts. */
type GameRow = Row<'games'> & { readonly seats: string; readonly acts: string };

/** The columns of a game and what belongs to it, so that one statement reads all of it. */
export function gameColumns(session: Pick<Session, 'tables' | 'dialect'>) {
  return { ...getTableColumns(session.tables.games), seats: seatsOfGame(session), acts: actsOfGame(session) };
}

/**
 * Reads what `gameColumns` selects.
 *
 * @throws UnreadableGame when a part of the game cannot be read
 */
export function recordOf(row: GameRow | null | undefined): GameRecord | undefined {
  if (!row) return undefined;
  const { id: gameId, options, setup, warnedAt } = row;
  return {
    ...parseRow(rowSchema, row, { gameId, what: 'row' }),
    options: parseStored(gameOptionsSchema, options, { gameId, what: 'options' }),
    seats: parseSeats(row.seats, gameId),
    ...(setup !== null && { setup: parseStored(setupSchema, setup, { gameId, what: 'setup' }) }),
    ...(warnedAt !== null && { warnedAt }),
    acts: parseActs(row.acts, gameId),
  };
}

/** The same, with the error of a game that cannot be read as a value. */
export function lookupOf(row: GameRow | null): Promise<GameLookup> {
  return unlessUnreadable<GameLookup, GameLookup>(async () => success(recordOf(row)), failure);
}

const endsSchema = z.record(z.string(), z.number().nullable());

/** The ends that messages show; none where that cannot be read, so that the messages are changed and it is noted anew. */
function endsIn(text: string): GameWithEnds['shown'] {
  const read = readJson(text, endsSchema);
  return read.ok ? read.value : {};
}

function prepareQueries(session: Session) {
  const { db, tables, dialect } = session;
  const { acts, causes, games, seats } = tables;
  const { isLobby, isRunning, isOpen } = conditionsOn({ games });
  const inChannel = eq(games.channelId, channelId);
  const hasSeat = sql`${games.id} in (select ${seats.gameId} from ${seats} where ${seats.userId} = ${userId})`;
  const longestIdle = [asc(games.changedAt), asc(games.id)];
  const ofAct = (field: 'type' | 'removed') => dialect.jsonField(acts.act, field);
  // Of the last act that paused a running game or let it go on.
  const ofPause = (column: SQL) => sql`(select ${column} from ${acts}
    where ${acts.gameId} = ${games.id} and ${ofAct('type')} in ('paused', 'resumed')
    order by ${acts.number} desc limit 1)`;
  const place = { id: games.id, guildId: games.guildId, channelId: games.channelId, status: games.status };
  const placesWhere = (condition: SQL, ...order: SQL[]) =>
    db
      .select(place)
      .from(games)
      .where(condition)
      .orderBy(...order);
  const gamesWhere = (condition: SQL, ...order: SQL[]) =>
    db
      .select(gameColumns(session))
      .from(games)
      .where(condition)
      .orderBy(...order);
  return prepared('game', {
    cause: db
      .select({ gameId: causes.gameId })
      .from(causes)
      .where(eq(causes.id, placeholder('cause'))),
    game: gamesWhere(eq(games.id, gameId)),
    openGame: gamesWhere(isOpenIn(session, channelId)),
    lastGame: gamesWhere(
      sql`${inChannel} and ${isOver({ games })} and ${games.setup} is not null`,
      sql`${games.id} desc limit 1`,
    ),
    idleLobbies: gamesWhere(sql`${isLobby} and ${games.changedAt} <= ${placeholder('changedBefore')}`, ...longestIdle),
    allOpen: db
      .select({
        ...place,
        pausedAt: sql<number | null>`${ofPause(sql`case when ${ofAct('type')} = 'paused' then ${acts.at} end`)}`,
        removed: sql<unknown>`${ofPause(sql`${ofAct('removed')} is not null`)}`,
      })
      .from(games)
      .where(sql`${isOpen} and ${inShard(games.guildId)}`)
      .orderBy(asc(games.id)),
    countOwn: db
      .select({ count: count() })
      .from(games)
      .where(sql`${hasSeat} and ${isOpen} and ${games.ownerId} = ${userId}`),
    place: placesWhere(eq(games.id, gameId)),
    openPlacesOfUser: placesWhere(sql`${hasSeat} and ${isOpen}`, ...longestIdle),
    placesOfUser: placesWhere(sql`${hasSeat} or ${games.ownerId} = ${userId}`, desc(games.id)),
    countOpen: db.select({ count: count() }).from(games).where(sql`${isOpen} and ${games.guildId} = ${guildId}`),
    withEnds: db
      .select({ gameId: games.id, shown: games.shownEnds })
      .from(games)
      .where(sql`${isRunning} and ${games.shownEnds} is not null`)
      .orderBy(asc(games.id)),
    ofUser: gamesWhere(sql`${hasSeat} and ${isOpen}`, ...longestIdle),
    endedOfUser: gamesWhere(
      sql`${hasSeat} and ${games.status} = 'ended'`,
      // SQLite would recompile the statement at every use if the parameter were the whole limit.
      sql`${games.changedAt} desc, ${games.id} desc limit ${placeholder('max')} + 0`,
    ),
  });
}

function prepareChanges({ db, tables: { causes, games, seats } }: Session) {
  const { isLobby, isRunning, isOpen, isAtRevision } = conditionsOn({ games });
  const changedAt = sql`${placeholder('at')}`;
  const status = sql`${placeholder('status')}`;
  return prepared('change of game', {
    insertCause: db.insert(causes).values({ id: placeholder('cause'), gameId, at: placeholder('at') }),
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
      .returning({ id: games.id }),
    changeLobby: db
      .update(games)
      .set({
        status,
        ownerId: sql`coalesce(${placeholder('ownerId')}, ${games.ownerId})`,
        setup: sql`${placeholder('setup')}`,
        ruleSet: sql`coalesce(${placeholder('ruleSet')}, ${games.ruleSet})`,
        options: sql`coalesce(${placeholder('options')}, ${games.options})`,
        // Kept for an expired lobby, as the reason for closing.
        warnedAt: sql`case when ${status} = 'closed' then ${games.warnedAt} end`,
        revision: sql`${games.revision} + 1`,
        changedAt,
      })
      .where(sql`${isAtRevision} and ${isLobby}`)
      .returning({ id: games.id }),
    warnLobby: db
      .update(games)
      .set({ warnedAt: changedAt })
      .where(sql`${isAtRevision} and ${isLobby} and ${games.warnedAt} is null`)
      .returning({ id: games.id }),
    advance: db
      .update(games)
      .set({ status, revision: sql`${games.revision} + ${placeholder('by')}`, changedAt })
      .where(sql`${isAtRevision} and ${isRunning}`)
      .returning({ id: games.id }),
    close: db
      .update(games)
      .set({ status: 'closed', revision: sql`${games.revision} + 1`, changedAt })
      .where(and(eq(games.id, gameId), isOpen))
      .returning({ id: games.id }),
    putEnds: db
      .update(games)
      .set({ shownEnds: sql`${placeholder('shown')}` })
      .where(eq(games.id, gameId)),
    move: db
      .update(games)
      .set({ channelId: sql`${channelId}` })
      .where(eq(games.id, gameId)),
    forgetOwner: db
      .update(games)
      .set({
        ownerId: sql`${FORGOTTEN} || coalesce((select cast(${seats.position} as text) from ${seats}
          where ${seats.gameId} = ${games.id} and ${seats.userId} = ${userId}), 'owner')`,
      })
      .where(sql`${games.ownerId} = ${userId} and ${isOver({ games })}`),
  });
}

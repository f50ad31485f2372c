import * as z from 'zod';
import { readJson } from '../../core/json.ts';
import type { CommonSetup } from '../../core/setup.ts';
import { unlessUnreadable } from '../../guard/each-game.ts';
import {
  ALL_SERVERS,
  type ChannelId,
  type GameId,
  type GameOptions,
  type GamePlace,
  type GameRecord,
  type GameStatus,
  type GameWithEnds,
  type GuardedWrite,
  type NewLobby,
  type OpenGame,
  type UserId,
  type WaitingGame,
} from '../records.ts';
import type { UnreadableGame } from '../unreadable-game.ts';
import { prepareGameChanges, prepareLobbyChanges } from './game-changes.ts';
import { prepareGames, preparePlaces } from './game-queries.ts';
import { type GameRow, recordOf } from './game-row.ts';
import { ofShard } from './in-shard.ts';
import type { SeatTable } from './seat-table.ts';
import type { Session } from './session.ts';

/** Games and the interactions that were applied to them. No method begins a transaction. */
export class GameTable {
  readonly #games: ReturnType<typeof prepareGames>;
  readonly #places: ReturnType<typeof preparePlaces>;
  readonly #lobbies: ReturnType<typeof prepareLobbyChanges>;
  readonly #changes: ReturnType<typeof prepareGameChanges>;
  readonly #seats: SeatTable;
  readonly #onUnreadable: (error: UnreadableGame) => void;

  /** @param parts.onUnreadable called with an unreadable game that a list leaves out */
  constructor(session: Session, parts: { seats: SeatTable; onUnreadable: (error: UnreadableGame) => void }) {
    this.#games = prepareGames(session);
    this.#places = preparePlaces(session);
    this.#lobbies = prepareLobbyChanges(session);
    this.#changes = prepareGameChanges(session);
    this.#seats = parts.seats;
    this.#onUnreadable = parts.onUnreadable;
  }

  /** The game to which an interaction was applied; undefined if it was not applied. */
  async gameOfCause(cause: string | undefined): Promise<GameId | undefined> {
    return cause === undefined ? undefined : (await this.#places.cause({ cause }))[0]?.gameId;
  }

  /** True if an interaction was applied to a game. */
  async wasDone(gameId: GameId, cause: string): Promise<boolean> {
    return (await this.gameOfCause(cause)) === gameId;
  }

  async noteCause(gameId: GameId, cause: string | undefined, at: number): Promise<void> {
    if (cause !== undefined) await this.#lobbies.insertCause({ cause, gameId, at });
  }

  /** Opens a lobby; returns undefined if the channel has an open game. */
  async insert(game: NewLobby): Promise<GameId | undefined> {
    return (await this.#lobbies.insert({ ...game, options: JSON.stringify(game.options) }))[0]?.id;
  }

  async byId(id: GameId): Promise<GameRecord | undefined> {
    return recordOf((await this.#games.game({ gameId: id }))[0]);
  }

  /** The lobby or running game of a channel. */
  async open(channelId: ChannelId): Promise<GameRecord | undefined> {
    return recordOf((await this.#games.openGame({ channelId }))[0]);
  }

  /** The latest started game of a channel that is over; closed lobbies do not count. */
  async last(channelId: ChannelId): Promise<GameRecord | undefined> {
    return recordOf((await this.#games.lastGame({ channelId }))[0]);
  }

  /** Lobbies last changed at `changedBefore` or earlier, ordered by that time. */
  async idleLobbies(changedBefore: number): Promise<GameRecord[]> {
    return this.#records(await this.#games.idleLobbies({ changedBefore }));
  }

  /** Every lobby and running game, the oldest first, unreadable ones included; cheap enough for every minute. */
  async allOpen(shard = ALL_SERVERS): Promise<OpenGame[]> {
    return (await this.#places.allOpen(ofShard(shard))).map(({ pausedAt, removed, ...place }) => ({
      ...place,
      ...(pausedAt !== null && { pause: { at: pausedAt, removed: Boolean(removed) } }),
    }));
  }

  /** Number of lobbies and running games of a server, unreadable ones included. */
  async countOpen(guildId: string): Promise<number> {
    return (await this.#places.countOpen({ guildId }))[0]!.count;
  }

  /** Number of lobbies and running games that a user owns and has a seat in, unreadable ones included. */
  async countOwn(userId: UserId): Promise<number> {
    return (await this.#places.countOwn({ userId }))[0]!.count;
  }

  /** Closes an open game at any revision; returns false if the game is not open. */
  async close(gameId: GameId, at: number): Promise<boolean> {
    return (await this.#changes.close({ gameId, at })).length === 1;
  }

  /** Running games in which votes, offers or free seats may be open. */
  async withEnds(): Promise<GameWithEnds[]> {
    return (await this.#places.withEnds()).map(({ gameId, shown }) => ({ gameId, shown: parseEnds(shown!) }));
  }

  /** Notes the ends that the messages of a game show. */
  async putEnds(gameId: GameId, shown: GameWithEnds['shown']): Promise<void> {
    await this.#changes.putEnds({ gameId, shown: Object.keys(shown).length > 0 ? JSON.stringify(shown) : null });
  }

  /** Lobbies and running games in which a user has a seat, ordered by their last change. */
  async ofUser(userId: UserId): Promise<GameRecord[]> {
    return this.#records(await this.#games.ofUser({ userId }));
  }

  /**
   * Running games other than `not` in which it is a user's turn, at most `max`: those first whose time ends first, then the longest
   * waiting. Paused games wait for nobody.
   */
  async waitingFor(
    userId: UserId,
    { not, max }: { readonly not: GameId; readonly max: number },
  ): Promise<WaitingGame[]> {
    const rows = await this.#places.waitingFor({ userId, gameId: not, max });
    return rows.map(({ messageId, messageIn, ...game }) => ({
      ...game,
      message: messageId && messageIn ? { channelId: messageIn, id: messageId } : null,
    }));
  }

  /** The latest ended games in which a user has a seat, at most `max`. */
  async endedOfUser(userId: UserId, max: number): Promise<GameRecord[]> {
    return this.#records(await this.#games.endedOfUser({ userId, max }));
  }

  /** Channels and status of all games in which a user has a seat or which the user owns. */
  async placesOfUser(userId: UserId): Promise<GamePlace[]> {
    return await this.#places.placesOfUser({ userId });
  }

  /** Channels and status of the open games in which a user has a seat. */
  async openPlacesOfUser(userId: UserId): Promise<GamePlace[]> {
    return await this.#places.openPlacesOfUser({ userId });
  }

  /** Channel and status of an existing game. */
  async place(gameId: GameId): Promise<GamePlace> {
    return (await this.#places.place({ gameId }))[0]!;
  }

  /** Replaces a user by an anonymous stand-in, as owner and in seats, in games that are over. */
  async forget(userId: UserId): Promise<void> {
    // The owner is replaced first, as the statement reads the owner's seat.
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
    const changed = await this.#lobbies.changeLobby({
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
    return (await this.#lobbies.warnLobby({ gameId, revision, at })).length === 1;
  }

  /** Raises the revision of a running game by `by`; false if it is no longer at the revision of `write`. */
  async advance({ gameId, revision, at }: GuardedWrite, change: { status: GameStatus; by: number }): Promise<boolean> {
    return (await this.#changes.advance({ gameId, revision, at, ...change })).length === 1;
  }

  async move(gameId: GameId, channelId: ChannelId): Promise<void> {
    await this.#changes.move({ gameId, channelId });
  }

  /** The games of rows, without unreadable ones. */
  async #records(rows: readonly GameRow[]): Promise<GameRecord[]> {
    const records: GameRecord[] = [];
    for (const row of rows) {
      const record = await unlessUnreadable(async () => recordOf(row), this.#onUnreadable);
      if (record) records.push(record);
    }
    return records;
  }
}

const endsSchema = z.record(z.string(), z.number().nullable());

/** Parses the ends that messages show; none if they cannot be read, so that the messages are edited and the ends stored again. */
function parseEnds(text: string): GameWithEnds['shown'] {
  const parsed = readJson(text, endsSchema);
  return parsed.ok ? parsed.value : {};
}

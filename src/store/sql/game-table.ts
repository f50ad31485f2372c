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
import { ofShard } from './conditions.ts';
import { prepareGameChanges, prepareLobbyChanges } from './game-changes.ts';
import { prepareGames, preparePlaces } from './game-queries.ts';
import { type GameRow, recordOf } from './game-row.ts';
import type { seatTable } from './seat-table.ts';
import type { Session } from './session.ts';

/**
 * Games and the interactions that were applied to them. No method begins a transaction. Long, as there are many methods.
 *
 * @param onUnreadable called with an unreadable game that a list leaves out
 */
export function gameTable(
  session: Session,
  seats: Pick<ReturnType<typeof seatTable>, 'forget'>,
  onUnreadable: (error: UnreadableGame) => void,
) {
  const games = prepareGames(session);
  const places = preparePlaces(session);
  const lobbies = prepareLobbyChanges(session);
  const changes = prepareGameChanges(session);

  /** The games of rows, without unreadable ones. */
  async function records(rows: readonly GameRow[]): Promise<GameRecord[]> {
    const records: GameRecord[] = [];
    for (const row of rows) {
      const record = await unlessUnreadable(async () => recordOf(row), onUnreadable);
      if (record) records.push(record);
    }
    return records;
  }
  const table = {
    /** The game to which an interaction was applied; undefined if it was not applied. */
    gameOfCause: async (cause: string | undefined): Promise<GameId | undefined> =>
      cause === undefined ? undefined : (await places.cause({ cause }))[0]?.gameId,

    /** True if an interaction was applied to a game. */
    wasDone: async (gameId: GameId, cause: string): Promise<boolean> => (await table.gameOfCause(cause)) === gameId,

    async noteCause(gameId: GameId, cause: string | undefined, at: number): Promise<void> {
      if (cause !== undefined) await lobbies.insertCause({ cause, gameId, at });
    },

    /** Opens a lobby; returns undefined if the channel has an open game. */
    insert: async (game: NewLobby): Promise<GameId | undefined> =>
      (await lobbies.insert({ ...game, options: JSON.stringify(game.options) }))[0]?.id,

    byId: async (id: GameId): Promise<GameRecord | undefined> => recordOf((await games.game({ gameId: id }))[0]),

    /** The lobby or running game of a channel. */
    open: async (channelId: ChannelId): Promise<GameRecord | undefined> =>
      recordOf((await games.openGame({ channelId }))[0]),

    /** The latest started game of a channel that is over; closed lobbies do not count. */
    last: async (channelId: ChannelId): Promise<GameRecord | undefined> =>
      recordOf((await games.lastGame({ channelId }))[0]),

    /** Lobbies last changed at `changedBefore` or earlier, ordered by that time. */
    idleLobbies: async (changedBefore: number): Promise<GameRecord[]> =>
      records(await games.idleLobbies({ changedBefore })),

    /** Every lobby and running game, the oldest first, unreadable ones included; cheap enough for every minute. */
    allOpen: async (shard = ALL_SERVERS): Promise<OpenGame[]> =>
      (await places.allOpen(ofShard(shard))).map(({ pausedAt, removed, ...place }) => ({
        ...place,
        ...(pausedAt !== null && { pause: { at: pausedAt, removed: Boolean(removed) } }),
      })),

    /** Number of lobbies and running games of a server, unreadable ones included. */
    countOpen: async (guildId: string): Promise<number> => (await places.countOpen({ guildId }))[0]!.count,

    /** Number of lobbies and running games that a user owns and has a seat in, unreadable ones included. */
    countOwn: async (userId: UserId): Promise<number> => (await places.countOwn({ userId }))[0]!.count,

    /** Closes an open game at any revision; returns false if the game is not open. */
    close: async (gameId: GameId, at: number): Promise<boolean> => (await changes.close({ gameId, at })).length === 1,

    /** Running games in which votes, offers or free seats may be open. */
    withEnds: async (): Promise<GameWithEnds[]> =>
      (await places.withEnds()).map(({ gameId, shown }) => ({ gameId, shown: parseEnds(shown!) })),

    /** Notes the ends that the messages of a game show. */
    putEnds: (gameId: GameId, shown: GameWithEnds['shown']) =>
      changes.putEnds({ gameId, shown: Object.keys(shown).length > 0 ? JSON.stringify(shown) : null }),

    /** Lobbies and running games in which a user has a seat, ordered by their last change. */
    ofUser: async (userId: UserId): Promise<GameRecord[]> => records(await games.ofUser({ userId })),

    /**
     * Running games other than `not` in which it is a user's turn, at most `max`: those first whose time ends first, then the longest
     * waiting. Paused games wait for nobody.
     */
    async waitingFor(
      userId: UserId,
      { not, max }: { readonly not: GameId; readonly max: number },
    ): Promise<WaitingGame[]> {
      const rows = await places.waitingFor({ userId, gameId: not, max });
      return rows.map(({ messageId, messageIn, ...game }) => ({
        ...game,
        message: messageId && messageIn ? { channelId: messageIn, id: messageId } : null,
      }));
    },

    /** The latest ended games in which a user has a seat, at most `max`. */
    endedOfUser: async (userId: UserId, max: number): Promise<GameRecord[]> =>
      records(await games.endedOfUser({ userId, max })),

    /** Channels and status of all games in which a user has a seat or which the user owns. */
    placesOfUser: (userId: UserId): Promise<GamePlace[]> => places.placesOfUser({ userId }),

    /** Channels and status of the open games in which a user has a seat. */
    openPlacesOfUser: (userId: UserId): Promise<GamePlace[]> => places.openPlacesOfUser({ userId }),

    /** Channel and status of an existing game. */
    place: async (gameId: GameId): Promise<GamePlace> => (await places.place({ gameId }))[0]!,

    /** Replaces a user by an anonymous stand-in, as owner and in seats, in games that are over. */
    async forget(userId: UserId): Promise<void> {
      // The owner is replaced first, as the statement reads the owner's seat.
      await changes.forgetOwner({ userId });
      await seats.forget(userId);
    },

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
      const changed = await lobbies.changeLobby({
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
    },

    /** Notes that a lobby will expire; false if it is no longer at the revision of `write`, or was warned before. */
    warnLobby: async ({ gameId, revision, at }: GuardedWrite): Promise<boolean> =>
      (await lobbies.warnLobby({ gameId, revision, at })).length === 1,

    /** Raises the revision of a running game by `by`; false if it is no longer at the revision of `write`. */
    advance: async (
      { gameId, revision, at }: GuardedWrite,
      change: { status: GameStatus; by: number },
    ): Promise<boolean> => (await changes.advance({ gameId, revision, at, ...change })).length === 1,

    move: (gameId: GameId, channelId: ChannelId) => changes.move({ gameId, channelId }),
  };
  return table;
}

const endsSchema = z.record(z.string(), z.number().nullable());

/** Parses the ends that messages show; none if they cannot be read, so that the messages are edited and the ends stored again. */
function parseEnds(text: string): GameWithEnds['shown'] {
  const parsed = readJson(text, endsSchema);
  return parsed.ok ? parsed.value : {};
}

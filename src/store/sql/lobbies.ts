import type { GameRecord, GameStart, GuardedWrite, LobbyChange, NewLobby, WriteOutcome } from '../records.ts';
import type { Database } from './database.ts';
import { guarded } from './guarded.ts';
import { NotUnique } from './not-unique.ts';
import type { Statements } from './statements.ts';

/** Lobbies, up to the start of their game. */
export function lobbiesIn(database: Database) {
  return {
    /**
     * Opens a lobby; returns undefined if the channel already has a lobby or a running game. A repeated cause writes nothing and
     * returns the game of the first call.
     */
    async open(lobby: NewLobby): Promise<GameRecord | undefined> {
      const write = () => database.write((on) => opened(on, lobby), `channel ${lobby.channelId}`);
      try {
        return await write();
      } catch (error) {
        // Another process has opened the game for the same cause meanwhile, so that the second call returns it.
        if (error instanceof NotUnique && error.table === 'causes') return await write();
        throw error;
      }
    },

    /** Changes or closes a lobby. */
    change(change: LobbyChange): Promise<WriteOutcome> {
      return guarded(database, change, async (on, write) => {
        const { gameId, seats, ownerId, closed, ruleSet, options } = write;
        const status = closed ? 'closed' : 'lobby';
        if (!(await on.games.changeLobby(write, { status, ownerId, ruleSet, options }))) return 'conflict';
        await on.seats.replace(gameId, seats);
        if (closed) await on.ratings.done(gameId);
        return 'written';
      });
    },

    /** Notes that people were warned of a lobby's expiry; does not raise the revision. */
    warn(warning: GuardedWrite): Promise<WriteOutcome> {
      return guarded(database, warning, async (on, write) =>
        (await on.games.warnLobby(write)) ? 'written' : 'conflict',
      );
    },

    /** Turns a lobby into a running game. */
    start(start: GameStart): Promise<WriteOutcome> {
      return guarded(database, start, async (on, write) => {
        const { gameId, seats, setup, entries, begins, at } = write;
        if (!(await on.games.changeLobby(write, { status: 'running', setup }))) return 'conflict';
        await on.seats.replace(gameId, seats);
        await on.clocks.begin(gameId, begins, at);
        await on.log.insert(entries, { gameId, seq: 0, at });
        return 'written';
      });
    },
  };
}

async function opened(on: Statements, lobby: NewLobby): Promise<GameRecord | undefined> {
  const earlier = await on.games.gameOfCause(lobby.cause);
  if (earlier !== undefined) return on.games.byId(earlier);
  const { now: at } = await on.heartbeat.timeAt(lobby.at);
  const gameId = await on.games.insert({ ...lobby, at });
  if (gameId === undefined) return undefined;
  await on.seats.replace(gameId, lobby.seats);
  await on.games.noteCause(gameId, lobby.cause, at);
  await on.posts.wish(lobby.posts, { gameId, seq: 0 });
  return on.games.byId(gameId);
}

import type { GameRecord, GameStart, GuardedWrite, LobbyChange, NewLobby, WriteOutcome } from '../records.ts';
import type { Database } from './database.ts';
import { guardedWrite } from './guarded.ts';
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
      const write = () => database.write((tables) => opened(tables, lobby), `channel ${lobby.channelId}`);
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
      return guardedWrite(database, change, async (tables, write) => {
        const { gameId, seats, ownerId, closed, ruleSet, options } = write;
        const status = closed ? 'closed' : 'lobby';
        if (!(await tables.games.changeLobby(write, { status, ownerId, ruleSet, options }))) return 'conflict';
        await tables.seats.replace(gameId, seats);
        if (closed) await tables.ratings.done(gameId);
        return 'written';
      });
    },

    /** Notes that people were warned of a lobby's expiry; does not raise the revision. */
    warn(warning: GuardedWrite): Promise<WriteOutcome> {
      return guardedWrite(database, warning, async (tables, write) =>
        (await tables.games.warnLobby(write)) ? 'written' : 'conflict',
      );
    },

    /** Turns a lobby into a running game. */
    start(start: GameStart): Promise<WriteOutcome> {
      return guardedWrite(database, start, async (tables, write) => {
        const { gameId, seats, setup, entries, begins, at } = write;
        if (!(await tables.games.changeLobby(write, { status: 'running', setup }))) return 'conflict';
        await tables.seats.replace(gameId, seats);
        await tables.clocks.begin(gameId, begins, at);
        await tables.log.insert(entries, { gameId, seq: 0, at });
        return 'written';
      });
    },
  };
}

async function opened(tables: Statements, lobby: NewLobby): Promise<GameRecord | undefined> {
  const earlier = await tables.games.gameOfCause(lobby.cause);
  if (earlier !== undefined) return tables.games.byId(earlier);
  const { now: at } = await tables.heartbeat.timeAt(lobby.at);
  const gameId = await tables.games.insert({ ...lobby, at });
  if (gameId === undefined) return undefined;
  await tables.seats.replace(gameId, lobby.seats);
  await tables.games.noteCause(gameId, lobby.cause, at);
  await tables.posts.wish(lobby.posts, { gameId, seq: 0 });
  await tables.halls.tagAgain(lobby.channelId);
  return tables.games.byId(gameId);
}

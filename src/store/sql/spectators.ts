import type { GameId, QuietRecord, UserId, WatcherRecord } from '../records.ts';
import { standaloneCalls } from './calls.ts';
import type { Database } from './database.ts';

/** Spectators of games. */
export function spectatorsIn(database: Database) {
  return {
    ...standaloneCalls(database, 'spectators', { countOf: 'run', ofGame: 'run' }),

    /** Adds a spectator to a game, or changes what the spectator is told. Deletes the marks of turns for which the spectator wanted no notice. */
    watch(gameId: GameId, watcher: WatcherRecord): Promise<void> {
      return database.write(async (tables) => {
        await tables.spectators.watch(gameId, watcher);
        await tables.quiets.endIn(gameId, watcher.userId);
      }, `game ${gameId}`);
    },

    /** Removes a spectator from a game with pending notices; returns false if the user was not watching. */
    unwatch(gameId: GameId, userId: UserId): Promise<boolean> {
      return database.write(async (tables) => {
        const isWatched = await tables.spectators.unwatch(gameId, userId);
        // A user who does not watch needs no quiet turns.
        if (isWatched) await tables.quiets.endIn(gameId, userId);
        return isWatched;
      }, `game ${gameId}`);
    },
  };
}

/** Quiet turns. */
export function quietTurnsIn(database: Database) {
  return {
    /** Makes a turn quiet for a user, or no longer quiet; returns true if it is quiet now. */
    toggle(quiet: QuietRecord): Promise<boolean> {
      return database.write(async (tables) => {
        await tables.clocks.touch(quiet.gameId);
        return tables.quiets.toggle(quiet);
      }, `game ${quiet.gameId}`);
    },
  };
}

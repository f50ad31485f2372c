import type { GameId, QuietRecord, UserId, WatcherRecord } from '../records.ts';
import { calls } from './calls.ts';
import type { Database } from './database.ts';

/** Who watches which game. */
export function spectatorsIn(database: Database) {
  return {
    ...calls(database, 'spectators', { countOf: 'run', ofGame: 'run', inTurn: 'run' }),

    /** Sets what a spectator is told of a game, replacing an earlier choice; deletes their quiet turns in it. */
    watch(gameId: GameId, watcher: WatcherRecord): Promise<void> {
      return database.write(async (on) => {
        await on.spectators.watch(gameId, watcher);
        await on.quiets.endIn(gameId, watcher.userId);
      }, `game ${gameId}`);
    },

    /** Ends a spectator's watch and drops their waiting notices; false when they were not watching. */
    unwatch(gameId: GameId, userId: UserId): Promise<boolean> {
      return database.write(async (on) => {
        const isWatched = await on.spectators.unwatch(gameId, userId);
        // A user who does not watch needs no quiet turns.
        if (isWatched) await on.quiets.endIn(gameId, userId);
        return isWatched;
      }, `game ${gameId}`);
    },
  };
}

/** Quiet turns. */
export function quietTurnsIn(database: Database) {
  return {
    /** Makes a turn quiet for a user, or ends that; returns whether it is quiet now. */
    toggle(quiet: QuietRecord): Promise<boolean> {
      return database.write(async (on) => {
        await on.clocks.touch(quiet.gameId);
        return on.quiets.toggle(quiet);
      }, `game ${quiet.gameId}`);
    },
  };
}

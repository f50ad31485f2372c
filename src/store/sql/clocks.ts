import type { AbsenceToWrite, ClockUpdate, ReminderSettings, UserId } from '../records.ts';
import { standaloneCalls } from './calls.ts';
import type { Database } from './database.ts';

/** The clocks of running games. */
export function clocksIn(database: Database) {
  return {
    ...standaloneCalls(database, 'clocks', { ofGame: 'run', dataOf: 'run', due: 'run', ofComputers: 'run' }),

    /** Saves the result of checking a clock; returns false if the clock has changed since it was read. */
    save(update: ClockUpdate): Promise<boolean> {
      const { gameId, posts } = update;
      // Without posts a note is enough: after a power cut the check is repeated.
      return database[posts.length > 0 ? 'write' : 'note'](async (tables) => {
        const isWritten = await tables.clocks.save(update);
        if (isWritten) await tables.posts.wish(posts, { gameId, seq: await tables.log.length(gameId) });
        return isWritten;
      }, `game ${gameId}`);
    },
  };
}

/** The heartbeat of the program, by which a wrong clock is recognised: see `heartbeat`. */
export function heartbeatIn(database: Database) {
  return {
    ...standaloneCalls(database, 'heartbeat', { timeAt: 'run' }),

    /**
     * Notes that the program is alive. Detects an outage before, or that the clock was set back; then stored times in the future
     * are set to now. Both make all clocks due.
     */
    beat(now: number): Promise<void> {
      return database.note(({ heartbeat }) => heartbeat.beat(now), 'heartbeat');
    },
  };
}

/** Reminder settings and absences of people. */
export function remindersIn(database: Database) {
  return {
    ...standaloneCalls(database, 'reminders', { settings: 'run', absences: 'run' }),

    /** Stores the reminder settings of a user; clocks of the user's games become due. */
    set(userId: UserId, settings: ReminderSettings): Promise<void> {
      return database.write(async (tables) => {
        await tables.reminders.put(userId, settings);
        await tables.clocks.touchGamesOf(userId);
      }, `user ${userId}`);
    },

    /**
     * Stores an absence, in place of one of the user with the same beginning, and posts in running games. The clocks of the user's
     * games become due. Deletes absences that no open game needs any more.
     */
    setAbsence({ absence, now, told }: AbsenceToWrite): Promise<void> {
      return database.write(async (tables) => {
        await tables.reminders.dropAbsencesBefore(await tables.heartbeat.neededSince(now));
        await tables.reminders.putAbsence(absence);
        await tables.clocks.touchGamesOf(absence.userId);
        for (const { gameId, post } of told) {
          // Only running games have a clock.
          if (!(await tables.clocks.has(gameId))) continue;
          await tables.posts.wish([post], { gameId, seq: await tables.log.length(gameId) });
        }
      }, `user ${absence.userId}`);
    },
  };
}

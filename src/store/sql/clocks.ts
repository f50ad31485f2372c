import type { AbsenceToWrite, ClockUpdate, ReminderSettings, UserId } from '../records.ts';
import { calls } from './calls.ts';
import type { Database } from './database.ts';

/** The clocks of running games. */
export function clocksIn(database: Database) {
  return {
    ...calls(database, 'clocks', { ofGame: 'run', dataOf: 'run', due: 'run', ofComputers: 'run' }),

    /** Saves what becomes of a clock; false when it has changed since it was read. */
    save(update: ClockUpdate): Promise<boolean> {
      const { gameId, posts } = update;
      // A look that makes no message due is repeated after a power cut.
      return database[posts.length > 0 ? 'write' : 'note'](async (on) => {
        const isWritten = await on.clocks.save(update);
        if (isWritten) await on.posts.wish(posts, { gameId, seq: await on.log.length(gameId) });
        return isWritten;
      }, `game ${gameId}`);
    },
  };
}

/** Whether the program and its clock are right: see `Heartbeat`. */
export function heartbeatIn(database: Database) {
  return {
    ...calls(database, 'heartbeat', { timeAt: 'run' }),

    /**
     * Notes that the program is alive, and what that tells of the clock: an outage before, or that it was set back, after
     * which whatever was written with a later time counts as written now. Both make all clocks due.
     */
    beat(now: number): Promise<void> {
      return database.note(({ heartbeat }) => heartbeat.beat(now), 'heartbeat');
    },
  };
}

/** How people want to be reminded, and when they are away. */
export function remindersIn(database: Database) {
  return {
    ...calls(database, 'reminders', { settings: 'run', absences: 'run' }),

    /** Stores how somebody wants to be reminded; clocks that wait for them become due. */
    set(userId: UserId, settings: ReminderSettings): Promise<void> {
      return database.write(async (on) => {
        await on.reminders.put(userId, settings);
        await on.clocks.touchGamesOf(userId);
      }, `user ${userId}`);
    },

    /**
     * Stores an absence, in place of one of the user with the same beginning, with posts in games that are running; the
     * clocks of the user become due. Deletes absences that concern nothing open any more.
     */
    setAbsence({ absence, now, told }: AbsenceToWrite): Promise<void> {
      return database.write(async (on) => {
        await on.reminders.dropAbsencesBefore(await on.heartbeat.neededSince(now));
        await on.reminders.putAbsence(absence);
        await on.clocks.touchGamesOf(absence.userId);
        for (const { gameId, post } of told) {
          // Only running games have a clock.
          if (!(await on.clocks.ofGame(gameId))) continue;
          await on.posts.wish([post], { gameId, seq: await on.log.length(gameId) });
        }
      }, `user ${absence.userId}`);
    },
  };
}

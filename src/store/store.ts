import { standaloneCalls } from './sql/calls.ts';
import { clocksIn, heartbeatIn, remindersIn } from './sql/clocks.ts';
import type { Database } from './sql/database.ts';
import { gamesIn } from './sql/games.ts';
import { lobbiesIn } from './sql/lobbies.ts';
import { pagesIn } from './sql/pages.ts';
import { peopleIn } from './sql/people.ts';
import { plansIn } from './sql/plans.ts';
import { postsIn } from './sql/posts.ts';
import type { PruningPlace } from './sql/pruning.ts';
import { pushesIn } from './sql/pushes.ts';
import { ratingsIn } from './sql/ratings.ts';
import { seatAccessIn } from './sql/seat-access.ts';
import { quietTurnsIn, spectatorsIn } from './sql/spectators.ts';

/** Where a pass of pruning begins. */
const BEGINNING: PruningPlace = { table: 0 };

/**
 * The store of games, people, channels and posts. Every method is one transaction. It rejects with a StoreError, and writes
 * nothing, if the disk is full, or the file is locked or cannot be written. Methods that return one game reject with
 * UnreadableGame if it cannot be read; lists leave unreadable games out. Methods that find work look in all servers, or in those
 * of a shard.
 */
export interface Store extends ReturnType<typeof storeOn> {}

/**
 * The store on a database of any dialect, by subject: methods of single tables, and writes to several tables at once. Long, as it
 * lists all subjects.
 */
export function storeOn(database: Database) {
  /** Progress of the current pass of pruning. */
  let pruned = BEGINNING;
  return {
    lobbies: lobbiesIn(database),
    games: gamesIn(database),
    log: standaloneCalls(database, 'log', { ofGame: 'run', waitsFor: 'run' }),
    pages: pagesIn(database),
    seatAccess: seatAccessIn(database),
    pushes: pushesIn(database),
    // Notes are enough: an analysis that a power cut undoes is made again.
    analyses: standaloneCalls(database, 'analyses', {
      ofGame: 'run',
      want: 'note',
      wanted: 'run',
      unwant: 'note',
      put: 'note',
    }),
    tileSets: standaloneCalls(database, 'tileSets', { put: 'write', all: 'run' }),

    people: peopleIn(database),
    interactions: standaloneCalls(database, 'interactions', { dataOf: 'run' }),
    results: standaloneCalls(database, 'results', { ofUser: 'run', between: 'run' }),
    ratings: ratingsIn(database),

    posts: postsIn(database),
    pings: standaloneCalls(database, 'pings', { about: 'run', note: 'note' }),
    plans: plansIn(database),
    spectators: spectatorsIn(database),
    quiets: quietTurnsIn(database),
    notices: standaloneCalls(database, 'notices', {
      due: 'held',
      nextDue: 'run',
      done: 'note',
      fail: 'note',
      hold: 'note',
    }),

    threads: standaloneCalls(database, 'threads', {
      // Written to the disk, as a thread lost in a power cut would stay empty, or be made twice.
      want: 'write',
      begin: 'write',
      due: 'held',
      nextDue: 'run',
      made: 'note',
      isTaken: 'run',
      hold: 'note',
      fail: 'note',
      done: 'note',
    }),

    halls: standaloneCalls(database, 'halls', {
      of: 'run',
      set: 'write',
      begin: 'note',
      stale: 'held',
      tagged: 'note',
    }),

    clocks: clocksIn(database),
    reminders: remindersIn(database),
    heartbeat: heartbeatIn(database),

    /**
     * The id of the database. A backup has another id than its source, so that messages sent after a restore are not taken for
     * earlier ones.
     */
    id: (): Promise<number> => database.id(),

    /**
     * Deletes some rows that no game needs any more: one step of a pass over the database. Returns false after the last step. Ended
     * games stay readable. A clock that has just jumped ahead is not trusted at once.
     */
    async prune(now: number): Promise<boolean> {
      const place = await database.write(async (tables) => {
        return tables.pruning.step(await tables.heartbeat.sureMoment(now), pruned);
      }, 'pruning');
      pruned = place ?? BEGINNING;
      await database.shrink();
      return place !== undefined;
    },

    close: (): Promise<void> => database.close(),
  };
}

import { calls } from './sql/calls.ts';
import { clocksIn, heartbeatIn, remindersIn } from './sql/clocks.ts';
import type { Database } from './sql/database.ts';
import { gamesIn } from './sql/games.ts';
import { lobbiesIn } from './sql/lobbies.ts';
import { pagesIn } from './sql/pages.ts';
import { peopleIn } from './sql/people.ts';
import { postsIn } from './sql/posts.ts';
import type { PruningPlace } from './sql/pruning.ts';
import { ratingsIn } from './sql/ratings.ts';
import { quietTurnsIn, spectatorsIn } from './sql/spectators.ts';

/** Where a pass of pruning begins. */
const BEGINNING: PruningPlace = { table: 0 };

/**
 * Games, people, channels and public messages. What looks for work does so in all servers, or in those of a shard. Every
 * method is one transaction; it rejects with a StoreError, having written nothing, when the disk is full, the file
 * is locked or cannot be written any more. What returns one game rejects with UnreadableGame where that cannot be read; lists
 * of games leave it out.
 */
export interface Store extends ReturnType<typeof storeOn> {}

/**
 * The store on a database of any dialect, by subject: the tables, and what is written to several of them at once. One list of all
 * subjects, as long as there are any.
 */
export function storeOn(database: Database) {
  /** How far the pass of pruning under way has come. */
  let pruned = BEGINNING;
  return {
    lobbies: lobbiesIn(database),
    games: gamesIn(database),
    log: calls(database, 'log', { ofGame: 'run' }),
    pages: pagesIn(database),
    // What a power cut undoes of analyses is made again.
    analyses: calls(database, 'analyses', { ofGame: 'run', want: 'note', wanted: 'run', unwant: 'note', put: 'note' }),
    tileSets: calls(database, 'tileSets', { put: 'write', all: 'run' }),

    people: peopleIn(database),
    interactions: calls(database, 'interactions', { dataOf: 'run' }),
    results: calls(database, 'results', { ofUser: 'run', between: 'run' }),
    ratings: ratingsIn(database),

    posts: postsIn(database),
    pings: calls(database, 'pings', { about: 'run', note: 'note' }),
    spectators: spectatorsIn(database),
    quiets: quietTurnsIn(database),
    notices: calls(database, 'notices', { due: 'held', nextDue: 'run', done: 'note', fail: 'note', hold: 'note' }),

    threads: calls(database, 'threads', {
      // A thread that a power cut made unknown would stay empty, or be made once more.
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

    clocks: clocksIn(database),
    reminders: remindersIn(database),
    heartbeat: heartbeatIn(database),

    /**
     * The id of the database, which a backup does not share with what it was copied from: what is sent after a
     * restore is not what was sent before it.
     */
    id: (): Promise<number> => database.id(),

    /**
     * Deletes some of what no game needs any more: one step of a pass over the database; false when that was the last one.
     * Ended games stay readable. A clock that has just jumped ahead is not believed at once.
     */
    async prune(now: number): Promise<boolean> {
      const place = await database.write(async (on) => {
        return on.pruning.step(await on.heartbeat.sureMoment(now), pruned);
      }, 'pruning');
      pruned = place ?? BEGINNING;
      await database.shrink();
      return place !== undefined;
    },

    close: (): Promise<void> => database.close(),
  };
}

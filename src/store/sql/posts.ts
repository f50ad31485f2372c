import type { Delivery, FailedAttempt, GameId, PostToWrite, SubjectPlace } from '../records.ts';
import { standaloneCalls } from './calls.ts';
import type { Database } from './database.ts';

/** The outbox. One function, as all methods use the same database. */
export function postsIn(database: Database) {
  return {
    ...standaloneCalls(database, 'posts', {
      work: 'run',
      depth: 'run',
      ofGame: 'run',
      ofMessage: 'run',
      ofSubject: 'run',
      isAwaited: 'run',
      // Written to the disk, as otherwise the message would be sent, and ping, again after a power cut.
      begin: 'write',
      hold: 'note',
      drop: 'note',
      dropAll: 'write',
      revive: 'write',
      toChannel: 'note',
      lost: 'run',
    }),

    /** Writes posts of a game without another change of the game. */
    add(gameId: GameId, posts: readonly PostToWrite[]): Promise<void> {
      return database.write(
        async (tables) => void (await tables.posts.wish(posts, { gameId, seq: await tables.log.length(gameId) })),
        `game ${gameId}`,
      );
    },

    /** Writes posts of another subject. */
    addTo(place: SubjectPlace, posts: readonly PostToWrite<string>[]): Promise<void> {
      return database.write(async (tables) => void (await tables.posts.wish(posts, place)));
    },

    /**
     * Notes a delivery. A task newer than `wish` stays pending as an edit, and so does a task newer than the one with which sending
     * began, as an earlier attempt may have sent the message. Returns true if a notice waits for the message.
     */
    deliver({ pinged = [], ...delivery }: Delivery): Promise<boolean> {
      return database.note(async (tables) => {
        const isAwaited = await tables.posts.deliver(delivery);
        for (const ping of pinged) await tables.pings.note(ping);
        return isAwaited;
      });
    },

    /**
     * Notes a failed attempt, to be tried again at `retryAt`; without it, the post is given up with the error code. Does nothing if
     * there is a newer wish. A post that was given up does not block later ones, and a failed removal of controls is not retried
     * after every later post. If the turn message of a turn that goes on again cannot be edited, the withdrawn one announces the
     * turn again.
     */
    fail(attempt: FailedAttempt): Promise<void> {
      return database.note(({ posts }) => posts.fail(attempt), `post ${attempt.id}`);
    },
  };
}

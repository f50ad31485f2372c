import type { BegunPost, Delivery, FailedAttempt, GameId, PostWish, SubjectId, SubjectPlace } from '../records.ts';
import { calls } from './calls.ts';
import type { Database } from './database.ts';

/** The outbox. One method after the other, each of a few lines: what all of them have in common is the database. */
export function postsIn(database: Database) {
  return {
    ...calls(database, 'posts', {
      due: 'held',
      work: 'run',
      depth: 'run',
      ofGame: 'run',
      ofSubject: 'run',
      isAwaited: 'run',
      hold: 'note',
      drop: 'note',
      dropAll: 'write',
      toChannel: 'note',
      lost: 'run',
    }),

    /** Writes posts of a game in which nothing else changes. */
    add(gameId: GameId, posts: readonly PostWish[]): Promise<void> {
      return database.write(
        async (on) => void (await on.posts.wish(posts, { gameId, seq: await on.log.length(gameId) })),
        `game ${gameId}`,
      );
    },

    /** Writes posts of another subject. */
    addTo(place: SubjectPlace, posts: readonly PostWish<string>[]): Promise<void> {
      return database.write(async (on) => void (await on.posts.wish(posts, place)));
    },

    /**
     * Notes that a message is about to be sent; undefined, so that it must not be, when there is a newer wish. After that
     * the message may exist, whatever is heard of it. Returns the newest id of Discord that was known the first time.
     */
    begin(post: BegunPost): Promise<{ begunAfter?: string } | undefined> {
      // What is sent without it would be sent again after a power cut, and ping again.
      return database.write(({ posts }) => posts.begin(post));
    },

    /**
     * Notes a delivery; a newer `wish` stays pending as an edit, as does one newer than that with which sending began,
     * because an earlier attempt may have posted the message.
     */
    deliver({ pinged = [], ...delivery }: Delivery): Promise<void> {
      return database.note(async (on) => {
        await on.posts.deliver(delivery);
        for (const ping of pinged) await on.pings.note(ping);
      });
    },

    /**
     * Notes a failed attempt, to be tried again at `retryAt`, or given up (undefined) with the error code; does nothing
     * if there is a newer wish. A post that was given up does not block later ones, and a failed removal of controls is
     * not retried after every later post. If the turn message of a turn that goes on again cannot be edited, the withdrawn
     * one announces the turn again.
     */
    fail(attempt: FailedAttempt): Promise<void> {
      return database.note(({ posts }) => posts.fail(attempt), `post ${attempt.id}`);
    },

    /**
     * Makes the latest post of a subject pending again if it was given up, after its channel became accessible. Older ones
     * stay given up: they would now appear below later ones.
     */
    revive(subject: SubjectId): Promise<void> {
      return database.write(({ posts }) => posts.revive(subject));
    },
  };
}

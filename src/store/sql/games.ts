import type { GameChange, GameId, GameWithEnds, PostWish, UnreadableClose, WriteOutcome } from '../records.ts';
import { calls } from './calls.ts';
import type { Database } from './database.ts';
import { guarded, raced } from './guarded.ts';
import type { Statements } from './statements.ts';

/** Games, lobbies included. */
export function gamesIn(database: Database) {
  return {
    ...calls(database, 'games', {
      byId: 'run',
      open: 'run',
      last: 'run',
      allOpen: 'run',
      countOpen: 'run',
      countOwn: 'run',
      withEnds: 'run',
      idleLobbies: 'run',
      ofUser: 'run',
      endedOfUser: 'run',
    }),

    /**
     * Appends to the log of a running game, adds acts, and ends or closes the game if requested. It is a conflict if the log has
     * another length than `seq`, or if the game has another number of acts than the change.
     */
    append(change: GameChange): Promise<WriteOutcome> {
      return guarded(database, change, appended);
    },

    /**
     * Stores the ends that the messages of a game will show, with edits of these messages. Writes nothing and returns false if the
     * game has another number of acts.
     */
    noteEnds(change: GameWithEnds & { readonly acts: number; readonly posts: readonly PostWish[] }): Promise<boolean> {
      const { gameId, shown, acts, posts } = change;
      return database.write(async (on) => {
        if (acts !== (await on.acts.count(gameId))) return false;
        await on.games.putEnds(gameId, shown);
        await on.posts.wish(posts, { gameId, seq: await on.log.length(gameId) });
        return true;
      }, `game ${gameId}`);
    },

    /**
     * Closes an unreadable lobby or running game, with the act that says why. Its pending posts are dropped, as they cannot be
     * made. A game that is over is a conflict.
     */
    closeUnread({ gameId, cause, at, act, userId }: UnreadableClose): Promise<WriteOutcome> {
      return raced(database, gameId, async (on) => {
        if ((await on.games.gameOfCause(cause)) !== undefined) return 'duplicate';
        if (!(await on.games.close(gameId, at))) return 'conflict';
        const acts = { from: await on.acts.next(gameId), acts: [act], ...(userId !== undefined && { userId }) };
        await on.acts.insert(acts, { gameId, seq: await on.log.length(gameId), at });
        await on.games.noteCause(gameId, cause, at);
        await dropOpen(on, gameId);
        return 'written';
      });
    },
  };
}

async function appended(on: Statements, change: GameChange, length: number): Promise<'written' | 'conflict'> {
  const { gameId, seq, entries, status, raises = entries.length, replacement, endsWatch, channelId } = change;
  // UNIQUE(game, seq) alone would allow a gap.
  if (seq !== length) return 'conflict';
  if (channelId !== undefined && (await on.games.open(channelId))) return 'conflict';
  if (!(await on.games.advance(change, { status, by: raises }))) return 'conflict';
  await on.log.insert(entries, change);
  if (channelId !== undefined) await on.games.move(gameId, channelId);
  if (replacement) await on.seats.give(gameId, replacement.seat, replacement.userId);
  if (endsWatch !== undefined) {
    await on.spectators.unwatch(gameId, endsWatch);
    await on.quiets.endIn(gameId, endsWatch);
  }
  if (change.results) await on.results.insert(gameId, change.results);
  if (change.page) await on.pages.put({ gameId, key: change.page.newKey, isOpen: change.page.isOpen });
  if (change.isUnrated) await on.ratings.done(gameId);
  if (change.clock) await on.clocks.change(gameId, change.clock, change.at);
  return 'written';
}

/** Drops the clock, posts, rating and spectators of a game. */
async function dropOpen(on: Statements, gameId: GameId): Promise<void> {
  await on.clocks.end(gameId);
  await on.ratings.done(gameId);
  await on.posts.dropPending(gameId);
  await on.spectators.endGame(gameId);
}

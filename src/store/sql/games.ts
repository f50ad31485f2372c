import type {
  ChangeOutcome,
  GameChange,
  GameId,
  GameWithEnds,
  PostToWrite,
  UnreadableClose,
  WriteOutcome,
} from '../records.ts';
import { standaloneCalls } from './calls.ts';
import type { Database } from './database.ts';
import { guardedWrite, withRaceOutcomes } from './guarded.ts';
import { putPage } from './pages.ts';
import type { Statements } from './statements.ts';

/** Games, lobbies included. */
export function gamesIn(database: Database) {
  return {
    ...standaloneCalls(database, 'games', {
      byId: 'run',
      open: 'run',
      last: 'run',
      allOpen: 'run',
      countOpen: 'run',
      countOwn: 'run',
      withEnds: 'run',
      idleLobbies: 'run',
      ofUser: 'run',
      waitingFor: 'run',
      endedOfUser: 'run',
      wasDone: 'run',
    }),

    /**
     * Appends to the log of a running game, adds acts, and ends or closes the game if requested. It is a conflict if the log has
     * another length than `seq`, or if the game has another number of acts than the change.
     */
    async append(change: GameChange): Promise<ChangeOutcome> {
      let { at } = change;
      const outcome = await guardedWrite(database, change, (tables, write, length) => {
        at = write.at;
        return appended(tables, write, length);
      });
      return outcome === 'written' ? { at } : outcome;
    },

    /**
     * Stores the ends that the messages of a game will show, with edits of these messages. Writes nothing and returns false if the
     * game has another number of acts.
     */
    noteEnds(
      change: GameWithEnds & { readonly acts: number; readonly posts: readonly PostToWrite[] },
    ): Promise<boolean> {
      const { gameId, shown, acts, posts } = change;
      return database.write(async (tables) => {
        if (acts !== (await tables.acts.count(gameId))) return false;
        await tables.games.putEnds(gameId, shown);
        await tables.posts.wish(posts, { gameId, seq: await tables.log.length(gameId) });
        return true;
      }, `game ${gameId}`);
    },

    /**
     * Closes an unreadable lobby or running game, with the act that says why. Its pending posts are dropped, as they cannot be
     * made. A game that is over is a conflict.
     */
    closeUnread({ gameId, cause, at, act, userId }: UnreadableClose): Promise<WriteOutcome> {
      return withRaceOutcomes(database, gameId, async (tables) => {
        if ((await tables.games.gameOfCause(cause)) !== undefined) return 'duplicate';
        if (!(await tables.games.close(gameId, at))) return 'conflict';
        const acts = { from: await tables.acts.next(gameId), acts: [act], ...(userId !== undefined && { userId }) };
        await tables.acts.insert(acts, { gameId, seq: await tables.log.length(gameId), at });
        await tables.games.noteCause(gameId, cause, at);
        await dropOpen(tables, gameId);
        return 'written';
      });
    },
  };
}

async function appended(tables: Statements, change: GameChange, length: number): Promise<'written' | 'conflict'> {
  const { gameId, seq, entries, status, raises = entries.length, replacement, endsWatch, channelId } = change;
  // UNIQUE(game, seq) alone would allow a gap.
  if (seq !== length) return 'conflict';
  if (channelId !== undefined && (await tables.games.open(channelId))) return 'conflict';
  if (!(await tables.games.advance(change, { status, by: raises }))) return 'conflict';
  await tables.log.insert(entries, change);
  if (channelId !== undefined) await tables.games.move(gameId, channelId);
  if (replacement) await tables.seats.give(gameId, replacement.seat, replacement.userId);
  if (endsWatch !== undefined) {
    await tables.spectators.unwatch(gameId, endsWatch);
    await tables.quiets.endIn(gameId, endsWatch);
  }
  await endPlans(tables, change);
  for (const userId of change.endsAccess ?? []) await tables.seatAccess.endOfSeat({ gameId, userId });
  if (change.results) await tables.results.insert(gameId, change.results);
  if (change.page) await putPage(tables, gameId, change.page);
  if (change.isUnrated) await tables.ratings.done(gameId);
  if (change.clock) await tables.clocks.change(gameId, change.clock, change.at);
  return 'written';
}

/** Deletes the plans that a change ends. The message of the turn no longer waits for them. */
async function endPlans({ plans, posts }: Statements, { gameId, status, endsPlans = [] }: GameChange): Promise<void> {
  let hasEnded = status !== 'running' && (await plans.endGame(gameId));
  for (const seat of endsPlans) hasEnded = (await plans.end(gameId, seat)) || hasEnded;
  if (hasEnded) await posts.hasten(gameId);
}

/** Drops the clock, posts, rating, plans and spectators of a game. */
async function dropOpen(tables: Statements, gameId: GameId): Promise<void> {
  await tables.clocks.end(gameId);
  await tables.ratings.done(gameId);
  await tables.posts.dropPending(gameId);
  await tables.plans.endGame(gameId);
  await tables.spectators.endGame(gameId);
}

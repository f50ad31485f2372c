import { takebackRejection } from '../core/fold.ts';
import { failure, type Result } from '../core/result.ts';
import { type Act, type ChannelId, isComputer, type UserId } from '../store/records.ts';
import { tooManyActs } from './act-limits.ts';
import { isPaused, offersOf, resignedSeats, seatOf } from './acts.ts';
import type { App, Request } from './app.ts';
import { commit, commitEntries, droppedBy } from './commit.ts';
import { endsWithoutSeat } from './computers.ts';
import { commitActs } from './decision.ts';
import { stopGame } from './ending.ts';
import type { Rejection } from './rejection.ts';
import { runningTable, type Table } from './table.ts';
import { takebackPosts, turnBegunAgain } from './undo.ts';

/*
 * Decisions of a moderator about the game of a channel. The caller checks that the user manages the channel. Every act names
 * the moderator and is told publicly.
 */

/** Pauses the game of a channel. */
export async function pauseByModerator(app: App, request: Request): Promise<Result<Table, Rejection>> {
  const result = await runningTable(app, request);
  if (!result.ok) return result;
  const table = result.value;
  if (isPaused(table.record)) return failure({ code: 'paused' });
  const act: Act = { type: 'paused' };
  const tooMany = tooManyActs(table.record, act);
  if (tooMany) return failure(tooMany);
  return commitActs(app, request, table, {
    acts: [act],
    by: request.userId,
    posts: [{ type: 'send', kind: 'act', act: table.record.acts.length }],
  });
}

/** Lets the game of a channel go on. */
export async function resumeByModerator(app: App, request: Request): Promise<Result<Table, Rejection>> {
  const result = await runningTable(app, request);
  if (!result.ok) return result;
  const table = result.value;
  if (!isPaused(table.record)) return failure({ code: 'not-paused' });
  const act: Act = { type: 'resumed' };
  return commitActs(app, request, table, { acts: [act], by: request.userId, posts: [] });
}

/** Takes back the last action of a game, of any seat; never a draw. */
export async function undoByModerator(app: App, request: Request): Promise<Result<Table, Rejection>> {
  const result = await runningTable(app, request);
  if (!result.ok) return result;
  const table = result.value;
  const { game, fold, record } = table;
  const seat = fold.actions.at(-1)?.seat ?? 0;
  const rejection = takebackRejection(game, fold, seat);
  if (rejection) return failure(rejection);
  if (resignedSeats(record).has(seat) || isComputer(record.seats[seat]!.userId)) {
    return failure({ code: 'played-by-rule' });
  }
  const act: Act = { type: 'undone-by-moderator' };
  const tooMany = tooManyActs(record, act);
  if (tooMany) return failure(tooMany);
  return commit(app, request, {
    table,
    entries: [{ type: 'takeback', seat }],
    acts: [act],
    by: request.userId,
    // The player did not ask for the takeback, so a new message pings them.
    posts: [...takebackPosts(table).filter(({ type }) => type === 'withdraw'), { type: 'send', kind: 'turn' }],
    status: 'running',
    ...turnBegunAgain(table),
  });
}

/**
 * Removes a player from the game: a rule plays the seat until somebody takes it. The game ends if only one other player or
 * only computers are left.
 */
export async function kickByModerator(app: App, request: Request, userId: UserId): Promise<Result<Table, Rejection>> {
  const result = await runningTable(app, request);
  if (!result.ok) return result;
  const table = result.value;
  const { record } = table;
  const seat = seatOf(record, userId);
  if (seat < 0) return failure({ code: 'no-seat' });
  if (resignedSeats(record).has(seat)) return failure({ code: 'seat-left' });
  const act: Act = { type: 'kicked', seat };
  const decision = { acts: [act], by: request.userId };
  if (endsWithoutSeat(record, seat)) return stopGame(app, request, table, decision);
  const posts = [{ type: 'send', kind: 'act', act: record.acts.length } as const];
  return commitActs(app, request, table, { ...decision, posts });
}

/** Moves the game of a channel to another channel of the same server; the caller checks that the bot may post there. */
export async function moveGameToChannel(
  app: App,
  request: Request,
  channelId: ChannelId,
): Promise<Result<Table, Rejection>> {
  const result = await runningTable(app, request);
  if (!result.ok) return result;
  const table = result.value;
  const { record } = table;
  if (await app.store.games.open(channelId)) return failure({ code: 'channel-taken' });
  const act: Act = { type: 'moved' };
  const dropped = droppedBy(record, [act], () => true);
  const offers = offersOf(record).filter(({ outcome }) => outcome === 'open');
  return commitEntries(app, request, {
    table,
    after: table.fold.state,
    acts: [act, ...dropped],
    by: request.userId,
    channelId,
    posts: [
      { type: 'send', kind: 'moved', channelId: record.channelId },
      ...(dropped.length > 0 ? [{ type: 'refresh', kind: 'vote' } as const] : []),
      ...offers.map(({ act }) => ({ type: 'refresh', kind: 'offer', act }) as const),
    ],
    announce: true,
  });
}

import { failure, type Result, success } from '../core/result.ts';
import { unlessUnreadable } from '../guard/each-game.ts';
import type { Act, ChannelId, GameId, GameRecord, UserId } from '../store/records.ts';
import { type App, openGameOf, type Request } from './app.ts';
import { commit, gameAfterWrite, WRITE_REJECTIONS } from './commit.ts';
import { endsWithoutSeat } from './computers.ts';
import { commitActs } from './decision.ts';
import { withFollowing } from './posts.ts';
import type { Rejection } from './rejection.ts';
import { resultOfResignation } from './results.ts';
import { gameAndContentOf, loadTable, seatedTableOfGame, type Table } from './table.ts';
import { openVoteOf } from './time-limits.ts';

/**
 * Resigns the user's seat. The game ends if only one other player or only computers are left. Otherwise a rule plays the turns
 * of the seat from now on, at once if the seat is to move.
 */
export async function resign(app: App, request: Request): Promise<Result<Table, Rejection>> {
  const result = await seatedTableOfGame(app, request);
  if (!result.ok) return result;
  const { table, seat } = result.value;
  const act: Act = { type: 'resigned', seat };
  if (endsWithoutSeat(table.record, seat)) return stopGame(app, request, table, { acts: [act] });
  return commitActs(app, request, table, { acts: [act], posts: [] });
}

/** Ends the lobby or running game of a channel for a moderator; the caller checks that the user manages the channel. */
export async function endByModerator(app: App, request: Request): Promise<Result<GameId, Rejection>> {
  return closeIn(app, async () => openGameOf(request), { act: { type: 'ended-by-moderator' }, request });
}

/** Closes the game of a deleted channel or thread. */
export async function closeGameOf(app: App, channelId: ChannelId): Promise<void> {
  await closeIn(app, () => app.store.games.open(channelId), { act: { type: 'channel-gone' } });
}

/** The act that closes a game, and the request of the user who closes it, if any. */
interface Closure {
  readonly act: Act;
  readonly request?: Request;
}

async function closeIn(
  app: App,
  open: () => Promise<GameRecord | undefined>,
  closing: Closure,
): Promise<Result<GameId, Rejection>> {
  const closed = async () => {
    const record = await open();
    return record ? close(app, record, closing) : failure({ code: 'no-game' } as const);
  };
  return unlessUnreadable(closed, (error) => {
    app.onUnreadable(error);
    return closeUnread(app, error.gameId, closing);
  });
}

async function close(app: App, record: GameRecord, closing: Closure): Promise<Result<GameId, Rejection>> {
  const { act, request } = closing;
  const { id: gameId, revision, seats, ownerId, status } = record;
  if (status === 'running') {
    if (!gameAndContentOf(app, record)) return closeUnread(app, gameId, closing);
    const decision = { acts: [act], ...(request && { by: request.userId }) };
    const stopped = await stopGame(app, request ?? {}, await loadTable(app, record), decision);
    return stopped.ok ? success(gameId) : stopped;
  }
  const acts = { from: record.acts.length, acts: [act], ...(request && { userId: request.userId }) };
  const posts = withFollowing([{ type: 'refresh', kind: request ? 'lobby' : 'announcement' }]);
  const write = { gameId, revision, at: app.now(), acts, posts, ...(request && { cause: request.cause }) };
  const outcome = await app.store.lobbies.change({ ...write, seats, ownerId, closed: true });
  const written = await gameAfterWrite(app, gameId, outcome);
  return written.ok ? success(gameId) : written;
}

/** Closes a game without a public message, because this program cannot read it or does not have its rules. */
async function closeUnread(app: App, gameId: GameId, { act, request }: Closure): Promise<Result<GameId, Rejection>> {
  const source = request && { cause: request.cause, userId: request.userId };
  const outcome = await app.store.games.closeUnread({ gameId, at: app.now(), act, ...source });
  return outcome === 'written' ? success(gameId) : failure(WRITE_REJECTIONS[outcome]);
}

/** Stops a running game with the act that says why. The channel is told, unless it is gone. */
export function stopGame(
  app: App,
  request: Partial<Pick<Request, 'cause'>>,
  table: Table,
  { acts, by }: { readonly acts: readonly Act[]; readonly by?: UserId },
): Promise<Result<Table, Rejection>> {
  const isGone = acts.some(({ type }) => type === 'channel-gone');
  const isResigned = acts.some(({ type }) => type === 'resigned');
  // The message of an open vote changes, as the vote has ended.
  const refreshed = openVoteOf(table.record) ? [{ type: 'refresh', kind: 'vote' } as const] : [];
  const results = isResigned ? resultOfResignation(table, { acts, at: app.now() }) : undefined;
  return commit(app, request, {
    table,
    acts,
    ...(by !== undefined && { by }),
    posts: isGone ? [{ type: 'refresh', kind: 'announcement' }] : [...refreshed, { type: 'send', kind: 'end' }],
    status: 'closed',
    ...(results && { results }),
    ...(!isGone && { endedTurn: table.progress.turn }),
  });
}

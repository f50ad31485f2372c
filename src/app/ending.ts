import { failure, type Result, success } from '../core/result.ts';
import type { Act, GameRecord } from '../store/records.ts';
import type { ActsToWrite, PostWish } from '../store/store.ts';
import type { App, Request } from './app.ts';
import { endsWithout } from './computers.ts';
import { withActs } from './pause.ts';
import type { Rejection } from './rejection.ts';
import { playedByItself } from './rule-play.ts';
import { loadTable, rulesOf, type Table } from './table.ts';
import { commit, commitEntries, seatedTableOfGame } from './turn.ts';
import { gameAfterWrite } from './write-outcome.ts';

/**
 * Resigns the user's seat. With one other player left that ends the game; else a rule plays the seat's turns from now
 * on, beginning at once if the seat is to move.
 */
export async function resign(app: App, request: Request): Promise<Result<Table, Rejection>> {
  const found = await seatedTableOfGame(app, request);
  if (!found.ok) return found;
  const { table, seat } = found.value;
  const act: Act = { type: 'resigned', seat };
  const acts = { from: table.game.acts.length, acts: [act] };
  if (endsWithout(table.game, seat)) return stop(app, request, table, acts);
  const { entries, state } = playedByItself(withActs(app, table, [act]), table.fold.state);
  return commitEntries(app, request, { table, entries, after: state, refresh: true, acts });
}

/** Ends the lobby or running game of a channel for somebody who manages the channel; the caller checks that they do. */
export async function endByModerator(app: App, request: Request): Promise<Result<GameRecord, Rejection>> {
  const game = await app.store.openGame(request.channelId);
  if (!game) return failure({ code: 'no-game' });
  return close(app, game, { act: { type: 'ended-by-moderator' }, request });
}

/** Closes the games of channels and threads that are gone. */
export async function closeGamesOf(app: App, channelIds: readonly string[]): Promise<void> {
  for (const channelId of channelIds) {
    const game = await app.store.openGame(channelId);
    if (game) await close(app, game, { act: { type: 'channel-gone' } });
  }
}

async function close(
  app: App,
  game: GameRecord,
  { act, request }: { act: Act; request?: Request },
): Promise<Result<GameRecord, Rejection>> {
  const { id: gameId, revision, seats, ownerId, status } = game;
  const acts = { from: game.acts.length, acts: [act], ...(request && { userId: request.userId }) };
  if (status === 'running' && rulesOf(app, game)) {
    const stopped = await stop(app, request ?? {}, await loadTable(app, game), acts);
    return stopped.ok ? success(stopped.value.game) : stopped;
  }
  const write = { gameId, revision, at: app.now(), acts, ...(request && { cause: request.cause }) };
  if (status === 'running') {
    // No public message can be made of a game whose rules this program does not have.
    const seq = (await app.store.log(gameId)).length;
    const outcome = await app.store.append({ ...write, seq, entries: [], posts: [], status: 'closed' });
    return gameAfterWrite(app, gameId, outcome);
  }
  const posts: PostWish[] = [{ type: 'refresh', kind: request ? 'lobby' : 'announcement' }];
  const outcome = await app.store.changeLobby({ ...write, seats, ownerId, closed: true, posts });
  return gameAfterWrite(app, gameId, outcome);
}

/** Stops a running game with the act that says why; people are told unless there is nowhere to tell them. */
export function stop(
  app: App,
  request: Partial<Pick<Request, 'cause'>>,
  table: Table,
  acts: ActsToWrite,
): Promise<Result<Table, Rejection>> {
  const isGone = acts.acts.some(({ type }) => type === 'channel-gone');
  return commit(app, request, {
    table,
    entries: [],
    acts,
    posts: isGone ? [{ type: 'refresh', kind: 'announcement' }] : [{ type: 'send', kind: 'end' }],
    status: 'closed',
    ...(!isGone && { endedTurn: table.progress.turn }),
  });
}

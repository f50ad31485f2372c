import { failure, type Result, success } from '../core/result.ts';
import { type GameRecord, isPerson, type UserId } from '../store/records.ts';
import { activeSeats, seatOf } from './acts.ts';
import type { App, Request } from './app.ts';
import { openLobby, startOpened } from './lobby.ts';
import { computersIn } from './lobby-options.ts';
import type { Rejection } from './rejection.ts';

/** A lobby in which a game is to be played again. */
export interface Rematch {
  readonly lobby: GameRecord;
  /** True if the lobby was opened just now. */
  readonly isNew: boolean;
}

/** Opens a lobby with the options of a game that is over, or returns the rematch that is already open. */
export async function openRematch(
  app: App,
  request: Request & { guildId: string },
  before: GameRecord,
): Promise<Result<Rematch, Rejection>> {
  const opened = await openLobby(app, {
    ...request,
    ruleSet: before.ruleSet,
    options: { ...before.options, rematchOf: before.id },
  });
  if (opened.ok) return success({ lobby: opened.value, isNew: true });
  const lobby = await app.store.games.open(request.channelId);
  const waits = lobby?.status === 'lobby' && lobby.options.rematchOf === before.id;
  return waits ? success({ lobby, isNew: false }) : opened;
}

/** True if a person played a game against computers alone, so that nobody else has to join its rematch. */
export function playedAlone(before: GameRecord, userId: UserId): boolean {
  return computersIn(before) > 0 && playedBy(before).every((one) => one === userId || !isPerson(one));
}

/**
 * Starts the rematch of a game that a person played against computers alone, from the page of that game: so its turns are told in
 * one message. A rematch that goes on already is returned, as when the same request comes again.
 */
export async function playAgain(
  app: App,
  request: Request & { guildId: string },
  before: GameRecord,
): Promise<Result<GameRecord, Rejection>> {
  if (before.status !== 'ended' && before.status !== 'closed') return failure({ code: 'already-running' });
  if (!playedAlone(before, request.userId)) return failure({ code: 'stale' });
  const opened = await openRematch(app, request, { ...before, options: { ...before.options, told: 'end' } });
  const started = opened.ok ? await startOpened(app, request, opened.value.lobby) : opened;
  const open = await app.store.games.open(request.channelId);
  const isGoing = open?.status === 'running' && open.options.rematchOf === before.id;
  if (isGoing && seatOf(open, request.userId) >= 0) return success(open);
  return started.ok ? failure({ code: 'overtaken' }) : started;
}

/**
 * Players of the earlier game who have not joined the lobby of its rematch; none for other lobbies. Players who resigned from
 * the earlier game are not invited, but may join.
 */
export async function invitedTo(app: App, lobby: GameRecord): Promise<readonly UserId[]> {
  const { rematchOf } = lobby.options;
  const before = rematchOf === undefined ? undefined : await app.store.games.byId(rematchOf);
  return (before ? playedBy(before) : []).filter((userId) => isPerson(userId) && seatOf(lobby, userId) < 0);
}

/** The players of a game at its end, or when it was stopped. */
function playedBy(before: GameRecord): readonly UserId[] {
  return activeSeats(before).map((seat) => before.seats[seat]!.userId);
}

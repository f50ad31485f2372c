import { type Result, success } from '../core/result.ts';
import { type GameRecord, isPerson, type UserId } from '../store/records.ts';
import { activeSeats } from './acts.ts';
import type { App, Request } from './app.ts';
import { openLobby } from './lobby.ts';
import type { Rejection } from './rejection.ts';
import { seatOf } from './table.ts';

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

/**
 * Players of the earlier game who have not joined the lobby of its rematch; none for other lobbies. Players who resigned from
 * the earlier game are not invited, but may join.
 */
export async function invitedTo(app: App, lobby: GameRecord): Promise<readonly UserId[]> {
  const { rematchOf } = lobby.options;
  const before = rematchOf === undefined ? undefined : await app.store.games.byId(rematchOf);
  const played = before ? activeSeats(before).map((seat) => before.seats[seat]!.userId) : [];
  return played.filter((userId) => isPerson(userId) && seatOf(lobby, userId) < 0);
}

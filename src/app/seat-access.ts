import { sha256 } from '../core/digest.ts';
import { failure, type Result, success } from '../core/result.ts';
import type { GameRecord, SeatOfGame, SeatSessionRecord, UserId } from '../store/records.ts';
import { activeSeatOf } from './acts.ts';
import type { App, Request } from './app.ts';
import { isSecureOrigin, pageAddress } from './page.ts';
import type { Rejection } from './rejection.ts';
import { seatedTableOfGame } from './table.ts';

/*
 * Who plays a seat on the page of a game. The bot gives a person a ticket for their seat; a browser exchanges it once for a token,
 * and is that person in that game from then on. Only hashes of tickets and tokens are stored: they are random, so that a hash tells
 * nothing of them.
 */

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** How long a ticket is valid, in milliseconds. */
export const TICKET_LIFETIME = HOUR / 6;

/** How long the press that spent a ticket can be repeated, in milliseconds. */
const REPEAT_TIME = HOUR / 30;

/** How long a session lasts from its last use, and from the end of its game, in milliseconds. */
export const SESSION_LIFETIME = 30 * DAY;
const LIFETIME_AFTER_END = DAY;

/** How long a session inside Discord lasts from its beginning, in milliseconds; opening the page again begins another one. */
export const ACTIVITY_LIFETIME = DAY / 2;

/** A browser that plays a seat; `session` is the id of its session, which tells nothing of the token. */
export interface EnteredSeat extends SeatOfGame {
  readonly session: string;
  /** True if the last use was just noted, which happens once an hour at most. */
  readonly isRenewed: boolean;
}

/** Makes a ticket for the seat of a person, which replaces an earlier one. */
export async function makeTicket(
  { store, now, newKey }: Pick<App, 'store' | 'now' | 'newKey'>,
  { gameId, userId }: SeatOfGame,
): Promise<string> {
  const ticket = newKey();
  await store.seatAccess.putTicket({ gameId, userId, hash: sha256(ticket), madeAt: now() });
  return ticket;
}

/** A link with which a browser plays a seat, and the browsers that play it now. */
export interface LinkedSeat {
  readonly link: string;
  readonly browsers: readonly SeatSessionRecord[];
}

/** Makes a link with which a browser plays the user's seat in the channel's game, on the page of the game. */
export async function linkSeat(app: App, request: Request): Promise<Result<LinkedSeat, Rejection>> {
  const result = await seatedTableOfGame(app, request);
  if (!result.ok) return result;
  const { record } = result.value.table;
  const address = await pageAddress(app, record);
  if (address === undefined) return failure({ code: 'page-closed' });
  if (!isSecureOrigin(address)) return failure({ code: 'page-not-secure' });
  const seat = { gameId: record.id, userId: request.userId };
  const browsers = await browsersOf(app, seat);
  // After `#`, as browsers send that to no server, so that no log has it.
  return success({ link: `${address}#seat=${await makeTicket(app, seat)}`, browsers });
}

/** The person who may play the game with a ticket, which is not spent by this; undefined if it is wrong, old or used. */
export async function userOfTicket(
  { store, now }: Pick<App, 'store' | 'now'>,
  record: GameRecord,
  ticket: string,
): Promise<UserId | undefined> {
  const userId = await store.seatAccess.ticketUser(ticketQuery(record, ticket, now()));
  return userId !== undefined && mayPlay(record, userId, now()) ? userId : undefined;
}

/** What a browser enters a game with. */
interface SeatEntry {
  readonly ticket: string;
  /** The token that its session gets: the same however often one press is repeated, and another one for every other press. */
  readonly token: string;
  /** The token that it had before in this game. */
  readonly before?: string | undefined;
}

/**
 * Spends a ticket, and begins a session, which takes the place of the one before; the press that did so may be repeated for a while, as its
 * answer may have been lost. Returns the person; undefined if the ticket is wrong, old or used.
 */
export async function enterWithTicket(
  { store, now }: Pick<App, 'store' | 'now'>,
  record: GameRecord,
  { ticket, token, before }: SeatEntry,
): Promise<UserId | undefined> {
  const at = now();
  if ((await userOfTicket({ store, now }, record, ticket)) === undefined)
    return userOfPress({ store, now }, record, token);
  const session = browserSession(token, at);
  const replaced = before === undefined ? undefined : sha256(before);
  const entered = await store.seatAccess.enter({ ticket: ticketQuery(record, ticket, at), session, before: replaced });
  return entered ?? userOfPress({ store, now }, record, token);
}

/** The person who has just entered a game with a token; undefined once that was a while ago. */
export async function userOfPress(
  { store, now }: Pick<App, 'store' | 'now'>,
  record: GameRecord,
  token: string,
): Promise<UserId | undefined> {
  const at = now();
  const session = await store.seatAccess.session(sha256(token));
  if (session?.gameId !== record.id || session.madeAt <= at - REPEAT_TIME) return undefined;
  return mayPlay(record, session.userId, at) ? session.userId : undefined;
}

/**
 * Begins a session of a person in a game without a ticket, for a browser that has shown in another game that it is this person's;
 * returns its token.
 */
export async function beginSession(
  { store, now, newKey }: Pick<App, 'store' | 'now' | 'newKey'>,
  { gameId, userId }: SeatOfGame,
): Promise<string> {
  // Two keys of 144 random bits each.
  const token = `${newKey()}${newKey()}`;
  await store.seatAccess.begin({ ...browserSession(token, now()), gameId, userId });
  return token;
}

/** The session of a browser that begins at a moment. */
function browserSession(token: string, at: number) {
  return { hash: sha256(token), kind: 'browser', madeAt: at, seenAt: hourOf(at) } as const;
}

/** Begins a session inside Discord, where Discord has said who the person is; false if they have no seat in the game. */
export async function beginActivitySession(
  { store, now }: Pick<App, 'store' | 'now'>,
  { record, userId, token }: { readonly record: GameRecord; readonly userId: UserId; readonly token: string },
): Promise<boolean> {
  const at = now();
  if (!mayPlay(record, userId, at)) return false;
  const seat = { gameId: record.id, userId };
  await store.seatAccess.begin({ ...seat, hash: sha256(token), kind: 'activity', madeAt: at, seenAt: hourOf(at) });
  return true;
}

/** The seat of a token in a game; undefined for a token of no seat there, and if its session is over. */
export async function seatOfToken(
  { store, now }: Pick<App, 'store' | 'now'>,
  record: GameRecord,
  token: string,
): Promise<EnteredSeat | undefined> {
  const at = now();
  const session = await store.seatAccess.session(sha256(token));
  if (!session || session.gameId !== record.id || !isCurrent(session, at)) return undefined;
  const { gameId, userId, hash, seenAt } = session;
  if (!mayPlay(record, userId, at)) return undefined;
  const isRenewed = seenAt < hourOf(at);
  if (isRenewed) await store.seatAccess.noteSeen(hash, hourOf(at));
  return { gameId, userId, session: hash, isRenewed };
}

/** The browsers that play a seat now, the first one first. */
export async function browsersOf(
  { store, now }: Pick<App, 'store' | 'now'>,
  seat: SeatOfGame,
): Promise<readonly SeatSessionRecord[]> {
  const at = now();
  const sessions = await store.seatAccess.ofSeat(seat);
  return sessions.filter((session) => session.kind === 'browser' && isCurrent(session, at));
}

/** Ends the session of a token. */
export async function signOut(app: Pick<App, 'store'>, token: string): Promise<void> {
  await endSession(app, sha256(token));
}

/** Ends a session by its id. */
export async function endSession({ store }: Pick<App, 'store'>, session: EnteredSeat['session']): Promise<void> {
  await store.seatAccess.endSession(session);
}

/** Ends all sessions of a person in all games, and their tickets; returns how many browsers were signed in. */
export async function endAllSessions({ store, now }: Pick<App, 'store' | 'now'>, userId: UserId): Promise<number> {
  const at = now();
  return (await store.seatAccess.endOfUser(userId)).filter((session) => isCurrent(session, at)).length;
}

function ticketQuery({ id }: GameRecord, ticket: string, at: number) {
  return { hash: sha256(ticket), gameId: id, after: at - TICKET_LIFETIME };
}

/** True if a session was used lately enough, or inside Discord was begun lately enough. */
function isCurrent({ kind, madeAt, seenAt }: SessionTimes, at: number): boolean {
  return kind === 'activity' ? madeAt > at - ACTIVITY_LIFETIME : seenAt > at - SESSION_LIFETIME;
}

type SessionTimes = Pick<SeatSessionRecord, 'kind' | 'madeAt' | 'seenAt'>;

/** True if a person plays a game that is not over for long. */
function mayPlay(record: GameRecord, userId: UserId, at: number): boolean {
  const isRecent = record.status === 'running' || record.changedAt > at - LIFETIME_AFTER_END;
  return isRecent && activeSeatOf(record, userId) >= 0;
}

function hourOf(at: number): number {
  return at - (at % HOUR);
}

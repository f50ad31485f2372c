import type { Level } from '../computer/levels.ts';
import { failure, type Result } from '../core/result.ts';
import type { Act, GameRecord, PostToWrite, UserId } from '../store/records.ts';
import { tooManyActs } from './act-limits.ts';
import { type Offer, offersOf, resignedSeats, seatOf, type Vote, votesOf } from './acts.ts';
import type { App, Request } from './app.ts';
import { commit } from './commit.ts';
import { computersAt, hasOtherPeople } from './computers.ts';
import { commitActs } from './decision.ts';
import type { Rejection } from './rejection.ts';
import { seatedTable, seatedTableOfGame, type Table, tableOfGame } from './table.ts';
import { isOfferOpen, isSeatFree, openVoteOf } from './time-limits.ts';

/** Offers the user's seat to somebody else. The user keeps the seat until that person takes it. */
export async function offerSeat(app: App, request: Request, userId: UserId): Promise<Result<Table, Rejection>> {
  const result = await seatedTable(app, request);
  if (!result.ok) return result;
  const { table, seat } = result.value;
  if (seatOf(table.record, userId) >= 0) return failure({ code: 'already-seated' });
  const { record } = table;
  const earlier = offersOf(record).find((offer) => offer.seat === seat && offer.outcome === 'open');
  // An offer mentions the invited person, so the same offer is not made twice.
  const isAsked =
    earlier?.userId === userId && isOfferOpen(record, earlier, await app.store.heartbeat.timeAt(app.now()));
  if (isAsked) return failure({ code: 'already-asked' });
  const act: Act = { type: 'seat-offered', seat, userId };
  const tooMany = tooManyActs(record, act);
  if (tooMany) return failure(tooMany);
  return commit(app, request, {
    table,
    acts: [act],
    posts: [
      ...(earlier ? [refreshed('offer', earlier)] : []),
      { type: 'send', kind: 'offer', act: record.acts.length },
    ],
    status: 'running',
  });
}

/** Ends an offer: its player takes it back, or the invited person declines it. */
export async function endOffer(app: App, request: Request, number: number): Promise<Result<Table, Rejection>> {
  const result = await tableOfGame(app, request);
  if (!result.ok) return result;
  const table = result.value;
  const offer = offersOf(table.record)[number - 1];
  if (!offer) return failure({ code: 'stale' });
  if (offer.outcome !== 'open') return failure({ code: 'offer-over' });
  const isConcerned = request.userId === offer.userId || seatOf(table.record, request.userId) === offer.seat;
  return isConcerned ? closeOffer(app, request, table, offer) : failure({ code: 'not-invited' });
}

/** Ends an offer of a table. */
export function closeOffer(app: App, request: Partial<Pick<Request, 'cause'>>, table: Table, offer: Offer) {
  return commit(app, request, {
    table,
    acts: [{ type: 'offer-ended', seat: offer.seat }],
    posts: [refreshed('offer', offer)],
    status: 'running',
  });
}

/** The offer or vote that lets somebody take a seat, with its number in the game, from 1. */
export interface SeatSource {
  readonly kind: 'offer' | 'vote';
  readonly number: number;
}

/** Takes a seat that was offered to the user, or that a vote opened to anybody who does not play. */
export async function takeSeat(app: App, request: Request, source: SeatSource): Promise<Result<Table, Rejection>> {
  const result = await tableOfGame(app, request);
  if (!result.ok) return result;
  const table = result.value;
  const opening = await openingOf(app, table, source);
  if (!opening) return failure({ code: 'stale' });
  const { seat, vote, isOpen, invited } = opening;
  if (!isOpen) return failure({ code: 'offer-over' });
  const { record } = table;
  if (invited !== undefined && invited !== request.userId) return failure({ code: 'not-invited' });
  const ownSeat = seatOf(record, request.userId);
  // A player who resigned may come back to the seat as long as nobody else has it.
  if (ownSeat >= 0 && !(ownSeat === seat && resignedSeats(record).has(ownSeat)))
    return failure({ code: 'already-seated' });
  return giveSeat(app, request, table, { seat, userId: request.userId, vote });
}

/** Lets a computer play the user's seat from now on, if other people play. */
export async function giveToComputer(app: App, request: Request, level: Level): Promise<Result<Table, Rejection>> {
  const result = await seatedTableOfGame(app, request);
  if (!result.ok) return result;
  const { table, seat } = result.value;
  if (!hasOtherPeople(table.record, seat)) return failure({ code: 'last-person' });
  return giveSeat(app, request, table, { seat, userId: computerAt(table.record, level) });
}

/** Lets a computer play a seat that a vote opened; any person at the table may decide that. */
export async function fillWithComputer(
  app: App,
  request: Request,
  { number, level }: { readonly number: number; readonly level: Level },
): Promise<Result<Table, Rejection>> {
  const result = await seatedTableOfGame(app, request);
  if (!result.ok) return result;
  const { table } = result.value;
  const source = { kind: 'vote', number } as const;
  const opening = await openingOf(app, table, source);
  if (!opening) return failure({ code: 'stale' });
  if (!opening.isOpen) return failure({ code: 'offer-over' });
  if (!hasOtherPeople(table.record, opening.seat)) return failure({ code: 'last-person' });
  const { seat, vote } = opening;
  return giveSeat(app, request, table, { seat, userId: computerAt(table.record, level), vote });
}

function computerAt({ seats }: GameRecord, level: Level): UserId {
  return computersAt(seats, [level])[0]!;
}

/** Gives a seat to another player, a person or a computer, and updates the messages of votes about it. */
function giveSeat(
  app: App,
  request: Request,
  table: Table,
  { seat, userId, vote }: { readonly seat: number; readonly userId: UserId; readonly vote?: Vote | undefined },
): Promise<Result<Table, Rejection>> {
  const { record, progress } = table;
  const replaced: Act = { type: 'replaced', seat, userId: record.seats[seat]!.userId };
  const open = openVoteOf(record);
  return commitActs(app, request, table, {
    acts: [replaced],
    replacement: { seat, userId },
    posts: [...(vote ? [refreshed('vote', vote)] : []), ...(open ? [refreshed('vote', open)] : [])],
    // A new player who is to move gets a new message; otherwise the current message changes.
    announce: seat === progress.seat,
    refresh: true,
  });
}

/** The seat of an offer or a vote; if `invited` is set, only that user may take it. */
async function openingOf(app: App, { record }: Table, { kind, number }: SeatSource) {
  const time = await app.store.heartbeat.timeAt(app.now());
  if (kind === 'offer') {
    const offer = offersOf(record)[number - 1];
    return (
      offer && { seat: offer.seat, vote: undefined, isOpen: isOfferOpen(record, offer, time), invited: offer.userId }
    );
  }
  const vote = votesOf(record)[number - 1];
  if (vote?.subject !== 'replace' || vote.about === undefined) return undefined;
  return { seat: vote.about, vote, isOpen: isSeatFree(record, vote, time), invited: undefined };
}

function refreshed(kind: 'offer' | 'vote', { act }: Offer | Vote): PostToWrite {
  return { type: 'refresh', kind, act };
}

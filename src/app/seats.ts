import type { Level } from '../computer/levels.ts';
import { failure, type Result } from '../core/result.ts';
import type { Act, GameRecord, PostWish, UserId } from '../store/records.ts';
import { tooManyActs } from './act-limits.ts';
import { type Offer, offersOf, resignedSeats, type Vote, votesOf } from './acts.ts';
import type { App, Request } from './app.ts';
import { computersAt, hasOtherPeople } from './computers.ts';
import { commitActs } from './decision.ts';
import type { Rejection } from './rejection.ts';
import { seatOf, type Table } from './table.ts';
import { isOfferOpen, isSeatFree, openVoteOf } from './time-limits.ts';
import { commit, seatedTable, seatedTableOfGame, tableOfGame } from './turn.ts';

/** Offers the user's seat to somebody else; the seat stays theirs until that person takes it. */
export async function offerSeat(app: App, request: Request, userId: UserId): Promise<Result<Table, Rejection>> {
  const found = await seatedTable(app, request);
  if (!found.ok) return found;
  const { table, seat } = found.value;
  if (seatOf(table.record, userId) >= 0) return failure({ code: 'already-seated' });
  const { record } = table;
  const earlier = offersOf(record).find((offer) => offer.seat === seat && offer.outcome === 'open');
  // Everybody is mentioned once.
  const isAsked =
    earlier?.userId === userId && isOfferOpen(record, earlier, await app.store.heartbeat.timeAt(app.now()));
  if (isAsked) return failure({ code: 'already-asked' });
  const act: Act = { type: 'seat-offered', seat, userId };
  const tooMany = tooManyActs(record, act);
  if (tooMany) return failure(tooMany);
  return commit(app, request, {
    table,
    entries: [],
    acts: { from: record.acts.length, acts: [act] },
    posts: [
      ...(earlier ? [refreshed('offer', earlier)] : []),
      { type: 'send', kind: 'offer', act: record.acts.length },
    ],
    status: 'running',
  });
}

/** Takes an offer back, for its player, or declines it, for the invited person. */
export async function endOffer(app: App, request: Request, number: number): Promise<Result<Table, Rejection>> {
  const found = await tableOfGame(app, request);
  if (!found.ok) return found;
  const table = found.value;
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
    entries: [],
    acts: { from: table.record.acts.length, acts: [{ type: 'offer-ended', seat: offer.seat }] },
    posts: [refreshed('offer', offer)],
    status: 'running',
  });
}

/** Where a seat can be taken: an offer to somebody, or a vote of the table; both are counted from 1. */
export interface SeatSource {
  readonly kind: 'offer' | 'vote';
  readonly number: number;
}

/** Takes a seat that was offered to the user, or that the table has given free for anybody who does not play. */
export async function takeSeat(app: App, request: Request, source: SeatSource): Promise<Result<Table, Rejection>> {
  const found = await tableOfGame(app, request);
  if (!found.ok) return found;
  const table = found.value;
  const opening = await openingOf(app, table, source);
  if (!opening) return failure({ code: 'stale' });
  const { seat, vote, isOpen, invited } = opening;
  if (!isOpen) return failure({ code: 'offer-over' });
  const { record } = table;
  if (invited !== undefined && invited !== request.userId) return failure({ code: 'not-invited' });
  const own = seatOf(record, request.userId);
  // Who has resigned may come back to their seat as long as nobody else has it.
  if (own >= 0 && !(own === seat && resignedSeats(record).has(own))) return failure({ code: 'already-seated' });
  return giveSeat(app, request, table, { seat, userId: request.userId, vote });
}

/** Lets a computer play the user's seat from now on, where people are left. */
export async function giveToComputer(app: App, request: Request, level: Level): Promise<Result<Table, Rejection>> {
  const found = await seatedTableOfGame(app, request);
  if (!found.ok) return found;
  const { table, seat } = found.value;
  if (!hasOtherPeople(table.record, seat)) return failure({ code: 'last-person' });
  return giveSeat(app, request, table, { seat, userId: computerAt(table.record, level) });
}

/** Lets a computer play a seat that the table has given free; any of its people may decide that. */
export async function fillWithComputer(
  app: App,
  request: Request,
  { number, level }: { readonly number: number; readonly level: Level },
): Promise<Result<Table, Rejection>> {
  const found = await seatedTableOfGame(app, request);
  if (!found.ok) return found;
  const { table } = found.value;
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

/** Gives a seat to another player, person or computer, such as one that a vote gave free, and ends what was asked about it. */
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
    acts: { from: record.acts.length, acts: [replaced] },
    replacement: { seat, userId },
    posts: [...(vote ? [refreshed('vote', vote)] : []), ...(open ? [refreshed('vote', open)] : [])],
    // Who is to move now has to be told; the others read it in the message that there is.
    announce: seat === progress.seat,
    refresh: true,
  });
}

/** The seat of an offer or a vote; `invited` is the only one who may take it. */
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

function refreshed(kind: 'offer' | 'vote', { act }: Offer | Vote): PostWish {
  return { type: 'refresh', kind, act };
}

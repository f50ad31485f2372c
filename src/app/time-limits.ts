import type { GameRecord, Span, UserId } from '../store/records.ts';
import { isPaused, type Offer, pausesOf, type Vote, votesOf } from './acts.ts';
import type { App } from './app.ts';
import { LONGEST_ABSENCE } from './away.ts';
import { believedAbsences, DAY, momentAfter, type TurnClock, turnClockIn, weekendsOf } from './clock.ts';
import { peopleSeats } from './computers.ts';

/*
 * When votes, offers and free seats end. Like a turn, they are timed by the table's clock, which stands still while the program
 * is down, at weekends in which the table rests, and in pauses that began after they were opened.
 */

/** How long a vote is open, in milliseconds. */
const VOTE_LIFE = DAY;

/** How long an offered seat may be taken, in milliseconds. */
const OFFER_LIFE = DAY;

/** How long a seat that a vote opened may be taken, in milliseconds. */
const FREE_LIFE = 7 * DAY;

/** After a pause of this length, one vote in favour is enough to resume the game, in milliseconds. */
const GUARDED_PAUSE = 7 * DAY;

/** After this time the player to move counts as overdue if turns have no deadline, in milliseconds. */
const LONGEST_SILENCE = 3 * DAY;

/** The time at a table, and the spans in which its clocks stand still. */
export interface TableClock {
  readonly now: number;
  readonly outages: readonly Span[];
  readonly absences: readonly (Span & { readonly userId: UserId })[];
  readonly turn?: TurnClock | undefined;
}

/** The clock of a running game. */
export async function tableClockOf(app: App, record: GameRecord): Promise<TableClock> {
  const data = await app.store.clocks.dataOf(record.id, app.now());
  const { now, outages } = data;
  const people = new Set(peopleSeats(record).map((seat) => record.seats[seat]!.userId));
  const absences = believedAbsences(data).filter(({ userId }) => people.has(userId));
  return {
    now,
    outages: [...outages, ...weekendsOf(record, data)],
    absences,
    turn: await turnClockIn(app, record, data),
  };
}

interface Opened {
  /** Index of the opening act, and its time. */
  readonly act: number;
  readonly at: number;
  readonly life: number;
}

function endOf({ acts }: GameRecord, { act, at, life }: Opened, stops: readonly Span[]): number | undefined {
  const pauses = pausesOf({ acts: acts.slice(act + 1) });
  return momentAfter(at, life, [...stops, ...pauses.map(({ from, to = Number.POSITIVE_INFINITY }) => ({ from, to }))]);
}

/** True if a vote is about the current turn. */
export function isAboutTurn({ subject }: Pick<Vote, 'subject'>): boolean {
  return subject === 'skip' || subject === 'extend';
}

/**
 * When an open vote ends, in milliseconds since 1970; undefined while the table's clock stands still without a known end. The
 * vote waits for people who are away and have not voted; a vote about a turn waits only for its player. It waits no longer
 * than the longest absence.
 */
export function voteEnd(record: GameRecord, vote: Vote, clock: TableClock): number | undefined {
  const latest = vote.openedAt + LONGEST_ABSENCE * DAY;
  const awaited = clock.absences
    .filter(({ userId }) => !vote.ballots.has(userId) && (!isAboutTurn(vote) || isPlayer(record, vote.about, userId)))
    .map(({ from, to }) => ({ from, to: Math.min(to, latest) }));
  return endOf(record, { act: vote.act, at: vote.openedAt, life: VOTE_LIFE }, [...clock.outages, ...awaited]);
}

function isPlayer({ seats }: GameRecord, seat: number | undefined, userId: UserId): boolean {
  return seat !== undefined && seats[seat]?.userId === userId;
}

/** Until when an offer can be taken, in milliseconds since 1970; undefined while the clock stands still without a known end. */
export function offerEnd(record: GameRecord, { act, madeAt }: Offer, { outages }: Pick<TableClock, 'outages'>) {
  return endOf(record, { act, at: madeAt, life: OFFER_LIFE }, outages);
}

/** True if an offer can be taken now. */
export function isOfferOpen(record: GameRecord, offer: Offer, clock: Pick<TableClock, 'now' | 'outages'>): boolean {
  return offer.outcome === 'open' && clock.now < (offerEnd(record, offer, clock) ?? Number.POSITIVE_INFINITY);
}

/** True if a vote opened a seat to anybody and nobody has taken it, even if its time is over. */
export function freesSeat({ subject, outcome, isSeatRefilled }: Vote): boolean {
  return subject === 'replace' && outcome === 'passed' && !isSeatRefilled;
}

/** Until when a seat that a vote opened can be taken, in milliseconds since 1970; undefined while the clock stands still. */
export function freeSeatEnd(
  record: GameRecord,
  vote: Vote,
  { outages }: Pick<TableClock, 'outages'>,
): number | undefined {
  return vote.decided && endOf(record, { ...vote.decided, life: FREE_LIFE }, outages);
}

/** True if anybody may take the seat of a vote now. */
export function isSeatFree(record: GameRecord, vote: Vote, clock: Pick<TableClock, 'now' | 'outages'>): boolean {
  return freesSeat(vote) && clock.now < (freeSeatEnd(record, vote, clock) ?? Number.POSITIVE_INFINITY);
}

/**
 * The outcome of an open vote; undefined as long as further ballots may change it. More than half of all people decide; a
 * takeback needs everybody.
 */
export function decidedOutcome(
  game: Pick<GameRecord, 'acts' | 'seats'>,
  { ballots, subject }: Pick<Vote, 'ballots' | 'subject'>,
): 'vote-passed' | 'vote-failed' | undefined {
  const people = votersOf(game);
  const inFavour = people.filter((userId) => ballots.get(userId) === true).length;
  const against = people.filter((userId) => ballots.get(userId) === false).length;
  if (subject === 'undo') {
    if (against > 0) return 'vote-failed';
    return inFavour === people.length ? 'vote-passed' : undefined;
  }
  if (inFavour > people.length / 2) return 'vote-passed';
  return against >= people.length / 2 ? 'vote-failed' : undefined;
}

/** The users who may vote. */
export function votersOf(game: Pick<GameRecord, 'acts' | 'seats'>): UserId[] {
  return peopleSeats(game).map((seat) => game.seats[seat]!.userId);
}

/**
 * True if a vote has passed when its time is over. A person without a ballot counts as against, with exceptions:
 * - an overdue player to move does not count;
 * - in a vote to skip the turn of an overdue player, nobody without a ballot counts, so that one ballot is enough;
 * - in a vote about a turn, people who are away do not count, as the vote does not wait for them;
 * - in a pause, nobody without a ballot counts if more than half of the people have voted; to resume the game after a week, one
 *   ballot is enough.
 * A vote to take back the end of a turn never passes by time.
 */
export function hasPassed(record: GameRecord, vote: Vote, clock: TableClock): boolean {
  const { ballots, subject } = vote;
  if (subject === 'undo') return false;
  const people = votersOf(record);
  const cast = people.filter((userId) => ballots.has(userId));
  const inFavour = cast.filter((userId) => ballots.get(userId)).length;
  if (isPaused(record)) {
    const isEnough = cast.length > people.length / 2 || (subject === 'resume' && isLongPaused(record, clock));
    return isEnough && inFavour > cast.length / 2;
  }
  const isSkipped = subject === 'skip' && isOverdue(clock);
  const isAway = (userId: UserId) =>
    isAboutTurn(vote) &&
    clock.absences.some((one) => one.userId === userId && one.from <= clock.now && clock.now < one.to);
  const isPassedOver = (userId: UserId) =>
    isSkipped || isAway(userId) || (userId === clock.turn?.userId && isOverdue(clock));
  const counted = people.filter((userId) => ballots.has(userId) || !isPassedOver(userId));
  return inFavour > counted.length / 2;
}

/** True if the player to move has used up the time for the turn. */
function isOverdue({ turn, now }: TableClock): boolean {
  if (!turn) return false;
  const { clock, deadline, stops, pace } = turn;
  const end = pace ? deadline : clock.askedAt === undefined ? momentAfter(clock.since, LONGEST_SILENCE, stops) : now;
  return end !== undefined && end <= now;
}

function isLongPaused(record: GameRecord, { now, outages }: TableClock): boolean {
  const pause = pausesOf(record).at(-1);
  return pause !== undefined && momentAfter(pause.from, GUARDED_PAUSE, outages)! <= now;
}

/** The vote that is open at a table. */
export function openVoteOf(record: GameRecord): Vote | undefined {
  const vote = votesOf(record).at(-1);
  return vote?.outcome === 'open' && record.status === 'running' ? vote : undefined;
}

import type { ActRecord, ActsToWrite, GameRecord, SeatReplacement, UserId, VoteSubject } from '../store/records.ts';
import type { Table } from './app.ts';

/** A pause, in milliseconds since 1970; without an end while it lasts. */
export interface Pause {
  readonly from: number;
  readonly to?: number;
}

/** When a game was paused, in order; the last pause has no end while the game is paused. */
export function pausesOf({ acts }: Pick<GameRecord, 'acts'>): readonly Pause[] {
  const pauses: Pause[] = [];
  for (const { act, at } of acts) {
    const last = pauses.at(-1);
    const isPaused = last !== undefined && last.to === undefined;
    if (act.type === 'paused' && !isPaused) pauses.push({ from: at });
    else if (act.type === 'resumed' && isPaused) pauses[pauses.length - 1] = { from: last.from, to: at };
  }
  return pauses;
}

/** True if a game is paused, so that nobody can take an action. */
export function isPaused(game: Pick<GameRecord, 'acts'>): boolean {
  const last = pausesOf(game).at(-1);
  return last !== undefined && last.to === undefined;
}

/** Seats without a player, after a resignation or a kick: a rule plays their turns until somebody takes them. */
export function resignedSeats({ acts }: Pick<GameRecord, 'acts'>): ReadonlySet<number> {
  const resigned = new Set<number>();
  for (const { act } of acts) {
    if (act.type === 'resigned' || act.type === 'kicked') resigned.add(act.seat);
    else if (act.type === 'replaced') resigned.delete(act.seat);
  }
  return resigned;
}

/** Users with a seat in a game from which they have not resigned. */
export function playersOf({ acts, seats }: Pick<GameRecord, 'acts' | 'seats'>): UserId[] {
  const left = resignedSeats({ acts });
  return seats.flatMap(({ userId }, seat) => (left.has(seat) ? [] : [userId]));
}

/** True if the last player of a seat resigned; false if a moderator removed them. */
export function hasResigned({ acts }: Pick<GameRecord, 'acts'>, seat: number): boolean {
  const left = acts.findLast(({ act }) => (act.type === 'resigned' || act.type === 'kicked') && act.seat === seat);
  return left?.act.type === 'resigned';
}

/** Seats with a player, in order. */
export function activeSeats(game: Pick<GameRecord, 'acts' | 'seats'>): number[] {
  const resigned = resignedSeats(game);
  return game.seats.flatMap((_, seat) => (resigned.has(seat) ? [] : [seat]));
}

/** The seat of a user at a game; -1 for spectators. */
export function seatOf(record: GameRecord, userId: UserId): number {
  return record.seats.findIndex((seat) => seat.userId === userId);
}

/** The seat of a user who plays a game; -1 for everybody else, also for a player who has resigned. */
export function activeSeatOf(record: GameRecord, userId: UserId): number {
  const seat = seatOf(record, userId);
  return resignedSeats(record).has(seat) ? -1 : seat;
}

/** A vote of a table with the ballots cast so far. */
export interface Vote {
  /** Index of the act that opened the vote, among the acts of the game. */
  readonly act: number;
  /** Number of the vote in its game, from 1. */
  readonly number: number;
  readonly subject: VoteSubject;
  /** Seat and turn that the vote concerns; absent if it concerns none. */
  readonly about?: number;
  readonly turn?: number;
  /** The user who opened the vote, and their seat. */
  readonly opener: UserId;
  readonly seat: number;
  /** In milliseconds since 1970. */
  readonly openedAt: number;
  /** Ballots by user, without users who have left their seats; true is in favour. */
  readonly ballots: ReadonlyMap<UserId, boolean>;
  readonly outcome: 'open' | 'passed' | 'failed' | 'dropped';
  /** Index of the act that decided the vote, and its time in milliseconds since 1970. */
  readonly decided?: { readonly act: number; readonly at: number };
  /** Whether the seat that the vote replaces has got another player since the vote passed. */
  readonly isSeatRefilled: boolean;
}

type Acted = Pick<GameRecord, 'acts' | 'seats'>;

/** All votes of a game, in order. A vote that is open when the game ends stays open for ever, but nobody can vote in it. */
export function votesOf(game: Acted): Vote[] {
  let votes: Vote[] = [];
  for (const [index, { act, at }] of game.acts.entries()) {
    if (act.type === 'vote-opened') {
      const { subject, seat, about, turn } = act;
      const opener = playerAfter(game, seat, index);
      votes.push({
        act: index,
        number: votes.length + 1,
        subject,
        seat,
        ...(about !== undefined && { about }),
        ...(turn !== undefined && { turn }),
        opener,
        openedAt: at,
        ballots: new Map([[opener, true]]),
        outcome: 'open',
        isSeatRefilled: false,
      });
      continue;
    }
    if (act.type === 'replaced') {
      const { seat } = act;
      votes = votes.map((vote) => (isOfSeat(vote, seat) ? { ...vote, isSeatRefilled: true } : vote));
    }
    const last = votes.at(-1);
    if (last?.outcome === 'open') votes[votes.length - 1] = voteAfter(game, last, index);
  }
  return votes;
}

function isOfSeat({ subject, about, outcome }: Vote, seat: number): boolean {
  return subject === 'replace' && about === seat && outcome === 'passed';
}

/** An open vote after an act. The ballot of a person who leaves the seat is dropped. */
function voteAfter(game: Acted, vote: Vote, index: number): Vote {
  const { act, at } = game.acts[index]!;
  const decided = { act: index, at };
  switch (act.type) {
    case 'voted':
      return { ...vote, ballots: new Map([...vote.ballots, [playerAfter(game, act.seat, index), act.inFavour]]) };
    case 'replaced':
      return withoutBallot(vote, act.userId);
    case 'resigned':
    case 'kicked':
      return withoutBallot(vote, playerAfter(game, act.seat, index));
    case 'vote-passed':
      return { ...vote, outcome: 'passed', decided };
    case 'vote-failed':
      return { ...vote, outcome: 'failed', decided };
    case 'vote-dropped':
      return { ...vote, outcome: 'dropped', decided };
    default:
      return vote;
  }
}

function withoutBallot(vote: Vote, userId: UserId): Vote {
  return { ...vote, ballots: new Map([...vote.ballots].filter(([voter]) => voter !== userId)) };
}

/** A seat that its player offered to somebody. */
export interface Offer {
  /** Index of the act that made the offer, among the acts of the game. */
  readonly act: number;
  /** Number of the offer in its game, from 1. */
  readonly number: number;
  readonly seat: number;
  /** The user who may take the seat. */
  readonly userId: UserId;
  /** In milliseconds since 1970. */
  readonly madeAt: number;
  readonly outcome: 'open' | 'taken' | 'ended';
}

/** All offers of seats of a game, in order. An offer ends when its player leaves, its seat is taken, or the game moves. */
export function offersOf({ acts, seats }: Pick<GameRecord, 'acts' | 'seats'>): Offer[] {
  let offers: Offer[] = [];
  const end = (isMeant: (offer: Offer) => boolean, outcome: (offer: Offer) => Offer['outcome'] = () => 'ended') => {
    offers = offers.map((one) => (one.outcome === 'open' && isMeant(one) ? { ...one, outcome: outcome(one) } : one));
  };
  for (const [index, { act, at }] of acts.entries()) {
    switch (act.type) {
      case 'seat-offered': {
        const { seat, userId } = act;
        end((offer) => offer.seat === seat);
        offers.push({ seat, userId, madeAt: at, act: index, number: offers.length + 1, outcome: 'open' });
        break;
      }
      case 'replaced': {
        const player = playerAfter({ acts, seats }, act.seat, index);
        end(
          ({ seat }) => seat === act.seat,
          ({ userId }) => (userId === player ? 'taken' : 'ended'),
        );
        break;
      }
      case 'offer-ended':
      case 'resigned':
      case 'kicked':
        end(({ seat }) => seat === act.seat);
        break;
      case 'moved':
        end(() => true);
        break;
      default:
    }
  }
  return offers;
}

/** Who had a seat after an act: the player before the next replacement, or the current player if none followed. */
export function playerAfter({ acts, seats }: Pick<GameRecord, 'acts' | 'seats'>, seat: number, act: number): UserId {
  const next = acts.find((one, index) => index > act && one.act.type === 'replaced' && one.act.seat === seat)?.act;
  return next?.type === 'replaced' ? next.userId : seats[seat]!.userId;
}

/** The acts that are told in a public message of their own, in order. */
export function toldActs({ acts }: Pick<GameRecord, 'acts'>): readonly ActRecord[] {
  return acts.filter(
    ({ act, userId }) =>
      act.type === 'kicked' || act.type === 'player-gone' || (act.type === 'paused' && userId !== undefined),
  );
}

/** True if the buttons of an act's message are no longer needed: the game goes on, or somebody else has the seat. */
export function isSettled({ acts }: Pick<GameRecord, 'acts'>, told: ActRecord): boolean {
  const { act } = told;
  const later = acts.slice(acts.indexOf(told) + 1);
  return later.some(({ act: next }) =>
    act.type === 'paused'
      ? next.type === 'resumed'
      : next.type === 'replaced' && 'seat' in act && next.seat === act.seat,
  );
}

/** The act that stopped a game before its end; undefined for all other games. */
export function stoppingAct({ status, acts }: Pick<GameRecord, 'status' | 'acts'>): ActRecord | undefined {
  return status === 'closed' ? acts.at(-1) : undefined;
}

/** Returns a table with acts that were added after it was read, and with the player who replaces another, if any. */
export function withActs(
  table: Table,
  added: Omit<ActsToWrite, 'from'> & { readonly at: number; readonly replacement?: SeatReplacement | undefined },
): Table {
  const { record, log } = table;
  const acts = added.acts.map((act, index) => {
    const decidedBy = index === 0 && !('userId' in act) ? added.userId : undefined;
    return { act, seq: log.length, at: added.at, ...(decidedBy !== undefined && { userId: decidedBy }) };
  });
  const seats = record.seats.map((one, seat) =>
    added.replacement?.seat === seat ? { ...one, userId: added.replacement.userId } : one,
  );
  return { ...table, record: { ...record, seats, acts: [...record.acts, ...acts] } };
}

/** Who had a seat when a log entry was written; seats change hands between entries. An index after the log means now. */
export function playerAt({ acts, seats }: Pick<GameRecord, 'acts' | 'seats'>, seat: number, entry: number): UserId {
  const next = acts.find(({ act, seq }) => seq > entry && act.type === 'replaced' && act.seat === seat)?.act;
  return next?.type === 'replaced' ? next.userId : seats[seat]!.userId;
}

/** All players of each seat, in the order in which they had it; the last has it now. */
export function seatPlayers({ acts, seats }: Pick<GameRecord, 'acts' | 'seats'>): readonly (readonly UserId[])[] {
  return seats.map(({ userId }, seat) => [
    ...acts.flatMap(({ act }) => (act.type === 'replaced' && act.seat === seat ? [act.userId] : [])),
    userId,
  ]);
}

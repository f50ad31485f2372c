import type { Act, ActRecord, GameRecord, SeatReplacement, UserId, VoteSubject } from '../store/records.ts';
import { seatOf, type Table } from './table.ts';

/** A stretch of time in milliseconds since 1970, without an end while it lasts. */
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

/** Whether nobody can take an action in a game for now. */
export function isPaused(game: Pick<GameRecord, 'acts'>): boolean {
  const last = pausesOf(game).at(-1);
  return last !== undefined && last.to === undefined;
}

/** Seats that nobody plays, after a resignation or by a moderator: a rule plays their turns until somebody takes them. */
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

/** Whether the player of a seat that nobody plays left it themselves. */
export function hasResigned({ acts }: Pick<GameRecord, 'acts'>, seat: number): boolean {
  const left = acts.findLast(({ act }) => (act.type === 'resigned' || act.type === 'kicked') && act.seat === seat);
  return left?.act.type === 'resigned';
}

/** Seats with a player, in order. */
export function activeSeats(game: Pick<GameRecord, 'acts' | 'seats'>): number[] {
  const resigned = resignedSeats(game);
  return game.seats.flatMap((_, seat) => (resigned.has(seat) ? [] : [seat]));
}

/** The seat of a user who plays a game; -1 for everybody else, also for a player who has resigned. */
export function activeSeatOf(record: GameRecord, userId: UserId): number {
  const seat = seatOf(record, userId);
  return resignedSeats(record).has(seat) ? -1 : seat;
}

/** A vote of a table with the ballots cast so far. */
export interface Vote {
  /** Number of the act that opened it among those of the game. */
  readonly act: number;
  /** Counts the votes of a game from 1. */
  readonly number: number;
  readonly subject: VoteSubject;
  /** Seat that it is about, and the turn; absent where it concerns neither. */
  readonly about?: number;
  readonly turn?: number;
  /** Who opened it, and the seat that they had. */
  readonly opener: UserId;
  readonly seat: number;
  /** In milliseconds since 1970. */
  readonly openedAt: number;
  /** Ballots of people who have not left their seats since; true is in favour. */
  readonly ballots: ReadonlyMap<UserId, boolean>;
  readonly outcome: 'open' | 'passed' | 'failed' | 'dropped';
  /** Number of the act that decided it, and its time in milliseconds since 1970. */
  readonly decided?: { readonly act: number; readonly at: number };
  /** Whether the seat that the vote replaces has got another player since the vote passed. */
  readonly isSeatRefilled: boolean;
}

type Acted = Pick<GameRecord, 'acts' | 'seats'>;

/** All votes of a game, in order. One that is open when the game ends stays open for ever; nobody can vote in it then. */
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

/** An open vote after an act; a ballot goes with the person who cast it. */
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
  /** Number of the act that made it among those of the game. */
  readonly act: number;
  /** Counts the offers of a game from 1. */
  readonly number: number;
  readonly seat: number;
  /** Who may take it. */
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

/** Who had a seat after an act: whom the next one to take it replaced, or who has it now. */
export function playerAfter({ acts, seats }: Pick<GameRecord, 'acts' | 'seats'>, seat: number, act: number): UserId {
  const next = acts.find((one, index) => index > act && one.act.type === 'replaced' && one.act.seat === seat)?.act;
  return next?.type === 'replaced' ? next.userId : seats[seat]!.userId;
}

/** The acts that have a public message of their own, in order. */
export function actsTold({ acts }: Pick<GameRecord, 'acts'>): readonly ActRecord[] {
  return acts.filter(
    ({ act, userId }) =>
      act.type === 'kicked' || act.type === 'player-gone' || (act.type === 'paused' && userId !== undefined),
  );
}

/** Whether what an act lets the table ask for has happened: the game goes on, or somebody else has the seat. */
export function isSettled({ acts }: Pick<GameRecord, 'acts'>, told: ActRecord): boolean {
  const { act } = told;
  const later = acts.slice(acts.indexOf(told) + 1);
  return later.some(({ act: next }) =>
    act.type === 'paused'
      ? next.type === 'resumed'
      : next.type === 'replaced' && 'seat' in act && next.seat === act.seat,
  );
}

/** The act with which a game was stopped before its end; undefined for all other games. */
export function stopOf({ status, acts }: Pick<GameRecord, 'status' | 'acts'>): ActRecord | undefined {
  return status === 'closed' ? acts.at(-1) : undefined;
}

/** A table as if acts were written already, with which a seat may get another player. */
export function withActs(
  table: Table,
  added: { readonly acts: readonly Act[]; readonly at: number; readonly replacement?: SeatReplacement | undefined },
): Table {
  const { record, log } = table;
  const acts = added.acts.map((act) => ({ act, seq: log.length, at: added.at }));
  const seats = record.seats.map((one, seat) =>
    added.replacement?.seat === seat ? { ...one, userId: added.replacement.userId } : one,
  );
  return { ...table, record: { ...record, seats, acts: [...record.acts, ...acts] } };
}

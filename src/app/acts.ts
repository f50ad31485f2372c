import type { Act, ActRecord, GameRecord, UserId, VoteSubject } from '../store/records.ts';
import { resignedSeats } from '../store/resigned-seats.ts';
import { seatOf } from './table.ts';

export { resignedSeats };

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

/** Seats with a player, in order. */
export function activeSeats(game: Pick<GameRecord, 'acts' | 'seats'>): number[] {
  const resigned = resignedSeats(game);
  return game.seats.flatMap((_, seat) => (resigned.has(seat) ? [] : [seat]));
}

/** The seat of a user who plays a game; -1 for everybody else, also for a player who has resigned. */
export function activeSeatOf(game: GameRecord, userId: UserId): number {
  const seat = seatOf(game, userId);
  return resignedSeats(game).has(seat) ? -1 : seat;
}

/** A vote of a table with the ballots cast so far. */
export interface Vote {
  /** Counts the votes of a game from 1. */
  readonly number: number;
  readonly subject: VoteSubject;
  /** Seat that it is about, and the turn; absent where it concerns neither. */
  readonly about?: number;
  readonly turn?: number;
  /** Seat that opened it. */
  readonly opener: number;
  /** In milliseconds since 1970. */
  readonly endsAt: number;
  /** Ballots by seat; true is in favour. */
  readonly ballots: ReadonlyMap<number, boolean>;
  readonly outcome: 'open' | 'passed' | 'failed' | 'dropped';
}

/** All votes of a game, in order. One that is open when the game ends stays open for ever; nobody can vote in it then. */
export function votesOf({ acts }: Pick<GameRecord, 'acts'>): Vote[] {
  const votes: Vote[] = [];
  for (const { act } of acts) {
    const last = votes.at(-1);
    if (act.type === 'vote-opened') {
      const { type: _, seat, ...asked } = act;
      const number = votes.length + 1;
      votes.push({ ...asked, number, opener: seat, ballots: new Map([[seat, true]]), outcome: 'open' });
    } else if (last) votes[votes.length - 1] = voteAfter(last, act);
  }
  return votes;
}

function voteAfter(vote: Vote, act: Act): Vote {
  switch (act.type) {
    case 'voted':
      return { ...vote, ballots: new Map([...vote.ballots, [act.seat, act.inFavour]]) };
    case 'vote-passed':
      return { ...vote, outcome: 'passed' };
    case 'vote-failed':
      return { ...vote, outcome: 'failed' };
    case 'vote-dropped':
      return { ...vote, outcome: 'dropped' };
    default:
      return vote;
  }
}

/** The act with which a game was stopped before its end; undefined for all other games. */
export function stopOf({ status, acts }: Pick<GameRecord, 'status' | 'acts'>): ActRecord | undefined {
  return status === 'closed' ? acts.at(-1) : undefined;
}

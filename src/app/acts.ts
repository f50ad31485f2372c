import type { Act, ActRecord, GameRecord, UserId, VoteSubject } from '../store/records.ts';
import { seatOf } from './table.ts';

/** Seats whose players have resigned: their turns are played by a rule from then on. */
export function resignedSeats({ acts }: Pick<GameRecord, 'acts'>): ReadonlySet<number> {
  return new Set(acts.flatMap(({ act }) => (act.type === 'resigned' ? [act.seat] : [])));
}

/** Seats whose players have not resigned, in order. */
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
  /** Seat that opened it. */
  readonly opener: number;
  /** In milliseconds since 1970. */
  readonly endsAt: number;
  /** Ballots by seat; true is in favour. */
  readonly ballots: ReadonlyMap<number, boolean>;
  readonly outcome: 'open' | 'passed' | 'failed';
}

/** All votes of a game, in order. One that is open when the game ends stays open for ever; nobody can vote in it then. */
export function votesOf({ acts }: Pick<GameRecord, 'acts'>): Vote[] {
  const votes: Vote[] = [];
  for (const { act } of acts) {
    const last = votes.at(-1);
    if (act.type === 'vote-opened') {
      const { subject, seat, endsAt } = act;
      const number = votes.length + 1;
      votes.push({ number, subject, opener: seat, endsAt, ballots: new Map([[seat, true]]), outcome: 'open' });
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
    default:
      return vote;
  }
}

/** The act with which a game was stopped before its end; undefined for all other games. */
export function stopOf({ status, acts }: Pick<GameRecord, 'status' | 'acts'>): ActRecord | undefined {
  return status === 'closed' ? acts.at(-1) : undefined;
}

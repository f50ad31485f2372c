import type { GameRecord, UserId } from './records.ts';

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
export function seatedIn({ acts, seats }: Pick<GameRecord, 'acts' | 'seats'>): UserId[] {
  const left = resignedSeats({ acts });
  return seats.flatMap(({ userId }, seat) => (left.has(seat) ? [] : [userId]));
}

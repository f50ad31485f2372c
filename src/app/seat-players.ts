import type { GameRecord, UserId } from '../store/records.ts';

type Seated = Pick<GameRecord, 'acts' | 'seats'>;

/** Who had a seat when a log entry was written; seats change hands between entries. An index after the log means now. */
export function playerAt({ acts, seats }: Seated, seat: number, entry: number): UserId {
  const next = acts.find(({ act, seq }) => seq > entry && act.type === 'replaced' && act.seat === seat)?.act;
  return next?.type === 'replaced' ? next.userId : seats[seat]!.userId;
}

/** All players of each seat, in the order in which they had it; the last has it now. */
export function playersOf({ acts, seats }: Seated): readonly (readonly UserId[])[] {
  return seats.map(({ userId }, seat) => [
    ...acts.flatMap(({ act }) => (act.type === 'replaced' && act.seat === seat ? [act.userId] : [])),
    userId,
  ]);
}

import type { GameRecord, UserId } from '../store/records.ts';

type Seated = Pick<GameRecord, 'acts' | 'seats'>;

/** Who had a seat when an entry of the log was written, or is to be written: seats change hands between entries. */
export function playerAt({ acts, seats }: Seated, seat: number, entry: number): UserId {
  const next = acts.find(({ act, seq }) => seq > entry && act.type === 'replaced' && act.seat === seat)?.act;
  return next?.type === 'replaced' ? next.userId : seats[seat]!.userId;
}

/** Everybody who has a seat or had one, by seat: who began first, who has it now last. */
export function playersOf({ acts, seats }: Seated): readonly (readonly UserId[])[] {
  return seats.map(({ userId }, seat) => [
    ...acts.flatMap(({ act }) => (act.type === 'replaced' && act.seat === seat ? [act.userId] : [])),
    userId,
  ]);
}

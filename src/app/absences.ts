import type { AbsenceRecord, AbsenceToWrite, ClockData, GameRecord, UserId } from '../store/records.ts';
import { playersOf } from './acts.ts';
import type { App } from './app.ts';

/** If a user leaves again within this time after coming back, the earlier message is edited; in milliseconds. */
const TOLD_FOR = 24 * 60 * 60_000;

/** The longest time until the program notices that its clock has jumped ahead, in milliseconds. */
const MAX_JUMP_NOTICE_DELAY = 5 * 60_000;

/**
 * Absences with corrected ends: an absence that ends during an outage ends some minutes after the outage instead, as the
 * outage may be a clock that has jumped ahead.
 */
export function believedAbsences({
  absences,
  outages,
}: Pick<ClockData, 'absences' | 'outages'>): readonly AbsenceRecord[] {
  return absences.map((absence) => {
    const outage = outages.find(({ from, to }) => from <= absence.to && absence.to <= to);
    return outage ? { ...absence, to: outage.to + MAX_JUMP_NOTICE_DELAY } : absence;
  });
}

/** A user who goes away or comes back, as stored before the change. */
interface AbsentPlayer {
  readonly userId: UserId;
  /** Their stored absences, in the order of their beginnings. */
  readonly absences: readonly AbsenceRecord[];
  /** Games and lobbies in which they have a seat. */
  readonly games: readonly GameRecord[];
}

/**
 * The absence to store for a user, with messages for the running games of the user. It continues the stored absence if the
 * user is away already. Undefined if the user is not away and comes back at once.
 *
 * @param until when the user is back, in milliseconds since 1970; `now` ends the absence
 */
export function absenceUntil(
  until: number,
  { userId, absences, games }: AbsentPlayer,
  now: number,
): AbsenceToWrite | undefined {
  const before = absences.find(({ from, to }) => from <= now && now < to);
  if (!before && until <= now) return undefined;
  const isTold = absences.some(({ to }) => to > now - TOLD_FOR);
  const played = games.filter((record) => record.status === 'running' && playersOf(record).includes(userId));
  return {
    absence: { userId, from: before?.from ?? now, to: until },
    now,
    told: played.map(({ id: gameId }) => ({
      gameId,
      post: { type: isTold ? 'refresh' : 'send', kind: 'away', userId },
    })),
  };
}

/** Stores that a user is away until a moment. `until` is in the program's own clock, which may be wrong; see `absenceUntil`. */
export async function setAbsence(
  { store, now: wall }: Pick<App, 'store' | 'now'>,
  userId: UserId,
  until: number,
): Promise<void> {
  const wallNow = wall();
  const { now } = await store.heartbeat.timeAt(wallNow);
  const player = {
    userId,
    absences: await store.reminders.absences([userId]),
    games: await store.games.ofUser(userId),
  };
  const write = absenceUntil(until + now - wallNow, player, now);
  if (write) await store.reminders.setAbsence(write);
}

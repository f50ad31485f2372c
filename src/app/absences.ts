import type { AbsenceRecord, AbsenceToWrite, ClockData, GameRecord, UserId } from '../store/records.ts';
import { playersOf } from './acts.ts';
import type { App } from './app.ts';

/** Who goes again so soon after coming back changes the message that is there, in milliseconds. */
const TOLD_FOR = 24 * 60 * 60_000;

/** How long it takes at most until a wrong clock is found out that has jumped ahead, in milliseconds. */
const DOUBT = 5 * 60_000;

/**
 * When people are away. Nobody comes back in an outage: it may be a clock that has jumped ahead, so that they come back
 * some minutes after it.
 */
export function believedAbsences({
  absences,
  outages,
}: Pick<ClockData, 'absences' | 'outages'>): readonly AbsenceRecord[] {
  return absences.map((absence) => {
    const outage = outages.find(({ from, to }) => from <= absence.to && absence.to <= to);
    return outage ? { ...absence, to: outage.to + DOUBT } : absence;
  });
}

/** What somebody who goes away, or comes back, was before. */
interface AbsentPlayer {
  readonly userId: UserId;
  /** Their stored absences, in the order of their beginnings. */
  readonly absences: readonly AbsenceRecord[];
  /** Games and lobbies in which they have a seat. */
  readonly games: readonly GameRecord[];
}

/**
 * The absence of a user until a moment, which is that of before where they are away already; the games that they play are
 * told of it. Undefined where they are not away and will not be.
 *
 * @param until when they are back, in milliseconds since 1970; `now` where they are
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

/** Stores that a user is away until a moment of the wall clock, which may be wrong; see `absenceUntil`. */
export async function setAbsence(
  { store, now: wall }: Pick<App, 'store' | 'now'>,
  userId: UserId,
  until: number,
): Promise<void> {
  const begun = wall();
  const { now } = await store.heartbeat.timeAt(begun);
  const player = {
    userId,
    absences: await store.reminders.absences([userId]),
    games: await store.games.ofUser(userId),
  };
  const write = absenceUntil(until + now - begun, player, now);
  if (write) await store.reminders.setAbsence(write);
}

import type { AbsenceRecord, AbsenceToWrite, GameRecord, UserId } from '../store/records.ts';
import { playersOf } from './acts.ts';
import type { App } from './app.ts';
import { storedTimeZone } from './time-zones.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Offsets of time zones are multiples of this, in milliseconds. */
const QUARTER = 15 * MINUTE;

/** The largest difference of a time zone from UTC, in milliseconds, with an hour to spare. */
const MAX_OFFSET = 15 * 60 * MINUTE;

/** The longest absence, in days. */
export const LONGEST_ABSENCE = 120;

/** Words for units of time in all languages of the bot, with the days of each unit. */
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(d|days?|dag(en)?|jours?|j|tage?n?)$/, 1],
  [/^(w|weeks?|weken|semaines?|s|wochen?)$/, 7],
  [/^(m|months?|maand(en)?|mois|monate?n?)$/, 30],
];

/**
 * The moment that a user means by the option "until": the end of a date, a span from now, or `now`. Undefined for any other
 * text, for a moment in the past, and for one beyond the longest absence.
 *
 * @param now in milliseconds since 1970
 * @param zone the time zone in which a day ends
 */
export function untilMoment(text: string, { now, zone }: { now: number; zone: string }): number | undefined {
  const typed = text.trim().toLowerCase();
  if (typed === 'now') return now;
  const moment = isDate(typed) ? endOfDay(typed, zone) : spanMoment(typed, now);
  return moment !== undefined && moment > now && moment <= now + LONGEST_ABSENCE * DAY ? moment : undefined;
}

/** True if a text is a day of the calendar, such as `2027-08-31`. */
export function isDate(text: string): boolean {
  const typed = text.trim();
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed)) return false;
  const begin = Date.parse(`${typed}T00:00:00Z`);
  // JavaScript takes the 31st of April for the 1st of May.
  return Number.isFinite(begin) && new Date(begin).toISOString().startsWith(typed);
}

/**
 * The end of a day in a time zone: the end of the last quarter of an hour whose date is that day or an earlier one. As every
 * quarter's date is read from the calendar, no rule is needed for days of 23 or 25 hours, days that begin at one o'clock, and
 * days that a zone leaves out.
 */
function endOfDay(date: string, zone: string): number {
  const calendar = new Intl.DateTimeFormat('en', {
    timeZone: storedTimeZone(zone),
    calendar: 'gregory',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const dateAt = (moment: number) => {
    const parts = new Map(calendar.formatToParts(moment).map(({ type, value }) => [type, value]));
    return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  };
  const midnight = Date.parse(`${date}T00:00:00Z`) + DAY;
  let moment = midnight + MAX_OFFSET;
  while (dateAt(moment) > date) moment -= QUARTER;
  return moment + QUARTER;
}

function spanMoment(typed: string, now: number): number | undefined {
  const [, count, word = ''] = /^(\d{1,3}) ?([a-z]+)$/.exec(typed) ?? [];
  const unit = UNITS.find(([pattern]) => pattern.test(word));
  return unit && now + Number(count) * unit[1] * DAY;
}

/** If a user leaves again within this time after coming back, the earlier message is edited; in milliseconds. */
const TOLD_FOR = 24 * 60 * 60_000;

/** The stored facts of a user before they go away or come back. */
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

import type { ClockData, GameRecord, Span } from '../store/records.ts';
import { offsetsIn, storedTimeZone } from './time-zones.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A Saturday, in days since 1970, and the days of a week. */
const SATURDAY = 2;
const WEEK = 7;

/** How far from now, or from the beginning of a turn, weekends are looked for, in milliseconds; whatever is timed ends within that. */
const REACH = 60 * DAY;

/** The weekends that a time zone has between two moments: each from Saturday to Monday, at midnight there. */
export function weekendsIn(zone: string, { from, to }: Span): Span[] {
  const minutesAt = offsetsIn(storedTimeZone(zone));
  const offsetAt = (moment: number) => (minutesAt(moment) ?? 0) * MINUTE;
  const midnightOf = (day: number) => day * DAY - offsetAt(day * DAY - offsetAt(day * DAY));
  const today = Math.floor((from + offsetAt(from)) / DAY);
  const weekends: Span[] = [];
  // The week is that of the Saturday before.
  for (let day = today - ((today - SATURDAY) % WEEK); midnightOf(day) < to; day += WEEK)
    weekends.push({ from: midnightOf(day), to: midnightOf(day + 2) });
  return weekends;
}

/** The weekends in which no clock of a table runs; none unless its options say so. */
export function weekendsOf({ options: { weekends } }: Pick<GameRecord, 'options'>, { clock, now }: ClockData): Span[] {
  if (weekends === undefined) return [];
  return weekendsIn(weekends, { from: Math.min(clock?.since ?? now, now) - REACH, to: now + REACH });
}

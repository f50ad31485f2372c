import type { ClockData, GameRecord, Span } from '../store/records.ts';
import { storedTimeZone } from './time-zones.ts';

const DAY = 24 * 60 * 60_000;

/** A Saturday, in days since 1970, and the days of a week. */
const SATURDAY = 2;
const WEEK = 7;

/** How far from now, or from the beginning of a turn, weekends are looked for, in milliseconds; whatever is timed ends within that. */
const REACH = 60 * DAY;

/** The weekends that a time zone has between two moments: each from Saturday to Monday, at midnight there. */
export function weekendsIn(zone: string, { from, to }: Span): Span[] {
  const offsetAt = offsetsIn(zone);
  const midnightOf = (day: number) => day * DAY - offsetAt(day * DAY - offsetAt(day * DAY));
  const today = Math.floor((from + offsetAt(from)) / DAY);
  const weekends: Span[] = [];
  // The week is that of the Saturday before.
  for (let day = today - ((today - SATURDAY) % WEEK); midnightOf(day) < to; day += WEEK)
    weekends.push({ from: midnightOf(day), to: midnightOf(day + 2) });
  return weekends;
}

/** Returns how far the clocks of a time zone are ahead of UTC at a moment, in milliseconds. */
function offsetsIn(zone: string): (moment: number) => number {
  const number = 'numeric';
  const format = new Intl.DateTimeFormat('en', {
    timeZone: storedTimeZone(zone),
    ...{ year: number, month: number, day: number, hour: number, minute: number, second: number, hourCycle: 'h23' },
  } as const);
  return (moment) => {
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    const date = Date.UTC(part('year'), part('month') - 1, part('day'));
    const time = (part('hour') * 60 + part('minute')) * 60 + part('second');
    return date + time * 1000 - Math.floor(moment / 1000) * 1000;
  };
}

/** The weekends in which no clock of a table runs; none unless its options say so. */
export function weekendsOf({ options: { weekends } }: Pick<GameRecord, 'options'>, { clock, now }: ClockData): Span[] {
  if (weekends === undefined) return [];
  return weekendsIn(weekends, { from: Math.min(clock?.since ?? now, now) - REACH, to: now + REACH });
}

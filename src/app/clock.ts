import type { ClockData, GameRecord, Span } from '../store/records.ts';
import { offsetsIn, storedTimeZone } from './time-zones.ts';

/** Time limits for a turn that can be chosen, in days; 0 = no limit. */
export const PACES = [0, 0.5, 1, 2, 3, 7] as const;

/** Banks of time that a seat can have for the whole game, in days; 0 = none. */
export const BANKS = [0, 3, 7, 14] as const;

/** The pace where only a bank of time is chosen, in days. */
export const PACE_BESIDE_BANK = 0.5;

/** A day, in milliseconds. */
export const DAY = 24 * 60 * 60_000;

/** Returns spans in order without empty ones; spans that overlap or touch are joined. */
export function mergedSpans(spans: readonly Span[]): readonly Span[] {
  const merged: { from: number; to: number }[] = [];
  for (const { from, to } of [...spans].filter((span) => span.to > span.from).sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else merged.push({ from, to });
  }
  return merged;
}

/**
 * The moment when a clock that started at `since` has run for `duration`; the clock stands still during `stops`. Undefined if
 * a stop without an end (`to` is Infinity) comes first.
 */
export function momentAfter(since: number, duration: number, stops: readonly Span[]): number | undefined {
  let moment = since + duration;
  for (const { from, to } of mergedSpans(stops)) {
    if (to <= since) continue;
    const begin = Math.max(from, since);
    // A stop that begins when the clock has run down, or later, has no effect.
    if (begin >= moment) break;
    moment += to - begin;
  }
  return Number.isFinite(moment) ? moment : undefined;
}

/** How long a clock that started at `since` has run until `now`, in milliseconds; it stands still during `stops`. */
export function ranFor(since: number, now: number, stops: readonly Span[]): number {
  const stopped = mergedSpans(stops).map(({ from, to }) => Math.max(0, Math.min(to, now) - Math.max(from, since)));
  return stopped.reduce((left, span) => left - span, Math.max(0, now - since));
}

/** The end of the stop during which a moment lies; undefined if it lies in none. */
export function stopEnd(stops: readonly Span[], moment: number): number | undefined {
  return mergedSpans(stops).find(({ from, to }) => from <= moment && moment < to)?.to;
}

/** The deadline of a turn that began at `since`; undefined if the turn has no limit or its clock stands still. */
export function deadlineOf(
  { since, pace, extension = 0 }: { since: number; pace: number | undefined; extension?: number | undefined },
  stops: readonly Span[],
): number | undefined {
  return pace ? momentAfter(since, pace * DAY + extension, stops) : undefined;
}

const MINUTE = 60_000;

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

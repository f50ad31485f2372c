import type {
  AbsenceRecord,
  ClockData,
  ClockRecord,
  GameRecord,
  LateAction,
  ReminderSettings,
  Span,
  UserId,
} from '../store/records.ts';
import { pausesOf } from './acts.ts';
import type { App } from './app.ts';
import { type Table, tableOf } from './table.ts';
import { offsetsIn, storedTimeZone, UTC } from './time-zones.ts';

/** Time limits for a turn that can be chosen, in days; 0 = no limit. */
export const PACES = [0, 0.5, 1, 2, 3, 7] as const;

/** Banks of time that a seat can have for the whole game, in days; 0 = none. */
export const TIME_BANKS = [0, 3, 7, 14] as const;

/** The pace where only a bank of time is chosen, in days. */
export const PACE_WITH_TIME_BANK = 0.5;

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
    // A stop has no effect if it begins after the clock has run down.
    if (begin >= moment) break;
    moment += to - begin;
  }
  return Number.isFinite(moment) ? moment : undefined;
}

/** How long a clock that started at `since` has run until `now`, in milliseconds; it stands still during `stops`. */
export function runningTime(since: number, now: number, stops: readonly Span[]): number {
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
const HOUR = 60 * MINUTE;

/** A Saturday, in days since 1970, and the days of a week. */
const SATURDAY = 2;
const WEEK = 7;

/** How far from now, or from the beginning of a turn, weekends are searched, in milliseconds; no time limit is longer. */
const REACH = 60 * DAY;

/** Days and hours on the clocks of a time zone; days are counted since 1970, hours from midnight on, also beyond the day. */
function calendarOf(zone: string) {
  const minutesAt = offsetsIn(storedTimeZone(zone));
  const offsetAt = (moment: number) => (minutesAt(moment) ?? 0) * MINUTE;
  return {
    dayOf: (moment: number) => Math.floor((moment + offsetAt(moment)) / DAY),
    momentOf(day: number, hour = 0): number {
      const local = day * DAY + hour * HOUR;
      return local - offsetAt(local - offsetAt(local));
    },
  };
}

/** The weekends that a time zone has between two moments: each from Saturday to Monday, at midnight there. */
export function weekendsIn(zone: string, { from, to }: Span): Span[] {
  const { dayOf, momentOf } = calendarOf(zone);
  const today = dayOf(from);
  const weekends: Span[] = [];
  // Begins with the last Saturday, whose weekend may still last.
  for (let day = today - ((today - SATURDAY) % WEEK); momentOf(day) < to; day += WEEK)
    weekends.push({ from: momentOf(day), to: momentOf(day + 2) });
  return weekends;
}

/** Most hours of a day for which quiet hours stop a clock, so that no clock stands still for ever. */
const LONGEST_NIGHT = 12;

/** The quiet hours of a player between two moments, as far as they stop the clock of a turn. */
export function nightsIn(
  { quiet, timezone = UTC }: Pick<ReminderSettings, 'quiet' | 'timezone'>,
  { from, to }: Span,
): Span[] {
  if (!quiet) return [];
  const { dayOf, momentOf } = calendarOf(timezone);
  const length = Math.min((quiet.to - quiet.from + 24) % 24, LONGEST_NIGHT);
  const nights: Span[] = [];
  for (let day = dayOf(from) - 1; length > 0 && momentOf(day, quiet.from) < to; day++)
    nights.push({ from: momentOf(day, quiet.from), to: momentOf(day, quiet.from + length) });
  return nights;
}

/** The weekends in which no clock of a table runs; none unless its options say so. */
export function weekendsOf({ options: { weekends } }: Pick<GameRecord, 'options'>, data: ClockData): Span[] {
  return weekends === undefined ? [] : weekendsIn(weekends, reachOf(data));
}

function reachOf({ clock, now }: ClockData): Span {
  return { from: Math.min(clock?.since ?? now, now) - REACH, to: now + REACH };
}

/** The nights in which the time for the turn of a player does not run; none where turns have no limit. */
async function nightsOf({ store }: App, { options }: GameRecord, userId: UserId, data: ClockData): Promise<Span[]> {
  const settings = options.pace ? await store.reminders.settings(userId) : undefined;
  const { from, to } = reachOf(data);
  return settings ? nightsIn(settings, { from: from + REACH, to }) : [];
}

/** The clock of the current turn, with everything that stops it. */
export interface TurnClock {
  readonly clock: ClockRecord;
  /** The moment at which the clock was read, in milliseconds since 1970. */
  readonly now: number;
  readonly turn: number;
  readonly seat: number;
  /** The player to move. */
  readonly userId: UserId;
  /** Pauses of the game, absences of the player, outages of the program, and weekends in which the table rests. */
  readonly stops: readonly Span[];
  /** The player's current absence. */
  readonly absence?: AbsenceRecord;
  /** The player's nights, in which their time does not run. They stop nothing else: reminders wait for their end. */
  readonly nights: readonly Span[];
  /** Time limit for a turn, in days; 0 = none. */
  readonly pace: number;
  /** What each seat had left in its bank of time when the turn began, in milliseconds by seat; absent without banks. */
  readonly banks?: readonly number[];
  /** What happens when the time for the turn is over; if absent, the table is asked. */
  readonly late?: LateAction;
  /** True if the player wants no reminders in this turn. */
  readonly isQuiet: boolean;
  /** When the player last came back, in milliseconds since 1970. */
  readonly backAt?: number;
  /** When the clock runs again; undefined while it runs, Infinity if the end of the stop is not known. */
  readonly stoppedUntil?: number;
  /** True if the clock stands still for the weekend alone, so that its end is known. */
  readonly isWeekend?: true;
  /** When the time for the turn is over; absent without a limit, or if the clock stands still without a known end. */
  readonly deadline?: number;
}

/** The clock of a running game; undefined for other games, and if the program does not have its rules. */
export async function turnClockOf(app: App, record: GameRecord): Promise<TurnClock | undefined> {
  return turnClockIn(app, record, await app.store.clocks.dataOf(record.id, app.now()));
}

/** Like `turnClockOf`, from data that was read before. */
export async function turnClockIn(app: App, record: GameRecord, data: ClockData): Promise<TurnClock | undefined> {
  const { clock, now, outages, quiets } = data;
  const progress = clock && record.status === 'running' ? await progressAt(app, record, clock) : undefined;
  const userId = progress && record.seats[progress.seat]?.userId;
  if (!clock || !progress || userId === undefined) return undefined;
  const absences = believedAbsences(data).filter((one) => one.userId === userId);
  const absence = absences.find(({ from, to }) => from <= now && now < to);
  const backAt = absences.findLast(({ to }) => to <= now)?.to;
  const pauses = pausesOf(record).map(({ from, to = Number.POSITIVE_INFINITY }) => ({ from, to }));
  const others = [...absences, ...pauses, ...outages];
  const stops = [...others, ...weekendsOf(record, data)];
  const stoppedUntil = stopEnd(stops, now);
  const isWeekend = stoppedUntil !== undefined && stopEnd(others, now) === undefined;
  const banks = banksOf(record, clock);
  const extension = banks?.[progress.seat];
  const nights = await nightsOf(app, record, userId, data);
  const deadline = deadlineOf({ since: clock.since, pace: record.options.pace, extension }, [...stops, ...nights]);
  return {
    clock,
    now,
    ...progress,
    userId,
    stops,
    nights,
    isQuiet: quiets.some((one) => one.userId === userId && one.turn === progress.turn),
    pace: record.options.pace ?? 0,
    ...(banks && { banks }),
    ...(record.options.late && { late: record.options.late }),
    ...(absence && { absence }),
    ...(backAt !== undefined && { backAt }),
    ...(stoppedUntil !== undefined && { stoppedUntil }),
    ...(isWeekend && { isWeekend }),
    ...(deadline !== undefined && { deadline }),
  };
}

/** Time that each seat had left in its bank when the current turn began, in milliseconds by seat; undefined without banks. */
function banksOf({ options: { bank }, seats }: GameRecord, { spent }: ClockRecord): readonly number[] | undefined {
  return bank ? seats.map((_, seat) => Math.max(0, bank * DAY - (spent?.[seat] ?? 0))) : undefined;
}

/**
 * Time that each seat has used of its bank if the current turn ends now, in milliseconds by seat: a turn uses the time beyond
 * the pace. Undefined without banks.
 */
export async function spentAfter(app: App, record: GameRecord): Promise<readonly number[] | undefined> {
  const turn = record.options.bank ? await turnClockOf(app, record) : undefined;
  if (!turn) return undefined;
  const { banks, clock, now, nights, pace, seat, stops } = turn;
  const ran = runningTime(clock.since, now, [...stops, ...nights]);
  const taken = Math.min(banks?.[seat] ?? 0, Math.max(0, ran - pace * DAY));
  return record.seats.map((_, at) => (clock.spent?.[at] ?? 0) + (at === seat ? taken : 0));
}

/** When the last action of a running game was taken, or its first turn began, in milliseconds since 1970. */
export async function lastPlayedAt({ store }: App, { record, log }: Table): Promise<number> {
  return log.at(-1)?.at ?? (await store.clocks.ofGame(record.id))?.since ?? record.changedAt;
}

/** True if the time for a turn is over; never while its clock stands still. */
export function isOverTime({ now, deadline, stoppedUntil }: TurnClock): boolean {
  return stoppedUntil === undefined && deadline !== undefined && deadline <= now;
}

/** Turn and seat to move; games of earlier versions did not store them, so they are read from the table. */
async function progressAt(app: App, record: GameRecord, { turn, seat }: ClockRecord) {
  if (turn !== undefined && seat !== undefined) return { turn, seat };
  const result = await tableOf(app, record);
  return result.ok ? { turn: result.value.progress.turn, seat: result.value.progress.seat } : undefined;
}

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

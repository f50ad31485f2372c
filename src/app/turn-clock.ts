import type { AbsenceRecord, ClockData, ClockRecord, GameRecord, Late, Span, UserId } from '../store/records.ts';
import { believedAbsences } from './absences.ts';
import { pausesOf } from './acts.ts';
import type { App } from './app.ts';
import { deadlineOf, stopEnd } from './clock.ts';
import { type Table, tableOf } from './table.ts';

/** The clock of the turn under way, with everything that stops it. */
export interface TurnClock {
  readonly clock: ClockRecord;
  /** The moment for which all of this holds, in milliseconds since 1970. */
  readonly now: number;
  readonly turn: number;
  readonly seat: number;
  /** The player to move. */
  readonly userId: UserId;
  /** Pauses of the game, absences of the player, and times in which the program was down. */
  readonly stops: readonly Span[];
  /** The absence of the player now. */
  readonly absence?: AbsenceRecord;
  /** Days for a turn; none where it has no deadline. */
  readonly pace: number;
  /** What happens when the time for the turn is over; the table is asked when absent. */
  readonly late?: Late;
  /** Whether the player wants quiet in this turn. */
  readonly isQuiet: boolean;
  /** When the player came back last. */
  readonly backAt?: number;
  /** When the clock goes on; undefined while it runs, Infinity when nobody knows. */
  readonly stoppedUntil?: number;
  /** When the time for the turn is over; absent where it has no limit, or the clock stands still for nobody knows how long. */
  readonly deadline?: number;
}

/** The clock of a running game; undefined for every other game, and where its rules are not known. */
export async function turnClockOf(app: App, record: GameRecord): Promise<TurnClock | undefined> {
  return turnClockIn(app, record, await app.store.clocks.dataOf(record.id, app.now()));
}

/** The same with what was read for it. */
export async function turnClockIn(app: App, record: GameRecord, data: ClockData): Promise<TurnClock | undefined> {
  const { clock, now, outages, quiets } = data;
  const place = clock && record.status === 'running' ? await placeOf(app, record, clock) : undefined;
  const userId = place && record.seats[place.seat]?.userId;
  if (!clock || !place || userId === undefined) return undefined;
  const absences = believedAbsences(data).filter((one) => one.userId === userId);
  const absence = absences.find(({ from, to }) => from <= now && now < to);
  const backAt = absences.findLast(({ to }) => to <= now)?.to;
  const pauses = pausesOf(record).map(({ from, to = Number.POSITIVE_INFINITY }) => ({ from, to }));
  const stops = [...absences, ...pauses, ...outages];
  const stoppedUntil = stopEnd(stops, now);
  const deadline = deadlineOf({ since: clock.since, pace: record.options.pace }, stops);
  return {
    clock,
    now,
    ...place,
    userId,
    stops,
    isQuiet: quiets.some((one) => one.userId === userId && one.turn === place.turn),
    pace: record.options.pace ?? 0,
    ...(record.options.late && { late: record.options.late }),
    ...(absence && { absence }),
    ...(backAt !== undefined && { backAt }),
    ...(stoppedUntil !== undefined && { stoppedUntil }),
    ...(deadline !== undefined && { deadline }),
  };
}

/** When the last action of a running game was taken, or its first turn began, in milliseconds since 1970. */
export async function lastPlayedAt({ store }: App, { record, log }: Table): Promise<number> {
  return log.at(-1)?.at ?? (await store.clocks.ofGame(record.id))?.since ?? record.changedAt;
}

/** Whether the time for a turn is over; not while its clock stands still. */
export function isOverTime({ now, deadline, stoppedUntil }: TurnClock): boolean {
  return stoppedUntil === undefined && deadline !== undefined && deadline <= now;
}

/** Turn and seat to move; of a game of an earlier version they are read from its table. */
async function placeOf(app: App, record: GameRecord, { turn, seat }: ClockRecord) {
  if (turn !== undefined && seat !== undefined) return { turn, seat };
  const read = await tableOf(app, record);
  return read.ok ? { turn: read.value.progress.turn, seat: read.value.progress.seat } : undefined;
}

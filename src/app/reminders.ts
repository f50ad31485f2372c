import type { ClockRecord, ReminderSettings } from '../store/records.ts';
import { momentAfter, type TurnClock } from './clock.ts';
import { storedTimeZone, UTC } from './time-zones.ts';

const HOUR = 60 * 60_000;

/** Settings of users who have chosen none: a reminder in the channel once a day. */
export const DEFAULT_REMINDERS: ReminderSettings = { hours: 24, direct: false };

/** Limit for reminders in one turn. */
const MAX_REMINDERS = 5;

/** What is due in a turn now, and when to check again; `at` is undefined if nothing is due before a change of the game. */
export interface DueReminders {
  readonly what: 'nothing' | 'remind' | 'ask';
  readonly at?: number | undefined;
}

/**
 * What is due in a turn: a reminder, or a question to the table how to go on. The table is asked once: when the time of the
 * turn is over or, for a turn without a limit, when the last reminder had no effect.
 *
 * @param wishes.isQuiet true if the player wants no reminders in this turn
 */
export function dueReminders(
  turn: Pick<TurnClock, 'stops' | 'stoppedUntil' | 'deadline' | 'backAt'> & { readonly pace?: number | undefined } & {
    readonly clock: Pick<ClockRecord, 'since' | 'movedAt' | 'reminders' | 'remindedAt' | 'askedAt'>;
  },
  wishes: { readonly settings: ReminderSettings; readonly isQuiet: boolean },
  now: number,
): DueReminders {
  const { clock, deadline, stoppedUntil } = turn;
  if (clock.askedAt !== undefined) return { what: 'nothing' };
  if (stoppedUntil !== undefined) return { what: 'nothing', at: finite(stoppedUntil) };
  if (deadline !== undefined && deadline <= now) return { what: 'ask' };
  const next = nextReminder(turn, wishes);
  if (next === undefined) return { what: 'nothing', at: deadline };
  const isLast = clock.reminders >= MAX_REMINDERS;
  if (isLast && deadline !== undefined) return { what: 'nothing', at: deadline };
  // A late reminder waits for the end of the quiet hours, too.
  const at = outsideQuietHours(Math.max(next, now), wishes.settings);
  if (at > now) return { what: 'nothing', at: Math.min(at, deadline ?? at) };
  return { what: isLast ? 'ask' : 'remind' };
}

/** When the player is to be reminded next, quiet hours left aside; undefined if never. */
function nextReminder(
  { clock, stops, pace, backAt = 0 }: Parameters<typeof dueReminders>[0],
  { settings, isQuiet }: Parameters<typeof dueReminders>[1],
): number | undefined {
  if (isQuiet || settings.hours === 0) return undefined;
  const { movedAt, remindedAt = movedAt, reminders } = clock;
  const interval = settings.hours * HOUR;
  // The first reminder comes after half of the time for the turn, at the latest.
  const first = pace && reminders === 0 ? Math.min(interval, pace * 12 * HOUR) : interval;
  return momentAfter(Math.max(movedAt, remindedAt, backAt), first, stops);
}

function finite(moment: number): number | undefined {
  return Number.isFinite(moment) ? moment : undefined;
}

/** Offsets of time zones are multiples of this, in milliseconds. */
const QUARTER = 15 * 60_000;

/**
 * The first moment from `at` on that is outside a user's quiet hours. The local hour is read at every quarter of an hour, so
 * that no rule is needed for summer time.
 */
export function outsideQuietHours(
  earliest: number,
  { quiet, timezone = UTC }: Pick<ReminderSettings, 'quiet' | 'timezone'>,
) {
  if (!quiet || quiet.from === quiet.to) return earliest;
  const { from, to } = quiet;
  const clock = new Intl.DateTimeFormat('en', {
    timeZone: storedTimeZone(timezone),
    hour: 'numeric',
    hourCycle: 'h23',
  });
  const isQuiet = (moment: number) => {
    const hour = Number(clock.format(moment));
    return from < to ? hour >= from && hour < to : hour >= from || hour < to;
  };
  let moment = earliest;
  while (isQuiet(moment)) moment = (Math.floor(moment / QUARTER) + 1) * QUARTER;
  return moment;
}

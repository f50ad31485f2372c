import type { ClockRecord, ReminderSettings } from '../store/records.ts';
import { momentAfter } from './clock.ts';
import { outsideQuietHours } from './quiet-hours.ts';
import type { TurnClock } from './turn-clock.ts';

const HOUR = 60 * 60_000;

/** Who has chosen nothing is reminded in the channel once a day. */
export const USUAL_REMINDERS: ReminderSettings = { hours: 24, direct: false };

/** The most reminders in one turn. */
const MAX_REMINDERS = 5;

/** What is due now, and when to look again; undefined = when something changes. */
export interface Due {
  readonly what: 'nothing' | 'remind' | 'ask';
  readonly at?: number | undefined;
}

/**
 * What is due in a turn: a reminder; or to ask the table how to go on, once when its time is over or, where it has no
 * limit, when the last reminder has had no effect.
 *
 * @param wishes.isQuiet whether the player wants quiet in this turn
 */
export function dueIn(
  turn: Pick<TurnClock, 'stops' | 'stoppedUntil' | 'deadline' | 'backAt'> & { readonly pace?: number | undefined } & {
    readonly clock: Pick<ClockRecord, 'since' | 'movedAt' | 'reminders' | 'remindedAt' | 'askedAt'>;
  },
  wishes: { readonly settings: ReminderSettings; readonly isQuiet: boolean },
  now: number,
): Due {
  const { clock, deadline, stoppedUntil } = turn;
  if (clock.askedAt !== undefined) return { what: 'nothing' };
  if (stoppedUntil !== undefined) return { what: 'nothing', at: finite(stoppedUntil) };
  if (deadline !== undefined && deadline <= now) return { what: 'ask' };
  const next = nextReminder(turn, wishes);
  if (next === undefined) return { what: 'nothing', at: deadline };
  const isLast = clock.reminders >= MAX_REMINDERS;
  if (isLast && deadline !== undefined) return { what: 'nothing', at: deadline };
  // What is late because the program was busy is not made up for in the middle of the night.
  const at = outsideQuietHours(Math.max(next, now), wishes.settings);
  if (at > now) return { what: 'nothing', at: Math.min(at, deadline ?? at) };
  return { what: isLast ? 'ask' : 'remind' };
}

/** When the player is to be reminded next, whatever the hour; undefined when never. */
function nextReminder(
  { clock, stops, pace, backAt = 0 }: Parameters<typeof dueIn>[0],
  { settings, isQuiet }: Parameters<typeof dueIn>[1],
): number | undefined {
  if (isQuiet || settings.hours === 0) return undefined;
  const { movedAt, remindedAt = movedAt, reminders } = clock;
  const interval = settings.hours * HOUR;
  // Somebody with a day for a turn is reminded before it is over.
  const first = pace && reminders === 0 ? Math.min(interval, pace * 12 * HOUR) : interval;
  return momentAfter(Math.max(movedAt, remindedAt, backAt), first, stops);
}

function finite(moment: number): number | undefined {
  return Number.isFinite(moment) ? moment : undefined;
}

import type { ReminderSettings } from '../store/records.ts';
import { storedTimeZone, UTC } from './time-zones.ts';

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

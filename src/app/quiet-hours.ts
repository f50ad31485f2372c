import type { ReminderSettings } from '../store/records.ts';
import { storedTimeZone, UTC } from './time-zones.ts';

/** Every time zone is at a whole number of these from all others, in milliseconds. */
const QUARTER = 15 * 60_000;

/**
 * The first moment from `at` on that is not in somebody's quiet hours. Their clocks are read at every quarter of an hour,
 * so that a change to or from summer time needs no rule.
 */
export function outsideQuietHours(at: number, { quiet, timezone = UTC }: Pick<ReminderSettings, 'quiet' | 'timezone'>) {
  if (!quiet || quiet.from === quiet.to) return at;
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
  let moment = at;
  while (isQuiet(moment)) moment = (Math.floor(moment / QUARTER) + 1) * QUARTER;
  return moment;
}

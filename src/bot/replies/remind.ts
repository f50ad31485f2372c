import { inlineCode } from 'discord.js';
import { changeReminders, type ReminderChange } from '../../app/people.ts';
import { fittingTimeZones, storedTimeZone, timeIn, UTC } from '../../app/time-zones.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { ReminderSettings } from '../../store/records.ts';
import { type HandlerContext, type Reply, reject, type Suggestion } from '../handlers/command.ts';
import { MAX_SUGGESTIONS } from '../handlers/declare.ts';
import { messageText } from '../write/message-text.ts';

/** Changes when and where the user is reminded, and tells the settings after the change. */
export async function remindReply({ app, request, say }: HandlerContext, change: ReminderChange): Promise<Reply> {
  const changed = await changeReminders(app, request.userId, change);
  if (!changed.ok) {
    const isHalf = changed.failure === 'half-quiet';
    const content = isHalf ? say('refused.half-quiet') : noTimeZone(say, change.timezone!, app.now());
    reject(content);
  }
  const settings = changed.value;
  const { hours, direct, quiet, timezone } = settings;
  const zone = zoneOf(settings);
  return {
    content: messageText([
      say('remind.shown', { hours, direct: direct ? 'yes' : 'no' }),
      ...(quiet ? [say('remind.quiet', { from: hourText(quiet.from), to: hourText(quiet.to), timezone: zone })] : []),
      ...(quiet || timezone ? [say('remind.timezone', { timezone: zone, time: timeIn(zone, app.now()) })] : []),
      ...(quiet ? [say('remind.night')] : []),
      say('remind.how'),
    ]),
  };
}

/** Most time zones that are offered for a text that is not a time zone. */
const MAX_OFFERED = 5;

/** Says that a text is no time zone, with those that it may mean. */
export function noTimeZone(say: Speech, typed: string, now: number): string {
  const timezone = say.t.writing.name(typed);
  const fitting = fittingTimeZones(typed, now).slice(0, MAX_OFFERED);
  return fitting.length > 0
    ? say('refused.timezone', { timezone, zones: say.t.list(fitting.map((zone) => inlineCode(zone))) })
    : say('refused.no-timezone', { timezone });
}

function zoneOf({ timezone }: Pick<ReminderSettings, 'timezone'>): string {
  return storedTimeZone(timezone ?? UTC);
}

/** Quiet hours and time zone as they are stored, in words. */
export function quietText({ quiet, timezone }: ReminderSettings): string {
  const hours = quiet ? `${hourText(quiet.from)}-${hourText(quiet.to)}` : '-';
  return timezone ? `${hours}, ${zoneOf({ timezone })}` : hours;
}

/** An hour as a time, such as `08:00`. */
export function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/** Time zones that match a typed text. */
export function suggestTimeZones(typed: string, now: number): Suggestion[] {
  return fittingTimeZones(typed, now)
    .slice(0, MAX_SUGGESTIONS)
    .map((zone) => ({ name: zone, value: zone }));
}

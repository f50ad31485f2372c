import { isTimeZone } from '../app/quiet-hours.ts';
import { USUAL_REMINDERS } from '../app/reminders.ts';
import type { ReminderSettings } from '../store/records.ts';
import type { HandlerContext, Reply, Suggestion } from './command.ts';
import { MOST_SUGGESTIONS } from './declare.ts';
import { messageText } from './present/message-text.ts';
import { messageName } from './present/people.ts';

/** What somebody wants to change; what they left out stays as it is. */
interface ReminderChange {
  readonly hours: number | undefined;
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly timezone: string | undefined;
  readonly direct: boolean | undefined;
}

/** Changes when and where the user is reminded, and tells how it is then. */
export async function remindReply({ app, request, say }: HandlerContext, change: ReminderChange): Promise<Reply> {
  const before = (await app.store.reminders(request.userId)) ?? USUAL_REMINDERS;
  const { hours = before.hours, direct = before.direct, timezone = before.timezone } = change;
  const { from = before.quiet?.from, to = before.quiet?.to } = change;
  if (timezone !== undefined && !isTimeZone(timezone))
    return { content: say('refused.no-timezone', { timezone: messageName(timezone) }), rejected: true };
  if ((from === undefined) !== (to === undefined)) return { content: say('refused.half-quiet'), rejected: true };
  const quiet = from !== undefined && to !== undefined && from !== to ? { from, to } : undefined;
  const settings: ReminderSettings = { hours, direct, ...(quiet && { quiet }), ...(timezone && { timezone }) };
  if (Object.values(change).some((value) => value !== undefined))
    await app.store.setReminders(request.userId, settings);
  return {
    content: messageText([
      say('remind.shown', { hours, direct: direct ? 'yes' : 'no' }),
      ...(quiet ? [say('remind.quiet', quietWords(settings))] : []),
      say('remind.how'),
    ]),
  };
}

function quietWords({ quiet = { from: 0, to: 0 }, timezone = 'UTC' }: ReminderSettings) {
  return { from: fullHour(quiet.from), to: fullHour(quiet.to), timezone };
}

/** Quiet hours and time zone as they are stored, in words. */
export function quietText({ quiet, timezone }: ReminderSettings): string {
  const hours = quiet ? `${fullHour(quiet.from)}-${fullHour(quiet.to)}` : '-';
  return timezone ? `${hours}, ${timezone}` : hours;
}

/** An hour as it stands on a clock. */
export function fullHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/** Time zones whose names hold what was typed. */
export function suggestTimeZones(typed: string): Suggestion[] {
  const wanted = typed.trim().toLowerCase().replaceAll(' ', '_');
  return ['UTC', ...Intl.supportedValuesOf('timeZone')]
    .filter((zone) => zone.toLowerCase().includes(wanted))
    .slice(0, MOST_SUGGESTIONS)
    .map((zone) => ({ name: zone, value: zone }));
}

import { failure, type Result, success } from '../core/result.ts';
import type { ReminderSettings, Settings, SettingsChange, UserId } from '../store/records.ts';
import { activeSeatOf } from './acts.ts';
import type { App } from './app.ts';
import { setAbsence, untilMoment } from './away.ts';
import { DEFAULT_REMINDERS } from './reminders.ts';
import { parseTimeZone, storedTimeZone, UTC } from './time-zones.ts';

/*
 * Settings that users choose for themselves in all games.
 */

/** Changes settings of a user. Turning statistics off deletes the user's ratings; turning them on again starts with new ratings. */
export function changeSettings(
  { store }: Pick<App, 'store'>,
  userId: UserId,
  change: SettingsChange,
): Promise<Settings> {
  return store.people.changeSettings(userId, change, change.statistics === false);
}

/** An absence that a user has just begun or changed. */

export interface BegunAbsence {
  /** In milliseconds since 1970. */
  readonly until: number;
  /** Number of running games and lobbies in which they have a seat. */
  readonly games: number;
  /** The time zone in which a day ends, and whether the user has chosen it. */
  readonly zone: string;
  readonly isOwnZone: boolean;
}

/**
 * Stops a user's clock in all their games for some time, or lets it run again.
 *
 * @param text until when, see `untilMoment`
 */
export async function beginAbsence(
  app: App,
  userId: UserId,
  text: string,
): Promise<Result<BegunAbsence | undefined, 'no-time' | 'not-away'>> {
  const { store } = app;
  const now = app.now();
  const { timezone } = (await store.reminders.settings(userId)) ?? {};
  const zone = storedTimeZone(timezone ?? UTC);
  const until = untilMoment(text, { now, zone });
  if (until === undefined) return failure('no-time');
  const isAway = (await store.reminders.absences([userId])).some(({ from, to }) => from <= now && now < to);
  if (until === now && !isAway) return failure('not-away');
  await setAbsence(app, userId, until);
  app.wake.posts();
  if (until === now) return success(undefined);
  const games = (await store.games.ofUser(userId)).filter((record) => activeSeatOf(record, userId) >= 0);
  return success({ until, games: games.length, zone, isOwnZone: timezone !== undefined });
}

/** Wanted changes of a user's reminders; an undefined setting is kept. */
export interface ReminderChange {
  readonly hours: number | undefined;
  /** Quiet hours of the day, without reminders; the same hour twice means no quiet hours. */
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly timezone: string | undefined;
  readonly direct: boolean | undefined;
}

/** Changes when and where a user is reminded, and returns the new settings. */
export async function changeReminders(
  { store }: Pick<App, 'store'>,
  userId: UserId,
  change: ReminderChange,
): Promise<Result<ReminderSettings, 'no-timezone' | 'half-quiet'>> {
  const before = (await store.reminders.settings(userId)) ?? DEFAULT_REMINDERS;
  const { hours = before.hours, direct = before.direct } = change;
  const { from = before.quiet?.from, to = before.quiet?.to } = change;
  const timezone = change.timezone === undefined ? before.timezone : parseTimeZone(change.timezone);
  if (change.timezone !== undefined && timezone === undefined) return failure('no-timezone');
  if ((from === undefined) !== (to === undefined)) return failure('half-quiet');
  const quiet = from !== undefined && to !== undefined && from !== to ? { from, to } : undefined;
  const settings: ReminderSettings = { hours, direct, ...(quiet && { quiet }), ...(timezone && { timezone }) };
  if (Object.values(change).some((value) => value !== undefined)) await store.reminders.set(userId, settings);
  return success(settings);
}

import { asc, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { AbsenceRecord, ReminderSettings, UserId } from '../records.ts';
import { upsert } from './inserts.ts';
import { prepared } from './prepared.ts';
import type { Session } from './session.ts';

/** Hours of the day. Quiet hours with other values are read as none, as they would never end. */
const hour = z.int().min(0).max(23);
const quietSchema = z.object({ from: hour, to: hour });

/** Hours between reminders; an invalid value is read as 0, no reminders. */
const hoursSchema = z.number().min(0).catch(0);

/** Reminder settings and absences of people. No method begins a transaction. */
export function reminderTable({ db, tables: { absences, reminders }, dialect }: Session) {
  const { placeholder } = sql;
  const userId = placeholder('userId');
  const ofUser = eq(absences.userId, userId);
  const statements = prepared('reminder', {
    settings: db.select().from(reminders).where(eq(reminders.userId, userId)),
    put: upsert(db, reminders, { key: ['userId'], columns: ['hours', 'quietFrom', 'quietTo', 'timezone', 'direct'] }),
    absences: db
      .select({ userId: absences.userId, from: absences.fromAt, to: absences.untilAt })
      .from(absences)
      .where(sql`${absences.userId} in ${dialect.texts(placeholder('ids'))}`)
      .orderBy(asc(absences.fromAt)),
    putAbsence: db
      .insert(absences)
      .values({ userId, fromAt: placeholder('from'), untilAt: placeholder('to') })
      .onConflictDoUpdate({ target: [absences.userId, absences.fromAt], set: { untilAt: sql`excluded.until_at` } }),
    dropBefore: db.delete(absences).where(sql`${absences.untilAt} < ${placeholder('moment')}`),
    forgetSettings: db.delete(reminders).where(eq(reminders.userId, userId)),
    forgetAbsences: db.delete(absences).where(ofUser),
  });
  return {
    /** Reminder settings of a user; undefined if the user has chosen none. */
    async settings(userId: UserId): Promise<ReminderSettings | undefined> {
      const row = (await statements.settings({ userId }))[0];
      if (!row) return undefined;
      const { hours, quietFrom, quietTo, timezone, direct } = row;
      const quiet = quietSchema.safeParse({ from: quietFrom, to: quietTo }).data;
      return {
        hours: hoursSchema.parse(hours),
        direct,
        ...(quiet && { quiet }),
        ...(timezone !== null && { timezone }),
      };
    },

    put: (userId: UserId, { hours, quiet, timezone, direct }: ReminderSettings) =>
      statements.put({
        userId,
        hours,
        quietFrom: quiet?.from ?? null,
        quietTo: quiet?.to ?? null,
        timezone: timezone ?? null,
        direct,
      }),

    /** Absences of users, as far as open games need them. */
    absences: (userIds: readonly UserId[]): Promise<AbsenceRecord[]> =>
      statements.absences({ ids: JSON.stringify(userIds) }),

    putAbsence: ({ userId, from, to }: AbsenceRecord) => statements.putAbsence({ userId, from, to }),

    /** Deletes absences that ended before a moment. */
    dropAbsencesBefore: (moment: number) => statements.dropBefore({ moment }),

    async forget(userId: UserId): Promise<void> {
      await statements.forgetSettings({ userId });
      await statements.forgetAbsences({ userId });
    },
  };
}

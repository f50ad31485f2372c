import { asc, eq, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { AbsenceRecord, ReminderSettings, UserId } from '../records.ts';
import { absences, reminders } from './schema.ts';

/** How people want to be reminded, and when they are away. No method begins a transaction. */
export class ReminderTable {
  readonly #statements: ReturnType<typeof prepareStatements>;

  constructor(db: BetterSQLite3Database) {
    this.#statements = prepareStatements(db);
  }

  settings(userId: UserId): ReminderSettings | undefined {
    const row = this.#statements.settings.get({ userId });
    if (!row) return undefined;
    const { hours, quietFrom: from, quietTo: to, timezone, direct } = row;
    return {
      hours,
      direct,
      ...(from !== null && to !== null && { quiet: { from, to } }),
      ...(timezone !== null && { timezone }),
    };
  }

  put(userId: UserId, { hours, quiet, timezone, direct }: ReminderSettings): void {
    this.#statements.put.run({
      userId,
      hours,
      quietFrom: quiet?.from ?? null,
      quietTo: quiet?.to ?? null,
      timezone: timezone ?? null,
      direct: direct ? 1 : 0,
    });
  }

  absences(userIds: readonly UserId[]): AbsenceRecord[] {
    return this.#statements.absences.all({ ids: JSON.stringify(userIds) });
  }

  /** The absence of a user at a moment. */
  absenceAt(userId: UserId, now: number): AbsenceRecord | undefined {
    return this.absences([userId]).find(({ from, to }) => from <= now && now < to);
  }

  putAbsence({ userId, from, to }: AbsenceRecord): void {
    this.#statements.putAbsence.run({ userId, from, to });
  }

  /** Deletes what is not needed any more: absences that ended before a moment. */
  dropAbsencesBefore(moment: number): void {
    this.#statements.dropBefore.run({ moment });
  }

  forget(userId: UserId): void {
    this.#statements.forgetSettings.run({ userId });
    this.#statements.forgetAbsences.run({ userId });
  }
}

function prepareStatements(db: BetterSQLite3Database) {
  const { placeholder } = sql;
  const userId = placeholder('userId');
  const ofUser = eq(absences.userId, userId);
  return {
    settings: db.select().from(reminders).where(eq(reminders.userId, userId)).prepare(),
    put: db
      .insert(reminders)
      .values({
        userId,
        hours: placeholder('hours'),
        quietFrom: placeholder('quietFrom'),
        quietTo: placeholder('quietTo'),
        timezone: placeholder('timezone'),
        direct: sql`${placeholder('direct')}`,
      })
      .onConflictDoUpdate({
        target: reminders.userId,
        set: {
          hours: sql`excluded.hours`,
          quietFrom: sql`excluded.quiet_from`,
          quietTo: sql`excluded.quiet_to`,
          timezone: sql`excluded.timezone`,
          direct: sql`excluded.direct`,
        },
      })
      .prepare(),
    absences: db
      .select({ userId: absences.userId, from: absences.fromAt, to: absences.untilAt })
      .from(absences)
      .where(sql`${absences.userId} in (select value from json_each(${placeholder('ids')}))`)
      .orderBy(asc(absences.fromAt))
      .prepare(),
    putAbsence: db
      .insert(absences)
      .values({ userId, fromAt: placeholder('from'), untilAt: placeholder('to') })
      .onConflictDoUpdate({ target: [absences.userId, absences.fromAt], set: { untilAt: sql`excluded.until_at` } })
      .prepare(),
    dropBefore: db
      .delete(absences)
      .where(sql`${absences.untilAt} < ${placeholder('moment')}`)
      .prepare(),
    forgetSettings: db.delete(reminders).where(eq(reminders.userId, userId)).prepare(),
    forgetAbsences: db.delete(absences).where(ofUser).prepare(),
  };
}

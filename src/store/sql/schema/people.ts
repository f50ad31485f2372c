import type { Columns } from './columns.ts';

/** People, their names and what they have chosen, and channels. */
export function peopleTables({ integer, primaryKey, sqliteTable: table, text }: Columns) {
  return {
    // Not referenced by games and seats: languages and names are kept for display only, and a person may have them deleted.
    users: table('users', {
      id: text('id').primaryKey(),
      locale: text('locale').notNull(),
    }),

    /** Names of users in each server, where alone they are shown. */
    names: table(
      'names',
      {
        userId: text('user_id').notNull(),
        guildId: text('guild_id').notNull(),
        name: text('name').notNull(),
      },
      (columns) => [primaryKey({ columns: [columns.userId, columns.guildId] })],
    ),

    channels: table('channels', {
      id: text('id').primaryKey(),
      guildId: text('guild_id').notNull(),
      locale: text('locale').notNull(),
      language: text('language'),
    }),

    settings: table('settings', {
      userId: text('user_id').primaryKey(),
      language: text('language'),
      theme: text('theme'),
      hints: integer('hints', { mode: 'boolean' }).notNull().default(true),
      /** Whether advice is given on what is drafted. */
      advice: integer('advice', { mode: 'boolean' }).notNull().default(false),
      statistics: integer('statistics', { mode: 'boolean' }).notNull().default(true),
    }),

    /** How people want to be reminded; without a row they are reminded as usual. */
    reminders: table('reminders', {
      userId: text('user_id').primaryKey(),
      /** Hours between reminders; 0 = none. */
      hours: integer('hours').notNull(),
      /** Hours of the day between which the person is left alone. */
      quietFrom: integer('quiet_from'),
      quietTo: integer('quiet_to'),
      timezone: text('timezone'),
      direct: integer('direct', { mode: 'boolean' }).notNull(),
    }),

    /** When people are away, which stops their clocks. */
    absences: table(
      'absences',
      {
        userId: text('user_id').notNull(),
        fromAt: integer('from_at').notNull(),
        untilAt: integer('until_at').notNull(),
      },
      (columns) => [primaryKey({ columns: [columns.userId, columns.fromAt] })],
    ),
  };
}

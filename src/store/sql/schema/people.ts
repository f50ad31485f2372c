import { sql } from 'drizzle-orm';
import type { Columns } from './columns.ts';

/** Tables of people with their names and settings, and of channels. */
export function peopleTables({ index, integer, primaryKey, sqliteTable: table, text }: Columns) {
  return {
    // Games and seats do not reference users, as people may have their languages and names deleted.
    users: table('users', {
      id: text('id').primaryKey(),
      locale: text('locale').notNull(),
    }),

    /** Names of users by server; a name is shown only in its server. */
    names: table(
      'names',
      {
        userId: text('user_id').notNull(),
        guildId: text('guild_id').notNull(),
        name: text('name').notNull(),
      },
      (columns) => [primaryKey({ columns: [columns.userId, columns.guildId] })],
    ),

    channels: table(
      'channels',
      {
        id: text('id').primaryKey(),
        guildId: text('guild_id').notNull(),
        locale: text('locale').notNull(),
        language: text('language'),
        /** True for the forum where the server wants its tables. */
        hall: integer('hall', { mode: 'boolean' }).notNull().default(false),
        /** State of the game for which a post that the bot made in a forum was tagged last, '' for none; null elsewhere. */
        tagged: text('tagged'),
      },
      (columns) => [
        index('channels_hall').on(columns.guildId).where(sql`hall`),
        index('channels_tagged').on(columns.id).where(sql`tagged <> 'over'`),
      ],
    ),

    settings: table('settings', {
      userId: text('user_id').primaryKey(),
      language: text('language'),
      theme: text('theme'),
      hints: integer('hints', { mode: 'boolean' }).notNull().default(true),
      /** True if the user gets advice on drafts. */
      advice: integer('advice', { mode: 'boolean' }).notNull().default(false),
      statistics: integer('statistics', { mode: 'boolean' }).notNull().default(true),
    }),

    /** Reminder settings; a user without a row has the defaults. */
    reminders: table('reminders', {
      userId: text('user_id').primaryKey(),
      /** Hours between reminders; 0 = none. */
      hours: integer('hours').notNull(),
      /** Hours of the day between which no reminders are sent. */
      quietFrom: integer('quiet_from'),
      quietTo: integer('quiet_to'),
      timezone: text('timezone'),
      direct: integer('direct', { mode: 'boolean' }).notNull(),
    }),

    /** Absences of people, during which their clocks stand still. */
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

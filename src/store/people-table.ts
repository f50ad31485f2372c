import { eq, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { ChannelId, ChannelRecord, Settings, SettingsChange, UserId, UserRecord } from './records.ts';
import { channels, settings, users } from './schema.ts';

const UNCHOSEN: Settings = { hints: true };

/** Users and channels as they were last seen, and what was chosen for them. No method begins a transaction. */
export class PeopleTable {
  readonly #statements: ReturnType<typeof prepareStatements>;

  constructor(db: BetterSQLite3Database) {
    this.#statements = prepareStatements(db);
  }

  users(ids: readonly UserId[]): Map<UserId, UserRecord> {
    const found = this.#statements.users.all({ ids: JSON.stringify(ids) });
    return new Map(found.map((user) => [user.id, user]));
  }

  putUser({ id, name, locale }: UserRecord): void {
    this.#statements.putUser.run({ id, name, locale });
  }

  channel(id: ChannelId): ChannelRecord | undefined {
    const row = this.#statements.channel.get({ id });
    if (!row) return undefined;
    const { language, ...rest } = row;
    return { ...rest, ...(language !== null && { language }) };
  }

  putChannel({ id, guildId, locale }: ChannelRecord): void {
    this.#statements.putChannel.run({ id, guildId, locale });
  }

  setChannelLanguage(id: ChannelId, language: string | undefined): void {
    this.#statements.setChannelLanguage.run({ id, language: language ?? null });
  }

  settings(userId: UserId): Settings {
    const row = this.#statements.settings.get({ userId });
    if (!row) return UNCHOSEN;
    const { language, theme, hints } = row;
    return { ...(language !== null && { language }), ...(theme !== null && { theme }), hints };
  }

  changeSettings(userId: UserId, change: SettingsChange): Settings {
    const { language = null, theme = null, hints } = { ...this.settings(userId), ...change };
    this.#statements.putSettings.run({ userId, language, theme, hints });
    return this.settings(userId);
  }

  forget(userId: UserId): void {
    this.#statements.forgetUser.run({ userId });
    this.#statements.forgetSettings.run({ userId });
  }
}

function prepareStatements(db: BetterSQLite3Database) {
  const { placeholder } = sql;
  const id = placeholder('id');
  const userId = placeholder('userId');
  const language = placeholder('language');
  const locale = placeholder('locale');
  return {
    users: db
      .select()
      .from(users)
      // One parameter for any number of ids, so that the statement can be prepared.
      .where(sql`${users.id} in (select value from json_each(${placeholder('ids')}))`)
      .prepare(),
    putUser: db
      .insert(users)
      .values({ id, name: placeholder('name'), locale })
      .onConflictDoUpdate({ target: users.id, set: { name: sql`excluded.name`, locale: sql`excluded.locale` } })
      .prepare(),
    channel: db.select().from(channels).where(eq(channels.id, id)).prepare(),
    putChannel: db
      .insert(channels)
      .values({ id, guildId: placeholder('guildId'), locale })
      .onConflictDoUpdate({
        target: channels.id,
        set: { guildId: sql`excluded.guild_id`, locale: sql`excluded.locale` },
      })
      .prepare(),
    setChannelLanguage: db
      .update(channels)
      .set({ language: sql`${language}` })
      .where(eq(channels.id, id))
      .prepare(),
    settings: db
      .select({ language: settings.language, theme: settings.theme, hints: settings.hints })
      .from(settings)
      .where(eq(settings.userId, userId))
      .prepare(),
    putSettings: db
      .insert(settings)
      .values({ userId, language, theme: placeholder('theme'), hints: placeholder('hints') })
      .onConflictDoUpdate({
        target: settings.userId,
        set: { language: sql`excluded.language`, theme: sql`excluded.theme`, hints: sql`excluded.hints` },
      })
      .prepare(),
    forgetUser: db.delete(users).where(eq(users.id, userId)).prepare(),
    forgetSettings: db.delete(settings).where(eq(settings.userId, userId)).prepare(),
  };
}

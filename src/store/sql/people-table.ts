import { and, asc, eq, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { ChannelId, ChannelRecord, SeenUser, Settings, SettingsChange, UserId, UserRecord } from '../records.ts';
import { channels, names, settings, users } from './schema.ts';

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

  /** The names of users in a server, of those who were seen there. */
  names(guildId: string, ids: readonly UserId[]): Map<UserId, string> {
    const found = this.#statements.names.all({ guildId, ids: JSON.stringify(ids) });
    return new Map(found.map(({ userId, name }) => [userId, name]));
  }

  /** The names of a user in every server where they were seen. */
  namesOf(userId: UserId): Pick<SeenUser, 'guildId' | 'name'>[] {
    return this.#statements.namesOf.all({ userId });
  }

  putUser({ id, guildId, name, locale }: SeenUser): void {
    this.#statements.putUser.run({ id, locale });
    this.#statements.putName.run({ userId: id, guildId, name });
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
    const { language, theme, hints, advice, statistics } = row;
    return {
      ...(language !== null && { language }),
      ...(theme !== null && { theme }),
      hints,
      ...(advice && { advice }),
      ...(!statistics && { statistics }),
    };
  }

  changeSettings(userId: UserId, change: SettingsChange): Settings {
    const chosen = { ...this.settings(userId), ...change };
    const { language = null, theme = null, hints, advice = false, statistics = true } = chosen;
    this.#statements.putSettings.run({ userId, language, theme, hints, advice, statistics });
    return this.settings(userId);
  }

  /** Which of these users want no statistics. */
  withoutStatistics(ids: readonly UserId[]): Set<UserId> {
    const found = this.#statements.withoutStatistics.all({ ids: JSON.stringify(ids) });
    return new Set(found.map(({ userId }) => userId));
  }

  forget(userId: UserId): void {
    this.#statements.forgetUser.run({ userId });
    this.#statements.forgetNames.run({ userId });
    this.#statements.forgetSettings.run({ userId });
  }
}

function prepareStatements(db: BetterSQLite3Database) {
  const { placeholder } = sql;
  const id = placeholder('id');
  const userId = placeholder('userId');
  const guildId = placeholder('guildId');
  const language = placeholder('language');
  const locale = placeholder('locale');
  // One parameter for any number of ids, so that the statement can be prepared.
  const ids = sql`(select value from json_each(${placeholder('ids')}))`;
  return {
    users: db.select().from(users).where(sql`${users.id} in ${ids}`).prepare(),
    putUser: db
      .insert(users)
      .values({ id, locale })
      .onConflictDoUpdate({ target: users.id, set: { locale: sql`excluded.locale` } })
      .prepare(),
    names: db
      .select({ userId: names.userId, name: names.name })
      .from(names)
      .where(sql`${names.guildId} = ${guildId} and ${names.userId} in ${ids}`)
      .prepare(),
    namesOf: db
      .select({ guildId: names.guildId, name: names.name })
      .from(names)
      .where(eq(names.userId, userId))
      .orderBy(asc(names.guildId))
      .prepare(),
    putName: db
      .insert(names)
      .values({ userId, guildId, name: placeholder('name') })
      .onConflictDoUpdate({ target: [names.userId, names.guildId], set: { name: sql`excluded.name` } })
      .prepare(),
    channel: db.select().from(channels).where(eq(channels.id, id)).prepare(),
    putChannel: db
      .insert(channels)
      .values({ id, guildId, locale })
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
      .select({
        language: settings.language,
        theme: settings.theme,
        hints: settings.hints,
        advice: settings.advice,
        statistics: settings.statistics,
      })
      .from(settings)
      .where(eq(settings.userId, userId))
      .prepare(),
    withoutStatistics: db
      .select({ userId: settings.userId })
      .from(settings)
      .where(and(sql`${settings.userId} in ${ids}`, eq(settings.statistics, false)))
      .prepare(),
    putSettings: db
      .insert(settings)
      .values({
        userId,
        language,
        theme: placeholder('theme'),
        hints: placeholder('hints'),
        advice: placeholder('advice'),
        statistics: placeholder('statistics'),
      })
      .onConflictDoUpdate({
        target: settings.userId,
        set: {
          language: sql`excluded.language`,
          theme: sql`excluded.theme`,
          hints: sql`excluded.hints`,
          advice: sql`excluded.advice`,
          statistics: sql`excluded.statistics`,
        },
      })
      .prepare(),
    forgetUser: db.delete(users).where(eq(users.id, userId)).prepare(),
    forgetNames: db.delete(names).where(eq(names.userId, userId)).prepare(),
    forgetSettings: db.delete(settings).where(eq(settings.userId, userId)).prepare(),
  };
}

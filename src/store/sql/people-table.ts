import { and, asc, eq, type SQLWrapper, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { ChannelId, ChannelRecord, SeenUser, Settings, SettingsChange, UserId, UserRecord } from '../records.ts';
import { upsert } from './inserts.ts';
import { prepared } from './prepared.ts';
import type { Row } from './schema.ts';
import type { Session } from './session.ts';
import { parseRows } from './stored-json.ts';

const DEFAULT_SETTINGS: Settings = { hints: true };

/** Users and channels as last seen, with their settings. No method begins a transaction. */
export function peopleTable(session: Session) {
  const seen = prepareSeen(session);
  const settings = prepareSettings(session);
  const table = {
    async users(ids: readonly UserId[]): Promise<Map<UserId, UserRecord>> {
      const users = await seen.users({ ids: JSON.stringify(ids) });
      return new Map(users.map((user) => [user.id, user]));
    },

    /** The names of users in a server; users whom the bot has not seen there are left out. */
    async names(guildId: string, ids: readonly UserId[]): Promise<Map<UserId, string>> {
      const rows = await seen.names({ guildId, ids: JSON.stringify(ids) });
      return new Map(rows.map(({ userId, name }) => [userId, name]));
    },

    /** The names of a user in all servers where the bot has seen them. */
    namesOf: (userId: UserId): Promise<Pick<SeenUser, 'guildId' | 'name'>[]> => seen.namesOf({ userId }),

    /** Stores a user and their name in a server. */
    async rememberUser({ id, guildId, name, locale }: SeenUser): Promise<void> {
      await seen.putUser({ id, locale });
      await seen.putName({ userId: id, guildId, name });
    },

    channel: async (id: ChannelId): Promise<ChannelRecord | undefined> => channelOf((await seen.channel({ id }))[0]),

    /** Stores a channel, which keeps its language. */
    rememberChannel: (channel: Omit<ChannelRecord, 'language'>) => seen.putChannel(channel),

    /** Sets the language of public messages in a stored channel; undefined = the language of the server. */
    setChannelLanguage: (id: ChannelId, language: string | undefined) =>
      seen.setChannelLanguage({ id, language: language ?? null }),

    settings: async (userId: UserId): Promise<Settings> => settingsOf((await settings.settings({ userId }))[0]),

    async changeSettings(userId: UserId, change: SettingsChange): Promise<Settings> {
      const chosen = { ...(await table.settings(userId)), ...change };
      const { language = null, theme = null, hints, advice = false, statistics = true } = chosen;
      await settings.putSettings({ userId, language, theme, hints, advice, statistics });
      return table.settings(userId);
    },

    /** Returns those of the users who want no statistics. */
    async withoutStatistics(ids: readonly UserId[]): Promise<Set<UserId>> {
      const rows = await settings.withoutStatistics({ ids: JSON.stringify(ids) });
      return new Set(rows.map(({ userId }) => userId));
    },

    async forget(userId: UserId): Promise<void> {
      await seen.forgetUser({ userId });
      await seen.forgetNames({ userId });
      await settings.forgetSettings({ userId });
    },
  };
  return table;
}

/** Converts a row of a channel; undefined if there is none. */
export function channelOf(row: Row<'channels'> | null | undefined): ChannelRecord | undefined {
  if (!row) return undefined;
  const { id, guildId, locale, language } = row;
  return { id, guildId, locale, ...(language !== null && { language }) };
}

const namesSchema = z.array(z.tuple([z.string(), z.string()]));

/** Names in a server as a column of a query of games: of the game's present and former players, and of another user. */
export function namesColumn(
  { tables: { acts, games, names, seats }, dialect }: Pick<Session, 'tables' | 'dialect'>,
  { guildId, userId }: { readonly guildId: SQLWrapper; readonly userId?: SQLWrapper },
) {
  const rows = dialect.rows([names.userId, names.name], names.userId);
  // One list of users: with several conditions SQLite reads the names of everybody.
  return sql<string>`(select ${rows} from ${names} where ${names.guildId} = ${guildId} and ${names.userId} in (
    select ${seats.userId} from ${seats} where ${seats.gameId} = ${games.id}
    union all select ${acts.userId} from ${acts} where ${acts.gameId} = ${games.id}
    ${userId ? sql`union all select cast(${userId} as text)` : sql``}))`;
}

/** The names of the present players of a game in its server, by seat, as a column of a query of games. */
export function namesOfSeats({ tables: { games, names, seats }, dialect }: Pick<Session, 'tables' | 'dialect'>) {
  const rows = dialect.rows([seats.position, names.name], seats.position);
  return sql<string>`(select ${rows} from ${seats}
    join ${names} on ${names.userId} = ${seats.userId} and ${names.guildId} = ${games.guildId}
    where ${seats.gameId} = ${games.id})`;
}

/** Parses a value of the column `namesColumn`: names by user. */
export function namesOf(column: string): ReadonlyMap<UserId, string> {
  return new Map(parseRows(namesSchema, column));
}

/** The columns of a query of settings. */
export function settingsColumns({ tables: { settings } }: Pick<Session, 'tables'>) {
  const { hints, language, theme, advice, statistics } = settings;
  // In a join, drizzle treats a row as missing if its first column is null, so `hints` comes first.
  return { hints, language, theme, advice, statistics };
}

/** Converts a row of settings; the defaults if there is none. */
export function settingsOf(row: Omit<Row<'settings'>, 'userId'> | null | undefined): Settings {
  if (!row) return DEFAULT_SETTINGS;
  const { language, theme, hints, advice, statistics } = row;
  return {
    ...(language !== null && { language }),
    ...(theme !== null && { theme }),
    hints,
    ...(advice && { advice }),
    ...(!statistics && { statistics }),
  };
}

const { placeholder } = sql;
const id = placeholder('id');
const userId = placeholder('userId');
const language = placeholder('language');

/** Statements about people and channels as last seen. */
function prepareSeen({ db, tables: { channels, names, users }, dialect }: Session) {
  const guildId = placeholder('guildId');
  const ids = dialect.texts(placeholder('ids'));
  return prepared('people', {
    users: db.select().from(users).where(sql`${users.id} in ${ids}`),
    putUser: upsert(db, users, { key: ['id'], columns: ['locale'] }),
    names: db
      .select({ userId: names.userId, name: names.name })
      .from(names)
      .where(sql`${names.guildId} = ${guildId} and ${names.userId} in ${ids}`),
    namesOf: db
      .select({ guildId: names.guildId, name: names.name })
      .from(names)
      .where(eq(names.userId, userId))
      .orderBy(asc(names.guildId)),
    putName: upsert(db, names, { key: ['userId', 'guildId'], columns: ['name'] }),
    channel: db.select().from(channels).where(eq(channels.id, id)),
    putChannel: upsert(db, channels, { key: ['id'], columns: ['guildId', 'locale'] }),
    setChannelLanguage: db
      .update(channels)
      .set({ language: sql`${language}` })
      .where(eq(channels.id, id)),
    forgetUser: db.delete(users).where(eq(users.id, userId)),
    forgetNames: db.delete(names).where(eq(names.userId, userId)),
  });
}

/** Statements about the settings of people. */
function prepareSettings(session: Session) {
  const { db, tables, dialect } = session;
  const { settings } = tables;
  const ids = dialect.texts(placeholder('ids'));
  return prepared('settings', {
    settings: db.select(settingsColumns(session)).from(settings).where(eq(settings.userId, userId)),
    withoutStatistics: db
      .select({ userId: settings.userId })
      .from(settings)
      .where(and(sql`${settings.userId} in ${ids}`, eq(settings.statistics, false))),
    putSettings: upsert(db, settings, {
      key: ['userId'],
      columns: ['language', 'theme', 'hints', 'advice', 'statistics'],
    }),
    forgetSettings: db.delete(settings).where(eq(settings.userId, userId)),
  });
}

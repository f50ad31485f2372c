import { eq, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { channels, users } from './schema.ts';
import type { ChannelId, ChannelRecord, UserId, UserRecord } from './store.ts';

/** Users and channels as they were last seen. Nothing here begins a transaction. */
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
    return this.#statements.channel.get({ id });
  }

  putChannel({ id, guildId, locale }: ChannelRecord): void {
    this.#statements.putChannel.run({ id, guildId, locale });
  }
}

function prepareStatements(db: BetterSQLite3Database) {
  const { placeholder } = sql;
  const id = placeholder('id');
  const locale = placeholder('locale');
  return {
    users: db
      .select()
      .from(users)
      // One parameter however many ids, so that the statement can be prepared.
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
  };
}

import { and, eq, sql } from 'drizzle-orm';
import { ALL_SERVERS, type ChannelId, type ChannelRecord, type StalePost, type TaggedState } from '../records.ts';
import { inShard, ofShard } from './conditions.ts';
import { prepared } from './prepared.ts';
import type { Session } from './session.ts';

const { placeholder } = sql;

/** Forums where servers want their tables, and the posts that the bot made in forums. No method begins a transaction. */
export function forumTable(session: Session) {
  const statements = prepareStatements(session);
  return {
    /** The forum that a server has as its hall. */
    of: async (guildId: string): Promise<ChannelId | undefined> => (await statements.of({ guildId }))[0]?.id,

    /** Makes a forum the hall of a server, which has no other one then; undefined = none. */
    async set(guildId: string, forum: Omit<ChannelRecord, 'language'> | undefined): Promise<void> {
      await statements.clear({ guildId });
      if (forum) await statements.set(forum);
    },

    /** Notes that the bot made a stored channel as a post of a forum, so that its tags tell the state of its game from now on. */
    begin: (id: ChannelId) => statements.begin({ id }),

    /** Makes the final tags of a post due again, as another game begins there. */
    tagAgain: (id: ChannelId) => statements.tagAgain({ id }),

    /** Posts whose tags tell another state than that of their newest game, and those that were not looked at yet. */
    async stale(shard = ALL_SERVERS): Promise<StalePost[]> {
      const posts = await statements.stale(ofShard(shard));
      return posts.map(({ gameId, ...post }) => ({ ...post, gameId: gameId ?? undefined }));
    },

    /** Notes the state that the tags of a post tell. */
    tagged: (id: ChannelId, state: TaggedState) => statements.tagged({ id, state }),
  };
}

function prepareStatements({ db, tables: { channels, games } }: Session) {
  const isRow = eq(channels.id, placeholder('id'));
  const guildId = placeholder('guildId');
  const gameId = sql`(select max(${games.id}) from ${games} where ${games.channelId} = ${channels.id})`;
  const state = sql`coalesce((select case when ${games.status} in ('lobby', 'running') then ${games.status}
    else 'over' end from ${games} where ${games.id} = ${gameId}), 'over')`;
  return prepared('hall', {
    of: db
      .select({ id: channels.id })
      .from(channels)
      .where(and(eq(channels.guildId, guildId), sql`${channels.hall}`)),
    clear: db
      .update(channels)
      .set({ hall: false })
      .where(and(eq(channels.guildId, guildId), sql`${channels.hall}`)),
    set: db
      .insert(channels)
      .values({ id: placeholder('id'), guildId, locale: placeholder('locale'), hall: true })
      .onConflictDoUpdate({ target: channels.id, set: { guildId: sql`excluded.guild_id`, hall: true } }),
    begin: db
      .update(channels)
      .set({ tagged: sql`coalesce(${channels.tagged}, '')` })
      .where(isRow),
    tagAgain: db
      .update(channels)
      .set({ tagged: '' })
      .where(and(isRow, sql`${channels.tagged} is not null`)),
    stale: db
      // Nested, as drizzle names the columns of a selected expression without their tables.
      .select({ channelId: channels.id, gameId: sql<number | null>`${gameId}`, state: sql<TaggedState>`${state}` })
      .from(channels)
      .where(sql`${channels.tagged} <> 'over' and ${channels.tagged} <> ${state} and ${inShard(channels.guildId)}`)
      .limit(200),
    tagged: db
      .update(channels)
      .set({ tagged: sql`${placeholder('state')}` })
      .where(isRow),
  });
}

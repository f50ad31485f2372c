import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { InteractionData } from '../interaction-data.ts';
import { DIRECT_MESSAGES, type GameId } from '../records.ts';
import { gameColumns, isOpenIn, lookupOf } from './game-row.ts';
import { namesColumn, namesOf, settingsColumns, settingsOf } from './people-table.ts';
import { prepared } from './prepared.ts';
import type { Session } from './session.ts';

/** Channel, server and user of an interaction, and the game of its control. */
interface Place {
  readonly channelId: string;
  readonly guildId: string | null;
  readonly userId: string;
  readonly gameId?: GameId | undefined;
}

/** Query of the data that an interaction needs. */
export function interactionQuery(session: Session) {
  const statements = prepareStatements(session);
  return {
    /**
     * Reads the data by one statement. In direct messages, a control means the open game that it names if its user has a seat there,
     * else that of the channel.
     *
     * @throws if this process may no longer use the database
     */
    async dataOf({ gameId, ...place }: Place): Promise<InteractionData> {
      const { inChannel, ofSeat } = statements;
      const read = place.guildId === DIRECT_MESSAGES && gameId ? ofSeat : inChannel;
      const [row] = await read({ ...place, gameId: gameId ?? null });
      const { isHeld, game, names, settings, locale, channel, createdAt, firstMessageId, hasLostPosts } = row!;
      if (!isHeld) session.hold.lost();
      return {
        game: await lookupOf(game),
        names: namesOf(names),
        settings: settingsOf(settings),
        ...(locale !== null && { locale }),
        ...(channel && { channel }),
        ...(createdAt !== null && {
          controlGame: { createdAt: Number(createdAt), ...(firstMessageId !== null && { firstMessageId }) },
        }),
        hasLostPosts: Boolean(hasLostPosts),
      };
    },
  };
}

function prepareStatements(session: Session) {
  const { db, tables } = session;
  const { channels, games, posts, seats, settings, users } = tables;
  const channelId = sql.placeholder('channelId');
  const userId = sql.placeholder('userId');
  const gameId = sql.placeholder('gameId');
  const dataOf = (guildId: SQLWrapper, isGame: SQL) =>
    db
      .select({
        isHeld: sql<unknown>`${session.hold.isHeld}`,
        game: gameColumns(session),
        names: namesColumn(session, { guildId, userId }),
        settings: settingsColumns(session),
        locale: users.locale,
        channel: { id: channels.id, guildId: channels.guildId, locale: channels.locale },
        createdAt: sql<unknown>`(select g.created_at from ${games} as g where g.id = ${gameId})`,
        firstMessageId: sql<string | null>`(select ${posts.messageId} from ${posts}
          where ${posts.gameId} = ${gameId} and ${posts.messageId} is not null
          order by length(${posts.messageId}), ${posts.messageId} limit 1)`,
        hasLostPosts: sql<unknown>`exists (select 1 from ${posts} where ${posts.channelId} = ${channelId}
          and ${posts.failure} is not null and ${posts.messageId} is null and ${posts.pending} is null)`,
      })
      .from(sql`(select 1) one`)
      .leftJoin(games, isGame)
      .leftJoin(settings, sql`${settings.userId} = ${userId}`)
      .leftJoin(users, sql`${users.id} = ${userId}`)
      .leftJoin(channels, sql`${channels.id} = ${channelId}`);
  return prepared('interaction', {
    inChannel: dataOf(sql`${sql.placeholder('guildId')}`, isOpenIn(session, channelId)),
    ofSeat: dataOf(
      sql`coalesce(${games.guildId}, ${sql.placeholder('guildId')})`,
      sql`${games.id} = coalesce(
        (select g.id from ${games} as g inner join ${seats} as s on s.game_id = g.id
          where g.id = ${gameId} and s.user_id = ${userId} and g.status in ('lobby', 'running')),
        (select g.id from ${games} as g where g.channel_id = ${channelId} and g.status in ('lobby', 'running')))`,
    ),
  });
}

import { asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { inShard } from './conditions.ts';
import { conditionsOn, gameColumns, isOpenIn } from './game-row.ts';
import { prepared } from './prepared.ts';
import { isOver, type Tables } from './schema.ts';
import type { Session } from './session.ts';

const { placeholder } = sql;
const gameId = placeholder('gameId');
const guildId = placeholder('guildId');
const channelId = placeholder('channelId');
const userId = placeholder('userId');

/** Condition for the games in which a user has a seat. */
function hasSeat({ games, seats }: Pick<Tables, 'games' | 'seats'>): SQL {
  return sql`${games.id} in (select ${seats.gameId} from ${seats} where ${seats.userId} = ${userId})`;
}

function longestIdle({ games }: Pick<Tables, 'games'>): SQL[] {
  return [asc(games.changedAt), asc(games.id)];
}

/** Queries of whole games, with seats and acts. */
export function prepareGames(session: Session) {
  const { db, tables } = session;
  const { games } = tables;
  const { isLobby, isOpen } = conditionsOn(tables);
  const gamesWhere = (condition: SQL, ...order: SQL[]) =>
    db
      .select(gameColumns(session))
      .from(games)
      .where(condition)
      .orderBy(...order);
  return prepared('game', {
    game: gamesWhere(eq(games.id, gameId)),
    openGame: gamesWhere(isOpenIn(session, channelId)),
    lastGame: gamesWhere(
      sql`${games.channelId} = ${channelId} and ${isOver({ games })} and ${games.setup} is not null`,
      sql`${games.id} desc limit 1`,
    ),
    idleLobbies: gamesWhere(
      sql`${isLobby} and ${games.changedAt} <= ${placeholder('changedBefore')}`,
      ...longestIdle(tables),
    ),
    ofUser: gamesWhere(sql`${hasSeat(tables)} and ${isOpen}`, ...longestIdle(tables)),
    endedOfUser: gamesWhere(
      sql`${hasSeat(tables)} and ${games.status} = 'ended'`,
      // SQLite would recompile the statement at every use if the parameter were the whole limit.
      sql`${games.changedAt} desc, ${games.id} desc limit ${placeholder('max')} + 0`,
    ),
  });
}

/** Queries of channels, status and numbers of games, which need not read the games. */
export function preparePlaces({ db, tables, dialect }: Session) {
  const { acts, causes, clocks, games, posts, seats } = tables;
  const { isRunning, isOpen } = conditionsOn(tables);
  const ofAct = (field: 'type' | 'removed') => dialect.jsonField(acts.act, field);
  // A field of the last act that paused or resumed a game.
  const ofPause = (column: SQL) => sql`(select ${column} from ${acts}
    where ${acts.gameId} = ${games.id} and ${ofAct('type')} in ('paused', 'resumed')
    order by ${acts.number} desc limit 1)`;
  const isPaused = sql`coalesce(${ofPause(ofAct('type'))}, '') = 'paused'`;
  const place = { id: games.id, guildId: games.guildId, channelId: games.channelId, status: games.status };
  const gameChannelsWhere = (condition: SQL, ...order: SQL[]) =>
    db
      .select(place)
      .from(games)
      .where(condition)
      .orderBy(...order);
  return prepared('place of game', {
    cause: db
      .select({ gameId: causes.gameId })
      .from(causes)
      .where(eq(causes.id, placeholder('cause'))),
    place: gameChannelsWhere(eq(games.id, gameId)),
    openPlacesOfUser: gameChannelsWhere(sql`${hasSeat(tables)} and ${isOpen}`, ...longestIdle(tables)),
    waitingFor: db
      .select({
        id: games.id,
        guildId: games.guildId,
        channelId: games.channelId,
        revision: games.revision,
        deadline: clocks.deadline,
        messageId: posts.messageId,
        messageIn: posts.channelId,
      })
      .from(seats)
      .innerJoin(clocks, sql`${clocks.gameId} = ${seats.gameId} and ${clocks.seat} = ${seats.position}`)
      .innerJoin(games, eq(games.id, seats.gameId))
      .leftJoin(
        posts,
        sql`${posts.id} = (select max(id) from ${posts} as turns where turns.game_id = ${seats.gameId}
          and turns.kind = 'turn' and turns.message_id is not null and turns.withdrawn = 0)`,
      )
      .where(sql`${seats.userId} = ${userId} and ${games.id} <> ${gameId} and ${isRunning} and not (${isPaused})`)
      .orderBy(
        sql`${clocks.deadline} is null, ${clocks.deadline}, ${clocks.since}, ${games.id} limit ${placeholder('max')} + 0`,
      ),
    placesOfUser: gameChannelsWhere(sql`${hasSeat(tables)} or ${games.ownerId} = ${userId}`, desc(games.id)),
    allOpen: db
      .select({
        ...place,
        pausedAt: sql<number | null>`${ofPause(sql`case when ${ofAct('type')} = 'paused' then ${acts.at} end`)}`,
        removed: sql<unknown>`${ofPause(sql`${ofAct('removed')} is not null`)}`,
      })
      .from(games)
      .where(sql`${isOpen} and ${inShard(games.guildId)}`)
      .orderBy(asc(games.id)),
    countOwn: db
      .select({ count: count() })
      .from(games)
      .where(sql`${hasSeat(tables)} and ${isOpen} and ${games.ownerId} = ${userId}`),
    countOpen: db.select({ count: count() }).from(games).where(sql`${isOpen} and ${games.guildId} = ${guildId}`),
    withEnds: db
      .select({ gameId: games.id, shown: games.shownEnds })
      .from(games)
      .where(sql`${isRunning} and ${games.shownEnds} is not null`)
      .orderBy(asc(games.id)),
  });
}

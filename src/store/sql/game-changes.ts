import { and, eq, sql } from 'drizzle-orm';
import { FORGOTTEN_PREFIX } from '../records.ts';
import { conditionsOn } from './game-row.ts';
import { prepared } from './prepared.ts';
import { isOver } from './schema.ts';
import type { Session } from './session.ts';

const { placeholder } = sql;
const gameId = placeholder('gameId');
const channelId = placeholder('channelId');
const changedAt = sql`${placeholder('at')}`;
const status = sql`${placeholder('status')}`;

/** Statements that change lobbies. */
export function prepareLobbyChanges({ db, tables: { causes, games } }: Session) {
  const { isLobby, isAtRevision } = conditionsOn({ games });
  return prepared('change of lobby', {
    insertCause: db.insert(causes).values({ id: placeholder('cause'), gameId, at: placeholder('at') }),
    insert: db
      .insert(games)
      .values({
        guildId: placeholder('guildId'),
        channelId,
        ownerId: placeholder('ownerId'),
        status: 'lobby',
        ruleSet: placeholder('ruleSet'),
        options: placeholder('options'),
        revision: 0,
        createdAt: placeholder('at'),
        changedAt,
      })
      .onConflictDoNothing()
      .returning({ id: games.id }),
    changeLobby: db
      .update(games)
      .set({
        status,
        ownerId: sql`coalesce(${placeholder('ownerId')}, ${games.ownerId})`,
        setup: sql`${placeholder('setup')}`,
        ruleSet: sql`coalesce(${placeholder('ruleSet')}, ${games.ruleSet})`,
        options: sql`coalesce(${placeholder('options')}, ${games.options})`,
        // Kept for an expired lobby, as the reason for closing.
        warnedAt: sql`case when ${status} = 'closed' then ${games.warnedAt} end`,
        revision: sql`${games.revision} + 1`,
        changedAt,
      })
      .where(sql`${isAtRevision} and ${isLobby}`)
      .returning({ id: games.id }),
    warnLobby: db
      .update(games)
      .set({ warnedAt: changedAt })
      .where(sql`${isAtRevision} and ${isLobby} and ${games.warnedAt} is null`)
      .returning({ id: games.id }),
  });
}

/** Statements that change started games. */
export function prepareGameChanges({ db, tables: { games, seats } }: Session) {
  const { isRunning, isOpen, isAtRevision } = conditionsOn({ games });
  const userId = placeholder('userId');
  return prepared('change of game', {
    advance: db
      .update(games)
      .set({ status, revision: sql`${games.revision} + ${placeholder('by')}`, changedAt })
      .where(sql`${isAtRevision} and ${isRunning}`)
      .returning({ id: games.id }),
    close: db
      .update(games)
      .set({ status: 'closed', revision: sql`${games.revision} + 1`, changedAt })
      .where(and(eq(games.id, gameId), isOpen))
      .returning({ id: games.id }),
    putEnds: db
      .update(games)
      .set({ shownEnds: sql`${placeholder('shown')}` })
      .where(eq(games.id, gameId)),
    move: db
      .update(games)
      .set({ channelId: sql`${channelId}` })
      .where(eq(games.id, gameId)),
    forgetOwner: db
      .update(games)
      .set({
        ownerId: sql`${FORGOTTEN_PREFIX} || coalesce((select cast(${seats.position} as text) from ${seats}
          where ${seats.gameId} = ${games.id} and ${seats.userId} = ${userId}), 'owner')`,
      })
      .where(sql`${games.ownerId} = ${userId} and ${isOver({ games })}`),
  });
}

import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { ALL_SERVERS, type ComputersGame, type GameId, type PlanRecord, type UserId } from '../records.ts';
import { inShard, ofShard } from './conditions.ts';
import { upsert } from './inserts.ts';
import { prepared } from './prepared.ts';
import type { Session } from './session.ts';
import { parseStored } from './stored-json.ts';

const promiseSchema = z.strictObject({
  tile: z.string().optional(),
  gains: z.array(z.number()),
  events: z.array(z.string()),
});

/** Planned turns by game and seat. No method begins a transaction. */
export function planTable(session: Session) {
  const statements = prepareStatements(session);
  return {
    /** The plan of a seat; undefined if it has none. */
    async ofSeat(gameId: GameId, seat: number): Promise<PlanRecord | undefined> {
      const [row] = await statements.ofSeat({ gameId, seat });
      if (!row) return undefined;
      const { promise, dropped, ...rest } = row;
      const what = 'plan';
      return { ...rest, promise: parseStored(promiseSchema, promise, { gameId, what }), isDropped: dropped === 1 };
    },

    /** Running games in which the seat to move has a plan that is to be carried out. Paused games are included. */
    due: (shard = ALL_SERVERS): Promise<ComputersGame[]> => statements.due(ofShard(shard)),

    /** Puts a plan in place of an earlier one, unless the game has another revision; returns true if it was put. */
    async put(plan: Omit<PlanRecord, 'isDropped'>, revision: number): Promise<boolean> {
      const { gameId, promise } = plan;
      // A write of the game waits for this one, so that it sees the plan.
      if ((await statements.lock({ gameId, revision })).length === 0) return false;
      await statements.put({ ...plan, promise: JSON.stringify(promise) });
      return true;
    },

    /** Notes that a plan could not be carried out; returns false if the seat has none to be carried out. */
    drop: async (gameId: GameId, seat: number): Promise<boolean> =>
      (await statements.drop({ gameId, seat })).length > 0,

    /** Deletes the plan of a seat; returns false if it had none. */
    end: async (gameId: GameId, seat: number): Promise<boolean> => (await statements.end({ gameId, seat })).length > 0,

    /** Deletes the plans of a game; returns false if it had none. */
    endGame: async (gameId: GameId): Promise<boolean> => (await statements.endGame({ gameId })).length > 0,

    countOf: async (userId: UserId): Promise<number> => (await statements.ofUser({ userId })).length,

    forget: (userId: UserId) => statements.forget({ userId }),
  };
}

function prepareStatements({ db, tables: { clocks, games, plans } }: Session) {
  const { placeholder } = sql;
  const gameId = placeholder('gameId');
  const inGame = eq(plans.gameId, gameId);
  const isOne = and(inGame, eq(plans.seat, placeholder('seat')));
  const isOfUser = eq(plans.userId, placeholder('userId'));
  return prepared('plan', {
    ofSeat: db.select().from(plans).where(isOne),
    due: db
      .select({ id: games.id, ownerId: games.ownerId, guildId: games.guildId })
      .from(plans)
      .innerJoin(games, eq(games.id, plans.gameId))
      .innerJoin(clocks, sql`${clocks.gameId} = ${plans.gameId} and ${clocks.seat} = ${plans.seat}`)
      .where(sql`${plans.dropped} = 0 and ${games.status} = 'running' and ${inShard(games.guildId)}`),
    lock: db
      .update(games)
      .set({ revision: sql`${games.revision}` })
      .where(
        sql`${games.id} = ${gameId} and ${games.revision} = ${placeholder('revision')} and ${games.status} = 'running'`,
      )
      .returning({ id: games.id }),
    put: upsert(db, plans, {
      key: ['gameId', 'seat'],
      columns: ['userId', 'draft', 'promise', 'madeAt'],
      fixed: { dropped: 0 },
    }),
    drop: db
      .update(plans)
      .set({ dropped: 1 })
      .where(sql`${isOne} and ${plans.dropped} = 0`)
      .returning({ seat: plans.seat }),
    end: db.delete(plans).where(isOne).returning({ seat: plans.seat }),
    endGame: db.delete(plans).where(inGame).returning({ seat: plans.seat }),
    ofUser: db.select({ seat: plans.seat }).from(plans).where(isOfUser),
    forget: db.delete(plans).where(isOfUser),
  });
}

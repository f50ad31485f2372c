import type { GameId, PlanRecord } from '../records.ts';
import { standaloneCalls } from './calls.ts';
import type { Database } from './database.ts';

/** Planned turns. */
export function plansIn(database: Database) {
  return {
    ...standaloneCalls(database, 'plans', { ofSeat: 'run', due: 'run' }),

    /** Puts a plan in place of an earlier one, unless the game has another revision; returns true if it was put. */
    put(plan: Omit<PlanRecord, 'isDropped'>, revision: number): Promise<boolean> {
      return database.write(({ plans }) => plans.put(plan, revision), `game ${plan.gameId}`);
    },

    /** Notes that the plan of the seat to move could not be carried out, so that its player is told of the turn at once. */
    drop(gameId: GameId, seat: number): Promise<void> {
      return database.write(async ({ plans, posts }) => {
        if (await plans.drop(gameId, seat)) await posts.hasten(gameId);
      }, `game ${gameId}`);
    },

    /**
     * Deletes the plan of a seat; returns false if it had none.
     *
     * @param isToMove true if the message of its turn may wait for it
     */
    end(gameId: GameId, seat: number, isToMove: boolean): Promise<boolean> {
      return database.write(async ({ plans, posts }) => {
        const isEnded = await plans.end(gameId, seat);
        if (isEnded && isToMove) await posts.hasten(gameId);
        return isEnded;
      }, `game ${gameId}`);
    },
  };
}

import { eq, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { COLOURS } from '../../core/colour.ts';
import { FORGOTTEN_PREFIX, type GameId, type SeatRecord, type UserId } from '../records.ts';
import { prepared } from './prepared.ts';
import { isOver } from './schema.ts';
import type { Session } from './session.ts';
import { parseStored } from './stored-json.ts';

const seatSchema = z.tuple([z.string().min(1), z.enum(COLOURS)]).transform(([userId, colour]) => ({ userId, colour }));
const seatsSchema = z.array(seatSchema);

/** JSON of the seats of a game, in the order of play, as a column of a query of games. */
export function seatsOfGame({ tables: { games, seats }, dialect }: Pick<Session, 'tables' | 'dialect'>): SQL<string> {
  const rows = dialect.rows([seats.userId, seats.colour], seats.position);
  return sql`(select ${rows} from ${seats} where ${seats.gameId} = ${games.id})`;
}

/**
 * Parses a value of the column `seatsOfGame`.
 *
 * @throws UnreadableGame when a seat cannot be read
 */
export function parseSeats(json: string, gameId: GameId): SeatRecord[] {
  return parseStored(seatsSchema, json, { gameId, what: 'seats' });
}

/** Seats of games with their users. No method begins a transaction. */
export function seatTable(session: Session) {
  const statements = prepareStatements(session);
  return {
    async replace(gameId: GameId, replacements: readonly SeatRecord[]): Promise<void> {
      await statements.delete({ gameId });
      if (replacements.length === 0) return;
      const rows = replacements.map((seat, position) => ({ gameId, position, ...seat }));
      await session.db.insert(session.tables.seats).values(rows);
    },

    /** Gives a seat of a game to another user; its colour stays. */
    give: (gameId: GameId, position: number, userId: UserId) => statements.give({ gameId, position, userId }),

    /** Replaces a user by an anonymous stand-in in games that are over. */
    forget: (userId: UserId) => statements.forget({ userId }),
  };
}

function prepareStatements({ db, tables: { games, seats } }: Session) {
  const { placeholder } = sql;
  const gameId = placeholder('gameId');
  const userId = placeholder('userId');
  return prepared('seat', {
    delete: db.delete(seats).where(eq(seats.gameId, gameId)),
    give: db
      .update(seats)
      .set({ userId: sql`${userId}` })
      .where(sql`${seats.gameId} = ${gameId} and ${seats.position} = ${placeholder('position')}`),
    forget: db
      .update(seats)
      .set({ userId: sql`${FORGOTTEN_PREFIX} || ${seats.position}` })
      .where(
        sql`${seats.userId} = ${userId} and ${seats.gameId} in (select ${games.id} from ${games} where ${isOver({ games })})`,
      ),
  });
}

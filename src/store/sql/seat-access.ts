import type { SeatSessionRecord, UserId } from '../records.ts';
import { standaloneCalls } from './calls.ts';
import type { Database } from './database.ts';
import type { TicketQuery } from './seat-access-table.ts';

/** A session to begin with a ticket; the ticket says whose it is. */
interface Entry {
  readonly ticket: TicketQuery;
  readonly session: Omit<SeatSessionRecord, 'gameId' | 'userId'>;
  /** Hash of the session that the same browser had before. */
  readonly before?: string | undefined;
}

/** The browsers that play seats, and the tickets that let them in. */
export function seatAccessIn(database: Database) {
  return {
    ...standaloneCalls(database, 'seatAccess', {
      // A ticket that a power cut undoes is asked for again.
      putTicket: 'note',
      ticketUser: 'run',
      session: 'run',
      noteSeen: 'note',
      ofSeat: 'run',
      endSession: 'write',
      endOfUser: 'write',
    }),

    /** Begins a session without a ticket. */
    begin(session: SeatSessionRecord): Promise<void> {
      return database.write(({ seatAccess }) => seatAccess.addSession(session), `game ${session.gameId}`);
    },

    /**
     * Spends a ticket and begins a session of its user in place of the one that the browser had before, whose notifications go on if it
     * was of the same seat; returns the user, or undefined if the ticket is not valid.
     */
    enter({ ticket, session, before }: Entry): Promise<UserId | undefined> {
      const { gameId } = ticket;
      return database.write(async ({ seatAccess }) => {
        const userId = await seatAccess.spendTicket(ticket);
        if (userId === undefined) return undefined;
        const own = { ...session, gameId, userId };
        if (before !== undefined && (await seatAccess.renewSession(before, own))) return userId;
        if (before !== undefined) await seatAccess.endSession(before);
        await seatAccess.addSession(own);
        return userId;
      }, `game ${gameId}`);
    },
  };
}

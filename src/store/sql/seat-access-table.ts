import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { GameId, SeatOfGame, SeatSessionRecord, SeatTicketRecord, UserId } from '../records.ts';
import { upsert } from './inserts.ts';
import { prepared } from './prepared.ts';
import type { Row } from './schema.ts';
import type { Session } from './session.ts';

/** Most sessions of a seat of each kind. */
const MAX_SESSIONS = 5;

/** Tickets and sessions of seats that are played in the browser. No method begins a transaction. */
export function seatAccessTable(session: Session) {
  const tickets = prepareTickets(session);
  const sessions = prepareSessions(session);
  return {
    /** Stores a ticket in place of an earlier one of the same seat. */
    putTicket: ({ gameId, userId, hash, madeAt }: SeatTicketRecord) => tickets.put({ gameId, userId, hash, madeAt }),

    /** The user of a game's ticket; undefined if there is none that was made after a moment. */
    ticketUser: async ({ hash, gameId, after }: TicketQuery): Promise<UserId | undefined> =>
      (await tickets.user({ hash, gameId, after }))[0]?.userId,

    /** Deletes a ticket and returns its user; undefined if there was none that was made after a moment. */
    spendTicket: async ({ hash, gameId, after }: TicketQuery): Promise<UserId | undefined> =>
      (await tickets.spend({ hash, gameId, after }))[0]?.userId,

    /** Adds a session; the oldest one of its seat and kind ends if there are too many. */
    async addSession({ hash, gameId, userId, kind, madeAt, seenAt }: SeatSessionRecord): Promise<void> {
      await sessions.makeRoom({ gameId, userId, kind });
      await sessions.add({ hash, gameId, userId, kind, madeAt, seenAt });
    },

    /** Gives a session of the same seat and kind another token; returns false if there is none. Whatever else it has, it keeps. */
    renewSession: async (before: string, { hash, gameId, userId, kind, madeAt, seenAt }: SeatSessionRecord) =>
      (await sessions.renew({ before, hash, gameId, userId, kind, madeAt, seenAt })).length > 0,

    session: async (hash: string): Promise<SeatSessionRecord | undefined> => (await sessions.session({ hash }))[0],

    noteSeen: (hash: string, seenAt: number) => sessions.noteSeen({ hash, seenAt }),

    /** The sessions of a seat, the oldest first. */
    ofSeat: ({ gameId, userId }: SeatOfGame): Promise<SeatSessionRecord[]> => sessions.ofSeat({ gameId, userId }),

    /** The sessions of a user in all games, the oldest first. */
    ofUser: (userId: UserId): Promise<Row<'seatSessions'>[]> => sessions.ofUser({ userId }),

    endSession: (hash: string) => sessions.end({ hash }),

    /** Ends all sessions of a user, and the user's tickets; returns the ended sessions. */
    async endOfUser(userId: UserId): Promise<SeatSessionRecord[]> {
      await tickets.dropOfUser({ userId });
      return await sessions.endOfUser({ userId });
    },

    /** Ends the sessions of a seat, and its ticket. */
    async endOfSeat({ gameId, userId }: SeatOfGame): Promise<void> {
      await tickets.dropOfSeat({ gameId, userId });
      await sessions.endOfSeat({ gameId, userId });
    },

    /** Ends all sessions and tickets of a game. */
    async endOfGame(gameId: GameId): Promise<void> {
      await tickets.dropOfGame({ gameId });
      await sessions.endOfGame({ gameId });
    },
  };
}

/** The hash of a ticket of a game, which must have been made after a moment. */
export interface TicketQuery extends Pick<SeatTicketRecord, 'hash' | 'gameId'> {
  readonly after: number;
}

const { placeholder } = sql;
const hash = placeholder('hash');
const gameId = placeholder('gameId');
const userId = placeholder('userId');
const madeAt = placeholder('madeAt');
const seenAt = placeholder('seenAt');

function prepareTickets({ db, tables: { seatTickets: tickets } }: Session) {
  const isTicket = and(eq(tickets.hash, hash), eq(tickets.gameId, gameId), gt(tickets.madeAt, placeholder('after')));
  return prepared('seat ticket', {
    put: upsert(db, tickets, { key: ['gameId', 'userId'], columns: ['hash', 'madeAt'] }),
    user: db.select({ userId: tickets.userId }).from(tickets).where(isTicket),
    spend: db.delete(tickets).where(isTicket).returning({ userId: tickets.userId }),
    dropOfUser: db.delete(tickets).where(eq(tickets.userId, userId)),
    dropOfSeat: db.delete(tickets).where(and(eq(tickets.gameId, gameId), eq(tickets.userId, userId))),
    dropOfGame: db.delete(tickets).where(eq(tickets.gameId, gameId)),
  });
}

function prepareSessions({ db, tables: { seatSessions: sessions } }: Session) {
  const isOfSeat = sql`${sessions.gameId} = ${gameId} and ${sessions.userId} = ${userId}`;
  const isOfKind = sql`${isOfSeat} and ${sessions.kind} = ${placeholder('kind')}`;
  const others: SQL = sql`(select ${sessions.hash} from ${sessions} where ${isOfKind}
    order by ${desc(sessions.madeAt)}, ${sessions.hash} limit ${sql.raw(String(MAX_SESSIONS - 1))})`;
  return prepared('seat session', {
    makeRoom: db.delete(sessions).where(sql`${isOfKind} and ${sessions.hash} not in ${others}`),
    add: db.insert(sessions).values({ hash, gameId, userId, kind: placeholder('kind'), madeAt, seenAt }),
    renew: db
      .update(sessions)
      .set({ hash: sql`${hash}`, madeAt: sql`${madeAt}`, seenAt: sql`${seenAt}` })
      .where(sql`${sessions.hash} = ${placeholder('before')} and ${isOfKind}`)
      .returning({ hash: sessions.hash }),
    session: db.select().from(sessions).where(eq(sessions.hash, hash)),
    noteSeen: db
      .update(sessions)
      .set({ seenAt: sql`${seenAt}` })
      .where(eq(sessions.hash, hash)),
    ofSeat: db.select().from(sessions).where(isOfSeat).orderBy(sessions.madeAt, sessions.hash),
    ofUser: db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(sessions.madeAt, sessions.hash),
    end: db.delete(sessions).where(eq(sessions.hash, hash)),
    endOfUser: db.delete(sessions).where(eq(sessions.userId, userId)).returning(),
    endOfSeat: db.delete(sessions).where(isOfSeat),
    endOfGame: db.delete(sessions).where(eq(sessions.gameId, gameId)),
  });
}

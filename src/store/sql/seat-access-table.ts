import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { GameId, SeatOfGame, SeatSessionRecord, SeatTicketRecord, UserId } from '../records.ts';
import { prepared } from './prepared.ts';
import type { Row } from './schema.ts';
import type { Session } from './session.ts';

/** Most sessions of a seat of each kind. */
const MAX_SESSIONS = 5;

/** Tickets and sessions of seats that are played in the browser. No method begins a transaction. */
export class SeatAccessTable {
  readonly #tickets: ReturnType<typeof prepareTickets>;
  readonly #sessions: ReturnType<typeof prepareSessions>;

  constructor(session: Session) {
    this.#tickets = prepareTickets(session);
    this.#sessions = prepareSessions(session);
  }

  /** Stores a ticket in place of an earlier one of the same seat. */
  async putTicket({ gameId, userId, hash, madeAt }: SeatTicketRecord): Promise<void> {
    await this.#tickets.put({ gameId, userId, hash, madeAt });
  }

  /** The user of a game's ticket; undefined if there is none that was made after a moment. */
  async ticketUser({ hash, gameId, after }: TicketQuery): Promise<UserId | undefined> {
    return (await this.#tickets.user({ hash, gameId, after }))[0]?.userId;
  }

  /** Deletes a ticket and returns its user; undefined if there was none that was made after a moment. */
  async spendTicket({ hash, gameId, after }: TicketQuery): Promise<UserId | undefined> {
    return (await this.#tickets.spend({ hash, gameId, after }))[0]?.userId;
  }

  /** Adds a session; the oldest one of its seat and kind ends if there are too many. */
  async addSession({ hash, gameId, userId, kind, madeAt, seenAt }: SeatSessionRecord): Promise<void> {
    await this.#sessions.makeRoom({ gameId, userId, kind });
    await this.#sessions.add({ hash, gameId, userId, kind, madeAt, seenAt });
  }

  async session(hash: string): Promise<SeatSessionRecord | undefined> {
    return (await this.#sessions.session({ hash }))[0];
  }

  async noteSeen(hash: string, seenAt: number): Promise<void> {
    await this.#sessions.noteSeen({ hash, seenAt });
  }

  /** The sessions of a seat, the oldest first. */
  async ofSeat({ gameId, userId }: SeatOfGame): Promise<SeatSessionRecord[]> {
    return await this.#sessions.ofSeat({ gameId, userId });
  }

  /** The sessions of a user in all games, the oldest first. */
  async ofUser(userId: UserId): Promise<Row<'seatSessions'>[]> {
    return await this.#sessions.ofUser({ userId });
  }

  async endSession(hash: string): Promise<void> {
    await this.#sessions.end({ hash });
  }

  /** Ends all sessions of a user, and the user's tickets; returns the ended sessions. */
  async endOfUser(userId: UserId): Promise<SeatSessionRecord[]> {
    await this.#tickets.dropOfUser({ userId });
    return await this.#sessions.endOfUser({ userId });
  }

  /** Ends the sessions of a seat, and its ticket. */
  async endOfSeat({ gameId, userId }: SeatOfGame): Promise<void> {
    await this.#tickets.dropOfSeat({ gameId, userId });
    await this.#sessions.endOfSeat({ gameId, userId });
  }

  /** Ends all sessions and tickets of a game. */
  async endOfGame(gameId: GameId): Promise<void> {
    await this.#tickets.dropOfGame({ gameId });
    await this.#sessions.endOfGame({ gameId });
  }
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
    put: db
      .insert(tickets)
      .values({ gameId, userId, hash, madeAt })
      .onConflictDoUpdate({
        target: [tickets.gameId, tickets.userId],
        set: { hash: sql`excluded.hash`, madeAt: sql`excluded.made_at` },
      }),
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

import { and, eq, sql } from 'drizzle-orm';
import type { GameId, Ping, UserId } from '../records.ts';
import { prepared } from './prepared.ts';
import type { Session } from './session.ts';

const { placeholder } = sql;

/** Pings of users by topic. No method begins a transaction. */
export class PingTable {
  readonly #statements: ReturnType<typeof prepare>;

  constructor(session: Session) {
    this.#statements = prepare(session);
  }

  /** The last pings about a topic in a game, by user. */
  async about(gameId: GameId, about: string): Promise<ReadonlyMap<UserId, Pick<Ping, 'postId' | 'at'>>> {
    const pings = await this.#statements.about({ gameId, about });
    return new Map(pings.map(({ userId, ...ping }) => [userId, ping]));
  }

  /** Stores a ping. */
  async note(ping: Ping): Promise<void> {
    await this.#statements.note({ ...ping });
  }

  async forget(userId: UserId): Promise<void> {
    await this.#statements.forget({ userId });
  }
}

function prepare({ db, tables: { pings } }: Session) {
  return prepared('ping', {
    about: db
      .select({ userId: pings.userId, postId: pings.postId, at: pings.at })
      .from(pings)
      .where(and(eq(pings.gameId, placeholder('gameId')), eq(pings.about, placeholder('about')))),
    note: db
      .insert(pings)
      .values({
        gameId: placeholder('gameId'),
        about: placeholder('about'),
        userId: placeholder('userId'),
        postId: placeholder('postId'),
        at: placeholder('at'),
      })
      .onConflictDoUpdate({
        target: [pings.gameId, pings.about, pings.userId],
        set: { postId: sql`excluded.post_id`, at: sql`excluded.at` },
      }),
    forget: db.delete(pings).where(eq(pings.userId, placeholder('userId'))),
  });
}

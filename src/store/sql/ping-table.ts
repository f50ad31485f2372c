import { and, eq, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { GameId, Ping, UserId } from '../records.ts';
import { pings } from './schema.ts';

const { placeholder } = sql;

/** Who was pinged about what. No method begins a transaction. */
export class PingTable {
  readonly #statements: ReturnType<typeof prepare>;

  constructor(db: BetterSQLite3Database) {
    this.#statements = prepare(db);
  }

  /** The last ping of everybody who was pinged about something. */
  about(gameId: GameId, about: string): ReadonlyMap<UserId, Pick<Ping, 'postId' | 'at'>> {
    const found = this.#statements.about.all({ gameId, about });
    return new Map(found.map(({ userId, ...ping }) => [userId, ping]));
  }

  note(noted: readonly Ping[]): void {
    for (const ping of noted) this.#statements.note.run({ ...ping });
  }

  forget(userId: UserId): void {
    this.#statements.forget.run({ userId });
  }
}

function prepare(db: BetterSQLite3Database) {
  return {
    about: db
      .select({ userId: pings.userId, postId: pings.postId, at: pings.at })
      .from(pings)
      .where(and(eq(pings.gameId, placeholder('gameId')), eq(pings.about, placeholder('about'))))
      .prepare(),
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
      })
      .prepare(),
    forget: db
      .delete(pings)
      .where(eq(pings.userId, placeholder('userId')))
      .prepare(),
  };
}

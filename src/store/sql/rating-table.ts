import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { GameId, RatingChange, RatingRecord, UserId } from '../records.ts';
import { games, ratedIn, ratings, results } from './schema.ts';

/** A game that changes ratings: of which rule set, and where it was played. */
interface RatedGame {
  readonly gameId: GameId;
  readonly ruleSet: string;
  readonly guildId: string;
}

/** Ratings of people in each rule set. No method begins a transaction. */
export class RatingTable {
  readonly #statements: ReturnType<typeof prepareStatements>;

  constructor(db: BetterSQLite3Database) {
    this.#statements = prepareStatements(db);
  }

  /** The game that ended first of those that have not changed the ratings yet. */
  nextGame(): RatedGame | undefined {
    return this.#statements.nextGame.get();
  }

  /** Notes that a game changes ratings no more. */
  done(gameId: GameId): void {
    this.#statements.markRated.run({ gameId });
  }

  /** Whether ratings are as they were when changes were decided on: each from one game less. */
  areBefore(changes: readonly RatingChange[], { ruleSet }: RatedGame): boolean {
    return changes.every(({ userId, games }) => {
      return (this.#statements.one.get({ userId, ruleSet })?.games ?? 0) === games - 1;
    });
  }

  /** Changes ratings by a game, and notes them with its result. */
  change(changes: readonly RatingChange[], { gameId, ruleSet, guildId }: RatedGame): void {
    for (const { userId, seat, mu, sigma, games } of changes) {
      this.#statements.put.run({ userId, ruleSet, mu, sigma, games });
      this.#statements.putIn.run({ guildId, ruleSet, userId });
      this.#statements.note.run({ gameId, seat, mu, sigma });
    }
  }

  /** The ratings of a user. */
  ofUser(userId: UserId): RatingRecord[] {
    return this.#statements.ofUser.all({ userId });
  }

  /**
   * The best ratings of a rule set among those who have played rated games of it in a server, the best first, and the
   * number of all.
   */
  best(of: { readonly guildId: string; readonly ruleSet: string; readonly min: number; readonly max: number }) {
    const all = this.#statements.countIn.get(of)!;
    return { best: this.#statements.best.all(of) as RatingRecord[], ...all };
  }

  /** Deletes the ratings of a user, also those noted with results. */
  forget(userId: UserId): void {
    this.#statements.forget.run({ userId });
    this.#statements.forgetIn.run({ userId });
    this.#statements.forgetNoted.run({ userId });
  }
}

function prepareStatements(db: BetterSQLite3Database) {
  const { placeholder } = sql;
  const gameId = placeholder('gameId');
  const userId = placeholder('userId');
  const ruleSet = placeholder('ruleSet');
  const guildId = placeholder('guildId');
  const mu = placeholder('mu');
  const sigma = placeholder('sigma');
  return {
    nextGame: db
      .select({ gameId: games.id, ruleSet: games.ruleSet, guildId: games.guildId })
      .from(games)
      // Written exactly as in the partial index, so that SQLite uses it.
      .where(sql`${games.status} in ('ended', 'closed') and ${games.rated} = 0`)
      .orderBy(asc(games.changedAt), asc(games.id))
      .limit(1)
      .prepare(),
    markRated: db.update(games).set({ rated: true }).where(eq(games.id, gameId)).prepare(),
    one: db
      .select()
      .from(ratings)
      .where(and(eq(ratings.userId, userId), eq(ratings.ruleSet, ruleSet)))
      .prepare(),
    ofUser: db.select().from(ratings).where(eq(ratings.userId, userId)).prepare(),
    put: db
      .insert(ratings)
      .values({ userId, ruleSet, mu, sigma, games: placeholder('games') })
      .onConflictDoUpdate({
        target: [ratings.userId, ratings.ruleSet],
        set: { mu: sql`excluded.mu`, sigma: sql`excluded.sigma`, games: sql`excluded.games` },
      })
      .prepare(),
    putIn: db.insert(ratedIn).values({ guildId, ruleSet, userId }).onConflictDoNothing().prepare(),
    note: db
      .update(results)
      .set({ mu: sql`${mu}`, sigma: sql`${sigma}` })
      .where(sql`${results.gameId} = ${gameId} and ${results.seat} = ${placeholder('seat')}`)
      .prepare(),
    best: db
      .select({
        userId: ratings.userId,
        ruleSet: ratings.ruleSet,
        mu: ratings.mu,
        sigma: ratings.sigma,
        games: ratings.games,
      })
      .from(ratedIn)
      .innerJoin(ratings, sql`${ratings.userId} = ${ratedIn.userId} and ${ratings.ruleSet} = ${ratedIn.ruleSet}`)
      .where(sql`${ratedIn.guildId} = ${guildId} and ${ratedIn.ruleSet} = ${ruleSet}`)
      // Ratings of few games come after all others. SQLite would recompile the statement if the limit were a parameter alone.
      .orderBy(
        sql`${ratings.games} < ${placeholder('min')}`,
        desc(ratings.mu),
        sql`${ratings.userId} limit ${placeholder('max')} + 0`,
      )
      .prepare(),
    countIn: db
      .select({ count: count() })
      .from(ratedIn)
      .innerJoin(ratings, sql`${ratings.userId} = ${ratedIn.userId} and ${ratings.ruleSet} = ${ratedIn.ruleSet}`)
      .where(sql`${ratedIn.guildId} = ${guildId} and ${ratedIn.ruleSet} = ${ruleSet}`)
      .prepare(),
    forget: db.delete(ratings).where(eq(ratings.userId, userId)).prepare(),
    forgetIn: db.delete(ratedIn).where(eq(ratedIn.userId, userId)).prepare(),
    forgetNoted: db.update(results).set({ mu: null, sigma: null }).where(eq(results.userId, userId)).prepare(),
  };
}

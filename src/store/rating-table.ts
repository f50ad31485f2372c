import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { NEW_RATING, ratingsAfter } from './rating.ts';
import { type GameId, isPerson, type RatingRecord, type UserId } from './records.ts';
import { games, ratedIn, ratings, results, settings } from './schema.ts';

/**
 * Ratings of people in each rule set. They follow from the results of games in the order in which these ended, each game
 * once. No method begins a transaction.
 */
export class RatingTable {
  readonly #statements: ReturnType<typeof prepareStatements>;

  constructor(db: BetterSQLite3Database) {
    this.#statements = prepareStatements(db);
  }

  /** The game that ended first of those that have not changed the ratings yet. */
  nextGame(): GameId | undefined {
    return this.#statements.nextGame.get()?.id;
  }

  /**
   * Lets the stored result of a game change the ratings of the people whom it counts for, if at least two of them have not
   * been forgotten and want statistics. The game is done then, also where it has no result.
   */
  rate(gameId: GameId): void {
    const players = this.#statements.players
      .all({ gameId })
      .flatMap(({ userId, ...row }) => (userId !== null && isPerson(userId) ? [{ userId, ...row }] : []));
    if (players.length > 1) this.#ratePlayers(gameId, players);
    this.skip(gameId);
  }

  /** Notes that a game never changes ratings any more. */
  skip(gameId: GameId): void {
    this.#statements.markRated.run({ gameId });
  }

  #ratePlayers(gameId: GameId, players: readonly RatedPlayer[]): void {
    const before = players.map(({ userId, ruleSet, place }) => {
      const known = this.#statements.one.get({ userId, ruleSet });
      return { rating: known ?? NEW_RATING, games: known?.games ?? 0, place };
    });
    const after = ratingsAfter(before);
    players.forEach(({ userId, ruleSet, guildId, seat }, at) => {
      const { mu, sigma } = after[at]!;
      this.#statements.put.run({ userId, ruleSet, mu, sigma, games: before[at]!.games + 1 });
      this.#statements.putIn.run({ guildId, ruleSet, userId });
      this.#statements.note.run({ gameId, seat, mu, sigma });
    });
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

/** A person whose rating a game changes. */
interface RatedPlayer {
  readonly userId: UserId;
  readonly seat: number;
  readonly place: number;
  readonly ruleSet: string;
  readonly guildId: string;
}

function prepareStatements(db: BetterSQLite3Database) {
  const { placeholder } = sql;
  const gameId = placeholder('gameId');
  const userId = placeholder('userId');
  const ruleSet = placeholder('ruleSet');
  const guildId = placeholder('guildId');
  const mu = placeholder('mu');
  const sigma = placeholder('sigma');
  const wantsNone = sql`${results.userId} in (select ${settings.userId} from ${settings} where ${settings.statistics} = 0)`;
  return {
    nextGame: db
      .select({ id: games.id })
      .from(games)
      // Written exactly as in the partial index, so that SQLite uses it.
      .where(sql`${games.status} in ('ended', 'closed') and ${games.rated} = 0`)
      .orderBy(asc(games.changedAt), asc(games.id))
      .limit(1)
      .prepare(),
    players: db
      .select({
        userId: results.userId,
        seat: results.seat,
        place: results.place,
        ruleSet: games.ruleSet,
        guildId: games.guildId,
      })
      .from(results)
      .innerJoin(games, eq(games.id, results.gameId))
      .where(sql`${results.gameId} = ${gameId} and not ${wantsNone}`)
      .orderBy(asc(results.seat))
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

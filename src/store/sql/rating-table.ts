import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { GameId, RatingChange, RatingRecord, UserId } from '../records.ts';
import { upsert } from './inserts.ts';
import { prepared } from './prepared.ts';
import type { Session } from './session.ts';

/** A game that changes ratings, with its rule set and server. */
interface RatedGame {
  readonly gameId: GameId;
  readonly ruleSet: string;
  readonly guildId: string;
}

/** Ratings of people in each rule set. No method begins a transaction. */
export function ratingTable(session: Session) {
  const statements = prepareStatements(session);
  return {
    /** The earliest ended game that has not been rated. */
    nextGame: async (): Promise<RatedGame | undefined> => (await statements.nextGame())[0],

    /** Marks a game as rated, or as never to be rated. */
    done: (gameId: GameId) => statements.markRated({ gameId }),

    /** True if no rating has changed since the new ratings were computed: each stored one has one game less. */
    async areBefore(changes: readonly RatingChange[], { ruleSet }: RatedGame): Promise<boolean> {
      for (const { userId, games } of changes) {
        const [before] = await statements.one({ userId, ruleSet });
        if ((before?.games ?? 0) !== games - 1) return false;
      }
      return true;
    },

    /** Stores the ratings after a game, also with its result. */
    async change(changes: readonly RatingChange[], { gameId, ruleSet, guildId }: RatedGame): Promise<void> {
      for (const { userId, seat, mu, sigma, games } of changes) {
        await statements.put({ userId, ruleSet, mu, sigma, games });
        await statements.putIn({ guildId, ruleSet, userId });
        await statements.note({ gameId, seat, mu, sigma });
      }
    },

    /** The ratings of a user, one for each rule set in which they have played rated games. */
    ofUser: (userId: UserId): Promise<RatingRecord[]> => statements.ofUser({ userId }),

    /**
     * The best ratings of people who have played rated games in a server, at most `max`. Ratings from fewer than `min` games come
     * last. `count` is the number of all ratings.
     */
    async best(of: {
      readonly guildId: string;
      readonly ruleSet: string;
      readonly min: number;
      readonly max: number;
    }): Promise<{ best: RatingRecord[]; count: number }> {
      const all = (await statements.countIn(of))[0]!;
      return { best: await statements.best(of), ...all };
    },

    /** Deletes the ratings of a user, also those stored with results. The lock lets a concurrent rating finish first, or fail. */
    async forget(userId: UserId): Promise<void> {
      await statements.lock();
      await statements.forget({ userId });
      await statements.forgetIn({ userId });
      await statements.forgetNoted({ userId });
    },
  };
}

/** Prepares the statements of the table. Long, as there are many. */
function prepareStatements({ db, tables: { games, ratedIn, ratings, results }, dialect }: Session) {
  const { placeholder } = sql;
  const gameId = placeholder('gameId');
  const userId = placeholder('userId');
  const ruleSet = placeholder('ruleSet');
  const guildId = placeholder('guildId');
  const mu = placeholder('mu');
  const sigma = placeholder('sigma');
  return prepared('rating', {
    nextGame: db
      .select({ gameId: games.id, ruleSet: games.ruleSet, guildId: games.guildId })
      .from(games)
      // Written exactly as in the partial index, so that SQLite uses it.
      .where(sql`${games.status} in ('ended', 'closed') and not ${games.rated}`)
      .orderBy(asc(games.changedAt), asc(games.id))
      .limit(1),
    markRated: db.update(games).set({ rated: true }).where(eq(games.id, gameId)),
    one: db
      .select()
      .from(ratings)
      .where(and(eq(ratings.userId, userId), eq(ratings.ruleSet, ruleSet))),
    ofUser: db.select().from(ratings).where(eq(ratings.userId, userId)),
    put: upsert(db, ratings, { key: ['userId', 'ruleSet'], columns: ['mu', 'sigma', 'games'] }),
    putIn: db.insert(ratedIn).values({ guildId, ruleSet, userId }).onConflictDoNothing(),
    note: db
      .update(results)
      .set({ mu: sql`${mu}`, sigma: sql`${sigma}` })
      .where(sql`${results.gameId} = ${gameId} and ${results.seat} = ${placeholder('seat')}`),
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
      ),
    countIn: db
      .select({ count: count() })
      .from(ratedIn)
      .innerJoin(ratings, sql`${ratings.userId} = ${ratedIn.userId} and ${ratings.ruleSet} = ${ratedIn.ruleSet}`)
      .where(sql`${ratedIn.guildId} = ${guildId} and ${ratedIn.ruleSet} = ${ruleSet}`),
    lock: db.select({ lock: dialect.lock('ratings') }).from(sql`(select 1) one`),
    forget: db.delete(ratings).where(eq(ratings.userId, userId)),
    forgetIn: db.delete(ratedIn).where(eq(ratedIn.userId, userId)),
    forgetNoted: db.update(results).set({ mu: null, sigma: null }).where(eq(results.userId, userId)),
  });
}

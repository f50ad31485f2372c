import { and, asc, desc, eq, like, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { NEW_RATING, ratingsAfter } from './rating.ts';
import { COMPUTER, FORGOTTEN, type GameId, isComputer, type RatingRecord, type UserId } from './records.ts';
import { acts, games, ratedIn, ratings, results, seats, settings } from './schema.ts';

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
   * Lets the stored result of a game change the ratings of its players: people who have not been forgotten and want
   * statistics, if there are at least two of them and no computer could advise them at any time: because the table wanted
   * that, or as somebody played against computers alone before others took seats of theirs over. The game is done then,
   * also where it has no result.
   */
  rate(gameId: GameId): void {
    const players = this.#statements.players
      .all({ gameId })
      .filter(({ userId }) => !isComputer(userId) && !userId.startsWith(FORGOTTEN));
    if (players.length > 1) this.#ratePlayers(gameId, players);
    this.#statements.markRated.run({ gameId });
  }

  #ratePlayers(gameId: GameId, players: ReturnType<ReturnType<typeof prepareStatements>['players']['all']>): void {
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

  /** The best ratings of a rule set among those who have played rated games of it in a server, the best first. */
  best(of: { readonly guildId: string; readonly ruleSet: string; readonly least: number; readonly most: number }) {
    return this.#statements.best.all(of) as RatingRecord[];
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
  const isOfSeat = sql`${seats.gameId} = ${results.gameId} and ${seats.position} = ${results.seat}`;
  // What is no JSON must not keep later games waiting: a game whose options cannot be read changes no ratings.
  const isAdvised = sql`case when json_valid(${games.options}) then coalesce(json_extract(${games.options}, '$.advice'), 0) else 1 end`;
  const ofAct = (field: string) =>
    sql`case when json_valid(${acts.act}) then json_extract(${acts.act}, ${sql.raw(`'$.${field}'`)}) end`;
  const isOfComputer = (column: SQLiteColumn) => like(column, `${COMPUTER}%`);
  const people = sql`(select count(*) from ${seats} where ${seats.gameId} = ${gameId} and not ${isOfComputer(seats.userId)})`;
  const takenOver = sql`(select count(distinct ${ofAct('seat')}) from ${acts}
    where ${acts.gameId} = ${gameId} and ${ofAct('type')} = 'replaced' and ${isOfComputer(acts.userId)})`;
  const wantsNone = sql`${seats.userId} in (select ${settings.userId} from ${settings} where ${settings.statistics} = 0)`;
  return {
    nextGame: db
      .select({ id: games.id })
      .from(games)
      // Written exactly as in the partial index, so that SQLite uses it.
      .where(sql`${games.status} = 'ended' and ${games.rated} = 0`)
      .orderBy(asc(games.changedAt), asc(games.id))
      .limit(1)
      .prepare(),
    players: db
      .select({
        userId: seats.userId,
        seat: results.seat,
        place: results.place,
        ruleSet: games.ruleSet,
        guildId: games.guildId,
      })
      .from(results)
      .innerJoin(seats, isOfSeat)
      .innerJoin(games, eq(games.id, results.gameId))
      .where(
        sql`${results.gameId} = ${gameId} and not ${wantsNone} and not ${isAdvised} and ${people} - ${takenOver} > 1`,
      )
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
        sql`${ratings.games} < ${placeholder('least')}`,
        desc(ratings.mu),
        sql`${ratings.userId} limit ${placeholder('most')} + 0`,
      )
      .prepare(),
    forget: db.delete(ratings).where(eq(ratings.userId, userId)).prepare(),
    forgetIn: db.delete(ratedIn).where(eq(ratedIn.userId, userId)).prepare(),
    forgetNoted: db
      .update(results)
      .set({ mu: null, sigma: null })
      .where(
        sql`${results.mu} is not null and (${results.gameId}, ${results.seat}) in
          (select ${seats.gameId}, ${seats.position} from ${seats} where ${seats.userId} = ${userId})`,
      )
      .prepare(),
  };
}

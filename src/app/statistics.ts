import { LEVELS, type Level } from '../computer/levels.ts';
import {
  type GameRecord,
  isComputer,
  isPerson,
  type PlayedGame,
  type Rating,
  type RatingRecord,
  type UserId,
} from '../store/records.ts';
import type { App } from './app.ts';
import { computerOf } from './computers.ts';
import { NEW_RATING } from './rating.ts';

/** Number of rated games from which a rating is no longer provisional. */
export const SETTLED_AFTER_GAMES = 5;

/** A user's statistics of one game against people; only games whose results count for at least two people are included. */
export interface GameStatistics {
  readonly ruleSet: string;
  readonly games: number;
  /** Games with a first place; a shared first place counts. */
  readonly wins: number;
  /** How often each place was reached, from the first place on. */
  readonly places: readonly number[];
  /** Points in games that were played to the end; absent without such games. */
  readonly points?: { readonly average: number; readonly best: number };
  /** Average points by score category, the most first. */
  readonly sources: readonly { readonly category: string; readonly average: number }[];
  readonly rating?: RatingRecord;
  /** The rating of a new player, then the rating after each rated game, in order. */
  readonly ratings: readonly Rating[];
}

/** A user's statistics of one game alone against computers, whose best level is `level`. */
export interface SoloStatistics {
  readonly ruleSet: string;
  readonly level: Level;
  readonly games: number;
  readonly wins: number;
  /** Most points in a game that was played to the end; absent without such games. */
  readonly best?: number;
  /** Number of games won in a row up to now, and the largest number ever. */
  readonly streak: number;
  readonly longest: number;
}

/** The record of two people against each other, in games in which both had a seat: how often one had the better or worse place. */
export interface PairRecord {
  readonly games: number;
  readonly better: number;
  readonly worse: number;
}

/** Statistics of a user; the most played game comes first. */
export interface Statistics {
  readonly games: readonly GameStatistics[];
  /** Games alone against computers; they are no part of ratings and places. */
  readonly solo: readonly SoloStatistics[];
  /** The most frequent opponent, in games of the server where the command is used. */
  readonly rival?: PairRecord & { readonly userId: UserId };
  /** The record against the user who asks, in all games; absent if the two have not met. */
  readonly pair?: PairRecord;
}

/**
 * The statistics of a user; undefined if the user wants none.
 *
 * @param asked.ruleSet limits the statistics to one game
 * @param asked.by who asks
 * @param asked.guildId the server where the command is used; null in direct messages
 */
export async function statisticsOf(
  { store }: App,
  userId: UserId,
  {
    ruleSet,
    by,
    guildId,
  }: { readonly ruleSet?: string | undefined; readonly by: UserId; readonly guildId: string | null },
): Promise<Statistics | undefined> {
  if ((await store.people.withoutStatistics([userId])).has(userId)) return undefined;
  const all = (await store.results.ofUser(userId)).filter((game) => ruleSet === undefined || game.ruleSet === ruleSet);
  const gamesWithPeople = all.filter(
    ({ seats }) => seats.filter(({ userId }) => userId !== undefined && !isComputer(userId)).length > 1,
  );
  const ratings = await store.ratings.ofUser(userId);
  const [rival] = await opponentsOf(
    store,
    gamesWithPeople.filter((game) => game.guildId === guildId),
    userId,
  );
  const opponents = by === userId ? [] : await opponentsOf(store, gamesWithPeople, userId);
  const pair = opponents.find((opponent) => opponent.userId === by);
  const ruleSets = [...new Set(gamesWithPeople.map((game) => game.ruleSet))];
  const games = ruleSets.map((one) => gameStatistics(one, { played: gamesWithPeople, ratings }));
  return {
    games: games.sort((a, b) => b.games - a.games),
    solo: soloStatistics(all),
    ...(rival && { rival }),
    ...(pair && { pair }),
  };
}

/** How often and how fast a user plays with other people; shown to those who consider a game with them. */
export interface PlayingHabits {
  /** Games played to the end, or stopped, whose results count. */
  readonly games: number;
  /** In half of their moves others waited no longer than this, in milliseconds; absent with few moves. */
  readonly typical?: number;
}

/** Least number of moves for which a typical time is told. */
const FEW_MOVES = 5;

/** How a user plays with other people; undefined if the user wants no statistics. */
export async function playingHabitsOf(app: App, userId: UserId): Promise<PlayingHabits | undefined> {
  const statistics = await statisticsOf(app, userId, { by: userId, guildId: null });
  if (!statistics) return undefined;
  const waits = await app.store.log.waitsFor(userId);
  const typical = waits.length < FEW_MOVES ? undefined : waits[Math.floor(waits.length / 2)];
  const games = statistics.games.reduce((sum, one) => sum + one.games, 0);
  return { games, ...(typical !== undefined && { typical }) };
}

/**
 * Statistics of games alone against computers, by rule set and by the best level of the computers, the lowest level first.
 *
 * @param all all games of the user, in the order in which they ended
 */
function soloStatistics(all: readonly PlayedGame[]): SoloStatistics[] {
  const statistics = new Map<string, SoloStatistics>();
  for (const { ruleSet, own, seats, isStopped } of all) {
    const others = seats.filter(({ userId }) => userId === undefined || isComputer(userId));
    const levels = others.map(({ userId }) => LEVELS.indexOf(computerOf(userId ?? '')?.level as Level));
    const level = LEVELS[Math.max(...levels)];
    // A seat without a user was played by people, so that the game was not alone against computers.
    if (!level || others.length < seats.length - 1 || others.some(({ userId }) => userId === undefined)) continue;
    const earlier = statistics.get(`${ruleSet} ${level}`) ?? {
      ruleSet,
      level,
      games: 0,
      wins: 0,
      streak: 0,
      longest: 0,
    };
    const streak = own.place === 1 ? earlier.streak + 1 : 0;
    const best = isStopped ? earlier.best : Math.max(earlier.best ?? 0, own.points);
    statistics.set(`${ruleSet} ${level}`, {
      ...earlier,
      games: earlier.games + 1,
      wins: earlier.wins + (own.place === 1 ? 1 : 0),
      streak,
      longest: Math.max(earlier.longest, streak),
      ...(best !== undefined && { best }),
    });
  }
  return [...statistics.values()].sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
}

function gameStatistics(
  ruleSet: string,
  source: { readonly played: readonly PlayedGame[]; readonly ratings: readonly RatingRecord[] },
): GameStatistics {
  const played = source.played.filter((game) => game.ruleSet === ruleSet);
  const results = played.map(({ own }) => own);
  // Points of games that were stopped before their final scoring are left out.
  const whole = played.flatMap(({ own, isStopped }) => (isStopped ? [] : [own]));
  const average = (sum: number) => sum / whole.length;
  const sums = new Map<string, number>();
  for (const [category, points] of whole.flatMap(({ categories }) => Object.entries(categories)))
    sums.set(category, (sums.get(category) ?? 0) + points);
  const last = Math.max(...results.map(({ place }) => place));
  const rating = source.ratings.find((one) => one.ruleSet === ruleSet);
  return {
    ruleSet,
    games: played.length,
    wins: results.filter(({ place }) => place === 1).length,
    places: Array.from({ length: last }, (_, index) => results.filter(({ place }) => place === index + 1).length),
    ...(whole.length > 0 && {
      points: {
        average: average(whole.reduce((sum, { points }) => sum + points, 0)),
        best: Math.max(...whole.map(({ points }) => points)),
      },
    }),
    sources: [...sums]
      .map(([category, sum]) => ({ category, average: average(sum) }))
      .sort((a, b) => b.average - a.average),
    ...(rating && { rating }),
    ratings: [NEW_RATING, ...played.flatMap((game) => game.rating ?? [])],
  };
}

/** The opponents of a user, the most frequent first, without people who want no statistics. */
async function opponentsOf(store: App['store'], played: readonly PlayedGame[], userId: UserId) {
  const pairs = new Map<UserId, PairRecord>();
  for (const { own, seats } of played) {
    for (const { userId: other, place } of seats) {
      if (other === undefined || other === userId || !isPerson(other)) continue;
      const { games, better, worse } = pairs.get(other) ?? { games: 0, better: 0, worse: 0 };
      pairs.set(other, {
        games: games + 1,
        better: better + (own.place < place ? 1 : 0),
        worse: worse + (own.place > place ? 1 : 0),
      });
    }
  }
  const hidden = await store.people.withoutStatistics([...pairs.keys()]);
  return [...pairs]
    .flatMap(([other, pair]) => (hidden.has(other) ? [] : [{ userId: other, ...pair }]))
    .sort((a, b) => b.games - a.games);
}

/** How often each person of a table has won in games of exactly these people. */
export interface HeadToHead {
  /** In the order of play. */
  readonly wins: readonly { readonly userId: UserId; readonly count: number }[];
  /** Games whose first place was shared. */
  readonly draws: number;
}

/**
 * The record of the people of an ended game, this game included. Undefined if these people have not played the game together
 * before, or if one of them wants no statistics.
 */
export async function headToHead({ store }: App, record: GameRecord): Promise<HeadToHead | undefined> {
  const userIds = record.seats.map(({ userId }) => userId).filter((userId) => !isComputer(userId));
  if (userIds.length < 2 || !userIds.every(isPerson)) return undefined;
  if ((await store.people.withoutStatistics(userIds)).size > 0) return undefined;
  const played = await store.results.between(userIds, record);
  // The result of a seat may count for an earlier player, so that this game is not among them.
  if (played.length < 2 || played.at(-1)!.gameId !== record.id) return undefined;
  const winners = played.map(({ seats }) => {
    const best = Math.min(...seats.map(({ place }) => place));
    return seats.filter(({ place }) => place === best).map(({ userId }) => userId);
  });
  const sole = winners.flatMap(([winner, ...others]) => (winner !== undefined && others.length === 0 ? [winner] : []));
  return {
    wins: userIds.map((userId) => ({ userId, count: sole.filter((winner) => winner === userId).length })),
    draws: played.length - sole.length,
  };
}

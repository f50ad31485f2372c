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

/** Ratings from fewer games are provisional. */
export const SETTLED_AFTER = 5;

/** How somebody has played one game against people; only games that count for at least two count. */
export interface GameStatistics {
  readonly ruleSet: string;
  readonly games: number;
  /** Games in which nobody had a better place; a shared first place is one. */
  readonly wins: number;
  /** How often each place was reached, from the first place on. */
  readonly places: readonly number[];
  /** Of games that were played to the end; absent where none was. */
  readonly points?: { readonly average: number; readonly best: number };
  /** Average points by score category, the most first. */
  readonly sources: readonly { readonly category: string; readonly average: number }[];
  readonly rating?: RatingRecord;
  /** The rating at first and after each rated game, the earliest first; just the first one where none was rated. */
  readonly ratings: readonly Rating[];
}

/** How somebody has played one game alone against computers, the strongest of which are of one level. */
export interface SoloStatistics {
  readonly ruleSet: string;
  readonly level: Level;
  readonly games: number;
  readonly wins: number;
  /** Most points in a game that was played to the end; absent where none was. */
  readonly best?: number;
  /** The latest games that were won in a row, and the most that ever were. */
  readonly streak: number;
  readonly longest: number;
}

/** How two people have done against each other, in games in which both had a seat. */
export interface PairRecord {
  readonly games: number;
  readonly better: number;
  readonly worse: number;
}

/** What is told of a person: each game that they have played, the most played first. */
export interface Statistics {
  readonly games: readonly GameStatistics[];
  /** Games alone against computers, which ratings and places know nothing of. */
  readonly solo: readonly SoloStatistics[];
  /** Whom they have met most in the server where it is asked, in games of that server. */
  readonly rival?: PairRecord & { readonly userId: UserId };
  /** Their record against whoever asks, in all games; absent where they have not met. */
  readonly pair?: PairRecord;
}

/**
 * The statistics of a user; undefined when they want none.
 *
 * @param asked.ruleSet only games of it
 * @param asked.by who asks
 * @param asked.guildId the server where they ask; null where it is none
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

/**
 * Games alone against computers by rule set and by the best level among them, the lowest level first.
 *
 * @param all in the order in which they ended
 */
function soloStatistics(all: readonly PlayedGame[]): SoloStatistics[] {
  const found = new Map<string, SoloStatistics>();
  for (const { ruleSet, own, seats, isStopped } of all) {
    const others = seats.filter(({ userId }) => userId === undefined || isComputer(userId));
    const levels = others.map(({ userId }) => LEVELS.indexOf(computerOf(userId ?? '')?.level as Level));
    const level = LEVELS[Math.max(...levels)];
    // Seats that count for nobody were people's, too.
    if (!level || others.length < seats.length - 1 || others.some(({ userId }) => userId === undefined)) continue;
    const known = found.get(`${ruleSet} ${level}`) ?? { ruleSet, level, games: 0, wins: 0, streak: 0, longest: 0 };
    const streak = own.place === 1 ? known.streak + 1 : 0;
    const best = isStopped ? known.best : Math.max(known.best ?? 0, own.points);
    found.set(`${ruleSet} ${level}`, {
      ...known,
      games: known.games + 1,
      wins: known.wins + (own.place === 1 ? 1 : 0),
      streak,
      longest: Math.max(known.longest, streak),
      ...(best !== undefined && { best }),
    });
  }
  return [...found.values()].sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
}

function gameStatistics(
  ruleSet: string,
  known: { readonly played: readonly PlayedGame[]; readonly ratings: readonly RatingRecord[] },
): GameStatistics {
  const played = known.played.filter((game) => game.ruleSet === ruleSet);
  const results = played.map(({ own }) => own);
  // What was given up before its final scoring says little about points.
  const whole = played.flatMap(({ own, isStopped }) => (isStopped ? [] : [own]));
  const average = (sum: number) => sum / whole.length;
  const sums = new Map<string, number>();
  for (const [category, points] of whole.flatMap(({ categories }) => Object.entries(categories)))
    sums.set(category, (sums.get(category) ?? 0) + points);
  const last = Math.max(...results.map(({ place }) => place));
  const rating = known.ratings.find((one) => one.ruleSet === ruleSet);
  return {
    ruleSet,
    games: played.length,
    wins: results.filter(({ place }) => place === 1).length,
    places: Array.from({ length: last }, (_, at) => results.filter(({ place }) => place === at + 1).length),
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

/** The people whom a user has met, most often met first; without those who want no statistics. */
async function opponentsOf(store: App['store'], played: readonly PlayedGame[], userId: UserId) {
  const found = new Map<UserId, PairRecord>();
  for (const { own, seats } of played) {
    for (const { userId: other, place } of seats) {
      if (other === undefined || other === userId || !isPerson(other)) continue;
      const { games, better, worse } = found.get(other) ?? { games: 0, better: 0, worse: 0 };
      found.set(other, {
        games: games + 1,
        better: better + (own.place < place ? 1 : 0),
        worse: worse + (own.place > place ? 1 : 0),
      });
    }
  }
  const hidden = await store.people.withoutStatistics([...found.keys()]);
  return [...found]
    .flatMap(([other, pair]) => (hidden.has(other) ? [] : [{ userId: other, ...pair }]))
    .sort((a, b) => b.games - a.games);
}

/** How often each of the people of a table has won against just these people. */
export interface TableRecord {
  /** In the order of play. */
  readonly wins: readonly { readonly userId: UserId; readonly count: number }[];
  /** Games whose first place was shared. */
  readonly draws: number;
}

/**
 * The record of the people of a game that was played to its end, with this game; undefined where they have not played it
 * before, or somebody wants no statistics.
 */
export async function recordBetween({ store }: App, record: GameRecord): Promise<TableRecord | undefined> {
  const userIds = record.seats.map(({ userId }) => userId).filter((userId) => !isComputer(userId));
  if (userIds.length < 2 || !userIds.every(isPerson)) return undefined;
  if ((await store.people.withoutStatistics(userIds)).size > 0) return undefined;
  const played = await store.results.between(userIds, record);
  // A seat may count for somebody who has it no more.
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

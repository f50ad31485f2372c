import { catchFailure, reportsUnreadable } from '../guard/each-game.ts';
import type { GameId, GameResult, UnratedGame } from '../store/records.ts';
import type { App } from './app.ts';
import { ratedPlayers, ratingChanges } from './rating.ts';
import { resultOf } from './results.ts';
import { tableOf } from './table.ts';

/** Number of games that are rated in one call. */
const AT_ONCE = 20;

/**
 * Rates ended games that have not been rated, in the order in which they ended. Stores the results of games that ended before
 * the store kept results. A game that this program cannot read is marked as rated without a result.
 */
export async function rateEndedGames(app: App): Promise<void> {
  const errors: unknown[] = [];
  for (let count = 0; count < AT_ONCE; count++) {
    const next = await app.store.ratings.nextGame();
    if (!next) break;
    await rate(app, next, next.seats.length > 0 ? undefined : await resultOfGame(app, next.gameId, errors));
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (errors.length > 0) throw new AggregateError(errors, 'games whose results cannot be read');
}

/** Rates a game that has just ended, unless earlier games have to be rated first. */
export async function rateEndedGame(app: App, gameId: GameId): Promise<void> {
  const next = await app.store.ratings.nextGame();
  if (next?.gameId === gameId) await rate(app, next);
}

/** Rates a game: changes the ratings of the people whom its result counts for. */
async function rate({ store }: App, { gameId, ruleSet, ...stored }: UnratedGame, result?: GameResult): Promise<void> {
  const seats = result?.seats ?? stored.seats;
  const isRated = result?.isRated ?? true;
  const userIds = seats.flatMap(({ userId }) => userId ?? []);
  const players = isRated ? ratedPlayers(seats, await store.people.withoutStatistics(userIds)) : [];
  const earlier = await Promise.all(players.map(({ userId }) => store.ratings.ofUser(userId)));
  const ratings = ratingChanges(
    players.map((player, index) => ({ ...player, earlier: earlier[index]!.find((one) => one.ruleSet === ruleSet) })),
  );
  await store.ratings.rate({ gameId, ratings, ...(result && { seats: result.seats }) });
}

function resultOfGame(app: App, gameId: GameId, errors: unknown[]): Promise<GameResult | undefined> {
  const read = async () => {
    const record = await app.store.games.byId(gameId);
    const table = record && (await tableOf(app, record));
    return table?.ok ? resultOf(table.value) : undefined;
  };
  return catchFailure(read, (error) => {
    if (!reportsUnreadable(error, app.onUnreadable)) errors.push(error);
    return undefined;
  });
}

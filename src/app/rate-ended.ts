import { catchFailure, reportsUnreadable } from '../guard/each-game.ts';
import type { GameId, GameResult, UnratedGame } from '../store/records.ts';
import type { App } from './app.ts';
import { ratedPlayers } from './rated-games.ts';
import { ratingChanges } from './rating.ts';
import { resultOf } from './results.ts';
import { tableOf } from './table.ts';

/** Games that are looked at before others get a turn. */
const AT_ONCE = 20;

/**
 * Lets games change the ratings that have ended and have not, in the order in which they ended, and stores the results of
 * those that ended before results were stored. A game that this program cannot read is done without a result.
 */
export async function rateEnded(app: App): Promise<void> {
  const errors: unknown[] = [];
  for (let count = 0; count < AT_ONCE; count++) {
    const next = await app.store.ratings.nextGame();
    if (!next) break;
    await rate(app, next, next.seats.length > 0 ? undefined : await resultOfGame(app, next.gameId, errors));
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (errors.length > 0) throw new AggregateError(errors, 'games whose results cannot be read');
}

/** Lets a game that has just ended change the ratings at once, unless earlier ones have to before it. */
export async function rateAtOnce(app: App, gameId: GameId): Promise<void> {
  const next = await app.store.ratings.nextGame();
  if (next?.gameId === gameId) await rate(app, next);
}

/** Lets the next game change the ratings of the people whom its result counts for. */
async function rate({ store }: App, { gameId, ruleSet, ...stored }: UnratedGame, result?: GameResult): Promise<void> {
  const seats = result?.seats ?? stored.seats;
  const isRated = result?.isRated ?? true;
  const userIds = seats.flatMap(({ userId }) => userId ?? []);
  const players = isRated ? ratedPlayers(seats, await store.people.withoutStatistics(userIds)) : [];
  const known = await Promise.all(players.map(({ userId }) => store.ratings.ofUser(userId)));
  const ratings = ratingChanges(
    players.map((player, at) => ({ ...player, known: known[at]!.find((one) => one.ruleSet === ruleSet) })),
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

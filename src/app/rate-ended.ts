import { StoreError } from '../store/store-error.ts';
import { UnreadableGame } from '../store/unreadable-game.ts';
import type { App } from './app.ts';
import { resultOf } from './results.ts';
import { tableOf } from './table.ts';

/** Games that are looked at before others get a turn. */
const AT_ONCE = 20;

/**
 * Stores the results of some games that ended before results were stored, and lets them change the ratings, in the order
 * in which they ended. A game that this program cannot read is done without a result.
 */
export async function rateEnded(app: App): Promise<void> {
  const errors: unknown[] = [];
  for (let count = 0; count < AT_ONCE; count++) {
    const next = await app.store.unratedGame();
    if (!next) break;
    await app.store.rateGame(next.gameId, next.hasResult ? undefined : await resultOfGame(app, next.gameId, errors));
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (errors.length > 0) throw new AggregateError(errors, 'games whose results cannot be read');
}

async function resultOfGame(app: App, gameId: number, errors: unknown[]) {
  try {
    const record = await app.store.game(gameId);
    const table = record && (await tableOf(app, record));
    return table?.ok ? resultOf(table.value) : undefined;
  } catch (error) {
    // The game can be read when the database can.
    if (error instanceof StoreError) throw error;
    if (error instanceof UnreadableGame) app.onUnreadable(error);
    else errors.push(error);
    return undefined;
  }
}

import { StoreError } from '../store/store-error.ts';
import { UnreadableGame } from '../store/unreadable-game.ts';
import type { App } from './app.ts';

/**
 * Does something for each of many games, one after another; one that fails does not keep the others waiting, and one that
 * cannot be read is left to `onUnreadable`.
 *
 * @throws StoreError at once, as the database would fail for the others, too
 * @throws AggregateError of everything else that failed, once all were tried
 */
export async function eachGame<Game>(
  { onUnreadable }: Pick<App, 'onUnreadable'>,
  games: Iterable<Game>,
  work: (game: Game) => Promise<unknown>,
): Promise<void> {
  const errors: unknown[] = [];
  for (const game of games) {
    try {
      await work(game);
    } catch (error) {
      if (error instanceof StoreError) throw error;
      if (error instanceof UnreadableGame) onUnreadable(error);
      else errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} games were left as they were`);
}

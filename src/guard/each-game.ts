import type { GameId } from '../store/records.ts';
import { StoreError } from '../store/store-error.ts';
import { UnreadableGame } from '../store/unreadable-game.ts';
import { GrowingPauses } from './growing-pauses.ts';

/** Keeps the failure of one game from affecting the work on others. */
export interface Guard {
  /** Called with a game that is skipped because it cannot be read. */
  readonly onUnreadable: (error: UnreadableGame) => void;
  /** Pauses after failures, by task and game. */
  readonly pauses: GrowingPauses<string>;
}

/** Identifies a game: a row that belongs to it, or the id of its channel. */
type OfGame = { readonly gameId: GameId } | { readonly id: GameId } | string;

/** Makes the pauses for `Guard`: from one minute up to an hour. */
export function pausesOfGames(now?: () => number): GrowingPauses<string> {
  return new GrowingPauses<string>({ first: 60_000, longest: 3_600_000, ...(now && { now }) });
}

/**
 * Runs a task for each of many games, one after another. A game that fails does not stop the others, and is skipped for growing
 * pauses; a game that cannot be read is reported to `onUnreadable`.
 *
 * @param what name of the task; each task has its own pauses
 * @throws StoreError at once, as the database would fail for the others, too
 * @throws AggregateError of all other errors, after all games were tried
 */
export async function eachGame<Game extends OfGame>(
  guard: Guard,
  what: string,
  games: Iterable<Game> | AsyncIterable<Game>,
  work: (game: Game) => Promise<unknown>,
): Promise<void> {
  const errors = await errorsOfEachGame(guard, what, games, work);
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} games were left as they were`);
}

/** Runs a task as `eachGame` does, but returns the errors; unreadable games are not among them. */
export async function errorsOfEachGame<Game extends OfGame>(
  { onUnreadable, pauses }: Guard,
  what: string,
  games: Iterable<Game> | AsyncIterable<Game>,
  work: (game: Game) => Promise<unknown>,
): Promise<readonly unknown[]> {
  const errors: unknown[] = [];
  for await (const game of games) {
    const key = `${what} ${nameOf(game)}`;
    if (!pauses.isDue(key)) continue;
    const failed = (error: unknown) => {
      pauses.noteFailure(key);
      if (!reportsUnreadable(error, onUnreadable)) errors.push(error);
    };
    await catchFailure(() => work(game).then(() => pauses.noteSuccess(key)), failed);
  }
  return errors;
}

function nameOf(game: OfGame): string | number {
  if (typeof game === 'string') return game;
  return 'gameId' in game ? game.gameId : game.id;
}

/**
 * Runs work on one game; `failed` handles its errors.
 *
 * @throws StoreError, as it is not the fault of the game
 */
export async function catchFailure<Value, Other>(
  work: () => Promise<Value>,
  failed: (error: unknown) => Other,
): Promise<Value | Other> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreError) throw error;
    return failed(error);
  }
}

/** Reads something of a game; returns the result of `unreadable` if the game cannot be read. */
export async function unlessUnreadable<Value, Other>(
  read: () => Promise<Value>,
  unreadable: (error: UnreadableGame) => Other,
): Promise<Value | Other> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnreadableGame) return unreadable(error);
    throw error;
  }
}

/** Reports the error of an unreadable game to `onUnreadable`; returns false for any other error. */
export function reportsUnreadable(error: unknown, onUnreadable: Guard['onUnreadable']): boolean {
  if (error instanceof UnreadableGame) onUnreadable(error);
  return error instanceof UnreadableGame;
}

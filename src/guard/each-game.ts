import type { GameId } from '../store/records.ts';
import { StoreError } from '../store/store-error.ts';
import { UnreadableGame } from '../store/unreadable-game.ts';
import { GrowingPauses } from './growing-pauses.ts';

/** What whoever looks after each of many games by itself needs. */
export interface Guard {
  /** Called with a game that was left out, as it cannot be read. */
  readonly onUnreadable: (error: UnreadableGame) => void;
  /** Pauses of games at which work has failed, by the work and the game. */
  readonly pauses: GrowingPauses<string>;
}

/** What names a game: a row that belongs to one, or the id of its channel. */
type OfGame = { readonly gameId: GameId } | { readonly id: GameId } | string;

/** Pauses of games at which work has failed: from one look to the next up to an hour. */
export function pausesOfGames(now?: () => number): GrowingPauses<string> {
  return new GrowingPauses<string>({ first: 60_000, longest: 3_600_000, ...(now && { now }) });
}

/**
 * Does something for each of many games, one after another. One that fails does not keep the others waiting, and is left
 * alone for growing pauses; one that cannot be read is told to `onUnreadable`.
 *
 * @param what the work, in which each game has pauses of its own
 * @throws StoreError at once, as the database would fail for the others, too
 * @throws AggregateError of everything else that failed, once all were tried
 */
export async function eachGame<Game extends OfGame>(
  guard: Guard,
  what: string,
  games: Iterable<Game> | AsyncIterable<Game>,
  work: (game: Game) => Promise<unknown>,
): Promise<void> {
  const errors = await triedForEach(guard, what, games, work);
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} games were left as they were`);
}

/** The same, but returns what has failed, but for games that cannot be read. */
export async function triedForEach<Game extends OfGame>(
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
      pauses.tried(key);
      if (!isToldUnreadable(error, onUnreadable)) errors.push(error);
    };
    await byItself(() => work(game).then(() => pauses.done(key)), failed);
  }
  return errors;
}

function nameOf(game: OfGame): string | number {
  if (typeof game === 'string') return game;
  return 'gameId' in game ? game.gameId : game.id;
}

/**
 * Does something that belongs to one game, and lets `failed` take whatever that throws.
 *
 * @throws StoreError, as that is no fault of the game
 */
export async function byItself<Value, Other>(
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

/** Reads a game, or what belongs to one; what `unreadable` makes of it where it cannot be read. */
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

/** Tells of a game that cannot be read; false where an error says anything else. */
export function isToldUnreadable(error: unknown, onUnreadable: Guard['onUnreadable']): boolean {
  if (error instanceof UnreadableGame) onUnreadable(error);
  return error instanceof UnreadableGame;
}

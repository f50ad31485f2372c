import type { Logger } from 'pino';
import type { GameId } from '../store/records.ts';
import type { UnreadableGame } from '../store/unreadable-game.ts';

/** Creates a function that logs each unreadable game only once, as upkeep tries to read it every minute. */
export function logUnreadableOnce(log: Logger): (error: UnreadableGame) => void {
  const logged = new Set<GameId>();
  return (error) => {
    const { gameId } = error;
    if (logged.has(gameId)) return;
    logged.add(gameId);
    log.error({ err: error, game: gameId }, 'a game cannot be read, and stands still; all others go on');
  };
}

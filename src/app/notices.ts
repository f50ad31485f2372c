import type { GameId, GameRecord, NoticesToWrite, PostWish, SpectatorRecord } from '../store/records.ts';
import { playersOf } from './acts.ts';
import type { App } from './app.ts';

/*
 * Notices to spectators about a turn or the end of a game.
 */

/** A game after a change of which spectators may be told. */
interface ToldChange {
  readonly record: Pick<GameRecord, 'acts' | 'seats'>;
  /** Number of the turn that has ended; 0 if none has. */
  readonly endedTurn?: number | undefined;
  readonly posts: readonly PostWish[];
}

/**
 * The notices that a change makes due. Spectators who watch turns get one for the message of a turn, unless the turn is quiet;
 * all spectators get one for the message of the end. Players get none. If a turn was taken back and ends again, a spectator
 * who was told of it is told only once more, to limit the notices. Undefined if the change sends neither message.
 */
export function noticesAfter(
  { record, endedTurn = 0, posts }: ToldChange,
  spectators: readonly SpectatorRecord[],
): NoticesToWrite | undefined {
  const kind = toldKind(posts);
  if (!kind) return undefined;
  const isEnd = kind === 'end';
  const players = new Set(playersOf(record));
  const to = spectators
    .filter(({ userId, what, isQuiet }) => !players.has(userId) && (isEnd || (what !== 'end' && !isQuiet)))
    .flatMap(({ userId, told }) => {
      if (endedTurn === 0) return [{ userId, told }];
      const first = 2 * endedTurn;
      if (!isEnd && told > first) return [];
      return [{ userId, told: told < first ? first : told + 1 }];
    });
  // The turn that has ended may still be taken back.
  return { to, firstTurn: isEnd ? Number.MAX_SAFE_INTEGER : endedTurn, isLast: isEnd };
}

/** Like `noticesAfter`, with the spectators of the game read from the store. */
export async function noticesFor(
  { store }: Pick<App, 'store'>,
  gameId: GameId,
  change: ToldChange,
): Promise<{ notices?: NoticesToWrite }> {
  if (!toldKind(change.posts)) return {};
  const notices = noticesAfter(change, await store.spectators.inTurn(gameId, change.endedTurn ?? 0));
  return notices ? { notices } : {};
}

/** The kind of the message about which spectators get notices. */
function toldKind(posts: readonly PostWish[]): 'turn' | 'end' | undefined {
  const kinds = posts.flatMap((post) => (post.type === 'send' ? [post.kind] : []));
  return kinds.includes('end') ? 'end' : kinds.includes('turn') ? 'turn' : undefined;
}

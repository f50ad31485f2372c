import { success } from '../core/result.ts';
import type { Content } from '../core/rules.ts';
import type { Seed } from '../core/shuffle.ts';
import type { AnyGame } from '../games/contract/game.ts';
import type { Guard } from '../guard/each-game.ts';
import type { ChannelId, GameId, GameLookup, GameRecord, UserId } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { ContentLibrary } from './content-library.ts';
import type { TableCache } from './table-cache.ts';
import type { Wake } from './wake.ts';

/** Dependencies of the use cases; clock and entropy are injected. */
export interface App extends Guard {
  readonly store: Store;
  /** The games that can be played. */
  readonly games: readonly AnyGame[];
  /** The content that new games can be played with. */
  readonly library: ContentLibrary;
  /** Every tile set of running and new games, by content hash; a stored game names the hash of its set. */
  readonly tileSets: Pick<ReadonlyMap<string, Content>, 'get'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newSeed: () => Seed;
  /** Returns a random key for the address of a page; it cannot be guessed and needs no escaping in a URL. */
  readonly newKey: () => string;
  /** Origin of the game pages in the browser; absent if the host offers none. */
  readonly webOrigin?: string;
  /** True if people can open the page of a game inside Discord. */
  readonly hasActivity?: boolean;
  /** Cache of the tables that were loaded last. */
  readonly tables: TableCache;
  /** Signals to the background loops that a commit made work for them. */
  readonly wake: Wake;
}

/** The dependencies that reading a stored game needs. */
export type TableSource = Pick<App, 'store' | 'games' | 'tileSets' | 'tables'>;

/** The game of a rule set; undefined if this program does not have it. */
export function gameOf({ games }: Pick<App, 'games'>, ruleSet: string | undefined): AnyGame | undefined {
  return games.find((game) => game.ruleSet === ruleSet);
}

/** The first game; it is meant where a request names none. */
export function defaultGame({ games }: Pick<App, 'games'>): AnyGame {
  return games[0]!;
}

/** A request of a user in a channel; `cause` is the id of the interaction and makes the request idempotent. */
export interface Request {
  readonly channelId: ChannelId;
  /**
   * The lobby or running game of the channel, read once when the request was made, or the error of an unreadable game.
   * A write that relies on this record is rejected if the game has changed meanwhile.
   */
  readonly game: GameLookup;
  readonly userId: UserId;
  readonly cause: string;
  /** Game and revision that the control was created for; absent for a command, which acts on the channel's game of today. */
  readonly expected?: GameRevision;
}

/**
 * The lobby or running game of a request's channel.
 *
 * @throws UnreadableGame when the game cannot be read
 */
export function openGameOf({ game }: Pick<Request, 'game'>): GameRecord | undefined {
  if (!game.ok) throw game.failure;
  return game.value;
}

/** The same request with the open game of a channel read again: of another channel, or of its own after a change. */
export async function requestIn<Same extends Request>(
  { store }: Pick<App, 'store'>,
  request: Same,
  channelId: ChannelId,
): Promise<Same> {
  return { ...request, channelId, game: success(await store.games.open(channelId)) };
}

/** The id of a game with one of its revisions. */
export interface GameRevision {
  readonly gameId: GameId;
  readonly revision: number;
}

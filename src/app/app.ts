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
  /** What new games can be played with. */
  readonly library: ContentLibrary;
  /** Every tile set that can be played on, by content hash; a stored game names its own. */
  readonly tileSets: ReadonlyMap<string, Content>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newSeed: () => Seed;
  /** Characters for the address of a page that cannot be guessed, and need no escape there. */
  readonly newKey: () => string;
  /** Origin of the pages of games in the browser; absent where there are none. */
  readonly webOrigin?: string;
  /** Tables that were folded lately. */
  readonly tables: TableCache;
  /** Told of work that a commit has made. */
  readonly wake: Wake;
}

/** What a stored game is read with. */
export type TableSource = Pick<App, 'store' | 'games' | 'tileSets' | 'tables'>;

/** The game of a rule set; undefined where this program does not have it. */
export function gameOf({ games }: Pick<App, 'games'>, ruleSet: string | undefined): AnyGame | undefined {
  return games.find((game) => game.ruleSet === ruleSet);
}

/** The game that is meant where none is named, the first one. */
export function defaultGame({ games }: Pick<App, 'games'>): AnyGame {
  return games[0]!;
}

/** Who makes a request and where; `cause` is the id of the interaction and makes it idempotent. */
export interface Request {
  readonly channelId: ChannelId;
  /**
   * The lobby or running game of the channel, read once when the request was made; the error of one that cannot be read.
   * Whoever writes on what it says writes nothing where it has changed since.
   */
  readonly game: GameLookup;
  readonly userId: UserId;
  readonly cause: string;
  /** Game and revision that the control was created for; absent for a command, which takes the channel's game as it is. */
  readonly expected?: GameRevision;
}

/**
 * The lobby or running game of a request's channel.
 *
 * @throws UnreadableGame when it cannot be read
 */
export function openGameOf({ game }: Pick<Request, 'game'>): GameRecord | undefined {
  if (!game.ok) throw game.failure;
  return game.value;
}

/** The same request about another channel, or about its own as it is after a change. */
export async function requestIn<Same extends Request>(
  { store }: Pick<App, 'store'>,
  request: Same,
  channelId: ChannelId,
): Promise<Same> {
  return { ...request, channelId, game: success(await store.games.open(channelId)) };
}

/** A game at one of its revisions. */
export interface GameRevision {
  readonly gameId: GameId;
  readonly revision: number;
}

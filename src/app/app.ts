import type { Content } from '../core/rules.ts';
import type { Seed } from '../core/shuffle.ts';
import type { AnyGame } from '../games/contract/game.ts';
import type { Guard } from '../guard/each-game.ts';
import type { ChannelId, GameId, UserId } from '../store/records.ts';
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
  readonly userId: UserId;
  readonly cause: string;
  /** Game and revision that the control was created for; absent for a command, which takes the channel's game as it is. */
  readonly expected?: GameRevision;
}

/** A game at one of its revisions. */
export interface GameRevision {
  readonly gameId: GameId;
  readonly revision: number;
}

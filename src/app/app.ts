import { LRUCache } from 'lru-cache';
import { success } from '../core/result.ts';
import type { Content, Progress } from '../core/rules.ts';
import type { Seed } from '../core/shuffle.ts';
import type { AnyGame } from '../games/contract/game.ts';
import type { Position } from '../games/contract/position.ts';
import type { Guard } from '../guard/each-game.ts';
import type { ChannelId, ComputersGame, GameId, GameLookup, GameRecord, LogRecord, UserId } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { ContentLibrary } from './content-library.ts';

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

/** The first game, for requests that name none. */
export function defaultGame({ games }: Pick<App, 'games'>): AnyGame {
  return games[0]!;
}

/** A request of a user in a channel; `cause`, the id of the interaction, is its idempotency key. */
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

/**
 * Number of cached tables per game, each folded to another length of its log. Most requests need the latest moments of a game;
 * late posts need the end of an earlier turn.
 */
const KEPT_MOMENTS = 8;
/** Cache limit for all tables, in bytes. */
const KEPT_BYTES = 24 * 2 ** 20;
/** Estimated bytes of a folded table: of its state, and of each log entry with its events. */
const STATE_BYTES = 40_000;
const ENTRY_BYTES = 750;

/** A position of any game, with its rules. */
export interface GamePosition extends Position {
  readonly game: AnyGame;
  /** Turn and seat to move. */
  readonly progress: Progress;
}

/** A running or ended game with its log folded. */
export interface Table extends GamePosition {
  readonly record: GameRecord;
  readonly log: readonly LogRecord[];
}

/**
 * Cache of folded tables. As a log only grows while the database is the same, the table of an earlier moment can be continued
 * to a later one.
 */
export class TableCache {
  /** Cached tables by game; the table with the shortest log comes first. */
  readonly #kept = new LRUCache<GameId, readonly Table[]>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (tables) => tables.reduce((sum, { log }) => sum + STATE_BYTES + ENTRY_BYTES * log.length, 0),
  });

  /** The latest cached table of a game; with `length`, the latest with at most that many log entries. */
  find(id: GameId, length?: number): Table | undefined {
    return this.#kept.get(id)?.findLast(({ log }) => length === undefined || log.length <= length);
  }

  /** Removes all tables, as logs may have lost their last entries. */
  clear(): void {
    this.#kept.clear();
  }

  /** Keeps a table and returns it. */
  keep(table: Table): Table {
    const { id } = table.record;
    const others = (this.#kept.get(id) ?? []).filter(({ log }) => log.length !== table.log.length);
    const moments = [...others, table].sort((one, other) => one.log.length - other.log.length);
    this.#kept.set(id, moments.slice(-KEPT_MOMENTS));
    return table;
  }
}

/** Callbacks of a worker: the background loops for some servers. */
export interface WorkerSignals {
  readonly serves: (guildId: string) => boolean;
  /** Signals that posts are to be delivered. */
  readonly posts: () => void;
  /** Signals that threads are to be made. */
  readonly threads: () => void;
  /** Signals that a computer is to move, or that a planned turn may have come. */
  readonly computer: (game: ComputersGame) => void;
}

/** Work that a commit made: posts of one server, or of any servers without `guildId`; a wanted thread; a computer's turn. */
export type WorkMade =
  | { readonly type: 'posts'; readonly guildId?: string | undefined }
  | { readonly type: 'thread'; readonly guildId: string }
  | { readonly type: 'computer'; readonly game: ComputersGame };

/**
 * Wakes the workers when a commit made work for them, so that it begins at once; without a signal they look for work every
 * minute. The committing code need not know the worker or its process.
 */
export class Wake {
  readonly #workers = new Set<WorkerSignals>();
  #tellOthers: (work: WorkMade) => void = () => undefined;

  /** Adds a worker; returns a function that removes it. */
  join(worker: WorkerSignals): () => void {
    this.#workers.add(worker);
    return () => this.#workers.delete(worker);
  }

  /** Calls `tell` with work for servers that no worker of this process serves. */
  onOthers(tell: (work: WorkMade) => void): void {
    this.#tellOthers = tell;
  }

  /** Tells the workers that posts were written for subjects of a server; without an id, of several servers. */
  posts(guildId?: string): void {
    this.#made({ type: 'posts', guildId });
  }

  /** Tells the workers that a thread is wanted in a server. */
  thread(guildId: string): void {
    this.#made({ type: 'thread', guildId });
  }

  /** Tells the workers that a computer is to move, or that a planned turn may have come. */
  computer({ id, ownerId, guildId, mayBePlanned }: ComputersGame): void {
    this.#made({ type: 'computer', game: { id, ownerId, guildId, mayBePlanned } });
  }

  /** Wakes the workers of this process that serve the work's server; returns true if any does. Other processes call it, too. */
  hear(work: WorkMade): boolean {
    const { guildId } = work.type === 'computer' ? work.game : work;
    const workers = [...this.#workers].filter(({ serves }) => guildId === undefined || serves(guildId));
    for (const worker of workers) {
      if (work.type === 'posts') worker.posts();
      else if (work.type === 'thread') worker.threads();
      else worker.computer(work.game);
    }
    return workers.length > 0;
  }

  #made(work: WorkMade): void {
    const isDoneHere = this.hear(work);
    const isForMore = work.type === 'posts' && work.guildId === undefined;
    if (!isDoneHere || isForMore) this.#tellOthers(work);
  }
}

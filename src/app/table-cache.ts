import { LRUCache } from 'lru-cache';
import type { Progress } from '../core/rules.ts';
import type { AnyGame } from '../games/contract/game.ts';
import type { Position } from '../games/contract/position.ts';
import type { GameId, GameRecord, LogRecord } from '../store/records.ts';

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

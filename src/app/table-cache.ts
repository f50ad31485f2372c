import { LRUCache } from 'lru-cache';
import type { Progress } from '../core/rules.ts';
import type { AnyGame } from '../games/contract/game.ts';
import type { Position } from '../games/contract/position.ts';
import type { GameId, GameRecord, LogRecord } from '../store/records.ts';

/**
 * Cached tables per game, each folded to another length of its log: most requests need its latest moments, and late
 * posts the end of an earlier turn.
 */
const KEPT_MOMENTS = 8;
/** Cache limit for all tables, in bytes. */
const KEPT_BYTES = 24 * 2 ** 20;
/** Bytes of a folded table: of its state, and of each log entry with its events. */
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

/** Tables that were folded lately; a log only grows as long as its database is the same, so the table of an earlier moment is the beginning of a later one. */
export class TableCache {
  /** By game, the shortest log first. */
  readonly #kept = new LRUCache<GameId, readonly Table[]>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (tables) => tables.reduce((sum, { log }) => sum + STATE_BYTES + ENTRY_BYTES * log.length, 0),
  });

  /** The latest kept table of a game; with `length`, the latest whose log is no longer than that. */
  find(id: GameId, length?: number): Table | undefined {
    return this.#kept.get(id)?.findLast(({ log }) => length === undefined || log.length <= length);
  }

  /** Forgets all, as logs may have lost their ends. */
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

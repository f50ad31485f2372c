import type { Lease } from './lease.ts';
import type { Store } from './store.ts';
import type { UnreadableGame } from './unreadable-game.ts';

/** The database of a process that serves players once it has the lease. */
export interface ServedDatabase {
  readonly lease: Lease;
  /** Path of its file; absent on a server. */
  readonly file?: string;
  /** Runs missing migrations; only the holder of the lease may call it. */
  bringUpToDate(): Promise<void>;
  /**
   * Returns the store of the database.
   *
   * @param on.lost called before a write if another process has taken the lease; must end the program
   * @param on.unreadable called with an unreadable game that a list leaves out
   */
  store(on: { readonly lost: () => never; readonly unreadable: (error: UnreadableGame) => void }): Store;
  /** Closes the database, also after its store was closed. */
  close(): Promise<void>;
}

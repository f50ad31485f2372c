import type { Lease } from './lease.ts';
import type { Store } from './store.ts';
import type { UnreadableGame } from './unreadable-game.ts';

/** The database of a process that serves players with it, as soon as it has the lease. */
export interface ServedDatabase {
  readonly lease: Lease;
  /** Path of its file; absent on a server. */
  readonly file?: string;
  /** Runs the migrations that it lacks; only for who has the lease. */
  bringUpToDate(): Promise<void>;
  /**
   * The store on it.
   *
   * @param on.lost called before a write, when another process has the lease by now; must end the program
   * @param on.unreadable called with a game that a list leaves out, as it cannot be read
   */
  store(on: { readonly lost: () => never; readonly unreadable: (error: UnreadableGame) => void }): Store;
  /** Closes it; also after the store. */
  close(): Promise<void>;
}

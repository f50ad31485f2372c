import type { ComputersGame } from '../store/records.ts';

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

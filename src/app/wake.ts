import type { ComputersGame } from '../store/records.ts';

/** Who does the work that games of some servers make. */
export interface Worker {
  readonly serves: (guildId: string) => boolean;
  /** There are posts to deliver. */
  readonly posts: () => void;
  /** There are threads to make. */
  readonly threads: () => void;
  /** A computer is to move. */
  readonly computer: (game: ComputersGame) => void;
}

/** Work that a commit has made: posts of a server, or of whatever servers, a thread that is wanted, or the turn of a computer. */
export type WorkMade =
  | { readonly type: 'posts'; readonly guildId?: string | undefined }
  | { readonly type: 'thread'; readonly guildId: string }
  | { readonly type: 'computer'; readonly game: ComputersGame };

/**
 * Tells those who do work that a commit has made some, so that it begins at once; they look for it every minute anyway. Whoever
 * commits needs not know who does the work, nor in which process.
 */
export class Wake {
  readonly #workers = new Set<Worker>();
  #tellOthers: (work: WorkMade) => void = () => undefined;

  /** Adds a worker; returns what takes it away. */
  join(worker: Worker): () => void {
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

  /** A computer is to move. */
  computer({ id, ownerId, guildId }: ComputersGame): void {
    this.#made({ type: 'computer', game: { id, ownerId, guildId } });
  }

  /** Lets the workers of this process begin what is theirs, also where another process tells of it; returns whether any is. */
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

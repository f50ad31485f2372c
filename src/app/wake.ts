import type { ComputersGame } from '../store/records.ts';

/**
 * Tells those who do work that a commit has made some, so that it begins at once; they look for it every minute anyway. Whoever
 * commits needs not know who does the work, nor in which process.
 */
export class Wake {
  readonly #posts = new Set<() => void>();
  readonly #computers = new Set<(game: ComputersGame) => void>();

  /** Calls `work` after every commit that wrote posts. */
  onPosts(work: () => void): void {
    this.#posts.add(work);
  }

  /** Calls `work` after every commit with which a computer is to move, with its game. */
  onComputer(work: (game: ComputersGame) => void): void {
    this.#computers.add(work);
  }

  /** Posts were written. */
  posts(): void {
    for (const work of this.#posts) work();
  }

  /** A computer is to move. */
  computer(game: ComputersGame): void {
    for (const work of this.#computers) work(game);
  }
}

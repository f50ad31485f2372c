import { setTimeout as after } from 'node:timers/promises';
import type { Rejection } from '../../app/rejection.ts';
import type { ChannelId } from '../../store/records.ts';

/** What became of a wanted thread. */
export type ThreadOutcome =
  | { readonly type: 'made'; readonly threadId: ChannelId }
  /** Discord refused it with a code; 0 where it was given up without one. */
  | { readonly type: 'refused'; readonly code: number | string }
  /** What it was wanted for cannot begin. */
  | { readonly type: 'rejected'; readonly rejection: Rejection }
  /** It was made, and removed, as what it was wanted for did not begin because of an error. */
  | { readonly type: 'failed'; readonly error: unknown };

/** Handlers that wait for what becomes of the threads that they want. */
export class AwaitedThreads {
  readonly #waiting = new Map<number, (outcome: ThreadOutcome) => void>();

  /** Resolves to what became of a wanted thread; to undefined after so many milliseconds without an outcome. */
  async outcomeOf(id: number, patience: number): Promise<ThreadOutcome | undefined> {
    const late = new AbortController();
    try {
      return await Promise.race([
        new Promise<ThreadOutcome>((resolve) => this.#waiting.set(id, resolve)),
        after(patience, undefined, { signal: late.signal, ref: false }),
      ]);
    } finally {
      late.abort();
      this.#waiting.delete(id);
    }
  }

  /** Whether a handler waits for a thread. */
  isAwaited(id: number): boolean {
    return this.#waiting.has(id);
  }

  /** Tells the handler that waits for a thread what became of it; false where none waits. */
  tell(id: number, outcome: ThreadOutcome): boolean {
    this.#waiting.get(id)?.(outcome);
    return this.#waiting.delete(id);
  }
}

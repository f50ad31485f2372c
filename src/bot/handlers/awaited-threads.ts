import { setTimeout as after } from 'node:timers/promises';
import type { Rejection } from '../../app/rejection.ts';
import type { ChannelId } from '../../store/records.ts';

/** Outcome of the wish for a thread. */
export type ThreadOutcome =
  | { readonly type: 'made'; readonly threadId: ChannelId }
  /** Discord refused the thread with an error code; 0 if it was given up without a code. */
  | { readonly type: 'refused'; readonly code: number | string }
  /** The thread was made, but its purpose was rejected, such as a lobby. */
  | { readonly type: 'rejected'; readonly rejection: Rejection }
  /** The thread was made, and removed after an error, such as one while the lobby was opened. */
  | { readonly type: 'failed'; readonly error: unknown };

/** Lets handlers wait for the outcomes of the threads that they want. */
export class AwaitedThreads {
  readonly #waiting = new Map<number, (outcome: ThreadOutcome) => void>();

  /** Resolves with the outcome of a wanted thread; with undefined after `timeout` milliseconds without one. */
  async outcomeOf(id: number, timeout: number): Promise<ThreadOutcome | undefined> {
    const late = new AbortController();
    try {
      return await Promise.race([
        new Promise<ThreadOutcome>((resolve) => this.#waiting.set(id, resolve)),
        after(timeout, undefined, { signal: late.signal, ref: false }),
      ]);
    } finally {
      late.abort();
      this.#waiting.delete(id);
    }
  }

  /** True if a handler waits for a thread. */
  isAwaited(id: number): boolean {
    return this.#waiting.has(id);
  }

  /** Tells the waiting handler the outcome of a thread; returns false if none waits. */
  tell(id: number, outcome: ThreadOutcome): boolean {
    this.#waiting.get(id)?.(outcome);
    return this.#waiting.delete(id);
  }
}

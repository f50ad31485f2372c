/** Wakes handlers that wait for a post to be delivered, after every attempt to deliver one. */
export class Deliveries {
  readonly #waiting = new Set<() => void>();

  /** Wakes all that wait; called after every attempt. */
  readonly notify = (): void => {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const wake of waiting) wake();
  };

  /** Resolves after the next attempt to deliver a post, or when the signal is aborted. */
  next(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        this.#waiting.delete(wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      if (signal.aborted) return resolve();
      this.#waiting.add(wake);
      signal.addEventListener('abort', wake);
    });
  }
}

/** Tells those who wait for a post to be delivered that one may have been. */
export class Deliveries {
  readonly #waiting = new Set<() => void>();

  /** A delivery was tried. */
  readonly settled = (): void => {
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

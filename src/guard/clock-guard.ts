/*
 * Somebody may set the date of the machine. Pauses in memory are therefore measured by a monotonic clock, and stored dates
 * are trusted only after a check with these functions.
 */

/** A monotonic clock, in milliseconds; only differences are meaningful. */
export function steadyNow(): number {
  return performance.now();
}

/** Checks that the date advances as fast as a monotonic clock. */
export class DateCheck {
  readonly #tolerance: number;
  #last: { readonly date: number; readonly steady: number } | undefined;

  /** @param tolerance milliseconds by which they may differ between two checks */
  constructor(tolerance: number) {
    this.#tolerance = tolerance;
  }

  /** True if date and steady clock have advanced equally since the last check; undefined at the first check. */
  check(date: number, steady: number): boolean | undefined {
    const last = this.#last;
    this.#last = { date, steady };
    return last && Math.abs(date - last.date - (steady - last.steady)) <= this.#tolerance;
  }
}

/**
 * A pause that another service's rate limit demands. It is over as soon as either the date or the steady clock says so: a date
 * that was set back cannot prolong it, and a request that comes too early does no harm.
 */
export class PauseTimer {
  readonly #date: () => number;
  #end = { date: 0, steady: 0 };

  /** @param date the current date, in milliseconds since 1970 */
  constructor(date: () => number) {
    this.#date = date;
  }

  /** Remaining milliseconds; 0 if the pause is over. */
  left(): number {
    const { date, steady } = this.#end;
    return Math.max(0, Math.min(date - this.#date(), steady - steadyNow()));
  }

  /** Starts a pause, in milliseconds. */
  begin(pause: number): void {
    this.#end = { date: this.#date() + pause, steady: steadyNow() + pause };
  }
}

/*
 * Dates are those of the machine, and somebody may set them. Pauses in memory are counted by a clock that nobody can set;
 * dates that were written down are believed only where these functions say so.
 */

/** A clock that nobody can set, in milliseconds; only differences mean anything. */
export function steadyNow(): number {
  return performance.now();
}

/** Watches whether dates go on as fast as time does. */
export class DateWatch {
  readonly #tolerance: number;
  #last: { readonly date: number; readonly steady: number } | undefined;

  /** @param tolerance milliseconds by which they may differ from one look to the next */
  constructor(tolerance: number) {
    this.#tolerance = tolerance;
  }

  /** True if the date has gone on since the last look as the steady clock has; undefined at the first look. */
  look(date: number, steady: number): boolean | undefined {
    const last = this.#last;
    this.#last = { date, steady };
    return last && Math.abs(date - last.date - (steady - last.steady)) <= this.#tolerance;
  }
}

/**
 * The end of a pause that somebody else's limit asks for. It is over as soon as either the date or the steady clock says so:
 * a date that was set back would make it last, and to ask too early does no harm.
 */
export class Limit {
  readonly #date: () => number;
  #end = { date: 0, steady: 0 };

  /** @param date the current date, in milliseconds since 1970 */
  constructor(date: () => number) {
    this.#date = date;
  }

  /** Milliseconds that are left; 0 where the pause is over. */
  left(): number {
    const { date, steady } = this.#end;
    return Math.max(0, Math.min(date - this.#date(), steady - steadyNow()));
  }

  /** Begins a pause, in milliseconds. */
  begin(pause: number): void {
    this.#end = { date: this.#date() + pause, steady: steadyNow() + pause };
  }
}

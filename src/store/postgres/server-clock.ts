import type { Pool, PoolClient } from 'pg';

/** Clocks that differ by less are the same, in milliseconds. */
const SAME_WITHIN = 1_000;

/**
 * The time by the clock of a server, which is one for all processes: what one of them notes, such as when a message is tried
 * again, another one may have to do.
 */
export class ServerClock {
  /** How much it is ahead of the clock of this machine, in milliseconds. */
  #ahead = 0;

  /** Milliseconds since 1970. */
  readonly now = (): number => Date.now() + this.#ahead;

  /** Compares it with the clock of this machine. */
  async compare(on: Pool | PoolClient): Promise<void> {
    const asked = Date.now();
    const { rows } = await on.query<{ now: number }>(
      'select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now',
    );
    const answered = Date.now();
    const ahead = Math.round(rows[0]!.now - (asked + answered) / 2);
    // An answer that took long tells less.
    if (Math.abs(ahead - this.#ahead) > Math.max(SAME_WITHIN, answered - asked)) this.#ahead = ahead;
  }
}

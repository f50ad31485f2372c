import type { Pool, PoolClient } from 'pg';

/** Smaller differences between the clocks are ignored, in milliseconds. */
const SAME_WITHIN = 1_000;

/**
 * The clock of the server, which all processes share: times that one process stores, such as that of a retry, must mean the same
 * to another.
 */
export class ServerClock {
  /** How much the server's clock is ahead of the clock of this machine, in milliseconds. */
  #ahead = 0;

  /** Milliseconds since 1970. */
  readonly now = (): number => Date.now() + this.#ahead;

  /** Compares the server's clock with the clock of this machine. */
  async compare(connection: Pool | PoolClient): Promise<void> {
    const askedAt = Date.now();
    const { rows } = await connection.query<{ now: number }>(
      'select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now',
    );
    const answeredAt = Date.now();
    const ahead = Math.round(rows[0]!.now - (askedAt + answeredAt) / 2);
    // A slow answer makes the difference uncertain.
    if (Math.abs(ahead - this.#ahead) > Math.max(SAME_WITHIN, answeredAt - askedAt)) this.#ahead = ahead;
  }
}

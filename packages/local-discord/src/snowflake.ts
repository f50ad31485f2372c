/** First millisecond of 2015, from which Discord counts. */
const DISCORD_EPOCH = 1_420_070_400_000;

/** A snowflake (decimal string) for a moment in Unix milliseconds; `increment` (0..4095) tells ids of one moment apart. */
export function snowflakeAt(milliseconds: number, increment = 0): string {
  return String((BigInt(milliseconds - DISCORD_EPOCH) << 22n) + BigInt(increment));
}

/** The moment a snowflake was made, in Unix milliseconds. */
export function timestampOf(id: string): number {
  return Number(BigInt(id) >> 22n) + DISCORD_EPOCH;
}

/** Makes ever growing ids, also when the clock stands still or jumps back. */
export class SnowflakeSource {
  #last = 0n;

  /** The next id. */
  next(): string {
    const now = BigInt(Date.now() - DISCORD_EPOCH) << 22n;
    this.#last = now > this.#last ? now : this.#last + 1n;
    return String(this.#last);
  }

  /** Makes sure that later ids are larger than a stored one. */
  skip(id: string): void {
    const known = BigInt(id);
    if (known > this.#last) this.#last = known;
  }
}

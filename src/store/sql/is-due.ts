import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Nothing that a message waits for takes longer, in milliseconds. */
export const LONGEST_WAIT_OF_MESSAGES = 60 * 60_000;

/** No clock of a game waits longer, in milliseconds. */
export const LONGEST_WAIT_OF_CLOCKS = 60 * 24 * 60 * 60_000;

/**
 * Whether a date that was written down is past at the placeholder "now", or so far ahead that a clock was wrong when it was
 * written.
 *
 * @param longest milliseconds beyond which it is not believed
 */
export function isDue(date: SQLWrapper, longest: number): SQL {
  const now = sql.placeholder('now');
  return sql`(${date} <= ${now} or ${date} > cast(${now} as bigint) + ${sql.raw(String(longest))})`;
}

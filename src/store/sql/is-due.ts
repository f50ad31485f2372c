import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The longest time that a message ever waits, in milliseconds. */
export const LONGEST_WAIT_OF_MESSAGES = 60 * 60_000;

/** The longest time that a game's clock ever waits, in milliseconds. */
export const LONGEST_WAIT_OF_CLOCKS = 60 * 24 * 60 * 60_000;

/**
 * Condition that a stored date is past at the placeholder "now", or so far ahead that the clock must have been wrong when it was
 * stored.
 *
 * @param longest how far ahead a date can be, in milliseconds
 */
export function isDue(date: SQLWrapper, longest: number): SQL {
  const now = sql.placeholder('now');
  return sql`(${date} <= ${now} or ${date} > cast(${now} as bigint) + ${sql.raw(String(longest))})`;
}

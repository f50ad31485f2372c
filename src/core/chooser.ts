import { createHash } from 'node:crypto';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A repeatable source of choices: every integer in 0..count-1 is as likely. */
export type Choose = (count: number) => number;

/**
 * A source of choices seeded by a text or 32-bit integer. Recorded games depend on it, so its choices must never
 * change.
 */
export function chooserFor(seed: string | number): Choose {
  const random = xoroshiro128plus(
    typeof seed === 'number' ? seed : createHash('sha256').update(seed).digest().readInt32LE(),
  );
  return (count) => uniformInt(random, 0, count - 1);
}

/** A copy in another order (Fisher-Yates, every order equally likely). */
export function mixed<Item>(items: readonly Item[], choose: Choose): Item[] {
  const copy = [...items];
  for (let last = copy.length - 1; last > 0; last--) {
    const other = choose(last + 1);
    [copy[last], copy[other]] = [copy[other]!, copy[last]!];
  }
  return copy;
}

import { createHash } from 'node:crypto';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Chooses an integer in 0..count-1, each with the same probability. The same seed gives the same choices. */
export type Choose = (count: number) => number;

/**
 * Creates a source of choices from a seed: a text or a 32-bit integer. Recorded games depend on its choices, so they must
 * never change.
 */
export function chooserFor(seed: string | number): Choose {
  const random = xoroshiro128plus(
    typeof seed === 'number' ? seed : createHash('sha256').update(seed).digest().readInt32LE(),
  );
  return (count) => uniformInt(random, 0, count - 1);
}

/** Returns a shuffled copy (Fisher-Yates, every order equally likely). */
export function shuffledBy<Item>(items: readonly Item[], choose: Choose): Item[] {
  const copy = [...items];
  for (let last = copy.length - 1; last > 0; last--) {
    const other = choose(last + 1);
    [copy[last], copy[other]] = [copy[other]!, copy[last]!];
  }
  return copy;
}

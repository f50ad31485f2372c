import { createHash } from 'node:crypto';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { parseSeed, type Seed } from '../core/shuffle.ts';

/** A repeatable source of choices: every integer in 0..count-1 is as likely. */
export type Choose = (count: number) => number;

/**
 * A source of choices seeded by a text or 32-bit integer. Recorded games depend on it, so its choices must never
 * change.
 */
export function chooserFor(seed: string | number): Choose {
  const random = xoroshiro128plus(typeof seed === 'number' ? seed : hashOf(seed).readInt32LE());
  return (count) => uniformInt(random, 0, count - 1);
}

/** A seed for the engine, made from a text. */
export function seedFor(text: string): Seed {
  return parseSeed(hashOf(text).toString('hex').slice(0, 32))!;
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

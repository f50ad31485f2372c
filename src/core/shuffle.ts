import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { shuffledBy } from './chooser.ts';

export type { RandomGenerator };

/** 128 random bits as 32 hex digits, the only source of randomness in a game. */
export type Seed = string & { readonly seed: unique symbol };

/** Reads a seed; undefined when it is not 32 hex digits or is all zero, which the generator cannot use. */
export function parseSeed(text: string): Seed | undefined {
  return /^(?!0{32})[0-9a-f]{32}$/.test(text) ? (text as Seed) : undefined;
}

/** A random generator with a seed; it changes with every number drawn from it. */
export function generatorOf(seed: Seed): RandomGenerator {
  return xoroshiro128plusFromState([0, 8, 16, 24].map((at) => Number.parseInt(seed.slice(at, at + 8), 16) | 0));
}

/** A uniformly distributed integer in 0..count-1. */
export function drawIndex(random: RandomGenerator, count: number): number {
  return uniformInt(random, 0, count - 1);
}

/** A shuffled copy. */
export function shuffled<Item>(items: readonly Item[], random: RandomGenerator): Item[] {
  return shuffledBy(items, (count) => drawIndex(random, count));
}

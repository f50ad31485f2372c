import { sha256 } from '../core/digest.ts';
import type { Setup } from './setup.ts';

/** Who begins: `given` = the first seat, `random` = drawn by the seed (A12). */
export type Order = 'random' | 'given';

/**
 * What the commitment to a shuffle is the hash of; every line ends with a line feed. Undefined for a setup that was not
 * made from a seed.
 */
export function commitmentText({ seed, tileSet, colours, pile }: Setup, order: Order): string | undefined {
  if (seed === undefined) return undefined;
  const lines = [
    'pirogue shuffle 1',
    `seed ${seed}`,
    `tile set ${tileSet}`,
    `seats ${colours.length}`,
    `order ${order}`,
    `pile ${pile.join(' ')}`,
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/**
 * The commitment to a shuffle: SHA-256 of `commitmentText`, 64 hex digits. Published when a game starts, it proves at
 * the end that neither seed nor pile was changed; it tells nothing of them before, as the seed has 128 bits.
 */
export function commitmentOf(setup: Setup, order: Order): string | undefined {
  const text = commitmentText(setup, order);
  return text === undefined ? undefined : sha256(text);
}

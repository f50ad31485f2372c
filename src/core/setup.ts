import type { Colour } from './colour.ts';
import { canonicalJson, sha256 } from './digest.ts';
import type { ChosenOptions } from './options.ts';

/** Who begins: `given` = the first seat, `random` = drawn by the seed. */
export const ORDERS = ['random', 'given'] as const;
export type Order = (typeof ORDERS)[number];

/** What the setup of every game has; together with the log a setup is the whole truth of a game. */
export interface CommonSetup {
  readonly ruleSet: string;
  readonly version: number;
  /** Hash of the content. */
  readonly tileSet: string;
  /** Absent in a game without options. */
  readonly options?: ChosenOptions | undefined;
  /** Colour of every seat, in the order of play. */
  readonly colours: readonly Colour[];
  /** Seat of the first player. */
  readonly first: number;
  /** 32 hex digits from which everything random was made; absent where that was chosen by hand. */
  readonly seed?: string | undefined;
  /** Ids of the tiles in the order in which they are drawn. */
  readonly pile: readonly string[];
}

/**
 * What the commitment to a shuffle is the hash of; every line ends with a line feed. Undefined for a setup that was not
 * made from a seed.
 */
export function commitmentText(
  { seed, tileSet, options, colours, pile }: CommonSetup,
  order: Order,
): string | undefined {
  if (seed === undefined) return undefined;
  const lines = [
    'pirogue shuffle 1',
    `seed ${seed}`,
    `tile set ${tileSet}`,
    `seats ${colours.length}`,
    `order ${order}`,
    ...(options ? [`options ${canonicalJson(options)}`] : []),
    `pile ${pile.join(' ')}`,
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/**
 * The commitment to a shuffle: SHA-256 of `commitmentText`, 64 hex digits. Published when a game starts, it proves at
 * the end that neither seed nor pile was changed; it tells nothing of them before, as the seed has 128 bits.
 */
export function commitmentOf(setup: CommonSetup, order: Order): string | undefined {
  const text = commitmentText(setup, order);
  return text === undefined ? undefined : sha256(text);
}

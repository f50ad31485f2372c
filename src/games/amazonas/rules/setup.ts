import * as z from 'zod';
import type { Colour } from '../../../core/colour.ts';
import type { PileOrder } from '../../../core/setup.ts';
import { type Seed, shuffled } from '../../../core/shuffle.ts';
import { checkSeats, commonSetupFields, firstPlayer } from '../../kernel/setup.ts';
import type { TileSet } from './tile-set.ts';

/** Seat colours, in the order in which they are given to seats that did not choose one. */
export const COLOURS: readonly [Colour, ...Colour[]] = ['yellow', 'red', 'green', 'blue', 'black'];
export type { Colour };

/** Version of the rules, raised by every change that could alter a recorded game. */
export const RULES_VERSION = 1;

/** Name and version of the rules in setups and records. */
export const RULE_SET = { ruleSet: 'amazonas', version: RULES_VERSION } as const;

/** Number of pieces of each seat. */
export const MEEPLES = 4;
export const CAMPS = 2;

/** Number of packets into which the pile is divided, so that Amazon tiles are evenly distributed (A8). */
export const PACKETS = 5;

/** Schema of a setup. Setup and log together define a game. */
export const setupSchema = z
  .strictObject(commonSetupFields({ ...RULE_SET, colours: COLOURS, maxSeats: 5 }))
  .check(checkSeats);
export type Setup = z.infer<typeof setupSchema>;

/**
 * Creates a setup: the stratified pile (A8) and the first player (A12), both drawn by the seed.
 *
 * @param options.order `given` lets the first seat begin, `random` draws the first player
 */
export function createSetup(options: {
  set: TileSet;
  colours: readonly Colour[];
  seed: Seed;
  order: PileOrder;
}): Setup {
  const { first, random } = firstPlayer(options);
  return {
    ...RULE_SET,
    tileSet: options.set.hash,
    colours: [...options.colours],
    first,
    seed: options.seed,
    pile: stratifiedPile(options.set, (tiles) => shuffled(tiles, random)),
  };
}

/**
 * Returns a pile of five shuffled packets, over which land and Amazon tiles are dealt as evenly as possible (A8).
 */
function stratifiedPile(set: TileSet, shuffle: (tiles: readonly string[]) => string[]): string[] {
  const packets = Array.from({ length: PACKETS }, (): string[] => []);
  for (const tiles of [shuffle(set.landTiles), shuffle(set.amazonTiles)]) {
    for (const [index, tile] of tiles.entries()) packets[index % PACKETS]!.push(tile);
  }
  return packets.flatMap((packet) => shuffle(packet));
}

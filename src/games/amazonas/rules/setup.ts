import * as z from 'zod';
import type { Colour } from '../../../core/colour.ts';
import type { Order } from '../../../core/setup.ts';
import { drawIndex, generatorOf, parseSeed, type Seed, shuffled } from '../../../core/shuffle.ts';
import type { TileSet } from './tile-set.ts';

/** Seat colours, in the order in which they are given to seats that did not choose one. */
export const COLOURS: readonly [Colour, ...Colour[]] = ['yellow', 'red', 'green', 'blue', 'black'];
export type { Colour };

/** Raised by every change that could alter a recorded game. */
export const RULES_VERSION = 1;

/** Pieces of each seat. */
export const MEEPLES = 4;
export const CAMPS = 2;

/** Packets into which the pile is divided, so that Amazon tiles are evenly distributed (A8). */
export const PACKETS = 5;

/** Start data of a game. Setup and log together define a game. */
export const setupSchema = z
  .strictObject({
    ruleSet: z.literal('amazonas'),
    version: z.literal(RULES_VERSION),
    /** Content hash of the tile set. */
    tileSet: z.string(),
    /** Colour of every seat, in the order of play. */
    colours: z.array(z.enum(COLOURS)).min(2).max(5),
    /** Seat of the first player. */
    first: z.int().min(0).max(4),
    /** 32 hex digits from which `first` and `pile` were made; absent if they were chosen by hand. */
    seed: z
      .string()
      .refine((text) => parseSeed(text) !== undefined, 'a seed is 32 hex digits, not all zero')
      .optional(),
    /** Tile ids in the order of drawing. */
    pile: z.array(z.string()).min(1),
  })
  .refine(({ colours, first }) => first < colours.length, { path: ['first'], message: 'there is no such seat' })
  .refine(({ colours }) => new Set(colours).size === colours.length, {
    path: ['colours'],
    message: 'two seats have the same colour',
  });
export type Setup = z.infer<typeof setupSchema>;

/**
 * Sets up a game: the pile in stratified order (A8) and the first player (A12), both by the seed.
 *
 * @param options.order `given` lets the first seat begin, `random` draws the first player
 */
export function createSetup(options: { set: TileSet; colours: readonly Colour[]; seed: Seed; order: Order }): Setup {
  const random = generatorOf(options.seed);
  const drawn = drawIndex(random, options.colours.length);
  return {
    ruleSet: 'amazonas',
    version: RULES_VERSION,
    tileSet: options.set.hash,
    colours: [...options.colours],
    first: options.order === 'given' ? 0 : drawn,
    seed: options.seed,
    pile: stratifiedPile(options.set, (tiles) => shuffled(tiles, random)),
  };
}

/** Land and Amazon tiles dealt over five packets as evenly as possible, each packet shuffled, one on top of the other (A8). */
function stratifiedPile(set: TileSet, shuffle: (tiles: readonly string[]) => string[]): string[] {
  const packets = Array.from({ length: PACKETS }, (): string[] => []);
  for (const tiles of [shuffle(set.landTiles), shuffle(set.amazonTiles)]) {
    for (const [index, tile] of tiles.entries()) packets[index % PACKETS]!.push(tile);
  }
  return packets.flatMap((packet) => shuffle(packet));
}

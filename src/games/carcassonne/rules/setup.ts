import * as z from 'zod';
import { COLOURS, type Colour } from '../../../core/colour.ts';
import type { ChosenOptions } from '../../../core/options.ts';
import type { Order } from '../../../core/setup.ts';
import { drawIndex, generatorOf, parseSeed, type Seed, shuffled } from '../../../core/shuffle.ts';
import { optionsSchema } from './options.ts';
import type { TileSet } from './tile-set.ts';

/** Raised by every change that could alter a recorded game. */
export const RULES_VERSION = 1;

/** Everything that a game starts from; together with the log it is the whole truth of a game. */
export const setupSchema = z
  .strictObject({
    ruleSet: z.literal('carcassonne'),
    version: z.literal(RULES_VERSION),
    /** Content hash of the tile set. */
    tileSet: z.string(),
    options: optionsSchema,
    /** Colour of every seat, in the order of play. */
    colours: z.array(z.enum(COLOURS)).min(2).max(5),
    /** Seat of the first player. */
    first: z.int().min(0).max(4),
    /** 32 hex digits from which `first` and `pile` were made; absent where they were chosen by hand. */
    seed: z
      .string()
      .refine((text) => parseSeed(text) !== undefined, 'a seed is 32 hex digits, not all zero')
      .optional(),
    /** Ids of the tiles in the order in which they are drawn. */
    pile: z.array(z.string()).min(1),
  })
  .refine(({ colours, first }) => first < colours.length, { path: ['first'], message: 'there is no such seat' })
  .refine(({ colours }) => new Set(colours).size === colours.length, {
    path: ['colours'],
    message: 'two seats have the same colour',
  });
export type Setup = z.infer<typeof setupSchema>;

/**
 * Sets up a game: the first player and the shuffled pile, both by the seed.
 *
 * @param given.order `given` lets the first seat begin, `random` draws the first player
 */
export function createSetup(given: {
  content: TileSet;
  colours: readonly Colour[];
  seed: Seed;
  order: Order;
  options: ChosenOptions;
}): Setup {
  const { content, colours, seed, order, options } = given;
  const random = generatorOf(seed);
  const drawn = drawIndex(random, colours.length);
  return {
    ruleSet: 'carcassonne',
    version: RULES_VERSION,
    tileSet: content.hash,
    options: optionsSchema.parse(options),
    colours: [...colours],
    first: order === 'given' ? 0 : drawn,
    seed,
    pile: shuffled(pileTiles(content), random),
  };
}

/** The tiles of the pile of the base game, every copy by id; the start tile lies on the table. */
export function pileTiles({ tiles, start }: TileSet): string[] {
  return tiles.flatMap(({ id, set, count }, index) =>
    set === 'base' ? Array<string>(index === start ? count - 1 : count).fill(id) : [],
  );
}

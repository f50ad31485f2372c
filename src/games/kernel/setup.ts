import * as z from 'zod';
import type { Colour } from '../../core/colour.ts';
import type { CommonSetup, PileOrder } from '../../core/setup.ts';
import { drawIndex, generatorOf, parseSeed, type RandomGenerator, type Seed } from '../../core/shuffle.ts';

/** Schema of the fields that the setups of all games have; a game adds its own fields. */
export function commonSetupFields<RuleSet extends string, Version extends number>(rules: {
  readonly ruleSet: RuleSet;
  readonly version: Version;
  readonly colours: readonly [Colour, ...Colour[]];
  readonly maxSeats: number;
}) {
  return {
    ruleSet: z.literal(rules.ruleSet),
    version: z.literal(rules.version),
    /** Content hash of the tile set. */
    tileSet: z.string(),
    /** Colour of every seat, in the order of play. */
    colours: z.array(z.enum(rules.colours)).min(2).max(rules.maxSeats),
    /** Seat of the first player. */
    first: z
      .int()
      .min(0)
      .max(rules.maxSeats - 1),
    /** 32 hex digits from which `first` and `pile` were drawn; absent if they were chosen by hand. */
    seed: z
      .string()
      .refine((text) => parseSeed(text) !== undefined, 'a seed is 32 hex digits, not all zero')
      .optional(),
    /** Tile ids in the order of drawing. */
    pile: z.array(z.string()).min(1),
  };
}

/** Checks the seats of a setup: the first player is one of them, and no two have the same colour. */
export function checkSeats({
  value: { colours, first },
  issues,
}: z.core.ParsePayload<Pick<CommonSetup, 'colours' | 'first'>>): void {
  const addIssue = (path: string, message: string, input: unknown) =>
    issues.push({ code: 'custom', path: [path], message, input });
  if (first >= colours.length) addIssue('first', 'there is no such seat', first);
  if (new Set(colours).size < colours.length) addIssue('colours', 'two seats have the same colour', colours);
}

/**
 * Draws the first player from a seed; returns also the random generator for further draws. With the order `given`, seat 0
 * begins, but the generator advances just the same.
 */
export function firstPlayer(given: {
  readonly colours: readonly Colour[];
  readonly seed: Seed;
  readonly order: PileOrder;
}): {
  readonly first: number;
  readonly random: RandomGenerator;
} {
  const random = generatorOf(given.seed);
  const drawn = drawIndex(random, given.colours.length);
  return { first: given.order === 'given' ? 0 : drawn, random };
}

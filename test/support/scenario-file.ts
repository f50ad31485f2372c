import * as z from 'zod';
import { COLOURS } from '../../src/core/colour.ts';

const stepSchema = z.union([
  z.string(),
  z.strictObject({
    do: z.string(),
    expect: z.array(z.string()).min(1).optional(),
    /** Why this step is there, for readers. */
    why: z.string().optional(),
  }),
]);

/**
 * A game told step by step, from its beginning or from a board. Every point, every boat movement that was not chosen,
 * every discarded tile and the end must be expected by the step that brings it about: a step that expects nothing says
 * that nothing of the kind happens.
 */
export const scenarioSchema = z.strictObject({
  title: z.string().min(1),
  game: z.enum(['amazonas', 'carcassonne']).default('amazonas'),
  rulings: z.array(z.string()).min(1),
  /** Says that this is one of the examples that the rule texts work out. */
  example: z.literal(true).optional(),
  seats: z.array(z.enum(COLOURS)).min(2).max(6),
  first: z.enum(COLOURS),
  /** Options of the game that are not the usual ones. */
  options: z.record(z.string(), z.union([z.string(), z.boolean()])).optional(),
  /** Tiles on the board, with the pieces on them; without it the game is at its beginning. */
  board: z.array(z.string()).min(1).optional(),
  /** Points, and spaces of boats, that are not those of the beginning. */
  scores: z.partialRecord(z.enum(COLOURS), z.int().min(0)).optional(),
  boats: z.partialRecord(z.enum(COLOURS), z.int().min(1)).optional(),
  /** Ids of the tiles in the order in which they are drawn. */
  draws: z.array(z.string()).min(1),
  /** What comes of each chance beside the pile, by its name, in order; what is left out is any of it. */
  chance: z.record(z.string(), z.array(z.string())).optional(),
  /** `rest`: the other tiles of the set follow; without it the game ends after `draws`. */
  // biome-ignore lint/suspicious/noThenProperty: a word of the file format, never awaited
  then: z.literal('rest').optional(),
  /** Tile definitions added to the shipped set, in the format of its file. */
  tiles: z.array(z.looseObject({ id: z.string() })).optional(),
  steps: z.array(stepSchema).min(1),
});

export type Scenario = z.infer<typeof scenarioSchema>;

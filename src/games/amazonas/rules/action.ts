import * as z from 'zod';
import { DEGREES } from '../../../core/ports.ts';
import { actionNotation, drawActionSchema, placeActionSchema } from '../../kernel/action.ts';
import { tileIdSchema } from '../../kernel/tile-file.ts';

/**
 * Schema of the actions of players. `x`, `y` is the square of a land tile, or the next square of the river for an Amazon tile;
 * `rotation` is in degrees clockwise (A1); `on` is the index of a segment of the tile just placed.
 */
export const actionSchema = z.discriminatedUnion('type', [
  drawActionSchema,
  placeActionSchema,
  z.strictObject({ type: z.literal('double'), tile: tileIdSchema, rotation: z.literal(DEGREES) }),
  z.strictObject({ type: z.literal('meeple'), on: z.int().min(0) }),
  z.strictObject({ type: z.literal('camp'), on: z.int().min(0) }),
  z.strictObject({ type: z.literal('boat') }),
]);

export type Action = z.infer<typeof actionSchema>;
export type ActionType = Action['type'];
export type PlaceAction = Extract<Action, { type: 'place' }>;
export type DoubleAction = Extract<Action, { type: 'double' }>;

/** Write and parse actions as text, such as `place 4,-1 r90`, `double double-a r180`, `camp 1`. */
export const { makeAction, parseAction } = actionNotation<Action>(actionSchema.options);

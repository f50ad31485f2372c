import * as z from 'zod';
import { DEGREES } from '../../../core/ports.ts';

/** What a player can do; `rotation` is in degrees clockwise, `on` the index of a segment of the tile just placed. */
export const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('draw') }),
  z.strictObject({ type: z.literal('place'), x: z.int(), y: z.int(), rotation: z.literal(DEGREES) }),
  z.strictObject({ type: z.literal('meeple'), on: z.int().min(0) }),
  z.strictObject({ type: z.literal('pass') }),
]);

export type Action = z.infer<typeof actionSchema>;
export type ActionType = Action['type'];
export type PlaceAction = Extract<Action, { type: 'place' }>;

import * as z from 'zod';
import { drawActionSchema, placeActionSchema } from '../../kernel/action.ts';
import type { ExpansionActions } from './expansion-types.ts';

/** The kind of a piece that is no ordinary meeple. */
const pieceText = z
  .string()
  .regex(/^[a-z]{1,12}$/)
  .refine((text) => text !== 'meeple', 'an ordinary meeple is not named');

/** The field of an action for a kind of piece, absent for an ordinary meeple. */
export const KIND_FIELD = { as: pieceText.exactOptional() };

/** A piece on a segment: `on` = its index on the tile. */
const pieceFields = { on: z.int().min(0), ...KIND_FIELD };

/** The fields of an action that places a piece on the tile on a square (`elsewhereVerb`). */
export const ELSEWHERE_FIELDS = { x: z.int(), y: z.int(), ...pieceFields };

/** Actions of the base game. */
export const BASE_SCHEMAS = {
  draw: drawActionSchema,
  /** No piece, or nothing of what an expansion offers. */
  pass: z.strictObject({ type: z.literal('pass') }),
  place: placeActionSchema,
  /** On the tile just placed. */
  meeple: z.strictObject({ type: z.literal('meeple'), ...pieceFields }),
};

type BaseAction = z.infer<(typeof BASE_SCHEMAS)[keyof typeof BASE_SCHEMAS]>;

/** Actions of the base game and the expansions. */
export type Action = BaseAction | ExpansionActions[keyof ExpansionActions];
export type ActionType = Action['type'];
export type PlaceAction = Extract<Action, { type: 'place' }>;
export type ActionOf<Type extends ActionType> = Extract<Action, { type: Type }>;

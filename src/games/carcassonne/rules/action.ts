import * as z from 'zod';
import { actionNotation, drawSchema, placeSchema } from '../../kernel/action.ts';
import { CHIP_COLOURS, makeChip, parseChip } from './chip.ts';

/** How wine is paid for: with one chip of value 2, or two of value 1. */
export const WINE_PAYMENTS = ['2', '11'] as const;

/** Where wine is sold: in another country, or in the town just covered. */
export const BUYERS = ['abroad', 'town'] as const;
export type Buyer = (typeof BUYERS)[number];

/** How an upgrade is paid for: values of chips with a sum of 4; the first chip lies under the meeple. */
export const UPGRADE_PAYMENTS = ['22', '112', '211', '1111'] as const;

const chipText = z.string().refine((text) => {
  const chip = parseChip(text);
  return chip !== undefined && makeChip(chip) === text;
}, 'a chip is a colour and a value');

/** The kind of a piece that is no ordinary meeple. */
const pieceText = z
  .string()
  .regex(/^[a-z]{1,12}$/)
  .refine((text) => text !== 'meeple', 'an ordinary meeple is not named');

/** What a player can do. */
export const actionSchema = z.discriminatedUnion('type', [
  drawSchema,
  placeSchema,
  /** `on` = index of a segment of the tile just placed; `as` = kind of piece, absent for an ordinary meeple. */
  z.strictObject({ type: z.literal('meeple'), on: z.int().min(0), as: pieceText.exactOptional() }),
  /** No meeple, no upgrade, no further turn. */
  z.strictObject({ type: z.literal('pass') }),
  /** Takes the chip on the square just covered; always taken automatically. */
  z.strictObject({ type: z.literal('take') }),
  /** Takes the face-up tile of a pile (by its index) on the island of a colour, for a chip of that colour. */
  z.strictObject({ type: z.literal('island'), colour: z.enum(CHIP_COLOURS), pile: z.int().min(0) }),
  /** Lays the chip just taken on a square, as a treat. */
  z.strictObject({ type: z.literal('treat'), x: z.int(), y: z.int() }),
  /** Pays a set of three chips, in ascending order of their texts. */
  z.strictObject({ type: z.literal('set'), chips: z.array(chipText).length(3) }),
  z.strictObject({
    type: z.literal('sell'),
    colour: z.enum(CHIP_COLOURS),
    pay: z.enum(WINE_PAYMENTS),
    to: z.enum(BUYERS),
  }),
  /** Upgrades a meeple, by its index among those on the board. */
  z.strictObject({ type: z.literal('upgrade'), meeple: z.int().min(0), pay: z.enum(UPGRADE_PAYMENTS) }),
  /** Buys another turn. */
  z.strictObject({ type: z.literal('turn') }),
  /** Takes the own abbot back into the supply for the points that it is worth. */
  z.strictObject({ type: z.literal('retrieve') }),
]);

export type Action = z.infer<typeof actionSchema>;
export type ActionType = Action['type'];
export type PlaceAction = Extract<Action, { type: 'place' }>;
export type ActionOf<Type extends ActionType> = Extract<Action, { type: Type }>;

/**
 * An action as text, such as `meeple 2 large`, `island orange 1`, `treat 3,4`, `set orange1,orange2,purple1`, `sell purple 11
 * abroad`, `upgrade 3 112`.
 */
export const { makeAction, parseAction } = actionNotation(actionSchema);

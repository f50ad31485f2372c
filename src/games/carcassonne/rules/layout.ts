import * as z from 'zod';
import { DEGREES } from '../../../core/ports.ts';
import { CHIP_COLOURS, CHIP_VALUES } from './chip.ts';

const square = { x: z.int(), y: z.int() };
const id = z.string().min(1).max(40);

/** The shape of what lies on a map at the start of a game. */
export const layoutSchema = z.strictObject({
  /** Tiles on start squares, in the order in which they are laid. */
  start: z.array(z.strictObject({ tile: id, ...square, rotation: z.literal(DEGREES) })).min(1),
  /** Chips on squares, all face down; absent without the chip game. */
  chips: z.array(z.strictObject({ ...square, colour: z.enum(CHIP_COLOURS), value: z.literal(CHIP_VALUES) })).optional(),
  /** Piles of tiles on every island of the map, in its order, the first tile of each on top. */
  islands: z.array(z.array(z.array(id)).min(1)).optional(),
});

export type Layout = z.infer<typeof layoutSchema>;
export type LaidChip = NonNullable<Layout['chips']>[number];

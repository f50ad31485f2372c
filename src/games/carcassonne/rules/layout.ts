import * as z from 'zod';
import { DEGREES } from '../../../core/ports.ts';
import type { BroughtLayoutFields } from './brought.ts';

/** The fields of a square in a layout. */
export const layoutSquare = { x: z.int(), y: z.int() };

/** The id of a tile in a layout. */
export const layoutId = z.string().min(1).max(40);

/** Tiles on start squares, in the order in which they are laid. */
const startSchema = z.array(z.strictObject({ tile: layoutId, ...layoutSquare, rotation: z.literal(DEGREES) })).min(1);

/** What lies on a map at the start of a game. */
export interface Layout extends BroughtLayoutFields {
  start: z.infer<typeof startSchema>;
}

/** The shape of a layout. */
export function layoutSchemaWith(
  fields: {
    readonly [Name in keyof BroughtLayoutFields]-?: z.ZodType<BroughtLayoutFields[Name]>;
  },
): z.ZodType<Layout> {
  return z.strictObject({ start: startSchema, ...fields });
}

import * as z from 'zod';
import { DEGREES } from '../../../core/ports.ts';
import type { ExpansionLayoutFields } from './expansion-types.ts';

/** The fields of a square in a layout. */
export const layoutSquare = { x: z.int(), y: z.int() };

/** The id of a tile in a layout. */
export const layoutId = z.string().min(1).max(40);

/** The tile of the open table, or those on start squares of a map, in the order in which they are laid. */
const startSchema = z.array(z.strictObject({ tile: layoutId, ...layoutSquare, rotation: z.literal(DEGREES) })).min(1);

/** Outcomes of each source of chance besides the pile, by its name, in the order of their reveal; absent without any. */
const chanceSchema = z
  .record(z.string().regex(/^[a-z]{1,20}$/), z.array(z.string().min(1).max(20)).min(1).max(1000))
  .optional();

/** Everything on the table at the start of a game, besides the pile. */
export interface Layout extends ExpansionLayoutFields {
  start: z.infer<typeof startSchema>;
  chance?: z.infer<typeof chanceSchema>;
}

/** The shape of a layout. */
export function layoutSchemaWith(
  fields: {
    readonly [Name in keyof ExpansionLayoutFields]-?: z.ZodType<ExpansionLayoutFields[Name]>;
  },
): z.ZodType<Layout> {
  return z.strictObject({ start: startSchema, chance: chanceSchema, ...fields });
}

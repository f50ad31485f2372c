import * as z from 'zod';
import { COLOURS } from '../../../core/colour.ts';
import { checkSeats, commonSetup } from '../../kernel/setup.ts';
import { layoutSchema } from './layout.ts';
import { optionsSchema } from './options.ts';

/** Raised by every change that could alter a recorded game. */
export const RULES_VERSION = 1;

/** Everything that a game starts from; together with the log it is the whole truth of a game. */
export const setupSchema = z
  .strictObject({
    ...commonSetup({ ruleSet: 'carcassonne', version: RULES_VERSION, colours: COLOURS, maxSeats: 6 }),
    options: optionsSchema,
    /** What lies on the map at the start; absent on the open table. */
    layout: layoutSchema.optional(),
  })
  .check(checkSeats);
export type Setup = z.infer<typeof setupSchema>;

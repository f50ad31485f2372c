import * as z from 'zod';
import { COLOURS } from '../../../core/colour.ts';
import { checkSeats, commonSetupFields } from '../../kernel/setup.ts';
import type { Layout } from './layout.ts';
import { optionsSchema } from './options.ts';

/** Raised by every change that could alter a recorded game. */
export const RULES_VERSION = 1;

/** Identifies the rules in setups and records. */
export const RULE_SET = { ruleSet: 'carcassonne', version: RULES_VERSION } as const;

/** Schema of a game's setup. A game is fully determined by its setup and its log. */
export function setupSchemaWith(layout: z.ZodType<Layout>) {
  return z
    .strictObject({
      ...commonSetupFields({ ...RULE_SET, colours: COLOURS, maxSeats: 6 }),
      options: optionsSchema,
      /** Tiles and other parts on the map at the start; absent on the open table. */
      layout: layout.optional(),
    })
    .check(checkSeats);
}
export type Setup = z.infer<ReturnType<typeof setupSchemaWith>>;

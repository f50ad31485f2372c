import * as z from 'zod';
import { COLOURS } from '../../../core/colour.ts';
import { checkSeats, commonSetupFields } from '../../kernel/setup.ts';
import type { Layout } from './layout.ts';
import { optionsSchema } from './options.ts';

/** Raised by every change that could alter a recorded game. */
export const RULES_VERSION = 1;

/** What setups and records name the rules by. */
export const RULE_SET = { ruleSet: 'carcassonne', version: RULES_VERSION } as const;

/** The shape of everything that a game starts from; together with the log it is the whole truth of a game. */
export function setupSchemaWith(layout: z.ZodType<Layout>) {
  return z
    .strictObject({
      ...commonSetupFields({ ...RULE_SET, colours: COLOURS, maxSeats: 6 }),
      options: optionsSchema,
      /** What lies on the map at the start; absent on the open table. */
      layout: layout.optional(),
    })
    .check(checkSeats);
}
export type Setup = z.infer<ReturnType<typeof setupSchemaWith>>;

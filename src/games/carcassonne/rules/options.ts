import type * as z from 'zod';
import { chosenOptionsSchema, type OptionValues } from '../../../core/options.ts';

/** What can be chosen when a game is opened: whether meeples may be placed in fields, and the meeples of each seat. */
export const OPTIONS = { farms: [true, false], meeples: [7, 9] } as const satisfies OptionValues;

export type Options = {
  readonly farms: boolean;
  readonly meeples: 7 | 9;
};

/** The shape of chosen options. */
export const optionsSchema = chosenOptionsSchema(OPTIONS) as unknown as z.ZodType<Options>;

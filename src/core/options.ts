import * as z from 'zod';

/** The value of an option. */
export type OptionValue = string | number | boolean;

/** The options of a game: the allowed values of each, the default first. */
export type OptionValues = Readonly<Record<string, readonly [OptionValue, ...OptionValue[]]>>;

/** The chosen value of every option, by name. */
export type ChosenOptions = Readonly<Record<string, OptionValue>>;

/** The shape of chosen options; those left out have their defaults. */
export function chosenOptionsSchema(values: OptionValues): z.ZodObject<Record<string, z.ZodType<OptionValue>>> {
  return z.strictObject(
    Object.fromEntries(
      Object.entries(values).map(([name, [first, ...others]]) => [name, z.literal([first, ...others]).default(first)]),
    ),
  );
}

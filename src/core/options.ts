import * as z from 'zod';

/** The value of an option. */
export type OptionValue = string | number | boolean;

/** Allowed values of each option of a game, by the option's name; the first value is the default. */
export type OptionValues = Readonly<Record<string, readonly [OptionValue, ...OptionValue[]]>>;

/** The chosen value of every option, by name. */
export type ChosenOptions = Readonly<Record<string, OptionValue>>;

/**
 * Subjects by which a lobby groups options: presets, what is played, with which large and small expansions, by which rules, with
 * whom, how fast, how it looks.
 */
export const OPTION_SUBJECTS = ['preset', 'game', 'large', 'mini', 'rules', 'table', 'time', 'look'] as const;
export type OptionSubject = (typeof OPTION_SUBJECTS)[number];

/** The options of a game, and how its records state them. */
export interface RecordedOptions {
  /** Options that can be chosen when a game is opened. */
  readonly options: OptionValues;
  /**
   * Options that a record states even at their defaults: those that the game had when its first record was made. Options
   * added later are never among them, so that they do not change records of games at their defaults.
   */
  readonly statedOptions?: readonly string[];
}

/** Returns the schema of chosen options, which fills in defaults for omitted ones. */
export function chosenOptionsSchema(values: OptionValues): z.ZodObject<Record<string, z.ZodType<OptionValue>>> {
  return z.strictObject(
    Object.fromEntries(
      Object.entries(values).map(([name, [first, ...others]]) => [name, z.literal([first, ...others]).default(first)]),
    ),
  );
}

/** The default of every option. */
export function defaultOptions(values: OptionValues): ChosenOptions {
  return Object.fromEntries(Object.entries(values).map(([name, [first]]) => [name, first]));
}

/** Returns chosen options as records and proofs state them: without those at their defaults, except `statedOptions`. */
export function canonicalOptions(
  { options, statedOptions = [] }: RecordedOptions,
  chosen: ChosenOptions = {},
): ChosenOptions {
  const isStated = ([name, value]: [string, OptionValue]) =>
    statedOptions.includes(name) || value !== options[name]?.[0];
  return Object.fromEntries(Object.entries(chosen).filter(isStated));
}

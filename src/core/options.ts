import * as z from 'zod';

/** The value of an option. */
export type OptionValue = string | number | boolean;

/** The options of a game: the allowed values of each, the default first. */
export type OptionValues = Readonly<Record<string, readonly [OptionValue, ...OptionValue[]]>>;

/** The chosen value of every option, by name. */
export type ChosenOptions = Readonly<Record<string, OptionValue>>;

/** The subjects by which options are offered: what is played, by which rules, with whom, how fast, how it looks. */
export const OPTION_SUBJECTS = ['game', 'rules', 'table', 'time', 'look'] as const;
export type OptionSubject = (typeof OPTION_SUBJECTS)[number];

/** What records need to know of the options of a game. */
export interface RecordedOptions {
  /** Options that can be chosen when a game is opened. */
  readonly options: OptionValues;
  /**
   * Options that records state also at their defaults: those that a game had when its first record was made. One that is
   * added later is never among them, so that it changes no record of a game without it.
   */
  readonly statedOptions?: readonly string[];
}

/** The shape of chosen options; those left out have their defaults. */
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

/** Chosen options as records and proofs state them: without those at their defaults, except the stated ones. */
export function canonicalOptions(
  { options, statedOptions = [] }: RecordedOptions,
  chosen: ChosenOptions = {},
): ChosenOptions {
  const isStated = ([name, value]: [string, OptionValue]) =>
    statedOptions.includes(name) || value !== options[name]?.[0];
  return Object.fromEntries(Object.entries(chosen).filter(isStated));
}

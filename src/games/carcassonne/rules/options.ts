import * as z from 'zod';
import {
  type ChosenOptions,
  chosenOptionsSchema,
  defaultOptions,
  type OptionSubject,
  type OptionValue,
  type OptionValues,
} from '../../../core/options.ts';

/** The maps of the game, by the names of their files. */
export const MAPS = ['germany', 'france', 'benelux', 'great-britain', 'iberica'] as const;

/** Options of every game, with or without expansions, and their values; the first value is the default. */
export const BASE_OPTIONS = {
  /** The map that it is played on; `none` = the open table. */
  map: ['none', ...MAPS],
  /** Whether the map is played with its chips. */
  chips: [false, true],
  /**
   * Variants for the towns of a map, by the letters of the rulings: covering one gives another tile (a) or costs two
   * points (b), or a road gets points for those beside it (c).
   */
  towns: ['none', 'a', 'b', 'c'],
  /** Whether meeples may be placed in fields. */
  farms: [true, false],
  /** Meeples of each seat; `usual` = 7, on a map 9 (M13). */
  meeples: ['usual', '7', '9'],
  /** The start square of a map that is not used; `random` = drawn by the seed (M1). */
  unused: ['random', 'first', 'second', 'third', 'fourth'],
} as const satisfies OptionValues;

/** An option of yes or no for an expansion, offered under a subject. */
function played<Subject extends OptionSubject>(subject: Subject) {
  return { subject, values: [false, true] } as const;
}

const big = played('large');
const mini = played('mini');

/**
 * An option for every expansion from a box, with the subject under which a lobby offers it; expansions without a box are among
 * the rules.
 */
const EXPANSIONS = {
  river: mini,
  abbot: mini,
  inns: big,
  traders: big,
  smallCities: played('rules'),
  festival: mini,
  phantom: mini,
  king: mini,
  river2: mini,
  hand: { subject: 'rules', values: ['none', '1', '2', '3'] },
  dragon: big,
  abbey: big,
  flying: mini,
  messages: mini,
  ferries: mini,
  robbers: mini,
  gold: mini,
  mage: mini,
  crops: mini,
} as const satisfies Readonly<Record<string, { subject: OptionSubject; values: OptionValues[string] }>>;

/**
 * Boxes of tiles. Piles are built in this order before they are shuffled, so that another order would change the pile of a
 * seed.
 */
export const TILE_SETS = [
  'base',
  'inns',
  'traders',
  'river',
  'king',
  'festival',
  'river2',
  'princess',
  'abbey',
  'mage',
  'gold',
  'flier',
  'crop2',
  'robbers',
  'ferries',
] as const;
export type TileSetName = (typeof TILE_SETS)[number];

/** The id of an expansion, which is also the option that chooses it. */
export type ExpansionId = keyof typeof EXPANSIONS;

/** The values of the options for expansions. */
export const EXPANSION_OPTIONS = Object.fromEntries(
  Object.entries(EXPANSIONS).map(([id, { values }]) => [id, values]),
) as { readonly [Id in ExpansionId]: (typeof EXPANSIONS)[Id]['values'] };

/** The option for questions in turns of others: standing orders answer them, or the player is asked (F15). */
export const QUESTION_OPTIONS = { interrupts: ['orders', 'ask'] } as const satisfies OptionValues;

/** All options, with their values. */
export const ALL_OPTIONS = { ...BASE_OPTIONS, ...EXPANSION_OPTIONS, ...QUESTION_OPTIONS };

/** The subject under which a lobby offers each option. */
export const OPTION_SUBJECTS: Readonly<Record<string, OptionSubject>> = {
  ...({
    map: 'game',
    chips: 'game',
    towns: 'game',
    unused: 'game',
    farms: 'rules',
    meeples: 'rules',
    interrupts: 'rules',
  } satisfies Record<keyof typeof BASE_OPTIONS | keyof typeof QUESTION_OPTIONS, OptionSubject>),
  ...Object.fromEntries(Object.entries(EXPANSIONS).map(([id, { subject }]) => [id, subject])),
};

/** Options that every record states; all others are stated only if they differ from their defaults. */
export const STATED_OPTIONS = [
  'map',
  'chips',
  'towns',
  'farms',
  'meeples',
  'unused',
] as const satisfies readonly (keyof typeof BASE_OPTIONS)[];

export type Options = {
  readonly [Name in keyof typeof BASE_OPTIONS]: Name extends 'map' ? string : (typeof BASE_OPTIONS)[Name][number];
} & { readonly [Id in ExpansionId]?: PlayedValue<(typeof EXPANSION_OPTIONS)[Id]> } & { readonly interrupts?: 'ask' };

/** The values of an option that are not its default. */
type PlayedValue<Values> = Values extends readonly [unknown, ...infer Others] ? Others[number] : never;

const BASE_DEFAULTS = defaultOptions(BASE_OPTIONS);

/**
 * Completes chosen options by the defaults of the base game. Defaults of expansions and of `interrupts` are left out, so that a
 * new expansion changes no setup without it.
 */
export function completeOptions(chosen: ChosenOptions): Options {
  const options: Record<string, OptionValue> = { ...BASE_DEFAULTS };
  for (const name in ALL_OPTIONS) if (isPlayedWith(chosen, name)) options[name] = chosen[name]!;
  return options as Options;
}

/** Schema of chosen options, which completes them; the map may also be one from the host's files. */
export const optionsSchema = chosenOptionsSchema(BASE_OPTIONS)
  .extend({
    map: z.string().max(60).default('none'),
    ...Object.fromEntries(
      Object.entries({ ...EXPANSION_OPTIONS, ...QUESTION_OPTIONS }).map(([id, values]) => [
        id,
        z.literal([...values]).optional(),
      ]),
    ),
  })
  .transform(completeOptions);

/** True if an option, such as that of an expansion, has another value than its default. */
export function isPlayedWith(options: ChosenOptions | Partial<Options>, name: string): boolean {
  const value = (options as ChosenOptions)[name];
  return value !== undefined && value !== (ALL_OPTIONS as OptionValues)[name]?.[0];
}

/** Options that are about the map of a game. */
const MAP_OPTIONS = ['chips', 'towns', 'unused'] as const;

/** Whether an option that only means something on a map differs from its default. */
export function choosesMapOptions(options: ChosenOptions): boolean {
  return MAP_OPTIONS.some((name) => isPlayedWith(options, name));
}

/** Whether fields count: meeples may be placed in them, and they are scored at the end. */
export function fieldsCount({ farms = true }: ChosenOptions): boolean {
  return farms === true;
}

/** The meeples of each seat. */
export function meeplesOf({ map, meeples }: Options): number {
  if (meeples === 'usual') return map === 'none' ? 7 : 9;
  return Number(meeples);
}

/** Whether a game is played on a map. */
export function isOnMap({ map = 'none' }: ChosenOptions): boolean {
  return map !== 'none';
}

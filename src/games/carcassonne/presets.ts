import type { ChosenOptions } from '../../core/options.ts';
import { OFFERED_OPTIONS } from './game/compile-rules.ts';
import { EXPANSION_OPTIONS, type ExpansionId } from './rules/options.ts';

/** The expansions of each preset: the base game, the box sold today, the big box, an evening with the dragon. */
const EXPANSIONS_OF = {
  base: [],
  box: ['river', 'abbot'],
  'big-box': ['river', 'abbot', 'inns', 'traders'],
  'dragon-night': ['river', 'inns', 'dragon'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PresetName = keyof typeof EXPANSIONS_OF;

/** The expansions that are offered. */
const OFFERED = (Object.keys(EXPANSION_OPTIONS) as ExpansionId[]).filter((id) => id in OFFERED_OPTIONS);

function optionValue(id: ExpansionId, played: readonly string[]) {
  const [none, first] = EXPANSION_OPTIONS[id];
  return played.includes(id) ? first : none;
}

/** Options of the presets, by name; only offered expansions are included, and of equal presets only the first. */
export const PRESETS: Readonly<Record<string, ChosenOptions>> = Object.fromEntries(
  Object.entries<readonly string[]>(EXPANSIONS_OF)
    .map(([name, played]) => [name, Object.fromEntries(OFFERED.map((id) => [id, optionValue(id, played)]))] as const)
    .filter(([, options], at, all) => all.findIndex(([, other]) => isSame(options, other)) === at),
);

function isSame(one: ChosenOptions, other: ChosenOptions): boolean {
  return Object.entries(one).every(([name, value]) => other[name] === value);
}

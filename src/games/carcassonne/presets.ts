import type { ChosenOptions } from '../../core/options.ts';
import { OFFERED_OPTIONS } from './game/play.ts';
import { EXPANSION_OPTIONS } from './rules/options.ts';

/** The expansions that are played with each preset: of the base game alone, of the box sold today, of the big box. */
const EXPANSIONS_OF = {
  base: [],
  box: ['river', 'abbot'],
  'big-box': ['river', 'abbot', 'inns', 'traders'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PresetName = keyof typeof EXPANSIONS_OF;

/** The expansions that are offered. */
const OFFERED = Object.keys(EXPANSION_OPTIONS).filter((id) => id in OFFERED_OPTIONS);

/**
 * Expansions that are often chosen together, as options, by the name of the preset: of those that are offered. Where two
 * presets would be the same there is only the first.
 */
export const PRESETS: Readonly<Record<string, ChosenOptions>> = Object.fromEntries(
  Object.entries<readonly string[]>(EXPANSIONS_OF)
    .map(([name, played]) => [name, Object.fromEntries(OFFERED.map((id) => [id, played.includes(id)]))] as const)
    .filter(([, options], at, all) => all.findIndex(([, other]) => isSame(options, other)) === at),
);

function isSame(one: ChosenOptions, other: ChosenOptions): boolean {
  return Object.entries(one).every(([name, value]) => other[name] === value);
}

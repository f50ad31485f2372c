import { chooserFor } from '../../../../lab/simulation/chooser.ts';
import { MAPS } from '../../../../src/games/carcassonne/rules/options.ts';
import type { Variant } from './duel.ts';
import { combinations, EXPANSIONS, type ExpansionName, goTogether, goWithChips } from './expansions.ts';

/** The open table and every map. */
export const GROUNDS = ['none', ...MAPS] as const;

/** Games of one kind; where chips or expansions are sampled, each game has others. */
export interface Group extends Pick<Variant, 'map' | 'seats'> {
  readonly chips: boolean | 'sampled';
  readonly expansions: readonly ExpansionName[] | 'sampled';
}

/**
 * The groups of games on a map, or on `every` one, with expansions by their names parted by commas, or `none`, `all`,
 * `every` combination or `sampled` ones. None where the expansions do not go together there.
 *
 * @param of.chips whether all games on maps have chips; on `every` map else half of them have
 */
export function groupsOf(of: { readonly map: string; readonly chips: boolean; readonly expansions: string }): Group[] {
  const grounds = GROUNDS.filter((name) => of.map === 'every' || of.map === name);
  const isSampled = of.map === 'every' && !of.chips;
  return grounds.flatMap((map) => {
    const chips: Group['chips'] = map !== 'none' && (isSampled ? 'sampled' : of.chips);
    return expansionsNamed(of.expansions, map).map((expansions) => ({ map, chips, expansions }));
  });
}

/** The choices of expansions on a map that a text names; none where they do not go together there. */
function expansionsNamed(text: string, map: string): Group['expansions'][] {
  const all = combinations(map);
  if (text === 'sampled') return [text];
  if (text === 'all') return [all.at(-1)!];
  if (text === 'every') return all.filter((one) => one.length > 0);
  const names = text === 'none' ? [] : text.split(',');
  const found = EXPANSIONS.filter((name) => names.includes(name));
  return found.length === names.length && goTogether(map, found) ? [found] : [];
}

/** What one game of a group is played with. */
export function variantOf({ chips, expansions, ...group }: Group, seed: number, number: number): Variant {
  const all = combinations(group.map);
  const played =
    expansions === 'sampled' ? all[chooserFor(`combination ${group.map} ${seed} ${number}`)(all.length)]! : expansions;
  const hasChips =
    chips === 'sampled' ? chooserFor(`chips ${group.map} ${expansions} ${seed} ${number}`)(2) === 0 : chips;
  return { ...group, chips: hasChips && goWithChips(played), expansions: played };
}

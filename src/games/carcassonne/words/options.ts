import type { ChosenOptions, OptionValue } from '../../../core/options.ts';
import { unusedSquare } from '../rules/game-map.ts';
import type { MapFile } from '../rules/map-file.ts';
import { type ALL_OPTIONS, BASE_OPTIONS, EXPANSION_OPTIONS, type ExpansionId, fieldsCount } from '../rules/options.ts';
import type { TileSet } from '../rules/tile-set.ts';
import type { CarcassonneTranslator } from './language.ts';

/** Describes an option, or one of its values. */
export function chosenText(t: CarcassonneTranslator, option: keyof typeof ALL_OPTIONS, value?: OptionValue): string {
  if (value === undefined) return t(`option.${option}`);
  if (option === 'hand') return t('chosen.hand', { hand: String(value) });
  if (isExpansion(option)) {
    const name = t(`expansion.${option}`);
    return t('chosen.expansion', { expansion: option, name, played: value ? 'yes' : 'no' });
  }
  switch (option) {
    case 'farms':
      return t('chosen.farms', farmsArgument({ farms: value }));
    case 'chips':
      return t('chosen.chips', { chips: value ? 'yes' : 'no' });
    case 'map':
      return mapText(t, { id: String(value) });
    case 'meeples':
      return t('chosen.meeples', { meeples: String(value) });
    case 'towns':
      return t('chosen.towns', { towns: String(value) });
    case 'interrupts':
      return t('chosen.interrupts', { interrupts: String(value) });
    case 'unused':
      return t('chosen.unused', { unused: String(value) });
  }
}

function isExpansion(option: string): option is ExpansionId {
  return option in EXPANSION_OPTIONS;
}

/** Leaves out a start square by its name, where the map is known; undefined for anything else. */
export function unusedText(
  t: CarcassonneTranslator,
  option: string,
  value: OptionValue | undefined,
  beside: { readonly content: TileSet; readonly options: ChosenOptions } | undefined,
): string | undefined {
  const map = beside?.content.maps.get(String(beside.options.map));
  const square = option === 'unused' && map && value !== undefined ? unusedSquare(map, value) : undefined;
  return square && t('chosen.unused.named', { name: square.name });
}

/** For messages that speak of fields only where they count. */
export function farmsArgument(options: ChosenOptions): { readonly farms: 'yes' | 'no' } {
  return { farms: fieldsCount(options) ? 'yes' : 'no' };
}

/** Says that fields do not count, for games without farmers; undefined in all others. */
export function withoutFields({ t, options }: { readonly t: CarcassonneTranslator; readonly options: ChosenOptions }) {
  return fieldsCount(options) ? undefined : t('rules.fields.without');
}

const OWN_MAPS: readonly string[] = BASE_OPTIONS.map;

/** A map by its own name, or by the words that the program has for it; `none` is the open table. */
export function mapText(t: CarcassonneTranslator, map: Pick<MapFile, 'id' | 'name'>): string {
  const name = mapName(t, map);
  return isOwn(map) ? t('chosen.map', { map: map.id, name }) : t('chosen.map.named', { name });
}

/** The name of a map alone. */
export function mapName(t: CarcassonneTranslator, map: Pick<MapFile, 'id' | 'name'>): string {
  const { id, name } = map;
  // Cases in messages cannot have hyphens in their names.
  if (isOwn(map)) return t('map.name', { map: id === 'great-britain' ? 'greatBritain' : id });
  return (typeof name === 'object' ? (name[t.language] ?? name.en) : name) ?? id;
}

/** Whether the program has words for a map. */
function isOwn({ id, name }: Pick<MapFile, 'id' | 'name'>): boolean {
  return name === undefined && OWN_MAPS.includes(id);
}

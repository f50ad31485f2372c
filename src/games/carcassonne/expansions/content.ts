import type { ExpansionMarks, ExpansionSigns } from '../rules/expansion-types.ts';
import type { ExpansionFields } from '../rules/map-file.ts';
import type { MapChecks } from '../rules/map-problems.ts';
import type { TileChecks } from '../rules/tile-problems.ts';
import type { SegmentKind } from '../rules/tile-set-file.ts';
import { CHIPS_MAP_FIELDS } from './chips/map.ts';
import { FLYING_TILES } from './flying/way.ts';
import { ISLANDS_MAP_FIELDS } from './islands/map.ts';
import { ISLE_MAP_FIELDS } from './isle/map.ts';
import { RIVER_TILES } from './river/tiles.ts';
import { TREATS_MAP_FIELDS } from './treats/map.ts';
import { WINE_MAP_FIELDS } from './wine/map.ts';

/** Tiles of expansions that came after the first release, as files in the game's folder. */
export const TILE_FILES = [
  'king',
  'festival',
  'river2',
  'dragon',
  'abbey',
  'mage',
  'gold',
  'flying',
  'crops',
  'robbers',
  'ferries',
].map((id) => `expansions/${id}/tiles.json`);

/** Fields of expansions in the file of a map; a missing field does not compile. */
export const MAP_FIELDS: ExpansionFields = {
  map: { ...CHIPS_MAP_FIELDS.map, ...ISLANDS_MAP_FIELDS.map, ...ISLE_MAP_FIELDS.map, ...TREATS_MAP_FIELDS.map },
  town: WINE_MAP_FIELDS.town,
};

/** The fields of layouts that expansions bring. */
export const LAYOUT_FIELDS = { ...CHIPS_MAP_FIELDS.layout, ...ISLANDS_MAP_FIELDS.layout };

/** Checks of expansions for the file of a map, in the order in which problems are reported. */
export const MAP_CHECKS: readonly MapChecks[] = [
  CHIPS_MAP_FIELDS,
  WINE_MAP_FIELDS,
  ISLANDS_MAP_FIELDS,
  ISLE_MAP_FIELDS,
  TREATS_MAP_FIELDS,
];

/** The kind of segment that bears each mark of expansions; a missing mark does not compile. */
export const MARK_KINDS = {
  inn: 'road',
  cathedral: 'city',
  wine: 'city',
  grain: 'city',
  cloth: 'city',
  pigHerd: 'field',
  princess: 'city',
} as const satisfies Readonly<Record<keyof ExpansionMarks, SegmentKind>>;

/** Signs of expansions on tiles, outside segments; a missing sign does not compile. */
export const SIGNS = Object.keys({
  festival: true,
  volcano: true,
  dragon: true,
  portal: true,
  magic: true,
  gold: true,
  flyingW: true,
  flyingNW: true,
  cropField: true,
  cropRoad: true,
  cropCity: true,
  bag: true,
  lakeFerry: true,
} satisfies Readonly<Record<keyof ExpansionSigns, true>>) as (keyof ExpansionSigns)[];

/** Checks of expansions for tiles. */
export const TILE_CHECKS: readonly TileChecks[] = [RIVER_TILES, FLYING_TILES];

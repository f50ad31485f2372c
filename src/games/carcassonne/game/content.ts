import { LAYOUT_FIELDS, MAP_CHECKS, MAP_FIELDS, MARK_KINDS, SIGNS, TILE_CHECKS } from '../expansions/content.ts';
import { layoutSchemaWith } from '../rules/layout.ts';
import { mapFileSchemaWith } from '../rules/map-file.ts';
import { setupSchemaWith } from '../rules/setup.ts';
import type { MarkKinds } from '../rules/tile-problems.ts';
import { readerOf } from '../rules/tile-set.ts';
import { type Mark, tileSetFileSchemaWith } from '../rules/tile-set-file.ts';

const KINDS = { coatOfArms: 'city', ...MARK_KINDS } as const satisfies MarkKinds;

/** Everything that can be printed on segments. */
export const MARKS = Object.keys(KINDS) as Mark[];

/** The shape of a tile-set file. */
export const tileSetFileSchema = tileSetFileSchemaWith({ marks: MARKS, signs: SIGNS }, mapFileSchemaWith(MAP_FIELDS));

/** Reads a tile set with its maps. */
export const loadTileSet = readerOf(tileSetFileSchema, {
  tiles: TILE_CHECKS,
  markKinds: KINDS,
  maps: MAP_CHECKS,
});

/** The shape of what lies on a map at the start of a game. */
export const layoutSchema = layoutSchemaWith(LAYOUT_FIELDS);

/** The shape of everything that a game starts from. */
export const setupSchema = setupSchemaWith(layoutSchema);

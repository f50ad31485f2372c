/** Boxes that tiles come from. */
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
] as const;
export type TileSetName = (typeof TILE_SETS)[number];

import { memoize } from '../../../drawing/memoize.ts';
import { measureClearance, type SegmentAreas, stampPolygon } from '../../../drawing/segment-area.ts';
import type { CarcassonneTile } from '../rules/tile.ts';
import { fieldObjectsOf } from './field-objects.ts';
import { landAreasOf } from './land-area.ts';

/** Areas of a tile's segments as drawn, including things of expansions in its fields. */
export const areasOf = memoize((tile: CarcassonneTile): SegmentAreas => {
  const land = landAreasOf(tile);
  const inFields = fieldObjectsOf(tile);
  if (inFields.every(({ segment }) => segment === undefined)) return land;
  const grid = { ...land, owner: land.owner.slice(), clearance: land.clearance.slice() };
  for (const { outline, segment } of inFields) if (segment !== undefined) stampPolygon(grid, outline, segment);
  measureClearance(grid);
  return grid;
});

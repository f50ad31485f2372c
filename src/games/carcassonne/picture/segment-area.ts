import { memoize } from '../../../drawing/memoize.ts';
import { measureClearance, type SegmentAreas, stampPolygon } from '../../../drawing/segment-area.ts';
import type { CarcassonneTile } from '../rules/tile.ts';
import { gardenOf, outlineOf } from './garden-shape.ts';
import { landAreasOf } from './land-area.ts';

/** The areas of a tile's segments as they are drawn: those of the land, and the garden in one of its fields. */
export const areasOf = memoize((tile: CarcassonneTile): SegmentAreas => {
  const land = landAreasOf(tile);
  const garden = gardenOf(tile);
  if (!garden) return land;
  const grid = { ...land, owner: land.owner.slice(), clearance: land.clearance.slice() };
  stampPolygon(grid, outlineOf(garden), tile.garden);
  measureClearance(grid);
  return grid;
});

import { memoize } from '../../../drawing/memoize.ts';
import {
  emptyAreas,
  GROUND,
  measureClearance,
  NOWHERE,
  type SegmentAreas,
  spreadFromPorts,
  stampLine,
  stampPolygon,
} from '../../../drawing/segment-area.ts';
import type { CarcassonneTile } from '../rules/tile.ts';
import { RIVER_HALF } from './river-shape.ts';
import { ROAD_HALF } from './road-shape.ts';
import { BESIDE_RIVER, shapeOf } from './tile-shape.ts';

/** Half the width of the grounds of a monastery. */
const MONASTERY_HALF = 0.24;

/** The areas of a tile as if it had no garden: the river, roads, cities and monasteries by their shape, fields what they part. */
export const landAreasOf = memoize((tile: CarcassonneTile): SegmentAreas => {
  const { cities, roads, monastery, river } = shapeOf(tile);
  const grid = emptyAreas(tile, 40);
  grid.owner.fill(GROUND);
  if (river) {
    const { segment, line, lake } = river;
    stampLine(grid, { line, mark: segment, half: () => RIVER_HALF });
    if (lake) stampPolygon(grid, lake, segment);
  }
  for (const { segment, line } of roads) stampLine(grid, { line, mark: segment, half: () => ROAD_HALF });
  for (const { segment, outline } of cities) stampPolygon(grid, outline, segment);
  if (monastery) {
    stampLine(grid, {
      line: [monastery, monastery],
      mark: tile.monastery,
      half: () => MONASTERY_HALF * (river ? BESIDE_RIVER : 1),
    });
  }
  spreadFromPorts(tile, grid, (kind) => kind === 'field');
  // A field that reaches no side has what nothing else reaches.
  const inner = tile.segments.findIndex(({ kind, ports }) => kind === 'field' && ports.length === 0);
  if (inner >= 0)
    grid.owner.forEach((owner, cell) => {
      if (owner === NOWHERE) grid.owner[cell] = inner;
    });
  measureClearance(grid);
  return grid;
});

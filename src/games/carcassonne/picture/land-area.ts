import { memoize } from '../../../drawing/memoize.ts';
import {
  cellsOf,
  emptyAreas,
  measureClearance,
  NO_OWNER,
  type SegmentAreas,
  spreadFromPorts,
  stampLine,
  stampPolygon,
  UNASSIGNED_GROUND,
} from '../../../drawing/segment-area.ts';
import { RIVER_HALF } from '../expansions/river/river-shape.ts';
import type { CarcassonneTile } from '../rules/tile.ts';
import { ROAD_HALF } from './road-shape.ts';
import { RIVERSIDE_MONASTERY_SIZE, shapeOf } from './tile-shape.ts';

/** Half the width of the grounds of a monastery. */
const MONASTERY_HALF = 0.24;

/** Areas of a tile's segments, without objects in fields: river, roads, cities and monasteries as drawn, fields between them. */
export const landAreasOf = memoize((tile: CarcassonneTile): SegmentAreas => {
  const { cities, roads, monastery, river } = shapeOf(tile);
  const grid = emptyAreas(tile, 40);
  grid.owner.fill(UNASSIGNED_GROUND);
  if (river) {
    const { segment, lines, lake } = river;
    for (const line of lines) stampLine(grid, { line, mark: segment, radiusAt: () => RIVER_HALF });
    if (lake) stampPolygon(grid, lake, segment);
  }
  for (const { segment, line } of roads) stampLine(grid, { line, mark: segment, radiusAt: () => ROAD_HALF });
  for (const { segment, outline } of cities) stampPolygon(grid, outline, segment);
  if (monastery) {
    stampLine(grid, {
      line: [monastery, monastery],
      mark: tile.monastery,
      radiusAt: () => MONASTERY_HALF * (river ? RIVERSIDE_MONASTERY_SIZE : 1),
    });
  }
  spreadFromPorts(tile, grid, (kind) => kind === 'field');
  // Fields that reach no side share the remaining cells, from top to bottom.
  const inner = tile.segments.flatMap(({ kind, ports }, at) => (kind === 'field' && ports.length === 0 ? [at] : []));
  if (inner.length > 0)
    grid.owner.forEach((owner, cell) => {
      if (owner === NO_OWNER) grid.owner[cell] = inner[Math.floor((cell * inner.length) / grid.owner.length)]!;
    });
  for (const one of inner) widenInner(grid, tile, one);
  measureClearance(grid);
  return grid;
});

/** Half the smallest width of a field between two cities, in cells. */
const STRIP = 2;

/** Widens a field that lies between cities and has almost no room: cells along the walls of the cities become part of it. */
function widenInner(grid: SegmentAreas, { segments }: CarcassonneTile, inner: number): void {
  const { columns, rows, owner } = grid;
  const cities = segments.flatMap(({ kind }, segment) => (kind === 'city' ? [segment] : []));
  if (cities.length < 2 || cellsOf(grid, (one) => one === inner).length > columns * STRIP) return;
  const before = owner.slice();
  const isNearOther = (cell: number) => {
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    for (let y = Math.max(0, row - STRIP); y <= Math.min(rows - 1, row + STRIP); y++)
      for (let x = Math.max(0, column - STRIP); x <= Math.min(columns - 1, column + STRIP); x++) {
        const other = before[y * columns + x]!;
        if (other !== before[cell] && cities.includes(other)) return true;
      }
    return false;
  };
  for (const cell of cellsOf({ owner: before }, (one) => cities.includes(one))) {
    if (isNearOther(cell)) owner[cell] = inner;
  }
}

import { ribbon } from '../../../drawing/curve.ts';
import { memoize } from '../../../drawing/memoize.ts';
import type { Point } from '../../../drawing/point.ts';
import {
  areaOutline,
  emptyAreas,
  measureClearance,
  NO_OWNER,
  type SegmentAreas,
  segmentAt,
  spreadFromPorts,
  stampLine,
  stampPolygon,
  UNASSIGNED_GROUND,
} from '../../../drawing/segment-area.ts';
import type { AmazonasTile } from '../rules/tile-set.ts';
import { type Clearing, clearingsOf } from './village-shape.ts';
import { amazonOf, amazonWidth, type Stop, TRIBUTARY_WIDTH, tributariesOf, type Waterway } from './water-shape.ts';

/** Shapes of everything on an unturned tile except jungle, in squares from the anchor's corner. */
export interface TileShape {
  readonly clearings: readonly Clearing[];
  readonly amazon: Waterway | undefined;
  readonly tributaries: readonly Waterway[];
  readonly stops: readonly Stop[];
}

/** Returns the shape of a tile; the same object for the same tile. */
export const shapeOf = memoize((tile: AmazonasTile): TileShape => {
  const clearings = clearingsOf(tile);
  const amazon = amazonOf(tile);
  return { clearings, amazon, ...tributariesOf(tile, clearings, amazon) };
});

/** Returns the areas of a tile's segments as drawn: water and villages by their shapes, jungle on the rest. */
export const areasOf = memoize((tile: AmazonasTile): SegmentAreas => {
  const { tributaries, clearings, stops, amazon } = shapeOf(tile);
  const grid = emptyAreas(tile, tile.squares.length > 2 ? 24 : 40);
  grid.owner.fill(UNASSIGNED_GROUND);
  // Later shapes lie above earlier ones.
  for (const { segment, line } of tributaries)
    stampLine(grid, { line, mark: segment, radiusAt: () => TRIBUTARY_WIDTH / 2 });
  for (const { segment, outline } of clearings) stampPolygon(grid, outline, segment);
  for (const { point, radius } of stops)
    stampLine(grid, { line: [point, point], mark: NO_OWNER, radiusAt: () => radius });
  if (amazon) {
    const { segment, line } = amazon;
    stampLine(grid, { line, mark: segment, radiusAt: (share) => amazonWidth(tile, share) / 2 });
  }
  spreadFromPorts(tile, grid, (kind) => kind === 'jungle');
  measureClearance(grid);
  return grid;
});

/** Returns the outlines of one segment, in squares of the unturned tile from its anchor square's corner. */
export function segmentOutline(tile: AmazonasTile, segment: number): Point[][] {
  const { amazon, tributaries } = shapeOf(tile);
  if (amazon?.segment === segment) return [ribbon(amazon.line, (share) => amazonWidth(tile, share))];
  const water = tributaries.filter((tributary) => tributary.segment === segment);
  if (water.length > 0) {
    return water.map(({ line }) => {
      let end = line.length;
      while (end > 2 && segmentAt(areasOf(tile), line[end - 2]!) !== segment) end--;
      return ribbon(line.slice(0, end), () => TRIBUTARY_WIDTH);
    });
  }
  return areaOutline(areasOf(tile), segment);
}

import { memoize } from '../../../drawing/memoize.ts';
import { type Disc, oval, type Point } from '../../../drawing/point.ts';
import { cellAt, cellPoint, cellsOf, type SegmentAreas } from '../../../drawing/segment-area.ts';
import type { CarcassonneTile } from '../rules/tile.ts';
import { landAreasOf } from './land-area.ts';
import { landmarksOf } from './tile-shape.ts';

/** An oval in a field of an unturned tile, with room for a garden or a sign; lengths in squares. */
export interface OpenGround {
  readonly middle: Point;
  readonly width: number;
  readonly height: number;
}

/**
 * Sizes of such ovals with their distance from the border of the tile, the largest first; between a wall and a side of the
 * tile there is room for a small one alone.
 */
const SIZES = [
  { width: 0.4, height: 0.4, border: 0.04 },
  { width: 0.36, height: 0.36, border: 0.03 },
  { width: 0.32, height: 0.32, border: 0.07 },
  { width: 0.28, height: 0.28, border: 0.04 },
  { width: 0.34, height: 0.2, border: 0.02 },
  { width: 0.24, height: 0.14, border: 0.01 },
  { width: 0.2, height: 0.12, border: 0.01 },
] as const;

/** Corners of the outline. */
const CORNERS = 24;

/** Distance from roads and cities, in squares. */
const MARGIN = 0.02;

/** A place in the largest field, as far from the middle of the tile as it can be, so that there is room for pieces. */
export const openGroundOf = memoize((tile: CarcassonneTile): OpenGround => {
  const areas = landAreasOf(tile);
  const cells = largestField(tile, areas);
  // Between two cities that fill their tile a sign stands in the middle.
  if (cells.length === 0) return { middle: { x: 0.5, y: 0.5 }, ...SIZES.at(-1)! };
  const points = cells
    .map((cell) => cellPoint(areas, cell))
    .sort((a, b) => Math.hypot(b.x - 0.5, b.y - 0.5) - Math.hypot(a.x - 0.5, a.y - 0.5));
  const field = new Set(cells);
  const landmarks = landmarksOf(tile);
  for (const { border, ...size } of SIZES) {
    const grounds = points.map((middle) => ({ middle, ...size })).filter((ground) => isInside(ground, border));
    const found = grounds.find((ground) => fits(areas, field, ground) && isBeside(ground, landmarks));
    if (found) return found;
  }
  return { middle: points.at(-1)!, ...SIZES.at(-1)! };
});

/** The outline of an oval. */
export function outlineOf(ground: OpenGround): Point[] {
  return oval(ground.middle, ground, CORNERS);
}

/** The cells of the largest field of a tile. */
function largestField({ segments }: CarcassonneTile, areas: SegmentAreas): number[] {
  const fields = segments.flatMap(({ kind }, at) => (kind === 'field' ? [at] : []));
  const cells = fields.map((field) => cellsOf(areas, (segment) => segment === field));
  return cells.reduce((largest, one) => (one.length > largest.length ? one : largest), []);
}

/** Whether an oval keeps its distance from the border of the tile. */
function isInside({ middle, width, height }: OpenGround, border: number): boolean {
  const [across, down] = [width / 2 + border, height / 2 + border];
  return middle.x >= across && middle.x <= 1 - across && middle.y >= down && middle.y <= 1 - down;
}

/** Whether every landmark is beside an oval. */
function isBeside({ middle, width, height }: OpenGround, landmarks: readonly Disc[]): boolean {
  const away = (distance: number, half: number) => Math.max(0, Math.abs(distance) - half);
  return landmarks.every(
    ({ point, radius }) =>
      Math.hypot(away(point.x - middle.x, width / 2), away(point.y - middle.y, height / 2)) >= radius,
  );
}

/** Whether an oval with its margin lies within a field, by its cells. */
function fits(areas: SegmentAreas, field: ReadonlySet<number>, { middle, width, height }: OpenGround): boolean {
  const [across, down] = [width / 2 + MARGIN, height / 2 + MARGIN];
  const step = 1 / areas.cellsPerSide;
  // Corners of its box are no part of an oval.
  for (let x = -across; x <= across; x += step) {
    for (let y = -down; y <= down; y += step) {
      if (Math.hypot(x / across, y / down) > 1) continue;
      const cell = cellAt(areas, { x: middle.x + x, y: middle.y + y });
      if (cell >= 0 && !field.has(cell)) return false;
    }
  }
  return true;
}

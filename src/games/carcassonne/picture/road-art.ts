import { blob } from '../../../drawing/curve.ts';
import { circle, type DrawOperation, polygon, polyline } from '../../../drawing/draw.ts';
import { along, type Point, pointsOf } from '../../../drawing/point.ts';
import { cottageArt } from './building-art.ts';
import type { LandColours } from './palette.ts';
import { ROAD_HALF } from './road-shape.ts';
import type { TileShape } from './tile-shape.ts';

/** Width of the darker line at both sides of a road. */
const EDGE = 0.014;

/** Roads with their edges and a few stones; edges first, so that roads of one tile flow together. */
export function roadArt({ roads }: TileShape, land: LandColours): DrawOperation[] {
  const width = 2 * ROAD_HALF;
  return [
    ...roads.map(({ line }) => polyline(line, land.roadEdge, width)),
    ...roads.map(({ line }) => polyline(line, land.road, width - 2 * EDGE)),
    ...roads.flatMap(({ line }) =>
      line.flatMap((point, at) => {
        if (at % 3 !== 1 || at === line.length - 1) return [];
        const stone = along(point, { x: at % 2 ? 0.018 : -0.016, y: at % 4 ? 0.012 : -0.014 }, 1);
        return [circle(stone, 0.0075, land.roadStone)];
      }),
    ),
  ];
}

/** A few houses where roads meet, which part them. */
export function crossingArt(middle: Point, about: { land: LandColours; random: () => number }): DrawOperation[] {
  const { land, random } = about;
  const spots = pointsOf([-0.075, -0.035, 0.065, -0.05, -0.01, 0.055]);
  return [
    polygon(blob(middle, 0.15, { spin: random() }), { fill: land.paving, stroke: land.roadEdge, lineWidth: EDGE }),
    ...spots.flatMap((spot) =>
      cottageArt(along(middle, spot, 1), { land, size: 0.1 + random() * 0.012, slate: false }),
    ),
  ];
}

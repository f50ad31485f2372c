import { type Point, pointsOf } from '../../../drawing/point.ts';

/** Ends of roads inside a tile. */
export type RoadEnd = 'crossing' | 'gate' | 'monastery';

/** A road on a tile, from the middle of a side to that of another one or to its end. */
export interface RoadShape {
  readonly segment: number;
  readonly line: readonly Point[];
  readonly end?: RoadEnd;
}

/** Middles of the sides, and unit vectors from each into the tile. */
export const SIDE_MIDDLES = pointsOf([0.5, 0, 1, 0.5, 0.5, 1, 0, 0.5]);
export const SIDE_INWARDS = pointsOf([0, 1, -1, 0, 0, -1, 1, 0]);

/** Half the width of a road, in squares. */
export const ROAD_HALF = 0.058;

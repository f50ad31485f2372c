import { type Point, pointsOf } from '../../../drawing/point.ts';

/** Ends of roads inside a tile. */
export type RoadEnd = 'crossing' | 'gate' | 'monastery';

/** A road on a tile, from the middle of a side to that of another one or to its end. */
export interface RoadShape {
  readonly segment: number;
  readonly line: readonly Point[];
  readonly end?: RoadEnd;
}

/** Middles of the sides, and the way inwards from each. */
export const MIDDLES = pointsOf([0.5, 0, 1, 0.5, 0.5, 1, 0, 0.5]);
export const INWARDS = pointsOf([0, 1, -1, 0, 0, -1, 1, 0]);

/** Half the lineWidth of a road. */
export const ROAD_HALF = 0.058;

import type { DrawOperation } from '../../../drawing/draw.ts';
import type { Point } from '../../../drawing/point.ts';
import type { LandColours } from './palette.ts';

/** A mark on tiles of an expansion. */
export interface MarkPicture {
  /** Distance from its middle that pieces keep, in squares. */
  readonly room: number;
  /** The mark around a point, in squares. */
  art(middle: Point, land: LandColours): readonly DrawOperation[];
}

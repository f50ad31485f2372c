import type { DrawOperation } from '../../../drawing/draw.ts';
import type { Point } from '../../../drawing/point.ts';
import { MARK_PICTURES } from '../expansions/marks.ts';
import type { Mark } from '../rules/tile-set-file.ts';
import { shieldArt } from './city-art.ts';
import type { LandColours } from './palette.ts';

/** A mark of a tile around a point. */
export function markArt(mark: Mark, middle: Point, land: LandColours): readonly DrawOperation[] {
  return mark === 'coatOfArms' ? shieldArt(middle, land) : MARK_PICTURES[mark].art(middle, land);
}

import type { DrawOperation } from '../../../../drawing/draw.ts';
import { Pen } from '../../../../drawing/pen.ts';
import type { Point } from '../../../../drawing/point.ts';
import type { FieldObject } from '../../picture/context.ts';
import type { LandColours } from '../../picture/palette.ts';
import { uprightSign } from '../../picture/upright-sign.ts';
import type { CarcassonneTile } from '../../rules/tile.ts';

/** Least width of the tent, in squares, so that it is seen beside a wall, too. */
const MIN_WIDTH = 0.26;

/** Edges of the stripes of the tent, from its middle to the right, at the eaves; walls are a little narrower. */
const STRIPES = [-0.5, -0.3, -0.1, 0.1, 0.3, 0.5];
const WALL = 0.86;

/** The tent of a festival, which stands upright however its tile is turned; undefined where the tile has none. */
export function festivalSign(tile: CarcassonneTile): FieldObject | undefined {
  return uprightSign(tile, 'festival', { least: MIN_WIDTH, art: tentArt });
}

/**
 * A striped tent with a pennant.
 *
 * @param width in squares
 */
export function tentArt(middle: Point, width: number, land: LandColours): DrawOperation[] {
  const pen = new Pen(middle, width);
  const colour = (at: number) => (at % 2 === 0 ? land.flower : land.shieldRim);
  const edge = { stroke: land.ink, lineWidth: 0.014 };
  const stripes = STRIPES.slice(1).flatMap((right, at) => {
    const left = STRIPES[at]!;
    const wall = [left * WALL, 0.04, right * WALL, 0.04, right * WALL, 0.46, left * WALL, 0.46];
    return [
      pen.polygon(wall, { fill: colour(at), ...edge }),
      pen.polygon([0, -0.34, right, 0.06, left, 0.06], { fill: colour(at), ...edge }),
    ];
  });
  return [
    pen.polygon([-0.44, 0.5, 0.5, 0.5, 0.62, 0.34, 0.44, 0.1], land.shade),
    ...stripes,
    pen.polygon([-0.1, 0.46, 0, 0.12, 0.1, 0.46], land.window),
    pen.line([0, -0.3, 0, -0.62], land.ink, 0.02),
    pen.polygon([0, -0.62, 0.28, -0.52, 0, -0.42], { fill: land.shieldCharge, ...edge }),
  ];
}

import type { DrawOperation } from '../../../../drawing/draw.ts';
import { Pen } from '../../../../drawing/pen.ts';
import type { Point } from '../../../../drawing/point.ts';
import type { FieldObject } from '../../picture/context.ts';
import type { LandColours } from '../../picture/palette.ts';
import { uprightSign } from '../../picture/upright-sign.ts';
import type { CarcassonneTile } from '../../rules/tile.ts';

/** Least width of the mountain, in squares, so that it is seen beside a wall, too. */
const MIN_WIDTH = 0.36;

/** How far the mountain reaches from its middle with its smoke, in widths. */
const REACH = { aside: 0.54, above: 0.6, below: 0.48 };

/** The mountain, from its left foot over the crater; lava on both of its slopes; smoke as circles. */
const MOUNTAIN = [-0.5, 0.44, -0.2, -0.16, -0.1, -0.1, 0.02, -0.14, 0.16, -0.18, 0.5, 0.44];
const SHADY_SIDE = [0.16, -0.18, 0.5, 0.44, 0.12, 0.44, 0.06, 0.1];
const LAVA = [
  -0.2, -0.16, -0.1, -0.1, 0.02, -0.14, 0.16, -0.18, 0.2, 0.08, 0.1, 0, 0.06, 0.3, -0.04, 0.02, -0.16, 0.16,
];
const SMOKE = [
  [0.02, -0.28, 0.1],
  [0.14, -0.4, 0.12],
  [0, -0.46, 0.09],
] as const;

/** Width of the light rim around the mountain, in widths. */
const RIM = 0.1;

/** A volcano, which stands upright however its tile is turned; undefined where the tile has none. */
export function volcanoSign(tile: CarcassonneTile): FieldObject | undefined {
  return uprightSign(tile, 'volcano', { least: MIN_WIDTH, reach: REACH, art: volcanoArt });
}

/**
 * A mountain with lava running down, and smoke.
 *
 * @param width in squares
 */
export function volcanoArt(middle: Point, width: number, land: LandColours): DrawOperation[] {
  const pen = new Pen(middle, width);
  const edge = { stroke: land.ink, lineWidth: 0.014 };
  return [
    ...SMOKE.map((puff) => pen.circle(puff, { fill: land.stone, ...edge })),
    // By night the mountain stands out from the grass by its rim alone.
    pen.polygon(MOUNTAIN, { fill: land.paving, stroke: land.shieldRim, lineWidth: RIM * width }),
    pen.polygon(MOUNTAIN, { fill: land.paving, ...edge }),
    pen.polygon(SHADY_SIDE, land.stoneDark),
    pen.polygon(LAVA, { fill: land.innRoof, ...edge }),
    pen.line([-0.08, -0.04, 0, 0.04, 0.08, -0.08], land.shieldCharge, width * 0.07),
  ];
}

import type { DrawOperation } from '../../../../drawing/draw.ts';
import { Pen } from '../../../../drawing/pen.ts';
import type { Point } from '../../../../drawing/point.ts';
import type { FieldObject } from '../../picture/context.ts';
import type { LandColours } from '../../picture/palette.ts';
import { uprightSign } from '../../picture/upright-sign.ts';
import type { CarcassonneTile } from '../../rules/tile.ts';

/** Leather and its tie, the same in all themes. */
const [LEATHER, TIE] = ['#8a4f1d', '#ffd84a'];

/** A full bag from its left side round its bottom, with the open end above where it is tied. */
const BAG = [
  -0.1, -0.2, -0.28, 0, -0.34, 0.2, -0.24, 0.36, 0, 0.4, 0.24, 0.36, 0.34, 0.2, 0.28, 0, 0.1, -0.2, 0.22, -0.38, 0.06,
  -0.32, 0, -0.4, -0.06, -0.32, -0.22, -0.38,
];

/** A bag on a pale disc, upright; undefined where the tile has none. */
export function bagSign(tile: CarcassonneTile): FieldObject | undefined {
  return uprightSign(tile, 'bag', { least: 0.28, reach: { aside: 0.54, above: 0.54, below: 0.54 }, art: signArt });
}

function signArt(at: Point, width: number, land: LandColours): DrawOperation[] {
  const pen = new Pen(at, width);
  return [
    pen.circle([0, 0, 0.5], { fill: land.shieldRim, stroke: land.ink, lineWidth: 0.014 }),
    pen.polygon(BAG, { fill: LEATHER!, stroke: land.ink, lineWidth: 0.014 }),
    pen.line([-0.14, -0.2, 0.14, -0.2], TIE!, width * 0.1),
  ];
}

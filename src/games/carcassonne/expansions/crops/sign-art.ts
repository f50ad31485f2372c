import type { DrawOperation } from '../../../../drawing/draw.ts';
import { Pen } from '../../../../drawing/pen.ts';
import type { Point } from '../../../../drawing/point.ts';
import { SIGN_HALO } from '../../../../drawing/seat-sign.ts';
import type { FieldObject } from '../../picture/context.ts';
import type { LandColours } from '../../picture/palette.ts';
import { uprightSign } from '../../picture/upright-sign.ts';
import type { CarcassonneTile } from '../../rules/tile.ts';
import type { PrintedSign } from '../../rules/tile-set-file.ts';

/** Colours of crop circles, the same in all themes: crops, what is pressed down in them, and the three things that show whom they are about. */
const [CROPS, PRESSED, EDGE] = ['#ffd84a', '#c8932b', '#3a2400'];
const [IRON, WOOD, SHIELD] = ['#23405e', '#7a3d12', '#c22a2a'];

/** A fork with three prongs, as lines. */
const PRONGS = [
  [0, 0.36, 0, -0.36],
  [-0.2, -0.36, -0.2, -0.06, 0.2, -0.06, 0.2, -0.36],
] as const;

/** A club, thick at its upper end. */
const CLUB = [-0.3, 0.28, -0.22, 0.36, 0.28, -0.02, 0.34, -0.2, 0.2, -0.36, 0, -0.3, -0.12, 0.02];

const SHIELD_SHAPE = [-0.28, -0.32, 0.28, -0.32, 0.28, 0.02, 0.16, 0.24, 0, 0.38, -0.16, 0.24, -0.28, 0.02];

/** Draws a thing with a pen that is as wide as the circle around it. */
type Thing = (pen: Pen, width: number) => DrawOperation[];

/** The thing in the circle of each sign (G44). */
const THINGS = {
  cropField: (pen, width) => [
    ...PRONGS.map((line) => pen.line(line, SIGN_HALO, width * 0.2)),
    ...PRONGS.map((line) => pen.line(line, IRON!, width * 0.1)),
  ],
  cropRoad: (pen, width) => thing(pen, width, { shape: CLUB, fill: WOOD! }),
  cropCity: (pen, width) => thing(pen, width, { shape: SHIELD_SHAPE, fill: SHIELD! }),
} as const satisfies Partial<Record<PrintedSign, Thing>>;

function thing(pen: Pen, width: number, of: { readonly shape: readonly number[]; readonly fill: string }) {
  return [
    pen.polygon(of.shape, { fill: SIGN_HALO, stroke: SIGN_HALO, lineWidth: width * 0.12 }),
    pen.polygon(of.shape, { fill: of.fill, stroke: EDGE!, lineWidth: width * 0.04 }),
  ];
}

/** A crop circle with the thing of a sign. */
export function circleArt(at: Point, width: number, sign: keyof typeof THINGS): DrawOperation[] {
  const pen = new Pen(at, width);
  return [
    pen.circle([0, 0, 0.5], { fill: PRESSED!, stroke: EDGE!, lineWidth: width * 0.04 }),
    pen.circle([0, 0, 0.42], { fill: CROPS! }),
    ...THINGS[sign](pen, width),
  ];
}

/** The crop circle for farmers, for those on roads, and for those in cities; undefined where the tile has none. */
export const fieldCircleSign = (tile: CarcassonneTile) => circleIn(tile, 'cropField');
export const roadCircleSign = (tile: CarcassonneTile) => circleIn(tile, 'cropRoad');
export const cityCircleSign = (tile: CarcassonneTile) => circleIn(tile, 'cropCity');

function circleIn(tile: CarcassonneTile, sign: keyof typeof THINGS): FieldObject | undefined {
  return uprightSign(tile, sign, {
    least: 0.3,
    reach: { aside: 0.52, above: 0.52, below: 0.52 },
    art: (at: Point, width: number, _: LandColours) => circleArt(at, width, sign),
  });
}

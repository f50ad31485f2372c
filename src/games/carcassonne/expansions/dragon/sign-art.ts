import type { DrawOperation } from '../../../../drawing/draw.ts';
import { Pen } from '../../../../drawing/pen.ts';
import type { Point } from '../../../../drawing/point.ts';
import type { FieldObject } from '../../picture/context.ts';
import type { LandColours } from '../../picture/palette.ts';
import { uprightSign } from '../../picture/upright-sign.ts';
import type { CarcassonneTile } from '../../rules/tile.ts';
import { dragonArt } from './figure-art.ts';

/** Least width of a sign, in squares, and how far it reaches from its middle, in widths. */
const PLACE = { least: 0.3, reach: { aside: 0.54, above: 0.54, below: 0.54 } };

/** The opening of a portal: from its left foot over its top. */
const OPENING = [-0.24, 0.44, -0.24, -0.06, -0.17, -0.24, 0, -0.32, 0.17, -0.24, 0.24, -0.06, 0.24, 0.44];
const GATE = [-0.44, 0.48, -0.44, -0.08, -0.32, -0.38, 0, -0.52, 0.32, -0.38, 0.44, -0.08, 0.44, 0.48];

/** The whirl in it, and the joints of its stones, as lines. */
const WHIRL = [0.02, 0.06, 0.08, 0.02, 0.06, -0.08, -0.06, -0.1, -0.13, 0, -0.1, 0.14, 0.02, 0.2, 0.14, 0.14];
const JOINTS = [
  [-0.44, 0.18, -0.24, 0.18],
  [0.24, 0.18, 0.44, 0.18],
  [-0.36, -0.3, -0.2, -0.18],
  [0.2, -0.18, 0.36, -0.3],
] as const;

/** A dragon on a plate, upright; undefined where the tile has none. */
export function dragonSign(tile: CarcassonneTile): FieldObject | undefined {
  return uprightSign(tile, 'dragon', { ...PLACE, art: signArt });
}

/** A magic portal; undefined where the tile has none. */
export function portalSign(tile: CarcassonneTile): FieldObject | undefined {
  return uprightSign(tile, 'portal', { ...PLACE, art: portalArt });
}

function signArt(at: Point, width: number, land: LandColours): DrawOperation[] {
  return [...plate(at, width, land), ...dragonArt(at, width * 0.86, land)];
}

function plate(at: Point, width: number, land: LandColours): DrawOperation[] {
  const pen = new Pen(at, width);
  return [pen.circle([0, 0, 0.5], { fill: land.shieldRim, stroke: land.ink, lineWidth: 0.014 })];
}

/** A gate of stone with a blue whirl in it. */
function portalArt(at: Point, width: number, land: LandColours): DrawOperation[] {
  const pen = new Pen(at, width);
  const rim = { stroke: land.ink, lineWidth: 0.014 };
  return [
    pen.polygon(GATE, { fill: land.stoneLight, ...rim }),
    ...JOINTS.map((joint) => pen.line(joint, land.ink, 0.012)),
    pen.polygon(OPENING, { fill: land.cloth, ...rim }),
    pen.line(WHIRL, land.riverRipple, width * 0.06),
  ];
}

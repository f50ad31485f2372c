import type { DrawOperation } from '../../../../drawing/draw.ts';
import { Pen } from '../../../../drawing/pen.ts';
import type { Point } from '../../../../drawing/point.ts';
import type { InField } from '../../picture/context.ts';
import type { LandColours } from '../../picture/palette.ts';
import { uprightSign } from '../../picture/upright-sign.ts';
import type { CarcassonneTile } from '../../rules/tile.ts';

/** Colours of the figures, the same in all themes. */
const COLOURS = {
  mage: '#3a66f0',
  witch: '#9a4bd6',
  disc: '#4c1a6b',
  skin: '#f6d2b0',
  green: '#8fc25a',
  beard: '#ffffff',
  gold: '#ffd84a',
};

/** Robes and hats; a star with five points, from its top, of radius 1. */
const ROBE = [-0.13, -0.06, 0.13, -0.06, 0.3, 0.5, -0.3, 0.5];
const MAGES_HAT = [-0.22, -0.14, 0.02, -0.56, 0.22, -0.14];
const WITCHS_HAT = [-0.14, -0.22, -0.06, -0.42, 0.16, -0.54, 0.08, -0.38, 0.14, -0.22];
const BRIM = [-0.38, -0.16, -0.14, -0.26, 0.14, -0.26, 0.38, -0.16];
const STAR = [
  0, -1, 0.24, -0.32, 0.95, -0.31, 0.38, 0.12, 0.59, 0.81, 0, 0.4, -0.59, 0.81, -0.38, 0.12, -0.95, -0.31, -0.24, -0.32,
];

/** A mage: blue, with a pointed hat, a white beard, and a staff with a star. */
export function mageArt(at: Point, width: number, land: LandColours): DrawOperation[] {
  const pen = new Pen(at, width);
  const rim = { stroke: land.ink, lineWidth: width * 0.045 };
  return [
    pen.polygon(ROBE, { fill: COLOURS.mage, ...rim }),
    pen.circle([0, -0.1, 0.14], { fill: COLOURS.skin, ...rim }),
    pen.polygon([-0.13, -0.04, 0.13, -0.04, 0, 0.3], { fill: COLOURS.beard, ...rim }),
    pen.polygon(MAGES_HAT, { fill: COLOURS.mage, ...rim }),
    pen.line([0.34, 0.5, 0.34, -0.2], land.ink, width * 0.06),
    starArt(pen.at(0.34, -0.28), width * 0.17, land),
  ];
}

/** A witch: violet, with a green face, a hat with a broad brim, and a broom. */
export function witchArt(at: Point, width: number, land: LandColours): DrawOperation[] {
  const pen = new Pen(at, width);
  const rim = { stroke: land.ink, lineWidth: width * 0.045 };
  return [
    pen.polygon(ROBE, { fill: COLOURS.witch, ...rim }),
    pen.line([-0.44, 0.02, 0.36, 0.36], land.ink, width * 0.07),
    pen.polygon([0.2, 0.2, 0.52, 0.26, 0.42, 0.54, 0.12, 0.38], { fill: COLOURS.gold, ...rim }),
    pen.circle([0, -0.1, 0.14], { fill: COLOURS.green, ...rim }),
    pen.polygon(BRIM, { fill: COLOURS.witch, ...rim }),
    pen.polygon(WITCHS_HAT, { fill: COLOURS.witch, ...rim }),
  ];
}

/** The sign of a magic tile; undefined where the tile has none. */
export function magicIn(tile: CarcassonneTile): InField | undefined {
  return uprightSign(tile, 'magic', {
    least: 0.24,
    reach: { aside: 0.54, above: 0.54, below: 0.54 },
    art: signArt,
  });
}

/** A golden star on a violet disc. */
function signArt(at: Point, width: number, land: LandColours): DrawOperation[] {
  const disc = { fill: COLOURS.disc, stroke: land.shieldRim, lineWidth: 0.014 };
  return [new Pen(at, width).circle([0, 0, 0.5], disc), starArt(at, width * 0.38, land)];
}

function starArt(at: Point, radius: number, land: LandColours): DrawOperation {
  return new Pen(at, radius).polygon(STAR, { fill: COLOURS.gold, stroke: land.ink, lineWidth: radius * 0.12 });
}

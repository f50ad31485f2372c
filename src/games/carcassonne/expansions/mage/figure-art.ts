import type { DrawOperation } from '../../../../drawing/draw.ts';
import { Pen } from '../../../../drawing/pen.ts';
import type { Point } from '../../../../drawing/point.ts';
import { SIGN_HALO } from '../../../../drawing/seat-sign.ts';
import type { FieldObject } from '../../picture/context.ts';
import type { LandColours } from '../../picture/palette.ts';
import { uprightSign } from '../../picture/upright-sign.ts';
import type { CarcassonneTile } from '../../rules/tile.ts';

/** Width of the pale edge around a figure, in its widths, so that it stands out from dark ground. */
const HALO_WIDTH = 0.18;

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
const MAGES_ROBE = [-0.12, -0.06, 0.12, -0.06, 0.2, 0.54, -0.24, 0.54];
const MAGES_HAT = [-0.2, -0.14, 0, -0.62, 0.18, -0.14];
const WITCHS_ROBE = [-0.13, -0.06, 0.13, -0.06, 0.34, 0.46, -0.34, 0.46];
const WITCHS_HAT = [-0.14, -0.22, -0.06, -0.42, 0.16, -0.54, 0.08, -0.38, 0.14, -0.22];
const BRIM = [-0.48, -0.14, -0.16, -0.28, 0.16, -0.28, 0.48, -0.14];
const STICK = [-0.52, 0.02, 0.4, 0.34];
const BROOM = [0.22, 0.16, 0.6, 0.26, 0.5, 0.56, 0.14, 0.38];
const STAR = [
  0, -1, 0.24, -0.32, 0.95, -0.31, 0.38, 0.12, 0.59, 0.81, 0, 0.4, -0.59, 0.81, -0.38, 0.12, -0.95, -0.31, -0.24, -0.32,
];

/** A mage: blue, with a pointed hat, a white beard, and a staff with a star. */
export function mageArt(at: Point, width: number, land: LandColours): DrawOperation[] {
  const pen = new Pen(at, width);
  const rim = { stroke: land.ink, lineWidth: width * 0.045 };
  return [
    ...haloArt(pen, width, { shapes: [MAGES_ROBE, MAGES_HAT], line: [0.36, 0.54, 0.36, -0.28] }),
    pen.polygon(MAGES_ROBE, { fill: COLOURS.mage, ...rim }),
    pen.circle([0, -0.1, 0.14], { fill: COLOURS.skin, ...rim }),
    pen.polygon([-0.13, -0.04, 0.13, -0.04, 0, 0.3], { fill: COLOURS.beard, ...rim }),
    pen.polygon(MAGES_HAT, { fill: COLOURS.mage, ...rim }),
    pen.line([0.36, 0.54, 0.36, -0.2], land.ink, width * 0.06),
    starArt(pen.at(0.36, -0.34), width * 0.23, land),
  ];
}

/** A witch: violet, with a green face, a hat with a broad brim, and a broom. */
export function witchArt(at: Point, width: number, land: LandColours): DrawOperation[] {
  const pen = new Pen(at, width);
  const rim = { stroke: land.ink, lineWidth: width * 0.045 };
  return [
    ...haloArt(pen, width, { shapes: [WITCHS_ROBE, BRIM, WITCHS_HAT, BROOM], line: STICK }),
    pen.polygon(WITCHS_ROBE, { fill: COLOURS.witch, ...rim }),
    pen.line(STICK, land.ink, width * 0.07),
    pen.polygon(BROOM, { fill: COLOURS.gold, ...rim }),
    pen.circle([0, -0.1, 0.14], { fill: COLOURS.green, ...rim }),
    pen.polygon(BRIM, { fill: COLOURS.witch, ...rim }),
    pen.polygon(WITCHS_HAT, { fill: COLOURS.witch, ...rim }),
  ];
}

/** The pale edge around a figure of these shapes and a thin line. */
function haloArt(
  pen: Pen,
  width: number,
  { shapes, line }: { readonly shapes: readonly (readonly number[])[]; readonly line: readonly number[] },
): DrawOperation[] {
  const look = { fill: SIGN_HALO, stroke: SIGN_HALO, lineWidth: width * HALO_WIDTH };
  return [...shapes.map((shape) => pen.polygon(shape, look)), pen.line(line, SIGN_HALO, width * (HALO_WIDTH + 0.06))];
}

/** The sign of a magic tile; undefined where the tile has none. */
export function magicSign(tile: CarcassonneTile): FieldObject | undefined {
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

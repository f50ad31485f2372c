import type { DrawOperation } from '../../../../drawing/draw.ts';
import { Pen } from '../../../../drawing/pen.ts';
import type { Point } from '../../../../drawing/point.ts';
import { SIGN_HALO } from '../../../../drawing/seat-sign.ts';
import type { FieldObject } from '../../picture/context.ts';
import type { LandColours } from '../../picture/palette.ts';
import { uprightSign } from '../../picture/upright-sign.ts';
import type { CarcassonneTile } from '../../rules/tile.ts';
import type { PrintedSign } from '../../rules/tile-set-file.ts';
import { machineDirection } from './way.ts';

/** Colours of a machine, the same in all themes: its two wings, and its edge. */
const [LIGHT, DARK, EDGE] = ['#e8502a', '#a82c10', '#3a1206'];

/** Its wings from above, flying to the right: from the nose over the tip to the tail. */
const LEFT = [0.56, 0, -0.42, -0.44, -0.2, 0];
const RIGHT = [0.56, 0, -0.42, 0.44, -0.2, 0];

/** A machine that flies in a direction, as wide as it is long. */
export function machineArt(at: Point, width: number, { x, y }: Point): DrawOperation[] {
  const length = Math.hypot(x, y);
  const [ahead, aside] = [x / length, y / length];
  const turned = (shape: readonly number[]) =>
    shape.flatMap((_, index) =>
      index % 2 === 0
        ? [shape[index]! * ahead - shape[index + 1]! * aside, shape[index]! * aside + shape[index + 1]! * ahead]
        : [],
    );
  const pen = new Pen(at, width);
  const rim = { stroke: EDGE!, lineWidth: width * 0.05 };
  return [pen.polygon(turned(LEFT), { fill: LIGHT!, ...rim }), pen.polygon(turned(RIGHT), { fill: DARK!, ...rim })];
}

/** Machines that point along a row or column, and diagonally; undefined where the tile has none. */
export const straightMachineIn = (tile: CarcassonneTile) => machineIn(tile, 'flyingW');
export const diagonalMachineIn = (tile: CarcassonneTile) => machineIn(tile, 'flyingNW');

function machineIn(tile: CarcassonneTile, sign: PrintedSign): FieldObject | undefined {
  return uprightSign(tile, sign, {
    least: 0.3,
    reach: { aside: 0.54, above: 0.54, below: 0.54 },
    art: (at, width, land, turns) => signArt(at, width, land, machineDirection(tile, turns)!),
  });
}

/** A machine on a pale disc. */
function signArt(at: Point, width: number, land: LandColours, way: Point): DrawOperation[] {
  const disc = { fill: SIGN_HALO, stroke: land.ink, lineWidth: 0.014 };
  return [new Pen(at, width).circle([0, 0, 0.5], disc), ...machineArt(at, width * 0.8, way)];
}

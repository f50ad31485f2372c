import { circle, type DrawOperation, polygon, rectangle } from '../../../drawing/draw.ts';
import { along, type Point, pointsOf } from '../../../drawing/point.ts';
import { boxOf } from '../../../drawing/port-place.ts';
import type { CarcassonneTile } from '../rules/tile.ts';
import { shieldsArt } from './city-art.ts';
import type { LandColours } from './palette.ts';

/** What stands in a large city: a castle in its middle, and its coats of arms above that. */
export function castlesArt(tile: CarcassonneTile, land: LandColours): DrawOperation[] {
  const { width, height } = boxOf(tile, 0);
  const middle = { x: width / 2, y: height / 2 };
  const shields = { x: middle.x, y: Math.max(0.27, middle.y - 0.52) };
  return [
    ...castleArt({ x: middle.x, y: Math.max(0.53, middle.y) }, land),
    ...shieldsArt(shields, tile.segments[0]!.marks.coatOfArms ?? 0, { land, size: 0.17 }),
  ];
}

/** A castle seen from its front: a hall between two towers with pointed roofs, and a gate. */
export function castleArt(at: Point, land: LandColours): DrawOperation[] {
  const shape = (coordinates: readonly number[]) => pointsOf(coordinates).map((point) => along(at, point, 1));
  const rim = { stroke: land.stoneDark, lineWidth: 0.014 };
  const tower = (x: number, top: number) => [
    rectangle(
      { x: at.x + x - 0.055, y: at.y + top, width: 0.11, height: 0.19 - top },
      { fill: land.stoneLight, ...rim },
    ),
    rectangle({ x: at.x + x + 0.012, y: at.y + top, width: 0.04, height: 0.19 - top }, land.stone),
    polygon(shape([x - 0.085, top + 0.01, x, top - 0.15, x + 0.085, top + 0.01]), {
      fill: land.slate,
      stroke: land.slateDark,
      lineWidth: 0.014,
    }),
    polygon(shape([x - 0.085, top + 0.01, x, top - 0.15, x, top + 0.01]), land.slateLight),
    circle({ x: at.x + x, y: at.y + top + 0.07 }, 0.018, land.window),
  ];
  return [
    polygon(shape([-0.22, 0.2, 0.34, 0.2, 0.42, 0.1, 0.3, -0.02]), land.shade),
    rectangle({ x: at.x - 0.17, y: at.y - 0.01, width: 0.34, height: 0.2 }, { fill: land.stone, ...rim }),
    polygon(shape([-0.19, 0, -0.12, -0.12, 0.12, -0.12, 0.19, 0]), {
      fill: land.roof,
      stroke: land.roofDark,
      lineWidth: 0.014,
    }),
    polygon(shape([-0.19, 0, -0.12, -0.12, 0, -0.12, 0, 0]), land.roofLight),
    ...tower(-0.2, -0.06),
    ...tower(0.2, -0.06),
    rectangle({ x: at.x - 0.045, y: at.y + 0.07, width: 0.09, height: 0.12 }, { fill: land.window, radius: 0.03 }),
  ];
}

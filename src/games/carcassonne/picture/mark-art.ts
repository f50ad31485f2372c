import { blob } from '../../../drawing/curve.ts';
import { circle, type DrawOperation, polygon, polyline, rectangle } from '../../../drawing/draw.ts';
import { along, type Point, pointsOf } from '../../../drawing/point.ts';
import type { Goods } from '../rules/tile-set-file.ts';
import { shieldArt } from './city-art.ts';
import type { LandColours } from './palette.ts';
import type { CityMark } from './tile-shape.ts';

/** An inn: a house with a red roof and a hanging sign, at the shore of a small lake that is wider than the house. */
export function innArt(place: Point, land: LandColours): DrawOperation[] {
  const at = (coordinates: readonly number[]) => pointsOf(coordinates).map((point) => along(place, point, 1));
  const box = (x: number, y: number, width: number, height: number) => {
    return { x: place.x + x, y: place.y + y, width, height };
  };
  const rim = { stroke: land.ink, lineWidth: 0.016 };
  return [
    polygon(blob(along(place, { x: 0.01, y: 0.07 }, 1), 0.18, { spin: 0.3, flat: 0.52 }), {
      fill: land.water,
      stroke: land.ink,
      lineWidth: 0.02,
    }),
    polyline(at([-0.1, 0.1, -0.02, 0.1]), land.riverRipple, 0.018),
    polyline(at([0.03, 0.125, 0.11, 0.125]), land.riverRipple, 0.018),
    rectangle(box(-0.12, -0.06, 0.18, 0.12), { fill: land.shieldRim, ...rim }),
    rectangle(box(-0.055, -0.01, 0.05, 0.07), land.window),
    polygon(at([-0.155, -0.04, -0.1, -0.16, 0.04, -0.16, 0.095, -0.04]), { fill: land.innRoof, ...rim }),
    polyline(at([0.115, 0.06, 0.115, -0.13, 0.18, -0.13]), land.ink, 0.024),
    rectangle(box(0.12, -0.105, 0.1, 0.085), { fill: land.shieldCharge, ...rim }),
  ];
}

/** A coat of arms, a cathedral with two towers, or goods on a round plate. */
export function cityMarkArt(mark: CityMark, middle: Point, land: LandColours): DrawOperation[] {
  if (mark === 'coatOfArms') return shieldArt(middle, land);
  return mark === 'cathedral' ? cathedralArt(middle, land) : goodsArt(mark, middle, land);
}

/** A church as wide as half a square: a nave with a rose window between two towers with high spires of copper. */
function cathedralArt(middle: Point, land: LandColours): DrawOperation[] {
  const at = (coordinates: readonly number[]) => pointsOf(coordinates).map((point) => along(middle, point, 1));
  const box = (x: number, y: number, width: number, height: number) => {
    return { x: middle.x + x, y: middle.y + y, width, height };
  };
  const rim = { stroke: land.ink, lineWidth: 0.018 };
  const tower = (x: number) => [
    rectangle(box(x - 0.075, -0.12, 0.15, 0.4), { fill: land.shieldRim, ...rim }),
    rectangle(box(x - 0.025, -0.06, 0.05, 0.11), { radius: 0.02, fill: land.window }),
    polygon(at([x - 0.1, -0.11, x, -0.4, x + 0.1, -0.11]), { fill: land.copper, ...rim }),
  ];
  return [
    polygon(at([-0.28, 0.3, 0.32, 0.3, 0.36, 0.2, 0.28, 0]), land.shade),
    rectangle(box(-0.14, -0.04, 0.28, 0.32), { fill: land.shieldRim, ...rim }),
    polygon(at([-0.14, -0.03, 0, -0.2, 0.14, -0.03]), { fill: land.copper, ...rim }),
    circle({ x: middle.x, y: middle.y + 0.055 }, 0.068, { fill: land.shieldCharge, ...rim }),
    circle({ x: middle.x, y: middle.y + 0.055 }, 0.032, { fill: land.shield, stroke: land.ink, lineWidth: 0.012 }),
    rectangle(box(-0.045, 0.165, 0.09, 0.115), { radius: 0.04, fill: land.window }),
    ...tower(-0.2),
    ...tower(0.2),
  ];
}

/** Radius of the plate below goods, in squares. */
const PLATE = 0.15;

/** Height of goods with the line around their plate, in squares. */
export const GOODS_HEIGHT = 2 * PLATE + 0.02;

/** Goods on a round plate around a point, in squares: each fills its plate with a form and a colour of its own. */
export function goodsArt(kind: Goods, middle: Point, land: LandColours): DrawOperation[] {
  const at = (coordinates: readonly number[]) => pointsOf(coordinates).map((point) => along(middle, point, 1));
  const rim = { stroke: land.ink, lineWidth: 0.014 };
  const plate = circle(middle, PLATE, { fill: land.shieldRim, stroke: land.ink, lineWidth: 0.02 });
  switch (kind) {
    // A barrel with two hoops.
    case 'wine':
      return [
        plate,
        polygon(
          at([
            -0.065, -0.105, 0.065, -0.105, 0.095, -0.04, 0.095, 0.04, 0.065, 0.105, -0.065, 0.105, -0.095, 0.04, -0.095,
            -0.04,
          ]),
          {
            fill: land.wine,
            ...rim,
          },
        ),
        polyline(at([-0.082, -0.05, 0.082, -0.05]), land.shieldRim, 0.018),
        polyline(at([-0.082, 0.05, 0.082, 0.05]), land.shieldRim, 0.018),
      ];
    // A sheaf: three ears above a band, and stalks that spread below it.
    case 'grain':
      return [
        plate,
        polygon(
          at([
            -0.03, 0.03, -0.115, -0.05, -0.085, -0.115, -0.035, -0.06, 0, -0.13, 0.035, -0.06, 0.085, -0.115, 0.115,
            -0.05, 0.03, 0.03, 0.075, 0.115, -0.075, 0.115,
          ]),
          {
            fill: land.grain,
            ...rim,
          },
        ),
        ...[-0.075, 0, 0.075].map((x) => polyline(at([x * 0.7, 0.1, 0, 0.03, x, -0.075]), land.ink, 0.012)),
        polyline(at([-0.035, 0.03, 0.035, 0.03]), land.roofDark, 0.032),
      ];
    // A bolt of cloth: a roll with the end of the cloth hanging down from it.
    case 'cloth':
      return [
        plate,
        polygon(at([-0.075, -0.05, 0.075, -0.05, 0.075, 0.11, 0.0375, 0.08, 0, 0.11, -0.0375, 0.08, -0.075, 0.11]), {
          fill: land.cloth,
          ...rim,
        }),
        polyline(at([-0.055, 0.02, 0.055, 0.02]), land.riverRipple, 0.022),
        polygon(at([-0.125, -0.095, 0.125, -0.095, 0.125, -0.03, -0.125, -0.03]), { fill: land.cloth, ...rim }),
      ];
  }
}

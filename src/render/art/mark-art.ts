import type { AmazonasTile } from '../../engine/index.ts';
import { circle, type DrawOperation, polygon, polyline, rectangle } from '../draw.ts';
import { type Point, pointsOf } from '../point.ts';
import { shifted } from './figure.ts';
import { animalFor } from './icon-name.ts';
import type { LandColours } from './palette.ts';
import { randomOf } from './random.ts';
import { caimanArt, piranhaArt } from './river-animal-art.ts';
import { type PlacedMark, ROOM } from './tile-layout.ts';

/** An icon of a mark around its point, in squares; `nth` tells apart those of one kind on one segment. */
export function markArt(
  tile: AmazonasTile,
  { mark, segment, point }: PlacedMark,
  { nth, land }: { nth: number; land: LandColours },
): DrawOperation[] {
  const chance = randomOf(`${tile.id} ${segment} ${mark} ${nth}`)();
  switch (mark) {
    case 'boat':
      return boatArt(point, land);
    case 'fruit':
      return fruitArt(point, land);
    case 'animal':
      return [
        circle(point, ROOM.animal + 0.012, land.halo),
        circle(point, ROOM.animal - 0.008, { fill: land.den, stroke: land.denRim, width: 0.012 }),
        { kind: 'icon', icon: animalFor(chance), ...point, size: 0.19 },
      ];
    case 'caiman':
      return caimanArt(point, 0.3, chance, land);
    case 'piranha':
      return piranhaArt(point, 0.18, chance, land);
  }
}

/** A hull around the middle of its plate. */
const HULL = pointsOf(
  -0.106,
  -0.022,
  -0.07,
  0.002,
  0.07,
  0.002,
  0.106,
  -0.022,
  0.08,
  0.046,
  0.05,
  0.06,
  -0.05,
  0.06,
  -0.08,
  0.046,
);

/** A pirogue with its paddle on a plate as wide as a boat. */
function boatArt({ x, y }: Point, land: LandColours): DrawOperation[] {
  const [wide, high] = [0.252, 0.178];
  const plate = { x: x - wide / 2, y: y - high / 2, wide, high };
  const at = (dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });
  return [
    rectangle(plate, { radius: 0.055, fill: land.boatPlate, stroke: land.boatPlateRim, width: 0.016 }),
    polyline([at(-0.035, 0.036), at(0.045, -0.062)], land.boatPlateRim, 0.015),
    polyline([at(0.03, -0.044), at(0.048, -0.066)], land.boatPlateRim, 0.032),
    polygon(shifted(HULL, x, y), land.boat),
    polyline([at(-0.078, 0.012), at(0.078, 0.012)], land.boatLight, 0.011),
  ];
}

/** A pineapple on a round plate. */
function fruitArt({ x, y }: Point, land: LandColours): DrawOperation[] {
  const at = (dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });
  const leaf = (dx: number, dy: number, spread: number) =>
    polygon([at(-spread, -0.016), at(dx, dy), at(spread, -0.016)], land.fruitLeaf);
  const body = Array.from({ length: 16 }, (_, corner) => {
    const angle = (corner * Math.PI) / 8;
    return at(Math.cos(angle) * 0.05, 0.033 + Math.sin(angle) * 0.056);
  });
  const cut = (from: Point, to: Point) => polyline([from, to], land.fruitDark, 0.008);
  return [
    circle({ x, y }, ROOM.fruit - 0.008, { fill: land.plate, stroke: land.plateRim, width: 0.016 }),
    leaf(-0.055, -0.07, 0.02),
    leaf(0.055, -0.07, 0.02),
    leaf(-0.024, -0.095, 0.018),
    leaf(0.024, -0.095, 0.018),
    polygon(body, { fill: land.fruit, stroke: land.fruitDark, width: 0.012 }),
    cut(at(-0.034, 0.004), at(0.034, 0.062)),
    cut(at(0.034, 0.004), at(-0.034, 0.062)),
    cut(at(-0.042, 0.042), at(0.012, 0.084)),
    cut(at(0.042, 0.042), at(-0.012, 0.084)),
  ];
}

/** The sign of a "!" tile, which is followed by a double (A11). */
export function bangArt({ x, y }: Point, land: LandColours): DrawOperation[] {
  const size = ROOM.bang * 1.35;
  const stem = { x: x - size * 0.1, y: y - size * 0.5, wide: size * 0.2, high: size * 0.62 };
  return [
    circle({ x, y }, ROOM.bang, { fill: land.alarm, stroke: land.plate, width: 0.025 }),
    rectangle(stem, { radius: size * 0.08, fill: '#ffffff' }),
    circle({ x, y: y + size * 0.36 }, size * 0.13, '#ffffff'),
  ];
}

import type { AmazonasTile } from '../../engine/index.ts';
import type { DrawOperation } from '../draw.ts';
import type { Point } from '../point.ts';
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
        { kind: 'circle', ...point, radius: ROOM.animal + 0.012, fill: land.halo },
        { kind: 'circle', ...point, radius: ROOM.animal - 0.008, fill: land.den, stroke: land.denRim, width: 0.012 },
        { kind: 'icon', icon: animalFor(chance), ...point, size: 0.19 },
      ];
    case 'caiman':
      return caimanArt(point, 0.3, { spin: chance, land });
    case 'piranha':
      return piranhaArt(point, 0.18, { spin: chance, land });
  }
}

/** A pirogue with its paddle on a plate as wide as a boat. */
function boatArt({ x, y }: Point, land: LandColours): DrawOperation[] {
  const [wide, high] = [0.252, 0.178];
  const at = (dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });
  const hull = [
    at(-0.106, -0.022),
    at(-0.07, 0.002),
    at(0.07, 0.002),
    at(0.106, -0.022),
    at(0.08, 0.046),
    at(0.05, 0.06),
  ];
  hull.push(at(-0.05, 0.06), at(-0.08, 0.046));
  return [
    {
      kind: 'box',
      x: x - wide / 2,
      y: y - high / 2,
      wide,
      high,
      radius: 0.055,
      fill: land.boatPlate,
      stroke: land.boatPlateRim,
      width: 0.016,
    },
    { kind: 'line', points: [at(-0.035, 0.036), at(0.045, -0.062)], stroke: land.boatPlateRim, width: 0.015 },
    { kind: 'line', points: [at(0.03, -0.044), at(0.048, -0.066)], stroke: land.boatPlateRim, width: 0.032 },
    { kind: 'polygon', points: hull, fill: land.boat },
    { kind: 'line', points: [at(-0.078, 0.012), at(0.078, 0.012)], stroke: land.boatLight, width: 0.011 },
  ];
}

/** A pineapple on a round plate. */
function fruitArt({ x, y }: Point, land: LandColours): DrawOperation[] {
  const at = (dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });
  const leaf = (dx: number, dy: number, spread: number): DrawOperation => ({
    kind: 'polygon',
    points: [at(-spread, -0.016), at(dx, dy), at(spread, -0.016)],
    fill: land.fruitLeaf,
  });
  const body = Array.from({ length: 16 }, (_, corner) => {
    const angle = (corner * Math.PI) / 8;
    return at(Math.cos(angle) * 0.05, 0.033 + Math.sin(angle) * 0.056);
  });
  const cut = (fromX: number, fromY: number, toX: number, toY: number): DrawOperation => ({
    kind: 'line',
    points: [at(fromX, fromY), at(toX, toY)],
    stroke: land.fruitDark,
    width: 0.008,
  });
  return [
    {
      kind: 'circle',
      x,
      y,
      radius: ROOM.fruit - 0.008,
      fill: land.plate,
      stroke: land.plateRim,
      width: 0.016,
    },
    leaf(-0.055, -0.07, 0.02),
    leaf(0.055, -0.07, 0.02),
    leaf(-0.024, -0.095, 0.018),
    leaf(0.024, -0.095, 0.018),
    { kind: 'polygon', points: body, fill: land.fruit, stroke: land.fruitDark, width: 0.012 },
    cut(-0.034, 0.004, 0.034, 0.062),
    cut(0.034, 0.004, -0.034, 0.062),
    cut(-0.042, 0.042, 0.012, 0.084),
    cut(0.042, 0.042, -0.012, 0.084),
  ];
}

/** The sign of a "!" tile, which is followed by a double (A11). */
export function bangArt(point: Point | undefined, land: LandColours): DrawOperation[] {
  if (!point) return [];
  const { x, y } = point;
  return [
    { kind: 'circle', x, y, radius: ROOM.bang, fill: land.alarm, stroke: land.plate, width: 0.025 },
    { kind: 'bang', x, y, size: ROOM.bang * 1.35, fill: '#ffffff' },
  ];
}

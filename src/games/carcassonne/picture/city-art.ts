import { nearestOn, pointAlong } from '../../../drawing/curve.ts';
import { circle, type DrawOperation, polygon, polyline, rectangle } from '../../../drawing/draw.ts';
import { along, type Box, distance, insidePolygon, type Point, pointsOf } from '../../../drawing/point.ts';
import type { CityShape } from './city-shape.ts';
import { cottageArt } from './cottage-art.ts';
import type { LandColours } from './palette.ts';
import type { TileShape } from './tile-shape.ts';

/** Rows and columns in which houses stand, and how far they keep from walls and from the sides of the tile. */
const GRID = { across: 0.2, down: 0.185, wall: 0.1, side: 0.09 };

/** Width of a house, at least, and how much larger some are. */
const HOUSE = { min: 0.135, more: 0.03 };

/** Houses that a city has on a tile before one place among them is for a landmark. */
const HOUSES_AT_A_LANDMARK = 4;

const SQUARE: Box = { x: 0, y: 0, width: 1, height: 1 };

/**
 * Houses in rows, each a little out of line, around a landmark, so that one city differs from the next; those further down
 * stand before those further up.
 */
export function houseArt(
  { outline, walls }: CityShape,
  about: { land: LandColours; random: () => number; plain: boolean; box?: Box },
): DrawOperation[] {
  const { land, random, plain, box = SQUARE } = about;
  const places: { readonly middle: Point; readonly size: number; readonly kind: number }[] = [];
  let row = 0;
  for (let y = GRID.side; y <= box.height - GRID.side; y += GRID.down, row++) {
    for (let x = GRID.side + (row % 2) * (GRID.across / 2); x <= box.width - GRID.side; x += GRID.across) {
      const [swayX, swayY, kind] = [random(), random(), random()];
      const middle = { x: x + (swayX - 0.5) * 0.03, y: y + (swayY - 0.5) * 0.025 };
      if (!insidePolygon(middle, outline)) continue;
      if (walls.some((wall) => nearestOn(wall, middle).distance < GRID.wall)) continue;
      places.push({ middle, size: HOUSE.min + swayX * HOUSE.more, kind });
    }
  }
  const landmark = places.length >= HOUSES_AT_A_LANDMARK ? middlemost(places) : undefined;
  const isChurch = random() < 0.5;
  return places.flatMap((place) => {
    const { middle, size, kind } = place;
    if (place === landmark) return isChurch ? churchArt(middle, land) : keepArt(middle, land);
    // A garden here and there.
    if (kind < 0.08 && !plain) return gardenArt(middle, land);
    return cottageArt(middle, { land, size, slate: kind > 0.85 && !plain });
  });
}

/** The place that is nearest to the middle of all. */
function middlemost<Place extends { readonly middle: Point }>(places: readonly Place[]): Place {
  const sum = places.reduce((all, { middle }) => ({ x: all.x + middle.x, y: all.y + middle.y }), { x: 0, y: 0 });
  const centre = { x: sum.x / places.length, y: sum.y / places.length };
  const [first, ...others] = places as [Place, ...Place[]];
  return others.reduce(
    (best, place) => (distance(place.middle, centre) < distance(best.middle, centre) ? place : best),
    first,
  );
}

function gardenArt(middle: Point, land: LandColours): DrawOperation[] {
  return [
    circle(middle, 0.045, land.bush),
    circle({ x: middle.x - 0.012, y: middle.y - 0.015 }, 0.026, land.bushLight),
  ];
}

/** A church: a nave with a high roof, and a tower with a spire. */
function churchArt(middle: Point, land: LandColours): DrawOperation[] {
  const at = (coordinates: readonly number[]) => pointsOf(coordinates).map((point) => along(middle, point, 1));
  const rim = { stroke: land.ink, lineWidth: 0.01 };
  return [
    rectangle({ x: middle.x - 0.03, y: middle.y - 0.01, width: 0.14, height: 0.095 }, { fill: land.plaster, ...rim }),
    polygon(at([-0.045, 0, 0, -0.085, 0.08, -0.085, 0.125, 0]), { fill: land.slate, ...rim }),
    rectangle({ x: middle.x - 0.1, y: middle.y - 0.08, width: 0.075, height: 0.165 }, { fill: land.plaster, ...rim }),
    rectangle({ x: middle.x - 0.075, y: middle.y - 0.045, width: 0.025, height: 0.04 }, land.window),
    polygon(at([-0.115, -0.075, -0.0625, -0.2, -0.01, -0.075]), { fill: land.slateDark, ...rim }),
  ];
}

/** A keep with battlements and a flag. */
function keepArt(middle: Point, land: LandColours): DrawOperation[] {
  const rim = { stroke: land.ink, lineWidth: 0.01 };
  const merlon = (x: number) =>
    rectangle({ x: middle.x + x, y: middle.y - 0.13, width: 0.035, height: 0.045 }, { fill: land.stoneLight, ...rim });
  return [
    polyline(pointsOf([middle.x, middle.y - 0.11, middle.x, middle.y - 0.2]), land.ink, 0.012),
    polygon(
      pointsOf([0, -0.2, 0.075, -0.175, 0, -0.15]).map((point) => along(middle, point, 1)),
      { fill: land.shieldCharge, ...rim },
    ),
    rectangle({ x: middle.x - 0.08, y: middle.y - 0.1, width: 0.16, height: 0.18 }, { fill: land.stoneLight, ...rim }),
    rectangle({ x: middle.x + 0.015, y: middle.y - 0.095, width: 0.06, height: 0.17 }, land.stone),
    ...[-0.085, -0.0175, 0.05].map(merlon),
    rectangle({ x: middle.x - 0.02, y: middle.y + 0.015, width: 0.04, height: 0.065 }, land.window),
  ];
}

const WALL = { edge: 0.078, stone: 0.048, top: 0.02, tower: 0.052, apart: 0.3 };

/** The wall of a city with its walk, towers, and a gate where a road comes to it. */
export function wallArt({ walls }: CityShape, { roads }: TileShape, land: LandColours): DrawOperation[] {
  const gates = roads.filter(({ end }) => end === 'gate').map(({ line }) => line.at(-1)!);
  return walls.flatMap((wall) => {
    const length = wall.slice(1).reduce((sum, point, at) => sum + distance(wall[at]!, point), 0);
    const count = Math.max(2, Math.round(length / WALL.apart));
    const towers = Array.from({ length: count + 1 }, (_, at) => pointAlong(wall, at / count)).filter((tower) =>
      gates.every((gate) => distance(gate, tower) > 0.1),
    );
    const own = gates.filter((gate) => nearestOn(wall, gate).distance < 0.05);
    return [
      polyline(
        wall.map(({ x, y }) => ({ x: x + 0.012, y: y + 0.022 })),
        land.shade,
        WALL.edge,
      ),
      polyline(wall, land.stoneDark, WALL.edge),
      polyline(wall, land.stone, WALL.stone),
      polyline(wall, land.stoneLight, WALL.top),
      ...towers.flatMap((tower) => towerArt(tower, land)),
      ...own.flatMap((gate) => gateArt(gate, land)),
    ];
  });
}

function towerArt(at: Point, land: LandColours): DrawOperation[] {
  const rim = { stroke: land.stoneDark, lineWidth: 0.012 };
  return [
    circle({ x: at.x + 0.012, y: at.y + 0.02 }, WALL.tower, land.shade),
    circle(at, WALL.tower, { fill: land.stone, ...rim }),
    circle(at, WALL.tower * 0.6, { fill: land.slate, stroke: land.slateDark, lineWidth: 0.008 }),
    circle({ x: at.x - 0.009, y: at.y - 0.01 }, WALL.tower * 0.26, land.slateLight),
  ];
}

function gateArt({ x, y }: Point, land: LandColours): DrawOperation[] {
  const box = { x: x - 0.07, y: y - 0.07, width: 0.14, height: 0.14 };
  return [
    rectangle(box, { radius: 0.02, fill: land.stone, stroke: land.stoneDark, lineWidth: 0.014 }),
    rectangle({ x: x - 0.036, y: y - 0.036, width: 0.072, height: 0.072 }, { radius: 0.02, fill: land.window }),
  ];
}

/** Half a shield, from the middle of its top clockwise to its tip. */
const SHIELD = pointsOf([
  -0.5, -0.56, 0.5, -0.56, 0.5, 0.02, 0.4, 0.3, 0.22, 0.48, 0, 0.6, -0.22, 0.48, -0.4, 0.3, -0.5, 0.02,
]);

/** Distance between coats of arms side by side, in sizes. */
const BESIDE = 1.5;

/** Coats of arms in a row around a point. */
export function shieldsArt(middle: Point, count: number, look: { land: LandColours; size?: number }): DrawOperation[] {
  const { land, size = 0.19 } = look;
  return Array.from({ length: count }, (_, at) => at - (count - 1) / 2).flatMap((step) =>
    shieldArt({ x: middle.x + step * size * BESIDE, y: middle.y }, land, size),
  );
}

/** A coat of arms. */
export function shieldArt(middle: Point, land: LandColours, size = 0.19): DrawOperation[] {
  const at = (points: readonly Point[], scale = size) =>
    points.map(({ x, y }) => ({ x: middle.x + x * scale, y: middle.y + y * scale }));
  return [
    polygon(at(SHIELD, size * 1.28), { fill: land.ink, stroke: land.ink, lineWidth: 0.012 }),
    polygon(at(SHIELD, size * 1.2), land.shieldRim),
    polygon(at(SHIELD), land.shield),
    polygon(at(pointsOf([-0.5, -0.56, -0.22, -0.56, 0.5, 0.02, 0.4, 0.3])), land.shieldCharge),
  ];
}

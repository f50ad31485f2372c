import { lengthOf, nearestPointOnLine, pointAlong, shiftPoints } from '../../../drawing/curve.ts';
import { type DrawOperation, polyline } from '../../../drawing/draw.ts';
import { Pen } from '../../../drawing/pen.ts';
import { type Box, centreOf, distance, isInsidePolygon, nearestPoint, type Point } from '../../../drawing/point.ts';
import { boxOf } from '../../../drawing/port-position.ts';
import type { CarcassonneTile } from '../rules/tile.ts';
import { castleArt, churchArt, cottageArt, keepArt } from './building-art.ts';
import type { CityShape } from './city-shape.ts';
import type { LandColours } from './palette.ts';
import type { TileShape } from './tile-shape.ts';

/** Distances of the rows and columns of houses, and of houses from walls and from the sides of the tile. */
const GRID = { across: 0.2, down: 0.185, wall: 0.1, side: 0.09 };

/** Width of a house, at least, and how much larger some are. */
const HOUSE = { min: 0.135, more: 0.03 };

/** Number of houses in the part of a city on a tile from which on a landmark replaces one of them. */
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
      if (!isInsidePolygon(middle, outline)) continue;
      if (walls.some((wall) => nearestPointOnLine(wall, middle).distance < GRID.wall)) continue;
      places.push({ middle, size: HOUSE.min + swayX * HOUSE.more, kind });
    }
  }
  const middles = places.map(({ middle }) => middle);
  const landmark = places.length >= HOUSES_AT_A_LANDMARK ? nearestPoint(centreOf(middles), middles) : undefined;
  const isChurch = random() < 0.5;
  return places.flatMap(({ middle, size, kind }) => {
    if (middle === landmark) return isChurch ? churchArt(middle, land) : keepArt(middle, land);
    // A garden here and there.
    if (kind < 0.08 && !plain) return gardenArt(middle, land);
    return cottageArt(middle, { land, size, slate: kind > 0.85 && !plain });
  });
}

function gardenArt(middle: Point, land: LandColours): DrawOperation[] {
  const pen = new Pen(middle);
  return [pen.circle([0, 0, 0.045], land.bush), pen.circle([-0.012, -0.015, 0.026], land.bushLight)];
}

const WALL = { edge: 0.078, stone: 0.048, top: 0.02, tower: 0.052, apart: 0.3 };

/** The wall of a city with its walk, towers, and a gate where a road comes to it. */
export function wallArt({ walls }: CityShape, { roads }: TileShape, land: LandColours): DrawOperation[] {
  const gates = roads.filter(({ end }) => end === 'gate').map(({ line }) => line.at(-1)!);
  return walls.flatMap((wall) => {
    const count = Math.max(2, Math.round(lengthOf(wall) / WALL.apart));
    const towers = Array.from({ length: count + 1 }, (_, at) => pointAlong(wall, at / count)).filter((tower) =>
      gates.every((gate) => distance(gate, tower) > 0.1),
    );
    const own = gates.filter((gate) => nearestPointOnLine(wall, gate).distance < 0.05);
    return [
      polyline(shiftPoints(wall, 0.012, 0.022), land.shade, WALL.edge),
      polyline(wall, land.stoneDark, WALL.edge),
      polyline(wall, land.stone, WALL.stone),
      polyline(wall, land.stoneLight, WALL.top),
      ...towers.flatMap((tower) => towerArt(tower, land)),
      ...own.flatMap((gate) => gateArt(gate, land)),
    ];
  });
}

function towerArt(at: Point, land: LandColours): DrawOperation[] {
  const pen = new Pen(at);
  return [
    pen.circle([0.012, 0.02, WALL.tower], land.shade),
    pen.circle([0, 0, WALL.tower], { fill: land.stone, stroke: land.stoneDark, lineWidth: 0.012 }),
    pen.circle([0, 0, WALL.tower * 0.6], { fill: land.slate, stroke: land.slateDark, lineWidth: 0.008 }),
    pen.circle([-0.009, -0.01, WALL.tower * 0.26], land.slateLight),
  ];
}

function gateArt(at: Point, land: LandColours): DrawOperation[] {
  const pen = new Pen(at);
  return [
    pen.box([-0.07, -0.07, 0.14, 0.14], { radius: 0.02, fill: land.stone, stroke: land.stoneDark, lineWidth: 0.014 }),
    pen.box([-0.036, -0.036, 0.072, 0.072], { radius: 0.02, fill: land.window }),
  ];
}

/** A shield, clockwise from its top left corner. */
const SHIELD = [-0.5, -0.56, 0.5, -0.56, 0.5, 0.02, 0.4, 0.3, 0.22, 0.48, 0, 0.6, -0.22, 0.48, -0.4, 0.3, -0.5, 0.02];

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
  const pen = new Pen(middle, size);
  return [
    new Pen(middle, size * 1.28).polygon(SHIELD, { fill: land.ink, stroke: land.ink, lineWidth: 0.012 }),
    new Pen(middle, size * 1.2).polygon(SHIELD, land.shieldRim),
    pen.polygon(SHIELD, land.shield),
    pen.polygon([-0.5, -0.56, -0.22, -0.56, 0.5, 0.02, 0.4, 0.3], land.shieldCharge),
  ];
}

/** Draws a large city's castle in its middle, and its coats of arms above the castle. */
export function castlesArt(tile: CarcassonneTile, land: LandColours): DrawOperation[] {
  const { width, height } = boxOf(tile, 0);
  const middle = { x: width / 2, y: height / 2 };
  const shields = { x: middle.x, y: Math.max(0.27, middle.y - 0.52) };
  return [
    ...castleArt({ x: middle.x, y: Math.max(0.53, middle.y) }, land),
    ...shieldsArt(shields, tile.segments[0]!.marks.coatOfArms ?? 0, { land, size: 0.17 }),
  ];
}

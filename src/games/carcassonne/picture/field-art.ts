import { blob, nearestPointOnLine } from '../../../drawing/curve.ts';
import { type DrawOperation, polygon, polyline } from '../../../drawing/draw.ts';
import { Pen } from '../../../drawing/pen.ts';
import { isInsidePolygon, type Point } from '../../../drawing/point.ts';
import { RIVER_HALF } from '../expansions/river/river-shape.ts';
import type { LandColours } from './palette.ts';
import { ROAD_HALF } from './road-shape.ts';
import { RIVERSIDE_MONASTERY_SIZE, type TileShape } from './tile-shape.ts';

interface Country {
  readonly land: LandColours;
  readonly random: () => number;
  /** Outlines within fields from which decoration keeps away, too. */
  readonly kept: readonly (readonly Point[])[];
}

/** A tile with everything from which field decoration keeps a distance. */
type Ground = TileShape & Pick<Country, 'kept'>;

/** Grass in lighter and darker patches, a field of crop, hedges and trees, all away from roads, cities and what stands in fields. */
export function fieldArt(tile: TileShape, { land, random, kept }: Country): DrawOperation[] {
  const shape: Ground = { ...tile, kept };
  const operations: DrawOperation[] = [];
  for (let patch = 0; patch < 9; patch++) {
    const middle = { x: random(), y: random() };
    const fill = patch % 2 ? land.grassDark : land.grassLight;
    const radius = 0.06 + random() * 0.09;
    if (isFree(shape, middle, radius * 0.4))
      operations.push(polygon(blob(middle, radius, { spin: random(), flat: 0.7 }), fill));
  }
  // Sparse, so that features stand out: one tile in three has crop, another one a hedge.
  const kind = random();
  const spot = kind < 1 / 3 ? freeSpot(shape, random, 0.17) : undefined;
  if (spot) operations.push(...cropArt(spot, { land, random }));
  const hedge = kind > 2 / 3 ? freeSpot(shape, random, 0.14) : undefined;
  if (hedge) operations.push(...hedgeArt(shape, hedge, { land, random }));
  for (let tree = 0; tree < 6; tree++) {
    const point = { x: 0.06 + random() * 0.88, y: 0.06 + random() * 0.88 };
    const radius = 0.02 + random() * 0.018;
    if (isFree(shape, point, radius + 0.035)) operations.push(...treeArt(point, radius, land));
  }
  return operations;
}

/** True if a point keeps its distance from the river, roads, cities, the crossing, the monastery and objects in fields. */
function isFree({ cities, roads, crossing, monastery, kept, river }: Ground, point: Point, room: number): boolean {
  const off = (other: Point | undefined, reach: number) =>
    !other || Math.hypot(point.x - other.x, point.y - other.y) > reach + room;
  return (
    off(crossing, 0.15) &&
    off(monastery, 0.27 * (river ? RIVERSIDE_MONASTERY_SIZE : 1)) &&
    off(river?.spring, 0.15) &&
    (!river || river.lines.every((line) => nearestPointOnLine(line, point).distance > RIVER_HALF + room)) &&
    (!river?.lake || !isInsidePolygon(point, river.lake)) &&
    kept.every((outline) => isOutside(outline, point, 0.02 + room)) &&
    roads.every(({ line }) => nearestPointOnLine(line, point).distance > ROAD_HALF + room) &&
    cities.every(
      ({ outline, walls }) =>
        !isInsidePolygon(point, outline) &&
        walls.every((wall) => nearestPointOnLine(wall, point).distance > 0.05 + room),
    )
  );
}

function isOutside(outline: readonly Point[], point: Point, room: number): boolean {
  const wall = [...outline, outline[0]!];
  return !isInsidePolygon(point, outline) && nearestPointOnLine(wall, point).distance > room;
}

function freeSpot(shape: Ground, random: () => number, room: number): Point | undefined {
  for (let attempt = 0; attempt < 14; attempt++) {
    const point = { x: room + random() * (1 - 2 * room), y: room + random() * (1 - 2 * room) };
    if (isFree(shape, point, room)) return point;
  }
  return undefined;
}

/** A field of crop in furrows. */
function cropArt({ x, y }: Point, { land, random }: Omit<Country, 'kept'>): DrawOperation[] {
  const angle = random() * Math.PI;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (along: number, across: number) => ({
    x: x + along * cos - across * sin,
    y: y + along * sin + across * cos,
  });
  const corners = [at(-0.13, -0.09), at(0.12, -0.1), at(0.14, 0.085), at(-0.12, 0.1)];
  return [
    polygon(corners, { fill: land.crop, stroke: land.cropLine, lineWidth: 0.016 }),
    ...[-0.06, -0.03, 0, 0.03, 0.06].map((across) =>
      polyline([at(-0.115, across), at(0.118, across)], land.cropLine, 0.009),
    ),
  ];
}

/** A row of bushes through a free place, as far as there is room. */
function hedgeArt(shape: Ground, { x, y }: Point, { land, random }: Omit<Country, 'kept'>): DrawOperation[] {
  const angle = random() * Math.PI;
  const operations: DrawOperation[] = [];
  for (let step = -5; step <= 5; step++) {
    const point = {
      x: x + Math.cos(angle) * step * 0.034,
      y: y + Math.sin(angle) * step * 0.034 + Math.sin(step) * 0.006,
    };
    const inside = point.x > 0.03 && point.x < 0.97 && point.y > 0.03 && point.y < 0.97;
    if (inside && isFree(shape, point, 0.03)) operations.push(...treeArt(point, 0.021, land));
  }
  return operations;
}

function treeArt(middle: Point, radius: number, land: LandColours): DrawOperation[] {
  const pen = new Pen(middle, radius);
  return [
    pen.circle([0.35, 0.5, 1], land.shade),
    pen.circle([0, 0, 1], land.bushDark),
    pen.circle([-0.15, -0.2, 0.78], land.bush),
    pen.circle([-0.3, -0.38, 0.4], land.bushLight),
  ];
}

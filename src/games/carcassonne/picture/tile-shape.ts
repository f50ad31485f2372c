import { cubic, pointAlong } from '../../../drawing/curve.ts';
import { memoize } from '../../../drawing/memoize.ts';
import { along, centreOf, type Disc, isInsidePolygon, nearestPoint, type Point } from '../../../drawing/point.ts';
import { MARK_PICTURES } from '../expansions/marks.ts';
import { type RiverShape, riverShape } from '../expansions/river/river-shape.ts';
import type { CarcassonneTile } from '../rules/tile.ts';
import type { Mark } from '../rules/tile-set-file.ts';
import { type CityShape, cityShape, crossedCities, largeCityShape } from './city-shape.ts';
import { type RoadShape, SIDE_INWARDS, SIDE_MIDDLES } from './road-shape.ts';

/** The outlines of everything on an unturned tile that is not field. */
export interface TileShape {
  readonly cities: readonly CityShape[];
  readonly roads: readonly RoadShape[];
  /** Where roads meet, if they do. */
  readonly crossing?: Point;
  /** Where the monastery stands, if there is one. */
  readonly monastery?: Point;
  readonly river?: RiverShape;
}

/** The shape of a tile; the same object for the same tile. */
export const shapeOf = memoize((tile: CarcassonneTile): TileShape => {
  if (tile.set === 'map') return { cities: [largeCityShape(tile)], roads: [] };
  const cities = citiesOf(tile);
  const river = riverShape(tile);
  const monastery = tile.monastery >= 0 ? monasteryPlace(tile, cities) : undefined;
  const ends = tile.segments.filter(({ kind, ports }) => kind === 'road' && ports.length === 1);
  const crossing = ends.length > 1 ? awayFrom(cities, CROSSING) : undefined;
  const roads = tile.segments.flatMap(({ kind, ports }, segment) =>
    kind === 'road' ? [roadShape(segment, sidesOf(ports), { cities, crossing, monastery })] : [],
  );
  return {
    cities,
    roads,
    ...(crossing && { crossing }),
    ...(monastery && { monastery }),
    ...(river && { river }),
  };
});

/** The cities of a tile; of two that both run from side to side one is above the other. */
function citiesOf({ segments }: CarcassonneTile): CityShape[] {
  const cities = segments.flatMap(({ kind, ports }, segment) =>
    kind === 'city' ? [{ segment, sides: sidesOf(ports) }] : [],
  );
  const across = cities.find(({ sides }) => sides.join() === '1,3');
  const over = cities.find(({ sides }) => sides.join() === '0,2');
  if (across && over) return crossedCities([across.segment, over.segment]);
  return cities.map(({ segment, sides }) => cityShape(segment, sides));
}

/** Place of a monastery: the middle of the tile, or the side that a river or city leaves free. */
function monasteryPlace({ riverSides, role }: CarcassonneTile, cities: readonly CityShape[]): Point {
  if (cities.length > 0) return awayFrom(cities, BESIDE_CITY);
  if (riverSides.length === 0) return { x: 0.5, y: 0.47 };
  return { x: 0.5, y: role === 'lake' ? 0.71 : 0.28 };
}

/** The size of a monastery beside a river, as a share of the usual one. */
export const RIVERSIDE_MONASTERY_SIZE = 0.75;

/** Distance between the middles of two marks of a city, in squares. */
const MARK_DISTANCE = 0.29;

/** The marks of a city with their places, side by side around its middle; those of a large city are part of its castle. */
export function cityMarks(tile: CarcassonneTile, { segment, outline }: CityShape) {
  const shown = tile.set === 'map' ? [] : marksOf(tile, segment);
  const heart = heartOf(outline);
  return shown.map((mark, at) => ({
    mark,
    place: along(heart, { x: MARK_DISTANCE, y: 0 }, at - (shown.length - 1) / 2),
  }));
}

function marksOf({ segments }: CarcassonneTile, segment: number): Mark[] {
  const { marks } = segments[segment]!;
  return (Object.keys(marks) as Mark[]).flatMap((mark) => Array<Mark>(marks[mark] ?? 0).fill(mark));
}

/** The marks of a road with the place beside it where they stand. */
export function roadMarks(tile: CarcassonneTile, road: RoadShape) {
  return marksOf(tile, road.segment).map((mark) => ({
    mark,
    place: besideRoad(road, tile.riverSides.length > 0 ? BESIDE_BRIDGE : 0.5),
  }));
}

/** Distance of a mark from the middle of its road, in squares. */
const BESIDE_ROAD = 0.18;

/** Place of a mark on a road whose middle is a bridge, as a share of the road. */
const BESIDE_BRIDGE = 0.25;

/** The place beside a point of a road, given by its share of the road, towards the middle of the tile. */
function besideRoad({ line }: RoadShape, share: number): Point {
  const [middle, next] = [pointAlong(line, share), pointAlong(line, share + 0.05)];
  const length = Math.hypot(next.x - middle.x, next.y - middle.y) || 1;
  const across = { x: -(next.y - middle.y) / length, y: (next.x - middle.x) / length };
  const isInwards = (0.5 - middle.x) * across.x + (0.5 - middle.y) * across.y >= 0;
  return along(middle, across, isInwards ? BESIDE_ROAD : -BESIDE_ROAD);
}

/** The middle of an area. */
function heartOf(outline: readonly Point[]): Point {
  const cells = Array.from({ length: 400 }, (_, at) => ({ x: (at % 20) / 20, y: Math.floor(at / 20) / 20 }));
  return centreOf(cells.filter((cell) => isInsidePolygon(cell, outline)));
}

/** Radii of landmarks that pieces must not cover, in squares. */
const ROOM = {
  coatOfArms: 0.15,
  monastery: 0.22,
  crossing: 0.13,
  gate: 0.09,
  spring: 0.12,
  lake: 0.17,
};

/** Discs that pieces must not cover: marks of cities and roads, monasteries, and the ends of roads and water. */
export const landmarksOf = memoize((tile: CarcassonneTile): readonly Disc[] => {
  const { cities, roads, crossing, monastery, river } = shapeOf(tile);
  const marks = [...cities.flatMap((city) => cityMarks(tile, city)), ...roads.flatMap((road) => roadMarks(tile, road))];
  return [
    ...marks.map(({ mark, place }) => ({ point: place, radius: roomOf(mark) })),
    ...(monastery ? [{ point: monastery, radius: ROOM.monastery * (river ? RIVERSIDE_MONASTERY_SIZE : 1) }] : []),
    ...(river?.spring ? [{ point: river.spring, radius: ROOM.spring }] : []),
    ...(river?.lake ? [{ point: river.lines[0]!.at(-1)!, radius: ROOM.lake }] : []),
    ...(crossing ? [{ point: crossing, radius: ROOM.crossing }] : []),
    ...roads.filter(({ end }) => end === 'gate').map(({ line }) => ({ point: line.at(-1)!, radius: ROOM.gate })),
  ];
});

function roomOf(mark: Mark): number {
  return mark === 'coatOfArms' ? ROOM.coatOfArms : MARK_PICTURES[mark].room;
}

function sidesOf(ports: readonly number[]): number[] {
  return [...new Set(ports.map((port) => Math.floor(port / 3)))].sort((a, b) => a - b);
}

/** Distance of a crossing, and of a monastery, from the middle of the tile, as a share of the only city's distance. */
const CROSSING = 0.3;
const BESIDE_CITY = 0.5;

/** A place near the middle of a tile, away from its city if it has only one. */
function awayFrom(cities: readonly CityShape[], share: number): Point {
  const outline = cities.length === 1 ? cities[0]!.outline : [];
  if (outline.length === 0) return { x: 0.5, y: 0.5 };
  const near = centreOf(outline);
  return { x: 0.5 + (0.5 - near.x) * share, y: 0.5 + (0.5 - near.y) * share };
}

function roadShape(
  segment: number,
  sides: readonly number[],
  about: {
    readonly cities: readonly CityShape[];
    readonly crossing: Point | undefined;
    readonly monastery: Point | undefined;
  },
): RoadShape {
  const { cities, crossing, monastery } = about;
  const [from, to] = [sides[0]!, sides[1]];
  const start = SIDE_MIDDLES[from]!;
  if (sides.length > 2) return { segment, line: forkedRoad(sides) };
  if (to !== undefined) return { segment, line: throughRoad(from, to) };
  if (crossing) {
    const line = cubic([start, along(start, SIDE_INWARDS[from]!, 0.22), centreOf([start, crossing]), crossing], 10);
    return { segment, line, end: 'crossing' };
  }
  if (monastery) return { segment, line: [start, monastery], end: 'monastery' };
  return { segment, line: roadToGate(start, SIDE_INWARDS[from]!, cities), end: 'gate' };
}

/** A road with more than two ends, drawn in one line that comes back to the middle of the tile. */
function forkedRoad(sides: readonly number[]): Point[] {
  const [first, ...others] = sides.map((side) => SIDE_MIDDLES[side]!);
  return [first!, ...others.flatMap((end) => [{ x: 0.5, y: 0.5 }, end])];
}

/** A road from side to side, bent a little where it would be straight. */
function throughRoad(from: number, to: number): Point[] {
  const [a, b] = [SIDE_MIDDLES[from]!, SIDE_MIDDLES[to]!];
  if ((from + 2) % 4 !== to) {
    return cubic([a, along(a, SIDE_INWARDS[from]!, 0.3), along(b, SIDE_INWARDS[to]!, 0.3), b]);
  }
  const [near, far] = [along(a, SIDE_INWARDS[from]!, 0.3), along(b, SIDE_INWARDS[to]!, 0.3)];
  const sway = { x: SIDE_INWARDS[from]!.y * 0.045, y: -SIDE_INWARDS[from]!.x * 0.045 };
  return cubic([a, along(near, sway, 1.6), along(far, sway, -1.6), b]);
}

/** A road that runs straight to the wall of a city, or bends towards the wall if no wall is straight ahead. */
function roadToGate(start: Point, way: Point, cities: readonly CityShape[]): Point[] {
  for (let step = 0; step < 100; step++) {
    const point = along(start, way, step / 100);
    if (cities.some(({ outline }) => isInsidePolygon(point, outline))) return [start, point];
  }
  const middle = along(start, way, 0.5);
  const walls = cities.flatMap((city) => city.walls.flat());
  return walls.length > 0
    ? cubic([start, along(start, way, 0.35), middle, nearestPoint(middle, walls)])
    : [start, middle];
}

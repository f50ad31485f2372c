import { type DrawOperation, polygon, polyline, rectangle } from '../../../drawing/draw.ts';
import { type Box, type Point, turnPoint } from '../../../drawing/point.ts';
import { boxOf, CORNERS } from '../../../drawing/port-place.ts';
import { randomOf } from '../../../drawing/random.ts';
import type { Theme } from '../../../drawing/theme.ts';
import type { CarcassonneTile } from '../rules/tile.ts';
import { monasteryArt } from './building-art.ts';
import { castlesArt, houseArt, wallArt } from './city-art.ts';
import { fieldArt } from './field-art.ts';
import { gardenArt } from './garden-art.ts';
import { gardenOf, outlineOf } from './garden-shape.ts';
import { cityMarkArt, innArt } from './mark-art.ts';
import { LAND, type LandColours } from './palette.ts';
import { bridgeArt, riverArt } from './river-art.ts';
import { bridgesOf, type RiverShape } from './river-shape.ts';
import { crossingArt, roadArt } from './road-art.ts';
import { BESIDE_RIVER, cityMarks, innPlace, shapeOf, type TileShape } from './tile-shape.ts';

/** Width of the line along a tile's border, half of which lies on either tile. */
const SEAM = 0.012;

/**
 * Draws a tile turned by quarter turns. The ground turns; light, houses and trees stay upright. At its sides roads and
 * walls are where those of any tile that fits are, so that tiles flow into each other.
 */
export function tileArt(
  tile: CarcassonneTile,
  { turns, theme }: { readonly turns: number; readonly theme: Theme },
): DrawOperation[] {
  const land = LAND[theme];
  const shape = turned(shapeOf(tile), turns);
  const garden = gardenOf(tile);
  const plain = theme === 'contrast';
  const random = randomOf(`${tile.id} ${turns}`);
  const box = boxOf(tile, turns);
  return [
    rectangle(box, land.grass),
    ...(plain
      ? []
      : fieldArt(shape, { land, random, garden: garden && outlineOf(garden).map((point) => turnPoint(point, turns)) })),
    ...(shape.river ? riverArt(shape.river, land) : []),
    ...roadArt(shape, land),
    ...(shape.river ? bridgesOf(shape.river, shape.roads).flatMap((bridge) => bridgeArt(bridge, land)) : []),
    ...shape.cities.flatMap(({ outline }) => [polygon(outline, land.paving)]),
    ...shape.cities.flatMap((city) => houseArt(city, { land, random, plain, box })),
    ...shape.cities.flatMap((city) => wallArt(city, shape, land)),
    ...(shape.crossing ? crossingArt(shape.crossing, { land, random }) : []),
    ...(shape.monastery ? monasteryArt(shape.monastery, land, shape.river ? BESIDE_RIVER : 1) : []),
    ...(garden ? gardenArt(garden, { turns, land }) : []),
    ...(tile.set === 'map' ? castlesArt(tile, land) : []),
    ...shape.roads.flatMap((road) => (tile.segments[road.segment]!.marks.inn ? innArt(innPlace(road), land) : [])),
    ...shape.cities.flatMap((city) =>
      cityMarks(tile, city).flatMap(({ mark, place }) => cityMarkArt(mark, place, land)),
    ),
    ...seams(box, land),
  ];
}

function seams({ width, height }: Box, land: LandColours): DrawOperation[] {
  const corners = CORNERS.map(({ x, y }) => ({ x: x * width, y: y * height }));
  return corners.map((corner, at) => polyline([corner, corners[(at + 1) % 4]!], land.seam, SEAM));
}

function turned(shape: TileShape, turns: number): TileShape {
  const turn = (points: readonly Point[]) => points.map((point) => turnPoint(point, turns));
  const { cities, roads, crossing, monastery, river } = shape;
  return {
    cities: cities.map(({ segment, outline, walls }) => ({ segment, outline: turn(outline), walls: walls.map(turn) })),
    roads: roads.map((road) => ({ ...road, line: turn(road.line) })),
    ...(crossing && { crossing: turnPoint(crossing, turns) }),
    // A monastery is built upright in the middle, or on its side of the river.
    ...(monastery && { monastery: river ? turnPoint(monastery, turns) : monastery }),
    ...(river && { river: turnedRiver(river, turns) }),
  };
}

function turnedRiver({ segment, line, spring, lake }: RiverShape, turns: number): RiverShape {
  const turn = (point: Point) => turnPoint(point, turns);
  return {
    segment,
    line: line.map(turn),
    ...(spring && { spring: turn(spring) }),
    ...(lake && { lake: lake.map(turn) }),
  };
}

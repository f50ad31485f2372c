import { type DrawOperation, polygon, polyline, rectangle } from '../../../drawing/draw.ts';
import { type Box, turned } from '../../../drawing/point.ts';
import { boxOf, CORNERS } from '../../../drawing/port-position.ts';
import { randomOf } from '../../../drawing/random.ts';
import type { Theme } from '../../../drawing/theme.ts';
import { bridgeArt, riverArt } from '../expansions/river/river-art.ts';
import { bridgesOf } from '../expansions/river/river-shape.ts';
import type { CarcassonneTile } from '../rules/tile.ts';
import { monasteryArt } from './building-art.ts';
import { castlesArt, houseArt, wallArt } from './city-art.ts';
import { fieldArt } from './field-art.ts';
import { fieldObjectsOf } from './field-objects.ts';
import { markArt } from './mark-art.ts';
import { LAND_COLOURS, type LandColours } from './palette.ts';
import { crossingArt, roadArt } from './road-art.ts';
import { cityMarks, RIVERSIDE_MONASTERY_SIZE, roadMarks, shapeOf, type TileShape } from './tile-shape.ts';

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
  const land = LAND_COLOURS[theme];
  const shape = turnedShape(shapeOf(tile), turns);
  const inFields = fieldObjectsOf(tile);
  const plain = theme === 'contrast';
  const random = randomOf(`${tile.id} ${turns}`);
  const box = boxOf(tile, turns);
  return [
    rectangle(box, land.grass),
    ...(plain ? [] : fieldArt(shape, { land, random, kept: inFields.map(({ outline }) => turned(outline, turns)) })),
    ...(shape.river ? riverArt(shape.river, land) : []),
    ...roadArt(shape, land),
    ...(shape.river ? bridgesOf(shape.river, shape.roads).flatMap((bridge) => bridgeArt(bridge, land)) : []),
    ...shape.cities.flatMap(({ outline }) => [polygon(outline, land.paving)]),
    ...shape.cities.flatMap((city) => houseArt(city, { land, random, plain, box })),
    ...shape.cities.flatMap((city) => wallArt(city, shape, land)),
    ...(shape.crossing ? crossingArt(shape.crossing, { land, random }) : []),
    ...(shape.monastery ? monasteryArt(shape.monastery, land, shape.river ? RIVERSIDE_MONASTERY_SIZE : 1) : []),
    ...inFields.flatMap((one) => one.art({ turns, land })),
    ...(tile.set === 'map' ? castlesArt(tile, land) : []),
    ...[
      ...shape.roads.flatMap((road) => roadMarks(tile, road)),
      ...shape.cities.flatMap((city) => cityMarks(tile, city)),
    ].flatMap(({ mark, place }) => markArt(mark, place, land)),
    ...seams(box, land),
  ];
}

function seams({ width, height }: Box, land: LandColours): DrawOperation[] {
  const corners = CORNERS.map(({ x, y }) => ({ x: x * width, y: y * height }));
  return corners.map((corner, at) => polyline([corner, corners[(at + 1) % 4]!], land.seam, SEAM));
}

function turnedShape(shape: TileShape, turns: number): TileShape {
  // A monastery is built upright in the middle, or on its side of the river.
  const { monastery } = shape.river ? {} : shape;
  return { ...turned(shape, turns), ...(monastery && { monastery }) };
}

import { ribbon } from '../../../drawing/curve.ts';
import { circle, type DrawOperation, polygon, polyline, rectangle } from '../../../drawing/draw.ts';
import { randomOf } from '../../../drawing/random.ts';
import type { Theme } from '../../../drawing/theme.ts';
import type { AmazonasTile } from '../rules/tile-set.ts';
import { bangArt, markArt } from './mark-art.ts';
import { LAND_COLOURS, type LandColours } from './palette.ts';
import { coverArt, undergrowthArt } from './plant-cover.ts';
import { sceneryOf } from './scenery.ts';
import { layoutOf, ROOM_RADII } from './tile-layout.ts';
import { pointOnSide, type TurnedShape, turnedShape } from './turned-shape.ts';
import { clearingArt, hutArt } from './village-art.ts';
import { stopArt, streamBeyondTile, waterArt } from './water-art.ts';
import { amazonWidth, TRIBUTARY_WIDTH } from './water-shape.ts';

/** Width of the line along a tile's border, half of it on each tile. */
const SEAM = 0.012;

/**
 * Draws a tile turned by quarter turns. The ground turns; light, huts and icons stay upright. Its sides look like those of every
 * tile that fits, so that the borders between tiles are not seen.
 */
export function tileArt(tile: AmazonasTile, { turns, theme }: { turns: number; theme: Theme }): DrawOperation[] {
  const shape = turnedShape(tile, turns);
  const land = LAND_COLOURS[theme];
  const { box, sides } = shape;
  return [
    rectangle(box, land.jungle),
    ...(theme === 'contrast' ? plainArt : landscape)(shape, land),
    ...sides.map((side) => polyline([side.from, pointOnSide(side, 1)], land.seam, SEAM)),
    ...printed(shape, land),
  ];
}

/** Draws the layers of a tile's landscape. */
function landscape(shape: TurnedShape, land: LandColours): DrawOperation[] {
  const { tile, turn, stops } = shape;
  const { marks, spaces } = layoutOf(tile);
  const calm = [
    ...marks.map(({ mark, point }) => ({ point: turn(point), radius: ROOM_RADII[mark] })),
    ...spaces.map((point) => ({ point: turn(point), radius: ROOM_RADII.space })),
  ];
  const random = randomOf(`${tile.id} stops`);
  return [
    ...undergrowthArt(shape, land),
    ...clearingArt(shape, land),
    ...waterArt(shape, land, calm),
    ...stops.flatMap((stop) => stopArt(stop, random, land)),
    ...coverArt(shape, land),
  ];
}

/** Draws the marks that matter for the rules, above the landscape. */
function printed({ tile, turn, turned }: TurnedShape, land: LandColours): DrawOperation[] {
  const { marks, bang } = layoutOf(tile);
  return [
    ...marks.flatMap((placed, nth) => markArt(tile, turned(placed), { nth, land })),
    ...(bang ? bangArt(turn(bang), land) : []),
  ];
}

/** Width of the outlines between kinds of ground. */
const OUTLINE = 0.03;

/** Draws the ground without scenery: flat colours with strong outlines, for low vision and for black-and-white prints. */
function plainArt(shape: TurnedShape, land: LandColours): DrawOperation[] {
  const { tile, clearings, amazon, tributaries, stops } = shape;
  const streams = (extra: number, fill: string) =>
    tributaries.map((way) => polyline(streamBeyondTile(way, shape).line, fill, TRIBUTARY_WIDTH + 2 * extra));
  const river = (extra: number, fill: string): DrawOperation[] => {
    if (!amazon) return [];
    const { line } = streamBeyondTile(amazon, shape);
    const width = (share: number) => amazonWidth(tile, share) + 2 * extra;
    const end = tile.role === 'start' ? [circle(line[0]!, width(0) / 2, fill)] : [];
    return [...end, polygon(ribbon(line, width), fill)];
  };
  const outlined = { stroke: land.outline, lineWidth: OUTLINE };
  return [
    ...clearings.map(({ outline }) => polygon(outline, land.clearing)),
    ...clearings.flatMap(({ edges }) => edges.map((edge) => polyline(edge, land.outline, OUTLINE))),
    ...streams(OUTLINE, land.outline),
    ...river(OUTLINE, land.outline),
    ...streams(0, land.water),
    ...river(0, land.amazon),
    ...stops.map(({ kind, point, radius }) =>
      circle(point, radius, { fill: kind === 'rock' ? land.rock : land.water, ...outlined }),
    ),
    ...sceneryOf(tile).huts.flatMap((hut) => hutArt(shape.turned(hut), land)),
  ];
}

import { circle, type DrawOperation, polygon, polyline } from '../draw.ts';
import { ribbon } from './curve.ts';
import type { LandColours } from './palette.ts';
import { sceneryOf } from './scenery.ts';
import type { TurnedShape } from './turned-shape.ts';
import { hutArt } from './village-art.ts';
import { stretched } from './water-art.ts';
import { amazonWidth, TRIBUTARY_WIDTH } from './water-shape.ts';

/** Width of the outlines between kinds of ground. */
const OUTLINE = 0.03;

/** The ground without scenery: flat colours with strong outlines, for low vision and for grey paper. */
export function plainArt(shape: TurnedShape, land: LandColours): DrawOperation[] {
  const { tile, clearings, amazon, tributaries, stops } = shape;
  const streams = (extra: number, fill: string) =>
    tributaries.map((way) => polyline(stretched(way, shape).line, fill, TRIBUTARY_WIDTH + 2 * extra));
  const river = (extra: number, fill: string): DrawOperation[] => {
    if (!amazon) return [];
    const { line } = stretched(amazon, shape);
    const width = (share: number) => amazonWidth(tile, share) + 2 * extra;
    const end = tile.role === 'start' ? [circle(line[0]!, width(0) / 2, fill)] : [];
    return [...end, polygon(ribbon(line, width), fill)];
  };
  const outlined = { stroke: land.outline, width: OUTLINE };
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

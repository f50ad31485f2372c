import type { AmazonasTile } from '../../engine/index.ts';
import type { DrawOperation } from '../draw.ts';
import { type Point, turnPoint } from '../point.ts';
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
export function plainArt(
  tile: AmazonasTile,
  shape: TurnedShape,
  { turns, land }: { turns: number; land: LandColours },
): DrawOperation[] {
  const { clearings, amazon, tributaries, stops } = shape;
  const huts = sceneryOf(tile).huts.map((hut) => ({ ...hut, point: turnPoint(hut.point, turns) }));
  const stream = (extra: number, fill: string) =>
    tributaries.map(
      (way): DrawOperation => ({
        kind: 'line',
        points: stretched(way, shape).line,
        stroke: fill,
        width: TRIBUTARY_WIDTH + 2 * extra,
      }),
    );
  const river = (extra: number, fill: string): DrawOperation[] => {
    if (!amazon) return [];
    const { line } = stretched(amazon, shape);
    const width = (share: number) => amazonWidth(tile, share) + 2 * extra;
    const end: DrawOperation[] =
      tile.role === 'start' ? [{ kind: 'circle', ...line[0]!, radius: width(0) / 2, fill }] : [];
    return [...end, { kind: 'polygon', points: ribbon(line, width), fill }];
  };
  const edges = clearings.flatMap((clearing) => clearing.edges);
  return [
    ...clearings.map(({ outline }): DrawOperation => ({ kind: 'polygon', points: outline, fill: land.clearing })),
    ...edges.map(
      (points): DrawOperation => ({ kind: 'line', points: points as Point[], stroke: land.outline, width: OUTLINE }),
    ),
    ...stream(OUTLINE, land.outline),
    ...river(OUTLINE, land.outline),
    ...stream(0, land.water),
    ...river(0, land.amazon),
    ...stops.map(
      ({ kind, point, radius }): DrawOperation => ({
        kind: 'circle',
        ...point,
        radius,
        fill: kind === 'rock' ? land.rock : land.water,
        stroke: land.outline,
        width: OUTLINE,
      }),
    ),
    ...huts.flatMap((hut) => hutArt(hut, land)),
  ];
}

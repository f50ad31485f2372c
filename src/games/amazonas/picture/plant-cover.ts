import { blob } from '../../../drawing/curve.ts';
import { type DrawOperation, polygon } from '../../../drawing/draw.ts';
import type { Point } from '../../../drawing/point.ts';
import { BORDER_HUTS, borderGrowth, CORNER_BUSH } from './border-growth.ts';
import type { LandColours } from './palette.ts';
import { isLow, plantArt } from './plant-art.ts';
import { type Hut, sceneryOf } from './scenery.ts';
import { pointOnSide, type TurnedShape, type TurnedSide } from './turned-shape.ts';
import { hutArt, propArt } from './village-art.ts';

/** Draws patches of undergrowth, and bushes in the corners of jungle; everything else is drawn over them. */
export function undergrowthArt({ tile, turn, sides }: TurnedShape, land: LandColours): DrawOperation[] {
  const corners = new Map<string, Point>();
  for (const side of sides.filter(({ reading }) => reading !== 'village')) {
    for (const point of [pointOnSide(side, 0), pointOnSide(side, 1)]) corners.set(`${point.x} ${point.y}`, point);
  }
  return [
    ...sceneryOf(tile).patches.map(({ light, point, radius, spin }) =>
      polygon(blob(turn(point), radius, { spin }), light ? land.jungleLight : land.jungleDark),
    ),
    ...[...corners.values()].flatMap((point) => plantArt({ kind: 'bush', point, ...CORNER_BUSH }, land)),
  ];
}

/** Draws plants, huts, and the props of villages: low things first, then from north to south. */
export function coverArt({ tile, turned, sides }: TurnedShape, land: LandColours): DrawOperation[] {
  const scenery = sceneryOf(tile);
  const atSides = sides.flatMap((side) =>
    borderGrowth(side.reading, side.run).map(({ share, ...plant }) => ({ ...plant, point: pointOnSide(side, share) })),
  );
  const plants = [...scenery.plants.map(turned), ...atSides].map((one) => ({ ...one, art: () => plantArt(one, land) }));
  const villageSides = sides.filter(({ reading }) => reading === 'village');
  const huts = [...scenery.huts.map(turned), ...villageSides.flatMap(borderHuts)];
  return [
    ...scenery.props.map(turned).flatMap((prop) => propArt(prop, land)),
    ...inOrder(plants.filter(isLow)),
    ...inOrder([
      ...plants.filter((one) => !isLow(one)),
      ...huts.map((hut) => ({ point: hut.point, art: () => hutArt(hut, land) })),
    ]),
  ];
}

function borderHuts(side: TurnedSide): Hut[] {
  return BORDER_HUTS.map(({ share, radius, inRow, inColumn }) => ({
    kind: side.run === 'row' ? inRow : inColumn,
    point: pointOnSide(side, share),
    radius,
    spin: share,
  }));
}

/**
 * Draws things from north to south, and from west to east in a row, so that two tiles draw the things on their common side in one
 * order.
 */
function inOrder(things: readonly { point: Point; art: () => DrawOperation[] }[]): DrawOperation[] {
  const sorted = things.toSorted((a, b) => Math.round((a.point.y - b.point.y) * 1e6) || a.point.x - b.point.x);
  return sorted.flatMap(({ art }) => art());
}

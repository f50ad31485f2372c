import type { AmazonasTile } from '../../engine/index.ts';
import type { DrawOperation } from '../draw.ts';
import { type Point, turnPoint } from '../point.ts';
import { BORDER_HUTS, borderGrowth, CORNER_BUSH } from './border-growth.ts';
import { blob } from './figure.ts';
import type { LandColours } from './palette.ts';
import { isLow, type Plant, plantArt } from './plant-art.ts';
import { type Hut, type Scenery, sceneryOf } from './scenery.ts';
import { pointOnSide, type TurnedSide } from './turned-shape.ts';
import { hutArt, propArt } from './village-art.ts';

/** Patches of undergrowth, and the bushes in the corners of jungle, which everything else is drawn over. */
export function undergrowthArt(
  { patches }: Scenery,
  { sides, turns, land }: { sides: readonly TurnedSide[]; turns: number; land: LandColours },
): DrawOperation[] {
  const corners = new Map<string, Point>();
  for (const side of sides) {
    if (side.reading === 'village') continue;
    for (const point of [pointOnSide(side, 0), pointOnSide(side, 1)]) corners.set(`${point.x} ${point.y}`, point);
  }
  return [
    ...patches.map(
      ({ light, point, radius, spin }): DrawOperation => ({
        kind: 'polygon',
        points: blob(turnPoint(point, turns), radius, { spin }),
        fill: light ? land.jungleLight : land.jungleDark,
      }),
    ),
    ...[...corners.values()].flatMap((point) => plantArt({ kind: 'bush', point, ...CORNER_BUSH }, land)),
  ];
}

/** Plants, huts and what stands about in villages: low things first, then from north to south. */
export function coverArt(
  tile: AmazonasTile,
  { sides, turns, land }: { sides: readonly TurnedSide[]; turns: number; land: LandColours },
): DrawOperation[] {
  const scenery = sceneryOf(tile);
  const turned = <Thing extends { readonly point: Point }>(thing: Thing): Thing => ({
    ...thing,
    point: turnPoint(thing.point, turns),
  });
  const plants: Plant[] = [
    ...scenery.plants.map(turned),
    ...sides.flatMap((side) =>
      borderGrowth(side.reading, side.run).map(({ share, ...plant }) => ({
        ...plant,
        point: pointOnSide(side, share),
      })),
    ),
  ];
  const huts: Hut[] = [
    ...scenery.huts.map(turned),
    ...sides.flatMap((side) => (side.reading === 'village' ? borderHuts(side) : [])),
  ];
  const plant = (one: Plant) => ({ at: one.point, art: () => plantArt(one, land) });
  return [
    ...scenery.props.map(turned).flatMap((prop) => propArt(prop, land)),
    ...inOrder(plants.filter(isLow).map(plant)),
    ...inOrder([
      ...plants.filter((one) => !isLow(one)).map(plant),
      ...huts.map((hut) => ({ at: hut.point, art: () => hutArt(hut, land) })),
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

/** From north to south, and from west to east in a row: the same on both tiles for what stands on their side. */
function inOrder(things: readonly { at: Point; art: () => DrawOperation[] }[]): DrawOperation[] {
  const sorted = things.toSorted((a, b) => Math.round((a.at.y - b.at.y) * 1e6) || a.at.x - b.at.x);
  return sorted.flatMap(({ art }) => art());
}

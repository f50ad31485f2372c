import { boxesIn, cheapestChoice } from '../../../../drawing/cheapest.ts';
import { caption, circle, type DrawOperation, polygon } from '../../../../drawing/draw.ts';
import { memoizeBy } from '../../../../drawing/memoize.ts';
import { along, type Box, boxesOverlap, inset, oval, type Point } from '../../../../drawing/point.ts';
import type { Theme } from '../../../../drawing/theme.ts';
import type { GameMap } from '../../rules/game-map.ts';
import { landOf, SEA_SIGN } from './land.ts';
import { MAP_COLOURS } from './palette.ts';
import { isPrinted } from './room.ts';

/** Radii that are tried, in squares. */
const RADII = [1.3, 1.1, 0.95, 0.8];

/** Step between the places that are tried, in squares. */
const STEP = 0.25;

/** Distance to the coast, in radii. */
const ROOM = 1.3;

/** A compass rose: its middle and radius. */
interface Compass {
  readonly at: Point;
  readonly radius: number;
}

/** A place in the sea of a map with room for a compass rose, outside `box` if given. */
export const compassOf = memoizeBy((map: GameMap, without: Box | undefined): Compass | undefined => {
  for (const radius of RADII) {
    const at = placeOf(map, radius, without);
    if (at) return { at, radius };
  }
  return undefined;
});

/** A box around a compass rose. */
export function compassBox({ at, radius }: Compass): Box {
  return inset({ ...at, width: 0, height: 0 }, -radius * 1.15);
}

/** A compass rose. */
export function compassArt({ at, radius }: Compass, theme: Theme): DrawOperation[] {
  const { route, sail, seaShelf, bannerRim } = MAP_COLOURS[theme];
  const point = (angle: number, reach: number): Point =>
    along(at, { x: Math.sin(angle), y: -Math.cos(angle) }, reach * radius);
  const ray = (eighth: number, reach: number) => {
    const angle = (eighth * Math.PI) / 4;
    const [tip, left, right] = [point(angle, reach), point(angle - 0.39, 0.2), point(angle + 0.39, 0.2)];
    const rim = { stroke: route, lineWidth: 0.012 };
    const light = eighth === 0 ? bannerRim : route;
    return [polygon([at, left, tip], { fill: light, ...rim }), polygon([at, right, tip], { fill: sail, ...rim })];
  };
  return [
    circle(at, radius * 0.62, { stroke: route, lineWidth: 0.016 }),
    circle(at, radius * 0.56, { fill: seaShelf, stroke: route, lineWidth: 0.03 }),
    ...[1, 3, 5, 7].flatMap((eighth) => ray(eighth, 0.52)),
    ...[0, 2, 4, 6].flatMap((eighth) => ray(eighth, 0.84)),
    circle(at, radius * 0.05, { fill: sail, stroke: route, lineWidth: 0.014 }),
    caption(point(0, 1), 'N', { part: 'compass', size: radius * 0.26, fill: route }),
  ];
}

/** The place for a compass of a radius: of all that have room for it, the one nearest to a corner, where it is least in the way. */
function placeOf(map: GameMap, radius: number, without: Box | undefined): Point | undefined {
  const { regionAt } = landOf(map);
  const { width, height } = map;
  const reaches = [1, 0.5].flatMap((share) => {
    const side = 2 * radius * ROOM * share;
    return oval({ x: 0, y: 0 }, { width: side, height: side }, 16);
  });
  const edge = radius * 1.2 - 1;
  const room = { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge };
  const isFree = (at: Point) =>
    !(without && boxesOverlap(compassBox({ at, radius }), without)) &&
    reaches.every((reach) => {
      const point = along(at, reach, 1);
      return regionAt(point) === SEA_SIGN && !isPrinted(map, point);
    });
  return cheapestChoice(boxesIn(room, { width: 0, height: 0 }, STEP), (at, least) => {
    const corner = Math.hypot(Math.min(at.x + 1, width + 1 - at.x), Math.min(at.y + 1, height + 1 - at.y));
    return corner < least && isFree(at) ? corner : Number.POSITIVE_INFINITY;
  })?.choice;
}

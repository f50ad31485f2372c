import { caption, circle, type DrawOperation, polygon } from '../../../../drawing/draw.ts';
import { memoize } from '../../../../drawing/memoize.ts';
import { along, type Box, inset, type Point, touch } from '../../../../drawing/point.ts';
import type { Theme } from '../../../../drawing/theme.ts';
import type { GameMap } from '../../rules/game-map.ts';
import { landOf, SEA } from './land.ts';
import { MAP_COLOURS } from './palette.ts';
import { isPrinted } from './printed-place.ts';

/** Radii that are tried, in squares. */
const RADII = [1.3, 1.1, 0.95, 0.8];

/** Distance to the coast, in radii. */
const ROOM = 1.3;

/** A compass rose: its middle and radius. */
interface Compass {
  readonly at: Point;
  readonly radius: number;
}

const known = memoize((_: GameMap) => new Map<string, Compass | undefined>());

/** Where the sea of a map is wide enough for a compass rose, if need be away from a box. */
export function compassOf(map: GameMap, without?: Box): Compass | undefined {
  const key = JSON.stringify(without ?? {});
  const compass = known(map).has(key) ? known(map).get(key) : findCompass(map, without);
  known(map).set(key, compass);
  return compass;
}

function findCompass(map: GameMap, without: Box | undefined): Compass | undefined {
  for (const radius of RADII) {
    const at = placeOf(map, radius, without);
    if (at) return { at, radius };
  }
  return undefined;
}

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

/** The place with room for a radius that is nearest to a corner of the map, where it is least in the way. */
function placeOf(map: GameMap, radius: number, without: Box | undefined): Point | undefined {
  const { regionAt } = landOf(map);
  const { width, height } = map;
  const reaches = [1, 0.5].flatMap((share) =>
    Array.from({ length: 16 }, (_, at) => ({
      x: Math.cos((at * Math.PI) / 8) * radius * ROOM * share,
      y: Math.sin((at * Math.PI) / 8) * radius * ROOM * share,
    })),
  );
  let best: Point | undefined;
  let min = Number.POSITIVE_INFINITY;
  const edge = radius * 1.2 - 1;
  for (let y = edge; y <= height - edge; y += 0.25) {
    for (let x = edge; x <= width - edge; x += 0.25) {
      const corner = Math.hypot(Math.min(x + 1, width + 1 - x), Math.min(y + 1, height + 1 - y));
      if (corner >= min) continue;
      if (without && touch(compassBox({ at: { x, y }, radius }), without)) continue;
      const isFree = reaches.every((reach) => {
        const point = { x: x + reach.x, y: y + reach.y };
        return regionAt(point) === SEA && !isPrinted(map, point);
      });
      if (isFree) [best, min] = [{ x, y }, corner];
    }
  }
  return best;
}

import { blob, ribbon } from '../../../../drawing/curve.ts';
import { type DrawOperation, polygon, polyline } from '../../../../drawing/draw.ts';
import { Pen } from '../../../../drawing/pen.ts';
import { along, boxAround, type Point } from '../../../../drawing/point.ts';
import type { LandColours } from '../../picture/palette.ts';
import { ROAD_HALF } from '../../picture/road-shape.ts';
import { RIVER_HALF, type RiverShape } from './river-shape.ts';

/** Width of the bank beside the water. */
const BANK = 0.022;

/** A bridge: half its width to its rails, their thickness, and the points of its line from one plank to the next. */
const BRIDGE = { half: ROAD_HALF + 0.03, rail: 0.036, plank: 3 };

/** Banks and water with a few ripples; then the rocks of the spring, or the lake. */
export function riverArt({ lines, spring, lake }: RiverShape, land: LandColours): DrawOperation[] {
  const band = (half: number, fill: string) =>
    lines.map((line) =>
      polygon(
        ribbon(line, () => 2 * half),
        fill,
      ),
    );
  const shore = { stroke: land.riverBank, lineWidth: 2 * BANK };
  return [
    ...band(RIVER_HALF + BANK, land.riverBank),
    ...(lake ? [polygon(lake, { fill: land.river, ...shore })] : []),
    ...band(RIVER_HALF, land.river),
    ...(lake ? lakeArt(lake, land) : lines.flatMap((line) => ripples(line, land))),
    ...(spring ? springArt(spring, land) : []),
  ];
}

/** Short lines along the current, on either side of its middle. */
function ripples(line: readonly Point[], land: LandColours): DrawOperation[] {
  return [0.14, 0.42, 0.7].map((share, at) => {
    const from = Math.round(share * (line.length - 1));
    const stretch = line.slice(from, from + Math.max(3, Math.round(line.length * 0.16)));
    const side = (at % 2 ? 1 : -1) * RIVER_HALF * 0.8;
    const outline = ribbon(stretch, () => Math.abs(side));
    const half = outline.length / 2;
    return polyline(side > 0 ? outline.slice(0, half) : outline.slice(half), land.riverRipple, 0.014);
  });
}

/** Long ripples on a lake, and reeds on both of its banks. */
function lakeArt(lake: readonly Point[], land: LandColours): DrawOperation[] {
  const box = boxAround(lake);
  const at = (x: number, y: number) => ({ x: box.x + x * box.width, y: box.y + y * box.height });
  const ripple = (x: number, y: number) => polyline([at(x - 0.1, y), at(x + 0.1, y)], land.riverRipple, 0.022);
  const reed = (x: number, height: number) => {
    const [foot, top] = [at(x, 0.8), along(at(x, 0.8), { x: 0, y: -1 }, height)];
    return [
      polyline([foot, top], land.bushDark, 0.02),
      polyline([top, along(top, { x: 0, y: 1 }, 0.06)], land.ink, 0.046),
      polyline([top, along(top, { x: 0, y: 1 }, 0.06)], land.roadEdge, 0.028),
    ];
  };
  return [
    ...[ripple(0.35, 0.35), ripple(0.65, 0.5), ripple(0.42, 0.75)],
    ...[reed(0.05, 0.2), reed(0.13, 0.26), reed(0.87, 0.26), reed(0.95, 0.2)].flat(),
  ];
}

/** Rocks around the place where the river rises: their middles from there, and their radii. */
const ROCKS = [
  [-0.1, 0.01, 0.055],
  [-0.055, -0.075, 0.06],
  [0.03, -0.06, 0.052],
  [0.085, 0.01, 0.05],
] as const;

function springArt(spring: Point, land: LandColours): DrawOperation[] {
  const rim = { stroke: land.stoneDark, lineWidth: 0.012 };
  return ROCKS.flatMap(([x, y, radius], at) => {
    const middle = along(spring, { x, y }, 1);
    return [
      polygon(blob(middle, radius, { spin: at * 0.23, flat: 0.85 }), { fill: land.stone, ...rim }),
      new Pen(middle, radius).circle([-0.25, -0.25, 0.35], land.stoneLight),
    ];
  });
}

/** A wooden bridge over which a road runs: planks across it and a rail on either side. */
export function bridgeArt(bridge: readonly Point[], land: LandColours): DrawOperation[] {
  const rails = ribbon(bridge, () => 2 * BRIDGE.half);
  const [left, right] = [rails.slice(0, bridge.length), rails.slice(bridge.length).reverse()];
  return [
    polygon(rails, land.road),
    ...left.flatMap((end, at) =>
      at % BRIDGE.plank === 1 ? [polyline([end, right[at]!], land.roadEdge, BRIDGE.rail / 2)] : [],
    ),
    ...[left, right].flatMap((rail) => [
      polyline(rail, land.ink, BRIDGE.rail),
      polyline(rail, land.roadEdge, BRIDGE.rail / 2),
    ]),
  ];
}

import { blob, ribbon } from '../../../drawing/curve.ts';
import { circle, type DrawOperation, polygon, polyline } from '../../../drawing/draw.ts';
import { along, type Point } from '../../../drawing/point.ts';
import type { LandColours } from './palette.ts';
import { RIVER_HALF, type RiverShape } from './river-shape.ts';
import { ROAD_HALF } from './road-shape.ts';

/** Width of the bank beside the water. */
const BANK = 0.022;

/** Half the width of a bridge, and of the line along its parapets. */
const BRIDGE = { half: ROAD_HALF + 0.036, edge: 0.014 };

/** Banks and water with a few ripples; then the rocks of the spring, or the lake. */
export function riverArt({ line, spring, lake }: RiverShape, land: LandColours): DrawOperation[] {
  const band = (half: number, fill: string) =>
    polygon(
      ribbon(line, () => 2 * half),
      fill,
    );
  const shore = { stroke: land.riverBank, lineWidth: 2 * BANK };
  return [
    band(RIVER_HALF + BANK, land.riverBank),
    ...(lake ? [polygon(lake, { fill: land.river, ...shore })] : []),
    band(RIVER_HALF, land.river),
    ...(lake ? lakeRipples(lake, land) : ripples(line, land)),
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

function lakeRipples(lake: readonly Point[], land: LandColours): DrawOperation[] {
  const middle = along(
    { x: 0, y: 0 },
    lake.reduce((sum, point) => along(sum, point, 1), { x: 0, y: 0 }),
    1 / lake.length,
  );
  const wave = (x: number, y: number) => {
    const at = { x: middle.x + x, y: middle.y + y };
    return polyline(
      [
        { x: at.x - 0.045, y: at.y },
        { x: at.x, y: at.y - 0.012 },
        { x: at.x + 0.045, y: at.y },
      ],
      land.riverRipple,
      0.014,
    );
  };
  return [wave(-0.07, 0.035), wave(0.06, -0.02), wave(0.03, 0.09)];
}

/** Rocks around the place where the river rises. */
function springArt(spring: Point, land: LandColours): DrawOperation[] {
  const rocks = [
    { x: -0.1, y: 0.01, radius: 0.055 },
    { x: -0.055, y: -0.075, radius: 0.06 },
    { x: 0.03, y: -0.06, radius: 0.052 },
    { x: 0.085, y: 0.01, radius: 0.05 },
  ];
  const rim = { stroke: land.stoneDark, lineWidth: 0.012 };
  return rocks.flatMap(({ x, y, radius }, at) => {
    const middle = { x: spring.x + x, y: spring.y + y };
    return [
      polygon(blob(middle, radius, { spin: at * 0.23, flat: 0.85 }), { fill: land.stone, ...rim }),
      circle({ x: middle.x - radius * 0.25, y: middle.y - radius * 0.25 }, radius * 0.35, land.stoneLight),
    ];
  });
}

/** The stone of a bridge, over which its road runs. */
export function bridgeArt(bridge: readonly Point[], land: LandColours): DrawOperation[] {
  return [
    polyline(bridge, land.stoneDark, 2 * (BRIDGE.half + BRIDGE.edge)),
    polyline(bridge, land.stone, 2 * BRIDGE.half),
  ];
}

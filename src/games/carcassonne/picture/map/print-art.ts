import { SIDE_STEPS, SIDES, type SideName } from '../../../../core/ports.ts';
import type { Square } from '../../../../core/tile.ts';
import { cubic, lengthOf, pointAlong } from '../../../../drawing/curve.ts';
import { circle, type DrawOperation, polygon, polyline } from '../../../../drawing/draw.ts';
import { Pen } from '../../../../drawing/pen.ts';
import { along, distance, type Point } from '../../../../drawing/point.ts';
import { randomOf } from '../../../../drawing/random.ts';
import { textWidth } from '../../../../drawing/text-width.ts';
import type { Theme } from '../../../../drawing/theme.ts';
import { moveOperations } from '../../../../drawing/transform.ts';
import type { GameMap } from '../../rules/game-map.ts';
import { houseArt, shieldsArt, wallArt } from '../city-art.ts';
import { cityShape } from '../city-shape.ts';
import { LAND_COLOURS } from '../palette.ts';
import { ROAD_HALF } from '../road-shape.ts';
import { landOf, SEA_SIGN } from './land.ts';
import { MAP_COLOURS } from './palette.ts';
import { linesOf, MIN_NAME_SIZE, nameArt } from './place-name.ts';

type Print = GameMap['prints'][number];

/** Size of coats of arms beyond the border, in squares. */
const SHIELD = 0.17;

/** Size of letters, in squares, below which a name is written in two lines. */
const LEAST_NAME = 0.145;

/** A point beyond a side of a square: at a distance outwards from the middle of the side, and sideways, in squares. */
export function pointBeyond({ x, y, side }: Square & { side: SideName }, out: number, aside = 0): Point {
  const step = SIDE_STEPS[SIDES.indexOf(side)]!;
  return { x: x + 0.5 + step.x * (0.5 + out) - step.y * aside, y: y + 0.5 + step.y * (0.5 + out) + step.x * aside };
}

/** Art of a print beyond a border: a road or city with its coats of arms, or a ship's route. */
export function printArt(map: GameMap, print: Print, theme: Theme): DrawOperation[] {
  return printed(map, print, theme).art;
}

/** The name of a print: at its end, or above a horizontal way. */
export function printNameArt(map: GameMap, print: Print, theme: Theme): DrawOperation[] {
  const { name: fill, abroadHalo: halo } = MAP_COLOURS[theme];
  const { end, room = 0.94 } = printed(map, print, theme);
  const at = isAcross(print) ? along(pointBeyond(print, 0.5), { x: 0, y: -0.33 }, 1) : end;
  const lines = linesOf(print.label ?? print.name, room / LEAST_NAME);
  const size = Math.min(MIN_NAME_SIZE, ...lines.map((line) => room / textWidth(line)));
  return lines.flatMap((line, row) =>
    nameArt(along(at, { x: 0, y: (row - (lines.length - 1) / 2) * size }, 1), line, {
      part: 'print',
      fill,
      halo,
      size,
    }),
  );
}

/** Art of a print, with place and room for the name of a vertical way. */
function printed(map: GameMap, print: Print, theme: Theme): { art: DrawOperation[]; end: Point; room?: number } {
  if (print.kind === 'city') return { art: borderCity(print, theme), end: pointBeyond(print, 0.7) };
  if (landOf(map).regionAt(pointBeyond(print, 0.5)) === SEA_SIGN)
    return { art: shipRoute(print, theme), end: pointBeyond(print, 0.88) };
  const beside = isAcross(print) ? undefined : neighbourOf(map, print);
  // A horizontal print in the same square has its coats of arms and name in the middle.
  const aside = beside ? (beside.side === 'E' ? 0.3 : -0.3) * (print.side === 'N' ? 1 : -1) : 0;
  const shields = isAcross(print) ? pointBeyond(print, 0.7) : pointBeyond(print, aside ? 0.45 : 0.5, aside);
  return {
    art: [
      ...borderRoad(print, theme),
      ...shieldsArt(shields, print.coatsOfArms, { land: LAND_COLOURS[theme], size: SHIELD }),
    ],
    end: pointBeyond(print, aside ? 0.22 : 0.68, aside),
    ...(aside && { room: 0.5 }),
  };
}

/** The print in the same square from another side. */
function neighbourOf(map: GameMap, print: Print): Print | undefined {
  const at = pointBeyond(print, 0.5);
  return map.prints.find((other) => other !== print && distance(pointBeyond(other, 0.5), at) < 0.1);
}

/** Whether the way of a print is horizontal; then name and coats of arms are beside it, otherwise at its end. */
function isAcross({ side }: Print): boolean {
  return side === 'E' || side === 'W';
}

function borderRoad(print: Print, theme: Theme): DrawOperation[] {
  const land = LAND_COLOURS[theme];
  const end = pointBeyond(print, isAcross(print) ? 0.46 : 0.36, -0.05);
  const line = cubic(
    [pointBeyond(print, -0.02), pointBeyond(print, 0.2, 0.02), pointBeyond(print, 0.25, -0.09), end],
    8,
  );
  return [polyline(line, land.roadEdge, 2 * ROAD_HALF), polyline(line, land.road, 2 * ROAD_HALF - 0.028)];
}

function borderCity(print: Print, theme: Theme): DrawOperation[] {
  const land = LAND_COLOURS[theme];
  const side = SIDES.indexOf(print.side);
  const shape = cityShape(0, [(side + 2) % 4]);
  const art = [
    polygon(shape.outline, land.paving),
    ...houseArt(shape, { land, random: randomOf(print.name), plain: theme === 'contrast' }),
    ...wallArt(shape, { cities: [shape], roads: [] }, land),
  ];
  const step = SIDE_STEPS[side]!;
  return [
    ...moveOperations(art, { x: print.x + step.x, y: print.y + step.y }),
    ...shieldsArt(pointBeyond(print, isAcross(print) ? 0.6 : 0.5), print.coatsOfArms, { land, size: SHIELD }),
  ];
}

function shipRoute(print: Print, theme: Theme): DrawOperation[] {
  const land = LAND_COLOURS[theme];
  const line = cubic(
    [
      pointBeyond(print, 0.02),
      pointBeyond(print, 0.25, 0.05),
      pointBeyond(print, 0.3, -0.16),
      pointBeyond(print, 0.5, -0.04),
    ],
    12,
  );
  const shields = isAcross(print)
    ? along(pointBeyond(print, 0.5), { x: 0, y: 0.34 }, 1)
    : pointBeyond(print, 0.5, print.side === 'N' ? 0.33 : -0.33);
  return [
    ...pierArt(print, theme),
    ...dotsArt(line, theme),
    ...shipArt(pointBeyond(print, 0.62), theme),
    ...shieldsArt(shields, print.coatsOfArms, {
      land,
      size: SHIELD * (print.coatsOfArms > 1 && !isAcross(print) ? 0.85 : 1),
    }),
  ];
}

/** A ferry's way through the water with its coats of arms. */
export function ferryArt({ ends, coatsOfArms }: GameMap['ferries'][number], theme: Theme): DrawOperation[] {
  const [from, to] = [ends[0]!, ends[1]!];
  const reach = Math.max(0.3, distance(pointBeyond(from, 0), pointBeyond(to, 0)) * 0.35);
  const line = cubic(
    [pointBeyond(from, 0.04), pointBeyond(from, reach), pointBeyond(to, reach), pointBeyond(to, 0.04)],
    24,
  );
  return [
    ...ends.flatMap((end) => pierArt(end, theme)),
    ...dotsArt(line, theme),
    ...shieldsArt(pointAlong(line, 0.5), coatsOfArms, { land: LAND_COLOURS[theme], size: SHIELD }),
  ];
}

/** A road's last steps to the water. */
function pierArt(side: Square & { side: SideName }, theme: Theme): DrawOperation[] {
  const land = LAND_COLOURS[theme];
  const line = [pointBeyond(side, -0.02), pointBeyond(side, 0.17)];
  return [
    polyline(line, land.roadEdge, 2 * ROAD_HALF),
    polyline(line, land.road, 2 * ROAD_HALF - 0.028),
    polyline([pointBeyond(side, 0.21, -0.08), pointBeyond(side, 0.21, 0.08)], MAP_COLOURS[theme].hull, 0.035),
  ];
}

/** Dots along a line that keep away from its piers. */
function dotsArt(line: readonly Point[], theme: Theme): DrawOperation[] {
  const { route, abroadHalo } = MAP_COLOURS[theme];
  const count = Math.round(lengthOf(line) / 0.12);
  return Array.from({ length: count - 1 }, (_, at) => pointAlong(line, (at + 1) / count)).map((at) =>
    circle(at, 0.026, { fill: route, stroke: abroadHalo, lineWidth: 0.012 }),
  );
}

/** A little ship under sail. */
export function shipArt(at: Point, theme: Theme): DrawOperation[] {
  const { sail, hull, route } = MAP_COLOURS[theme];
  const pen = new Pen(at);
  const rim = { stroke: route, lineWidth: 0.014 };
  return [
    pen.polygon([-0.17, 0.06, 0.17, 0.06, 0.11, 0.14, -0.11, 0.14], { fill: hull, ...rim }),
    pen.polygon([0.015, -0.2, 0.015, 0.03, 0.15, 0.03, 0.12, -0.09], { fill: sail, ...rim }),
    pen.polygon([-0.015, -0.16, -0.015, 0.03, -0.13, 0.03], { fill: sail, ...rim }),
  ];
}

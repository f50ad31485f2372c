import { blob } from '../../../../drawing/curve.ts';
import { type DrawOperation, polygon, polyline } from '../../../../drawing/draw.ts';
import { along, oval, type Point, turned } from '../../../../drawing/point.ts';
import { SIGN_EDGE, SIGN_HALO } from '../../../../drawing/seat-sign.ts';
import type { FieldObject } from '../../picture/context.ts';
import type { LandColours } from '../../picture/palette.ts';
import { shapeOf } from '../../picture/tile-shape.ts';
import type { CarcassonneTile } from '../../rules/tile.ts';

/** Lengths in squares: from the middle of a lake to its shore, and the lines of that and of its ripples. */
const [SHORE, BANK, RIPPLE] = [0.24, 0.03, 0.018] as const;

/** Colour of a ferry, which stands out from all water within its edges. */
const WOOD = '#b5651d';

/** Widths of the lines of a ferry, in its unit. */
const BAR = { edge: 0.19, rim: 0.15, wood: 0.09, before: 0.1 };

/** How far a bar reaches beyond the shore, in squares. */
const LANDING = 0.06;

/** The lake of a tile, at whose shore its roads end; undefined where the tile has none. */
export function lakeIn(tile: CarcassonneTile): FieldObject | undefined {
  if (!tile.signs.includes('lakeFerry')) return undefined;
  const point = lakeOn(tile);
  return {
    outline: oval(point, { width: 2 * SHORE, height: 2 * SHORE }, 16),
    middle: { point, radius: SHORE + BANK },
    art: ({ turns, land }) => lakeArt(turned(point, turns), land),
  };
}

/** The middle of the lake of an unturned tile. */
export function lakeOn(tile: CarcassonneTile): Point {
  return shapeOf(tile).crossing!;
}

function lakeArt(middle: Point, land: LandColours): DrawOperation[] {
  const shore = blob(middle, SHORE, { spin: 0.3, flat: 0.94 });
  return [
    polygon(shore, { fill: land.river, stroke: land.riverBank, lineWidth: BANK }),
    ...[-0.1, 0.01, 0.11].map((y, at) => {
      const from = along(middle, { x: at === 1 ? -0.12 : -0.04, y }, 1);
      return polyline([from, along(from, { x: 0.1, y: 0 }, 1)], land.riverRipple, RIPPLE);
    }),
  ];
}

/** A ferry as a bar between two points, with widths of its lines in a unit. */
export function ferryArt(bar: readonly Point[], unit: number): DrawOperation[] {
  return [
    polyline(bar, SIGN_EDGE, BAR.edge * unit),
    polyline(bar, SIGN_HALO, BAR.rim * unit),
    polyline(bar, WOOD, BAR.wood * unit),
  ];
}

/** The place of a ferry before it was moved: a pale line. */
export function placeBeforeArt(bar: readonly Point[], unit: number): DrawOperation[] {
  return [polyline(bar, SIGN_HALO, BAR.before * unit)];
}

/** The points of the shore of a lake from which a ferry leads to two sides of an unturned tile, by the middles of these sides. */
export function shorePoints(lake: Point, sides: readonly Point[]): Point[] {
  return sides.map((side) => {
    const length = Math.hypot(side.x - lake.x, side.y - lake.y);
    return along(lake, { x: side.x - lake.x, y: side.y - lake.y }, (SHORE + LANDING) / length);
  });
}

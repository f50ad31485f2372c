import type { DrawOperation } from '../../../drawing/draw.ts';
import { type Point, turned } from '../../../drawing/point.ts';
import type { CarcassonneTile } from '../rules/tile.ts';
import type { PrintedSign } from '../rules/tile-set-file.ts';
import type { FieldObject } from './context.ts';
import { openGroundOf, outlineOf } from './open-ground.ts';
import type { LandColours } from './palette.ts';

interface UprightSign {
  /** Least width of the sign, in squares, so that it is seen beside a wall, too. */
  readonly least: number;
  /** Extent from its middle, in widths: to both sides, up and down. All of it stays on the tile. */
  readonly reach?: { readonly aside: number; readonly above: number; readonly below: number };
  /** Draws it around its middle, with a width in squares; `turns` of the tile, for a sign that points in a direction. */
  readonly art: (middle: Point, width: number, land: LandColours, turns: number) => DrawOperation[];
}

/** A sign in the largest field of a tile, upright in every rotation; undefined for a tile without it. */
export function uprightSign(
  tile: CarcassonneTile,
  sign: PrintedSign,
  { least, reach = { aside: 0, above: 0, below: 0 }, art }: UprightSign,
): FieldObject | undefined {
  if (!tile.signs.includes(sign)) return undefined;
  const ground = openGroundOf(tile);
  const { middle, width, height } = ground;
  const size = Math.max(least, Math.min(width, height));
  const within = (value: number, before: number, behind: number) =>
    Math.min(Math.max(value, before * size), 1 - behind * size);
  return {
    outline: outlineOf(ground),
    middle: { point: middle, radius: size / 2 },
    art({ turns, land }) {
      const { x, y } = turned(middle, turns);
      const { aside, above, below } = reach;
      return art({ x: within(x, aside, aside), y: within(y, above, below) }, size, land, turns);
    },
  };
}

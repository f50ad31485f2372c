import { shiftPoints } from '../../../../drawing/curve.ts';
import { circle, type DrawOperation, polygon } from '../../../../drawing/draw.ts';
import { oval, turned } from '../../../../drawing/point.ts';
import type { FieldObject } from '../../picture/context.ts';
import { type OpenGround, openGroundOf, outlineOf } from '../../picture/open-ground.ts';
import type { LandColours } from '../../picture/palette.ts';
import type { CarcassonneTile } from '../../rules/tile.ts';

/** Thickness of the hedge, as a share of the garden's smaller side, and of the line around it, in squares. */
const HEDGE = 0.13;
const EDGE = 0.02;

/** Flowers in the ring around the middle one; their distance from it and their radius, as shares of half the bed. */
const FLOWERS = { count: 6, away: 0.62, radius: 0.27 };

/** A garden: a bed of pink flowers within an oval hedge. It is ground, so it turns with its tile. */
function gardenArt(garden: OpenGround, { turns, land }: { turns: number; land: LandColours }): DrawOperation[] {
  const { middle, width, height } = garden;
  const outline = turned(outlineOf(garden), turns);
  const hedge = HEDGE * Math.min(width, height);
  const bed = { middle, width: width - 2 * hedge, height: height - 2 * hedge };
  const ring = oval(middle, { width: bed.width * FLOWERS.away, height: bed.height * FLOWERS.away }, FLOWERS.count);
  const radius = (FLOWERS.radius * Math.min(bed.width, bed.height)) / 2;
  return [
    polygon(shiftPoints(outline, 0.018, 0.026), land.shade),
    polygon(outline, { fill: land.hedge, stroke: land.ink, lineWidth: EDGE }),
    polygon(turned(outlineOf(bed), turns), { fill: land.bed, stroke: land.ink, lineWidth: EDGE / 2 }),
    ...turned(ring, turns).map((flower) => circle(flower, radius, land.flower)),
    circle(turned(middle, turns), radius * 1.2, land.shieldCharge),
  ];
}

/** The garden of a tile; undefined where it has none. */
export function gardenIn(tile: CarcassonneTile): FieldObject | undefined {
  if (tile.garden < 0) return undefined;
  const garden = openGroundOf(tile);
  const middle = { point: garden.middle, radius: Math.min(garden.width, garden.height) / 2 };
  return { segment: tile.garden, outline: outlineOf(garden), middle, art: (look) => gardenArt(garden, look) };
}

import { circle, type DrawOperation, polygon, polyline } from '../../../drawing/draw.ts';
import { type Point, turnPoint } from '../../../drawing/point.ts';
import { type GardenShape, outlineOf } from './garden-shape.ts';
import type { LandColours } from './palette.ts';

/** Half the width of the paths of a garden, and the thickness of its wall, in squares. */
const PATH = 0.016;
const WALL = 0.034;

/** A garden: four beds of flowers between crossing paths, within a wall. It is ground, so it turns with its tile. */
export function gardenArt(garden: GardenShape, { turns, land }: { turns: number; land: LandColours }): DrawOperation[] {
  const { middle, width, height } = garden;
  const turned = (points: readonly Point[]) => points.map((point) => turnPoint(point, turns));
  const outline = turned(outlineOf(garden));
  const shade = outline.map(({ x, y }) => ({ x: x + 0.018, y: y + 0.026 }));
  const [across, down] = [(width - WALL) / 4 - PATH / 2, (height - WALL) / 4 - PATH / 2];
  const beds = [-1, 1].flatMap((x) =>
    [-1, 1].map((y) => ({ x: middle.x + x * (across + PATH), y: middle.y + y * (down + PATH) })),
  );
  const flowers = [land.shieldCharge, land.roofLight, land.roofLight, land.shieldCharge];
  return [
    polygon(shade, land.shade),
    polygon(outline, land.road),
    ...beds.map((bed) =>
      polygon(turned(outlineOf({ middle: bed, width: 2 * across, height: 2 * down })), land.bushDark),
    ),
    ...beds.map((bed, at) => circle(turnPoint(bed, turns), Math.min(across, down) * 0.72, flowers[at]!)),
    polyline([...outline, outline[0]!], land.stoneDark, WALL),
    polyline([...outline, outline[0]!], land.stoneLight, WALL * 0.5),
  ];
}

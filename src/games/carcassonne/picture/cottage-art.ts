import { type DrawOperation, polygon, rectangle } from '../../../drawing/draw.ts';
import { type Point, pointsOf } from '../../../drawing/point.ts';
import type { LandColours } from './palette.ts';

/**
 * A house seen from above its front: gable wall, two slopes of a roof, a window; `size` is its lineWidth. The light
 * comes from the left.
 */
export function cottageArt(
  middle: Point,
  { land, size, slate }: { land: LandColours; size: number; slate: boolean },
): DrawOperation[] {
  const [roof, light, dark] = slate
    ? [land.slate, land.slateLight, land.slateDark]
    : [land.roof, land.roofLight, land.roofDark];
  const at = (coordinates: readonly number[]) =>
    pointsOf(coordinates).map(({ x, y }) => ({ x: middle.x + x * size, y: middle.y + y * size }));
  const window = { x: middle.x - 0.06 * size, y: middle.y + 0.26 * size, width: 0.13 * size, height: 0.15 * size };
  return [
    polygon(at([-0.42, 0.56, 0.62, 0.56, 0.74, 0.4, 0.5, 0.1]), land.shade),
    rectangle(
      { x: middle.x - 0.4 * size, y: middle.y + 0.02 * size, width: 0.8 * size, height: 0.48 * size },
      land.plaster,
    ),
    polygon(at([0, 0.02, 0.4, 0.02, 0.4, 0.5, 0, 0.5]), land.plasterShade),
    rectangle(window, land.window),
    polygon(at([-0.5, 0.12, -0.34, -0.42, 0.34, -0.42, 0.5, 0.12]), {
      fill: roof,
      stroke: dark,
      lineWidth: size * 0.05,
    }),
    polygon(at([-0.5, 0.12, -0.34, -0.42, 0.02, -0.42, 0.0, 0.12]), light),
  ];
}

import { circle, type DrawOperation, polygon } from './draw.ts';
import { type Point, pointsOf } from './point.ts';
import { SIGN_EDGE, SIGN_HALO } from './seat-sign.ts';

/** Outline of an arrow that points to the right; the unit is the radius of its disc. */
const ARROW = pointsOf([0.74, 0, 0.02, 0.64, 0.02, 0.24, -0.66, 0.24, -0.66, -0.24, 0.02, -0.24, 0.02, -0.64]);

/** Draws an arrow on a small disc around a point, which marks something that has just moved in `direction`. */
export function moveMark({ x, y }: Point, radius: number, direction: Point): DrawOperation[] {
  const length = Math.hypot(direction.x, direction.y) || 1;
  const [cos, sin] = [direction.x / length, direction.y / length];
  const points = ARROW.map((point) => ({
    x: x + (point.x * cos - point.y * sin) * radius,
    y: y + (point.x * sin + point.y * cos) * radius,
  }));
  const rim = { stroke: SIGN_EDGE, lineWidth: Math.max(1.5, radius * 0.16) };
  return [
    circle({ x, y }, radius, { part: 'moved', fill: SIGN_HALO, ...rim }),
    polygon(points, { part: 'moved', fill: SIGN_EDGE }),
  ];
}

import { circle, type DrawOperation, polygon, polyline } from '../draw.ts';
import type { Point } from '../point.ts';
import { blob, shifted } from './figure.ts';
import type { LandColours } from './palette.ts';
import type { Stop } from './water-shape.ts';

/** A stone with its shadow, lit from the north-west. */
export function stoneArt(middle: Point, radius: number, spin: number, land: LandColours): DrawOperation[] {
  const outline = blob(middle, radius, { spin, flat: 0.88 });
  const face = (share: number, back: number) =>
    blob({ x: middle.x - radius * back, y: middle.y - radius * back * 1.1 }, radius * share, { spin, flat: 0.86 });
  return [
    polygon(shifted(outline, radius * 0.24, radius * 0.3), land.shade),
    polygon(outline, land.rockDark),
    polygon(face(0.8, 0.13), land.rock),
    polygon(face(0.42, 0.32), land.rockLight),
  ];
}

/** What stops tributaries: a heap of rocks, or the pool of a crossing with its whirl. */
export function stopArt({ kind, point, radius }: Stop, random: () => number, land: LandColours): DrawOperation[] {
  const stone = (x: number, y: number, size: number) =>
    stoneArt({ x: point.x + x * radius, y: point.y + y * radius }, size * radius, random(), land);
  if (kind === 'rock') {
    return [
      polygon(blob(point, radius * 1.1, { spin: random() }), land.wetSand),
      ...stone(0.42, -0.5, 0.5),
      ...stone(-0.5, -0.28, 0.62),
      ...stone(0.5, 0.34, 0.58),
      ...stone(-0.1, 0.4, 0.66),
      ...stone(0.04, -0.1, 0.5),
    ];
  }
  const whirl = (from: number): DrawOperation => {
    const points = Array.from({ length: 13 }, (_, step) => {
      const angle = from + step * 0.3;
      const away = radius * 0.78 * (1 - step * 0.05);
      return { x: point.x + Math.cos(angle) * away, y: point.y + Math.sin(angle) * away };
    });
    return polyline(points, land.ripple, 0.013);
  };
  return [
    circle(point, radius + 0.045, land.wetSand),
    circle(point, radius + 0.03, land.sand),
    circle(point, radius, land.water),
    circle({ x: point.x + 0.006, y: point.y + 0.006 }, radius * 0.76, land.waterDeep),
    circle(point, radius * 0.36, land.waterShade),
    ...[0.4, 2.5, 4.6].map(whirl),
    ...[0, 1, 2, 3].flatMap((corner) => {
      const angle = Math.PI * (0.25 + corner / 2) + (random() - 0.5) * 0.3;
      return stone(Math.cos(angle) * 1.06, Math.sin(angle) * 1.06, 0.3 + random() * 0.12);
    }),
  ];
}

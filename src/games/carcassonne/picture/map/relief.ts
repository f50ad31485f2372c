import { circle, type DrawOperation, polyline } from '../../../../drawing/draw.ts';
import { type Point, pointsOf } from '../../../../drawing/point.ts';
import type { MapColours } from './palette.ts';

/** A line by the coordinates of its points around a place. */
function stroke({ x, y }: Point, coordinates: readonly number[], colour: string, width: number): DrawOperation {
  return polyline(
    pointsOf(coordinates).map((point) => ({ x: x + point.x, y: y + point.y })),
    colour,
    width,
  );
}

/** Two soft waves. */
export function waveArt(at: Point, { wave }: MapColours): DrawOperation[] {
  const crest = [-0.15, 0, -0.1, -0.03, -0.05, -0.012, 0, 0.012, 0.05, -0.012, 0.1, -0.03, 0.15, 0];
  return [stroke(at, crest, wave, 0.02), stroke({ x: at.x + 0.09, y: at.y + 0.085 }, crest.slice(0, 10), wave, 0.016)];
}

/** A square full of waves, across which no tile leads. */
export function surfArt({ x, y }: Point, { route }: MapColours): DrawOperation[] {
  return [0.2, 0.8].flatMap((down) =>
    [0.28, 0.5, 0.72].map((across) =>
      stroke({ x: x + across, y: y + down }, [-0.1, 0, -0.06, -0.05, 0, -0.06, 0.05, -0.02, 0.1, 0], route, 0.028),
    ),
  );
}

/** A hill with its shaded side. */
export function hillArt(at: Point, ink: string): DrawOperation[] {
  return [
    stroke(at, [-0.16, 0.07, -0.1, -0.02, -0.04, -0.075, 0.01, -0.08, 0.07, -0.02, 0.14, 0.07], ink, 0.02),
    stroke(at, [0.025, -0.045, 0.03, 0.015, 0.06, 0.06], ink, 0.016),
    stroke(at, [0.075, 0.01, 0.085, 0.045], ink, 0.014),
  ];
}

/** A tree with round crown. */
export function treeArt({ x, y }: Point, ink: string): DrawOperation[] {
  return [
    circle({ x, y: y - 0.03 }, 0.048, { stroke: ink, lineWidth: 0.018 }),
    stroke({ x, y }, [0, 0.018, 0, 0.075], ink, 0.018),
    circle({ x: x + 0.1, y: y + 0.012 }, 0.034, { stroke: ink, lineWidth: 0.016 }),
    stroke({ x, y }, [0.1, 0.046, 0.1, 0.09], ink, 0.016),
  ];
}

import type { Square } from '../../../../core/tile.ts';
import type { DrawOperation } from '../../../../drawing/draw.ts';
import { Pen } from '../../../../drawing/pen.ts';
import type { Point } from '../../../../drawing/point.ts';
import type { MapColours } from './palette.ts';

/** Two soft waves. */
export function waveArt(at: Point, { wave }: MapColours): DrawOperation[] {
  const crest = [-0.15, 0, -0.1, -0.03, -0.05, -0.012, 0, 0.012, 0.05, -0.012, 0.1, -0.03, 0.15, 0];
  const below = new Pen(at).at(0.09, 0.085);
  return [new Pen(at).line(crest, wave, 0.02), new Pen(below).line(crest.slice(0, 10), wave, 0.016)];
}

/** A square full of waves, across which no tile leads. */
export function surfArt(square: Square, { route }: MapColours): DrawOperation[] {
  const crest = [-0.1, 0, -0.06, -0.05, 0, -0.06, 0.05, -0.02, 0.1, 0];
  return [0.2, 0.8].flatMap((down) =>
    [0.28, 0.5, 0.72].map((across) => new Pen(new Pen(square).at(across, down)).line(crest, route, 0.028)),
  );
}

/** A hill with its shaded side. */
export function hillArt(at: Point, ink: string): DrawOperation[] {
  const pen = new Pen(at);
  return [
    pen.line([-0.16, 0.07, -0.1, -0.02, -0.04, -0.075, 0.01, -0.08, 0.07, -0.02, 0.14, 0.07], ink, 0.02),
    pen.line([0.025, -0.045, 0.03, 0.015, 0.06, 0.06], ink, 0.016),
    pen.line([0.075, 0.01, 0.085, 0.045], ink, 0.014),
  ];
}

/** A tree with round crown. */
export function treeArt(at: Point, ink: string): DrawOperation[] {
  const pen = new Pen(at);
  return [
    pen.circle([0, -0.03, 0.048], { stroke: ink, lineWidth: 0.018 }),
    pen.line([0, 0.018, 0, 0.075], ink, 0.018),
    pen.circle([0.1, 0.012, 0.034], { stroke: ink, lineWidth: 0.016 }),
    pen.line([0.1, 0.046, 0.1, 0.09], ink, 0.016),
  ];
}

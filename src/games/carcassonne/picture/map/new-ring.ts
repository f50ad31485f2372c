import { circle, type DrawOperation } from '../../../../drawing/draw.ts';
import { PAPER_COLOURS } from '../../../../drawing/paper.ts';
import type { Point } from '../../../../drawing/point.ts';
import type { Theme } from '../../../../drawing/theme.ts';

/** A ring around something that the highlighted turn put on the map. */
export function newRing(at: Point, radius: number, theme: Theme): DrawOperation[] {
  const { highlight, highlightCase } = PAPER_COLOURS[theme];
  return [
    circle(at, radius, { part: 'new', stroke: highlightCase, lineWidth: 0.1 }),
    circle(at, radius, { part: 'new', stroke: highlight, lineWidth: 0.06 }),
  ];
}

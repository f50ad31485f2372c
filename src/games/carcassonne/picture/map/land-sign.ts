import type { DrawOperation } from '../../../../drawing/draw.ts';
import { Pen } from '../../../../drawing/pen.ts';
import type { Point } from '../../../../drawing/point.ts';
import type { Theme } from '../../../../drawing/theme.ts';
import { MAP_COLOURS } from './palette.ts';

/** A coast around a point, in parts of its sign. */
const COAST = [
  -0.46, 0.2, -0.38, 0.04, -0.2, -0.02, 0, 0.02, 0.22, -0.04, 0.4, 0.06, 0.47, 0.24, 0.36, 0.38, 0.1, 0.44, -0.18, 0.42,
  -0.38, 0.36,
];

/** A small land in the sea. */
export function landSign(at: Point, size: number, theme: Theme): DrawOperation[] {
  const { sea, coast, sand, chipRim } = MAP_COLOURS[theme];
  const part = 'isle-sign';
  return [
    new Pen(at, size).circle([0, 0, 0.5], { part, fill: sea, stroke: chipRim, lineWidth: size * 0.06 }),
    new Pen(at, size * 0.94).polygon(COAST, { part, fill: sand, stroke: coast, lineWidth: size * 0.05 }),
  ];
}

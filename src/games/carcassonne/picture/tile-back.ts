import { Pen } from '../../../drawing/pen.ts';
import type { DrawSign } from '../../contract/picture.ts';
import { LAND_COLOURS } from './palette.ts';

/** A tower with battlements, in sides of the tile's back. */
const TOWER = [
  -0.22, 0.32, -0.22, -0.14, -0.3, -0.14, -0.3, -0.34, -0.18, -0.34, -0.18, -0.24, -0.06, -0.24, -0.06, -0.34, 0.06,
  -0.34, 0.06, -0.24, 0.18, -0.24, 0.18, -0.34, 0.3, -0.34, 0.3, -0.14, 0.22, -0.14, 0.22, 0.32,
];

/** The back of a tile: a tower. */
export const tileBack: DrawSign = (at, size, theme) => {
  const land = LAND_COLOURS[theme];
  const pen = new Pen(at, size);
  const rim = { part: 'panel', stroke: land.ink, lineWidth: Math.max(2, Math.round(size * 0.03)) };
  const stone = { part: 'panel', stroke: land.stoneDark, lineWidth: Math.max(1, size * 0.02) };
  return [
    pen.box([-0.5, -0.5, 1, 1], { radius: Math.round(size * 0.06), fill: land.paving, ...rim }),
    pen.polygon(TOWER, { fill: land.stoneLight, ...stone }),
    pen.circle([0, 0.06, 0.06], { part: 'panel', fill: land.window }),
  ];
};

import { circle, polygon, rectangle } from '../../../drawing/draw.ts';
import { pointsOf } from '../../../drawing/point.ts';
import type { TileSign } from '../../contract/picture.ts';
import { LAND } from './palette.ts';

/** A tower with battlements, in sides of the tile's back. */
const TOWER = pointsOf([
  -0.22, 0.32, -0.22, -0.14, -0.3, -0.14, -0.3, -0.34, -0.18, -0.34, -0.18, -0.24, -0.06, -0.24, -0.06, -0.34, 0.06,
  -0.34, 0.06, -0.24, 0.18, -0.24, 0.18, -0.34, 0.3, -0.34, 0.3, -0.14, 0.22, -0.14, 0.22, 0.32,
]);

/** The back of a tile: a tower. */
export const tileBack: TileSign = ({ x, y }, size, theme) => {
  const land = LAND[theme];
  const rim = { stroke: land.ink, lineWidth: Math.max(2, Math.round(size * 0.03)) };
  const card = { x: x - size / 2, y: y - size / 2, width: size, height: size };
  return [
    rectangle(card, { part: 'panel', radius: Math.round(size * 0.06), fill: land.paving, ...rim }),
    polygon(
      TOWER.map((point) => ({ x: x + point.x * size, y: y + point.y * size })),
      { part: 'panel', fill: land.stoneLight, stroke: land.stoneDark, lineWidth: Math.max(1, size * 0.02) },
    ),
    circle({ x, y: y + size * 0.06 }, size * 0.06, { part: 'panel', fill: land.window }),
  ];
};

import type { AmazonasTile } from '../../engine/index.ts';
import type { DrawOperation } from '../draw.ts';
import type { Point } from '../point.ts';
import { coloursOf } from './palette.ts';
import { randomOf } from './random.ts';
import { speciesOf } from './species.ts';
import { type PlacedMark, ROOM } from './tile-layout.ts';

const { land: LAND } = coloursOf('day');

/** An icon of a mark around its point in the unturned tile, in squares. */
export function markArt(tile: AmazonasTile, { mark, segment, point }: PlacedMark): DrawOperation[] {
  const plate = (radius: number): DrawOperation => ({
    kind: 'circle',
    ...point,
    radius,
    fill: LAND.plate,
    stroke: LAND.plateRim,
    width: 0.016,
  });
  switch (mark) {
    case 'boat':
      return [plate(ROOM.boat), { kind: 'icon', icon: 'canoe', ...point, size: 0.165 }];
    case 'fruit':
      return [plate(ROOM.fruit), { kind: 'icon', icon: 'pineapple', ...point, size: 0.165 }];
    case 'animal': {
      const icon = speciesOf(randomOf(`${tile.id} ${segment} animal`)());
      return [
        { kind: 'circle', ...point, radius: ROOM.animal, fill: LAND.den, stroke: LAND.shade, width: 0.012 },
        { kind: 'icon', icon, ...point, size: 0.19 },
      ];
    }
    case 'caiman':
      return [{ kind: 'icon', icon: 'crocodile', ...point, size: 0.23 }];
    case 'piranha':
      return [{ kind: 'icon', icon: 'piranha', ...point, size: 0.2 }];
  }
}

/** The sign of a "!" tile, which is followed by a double (A11). */
export function bangArt(point: Point | undefined): DrawOperation[] {
  if (!point) return [];
  const { x, y } = point;
  return [
    { kind: 'circle', x, y, radius: ROOM.bang, fill: LAND.alarm, stroke: LAND.plate, width: 0.025 },
    {
      kind: 'bang',
      x,
      y,
      size: ROOM.bang * 1.35,
      fill: LAND.plate,
    },
  ];
}

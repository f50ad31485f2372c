import type { TileSet } from '../../../engine/index.ts';
import { boxOf } from '../../art/tile-art.ts';
import type { TileOperation } from '../../draw.ts';
import type { Box } from '../../point.ts';
import { tileOf } from '../../tile-of.ts';

/** An unturned tile as large as it fits a box, in its middle, and the rectangle that it fills. */
export function tilePicture(set: TileSet, tile: string, room: Box): { box: Box; operation: TileOperation } {
  const art = boxOf(tileOf(set, tile), 0);
  const size = Math.floor(Math.min(room.wide / art.wide, room.high / art.high));
  const [wide, high] = [art.wide * size, art.high * size];
  const [x, y] = [Math.round(room.x + (room.wide - wide) / 2), Math.round(room.y + (room.high - high) / 2)];
  const corner = { x: x - art.x * size, y: y - art.y * size };
  return { box: { x, y, wide, high }, operation: { kind: 'tile', tile, rotation: 0, size, ...corner } };
}

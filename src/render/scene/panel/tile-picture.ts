import { boxOf } from '../../art/tile-art.ts';
import type { DrawOperation, Part } from '../../draw.ts';
import type { Box } from '../board-layout.ts';
import type { Sheet } from '../sheet.ts';

/** An unturned tile as large as it fits a box, in its middle. */
export function tilePicture({ set }: Pick<Sheet, 'set'>, about: { tile: string; part: Part }, box: Box): TilePicture {
  const type = set.tiles[set.indexOf.get(about.tile) ?? -1];
  if (!type) throw new Error(`the tile set "${set.id}" has no tile "${about.tile}"`);
  const art = boxOf(type, 0);
  const size = Math.floor(Math.min(box.wide / art.wide, box.high / art.high));
  const [wide, high] = [art.wide * size, art.high * size];
  const [x, y] = [Math.round(box.x + (box.wide - wide) / 2), Math.round(box.y + (box.high - high) / 2)];
  return {
    box: { x, y, wide, high },
    operation: { kind: 'tile', ...about, rotation: 0, size, x: x - art.x * size, y: y - art.y * size },
  };
}

/** A picture of a tile and where it goes. */
export interface TilePicture {
  readonly box: Box;
  readonly operation: DrawOperation;
}

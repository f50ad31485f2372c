import { type Degrees, turnsOf } from '../../../core/ports.ts';
import { tileOf } from '../../../core/tile.ts';
import { rectangle, type TileOperation } from '../../../drawing/draw.ts';
import { PAPER_COLOURS } from '../../../drawing/paper.ts';
import type { Box } from '../../../drawing/point.ts';
import { boxOf } from '../../../drawing/port-position.ts';
import type { DrawSign, GamePicture } from '../../../games/contract/picture.ts';
import type { TileGroup } from '../../../games/contract/scene.ts';
import type { GameContent } from '../../request.ts';

/** Returns the number of tiles left in a group. */
export function countOf({ tiles, count: known }: TileGroup): number {
  return known ?? tiles.reduce((sum, { count }) => sum + count, 0);
}

/** Returns the sign of a group of tiles. */
export function signOf({ signs, back = plainBack }: GamePicture, group: string): DrawSign {
  return signs?.[group] ?? back;
}

const plainBack: DrawSign = ({ x, y }, size, theme) => {
  const { trackEven: fill, frame: stroke } = PAPER_COLOURS[theme];
  const card = { x: x - size / 2, y: y - size / 2, width: size, height: size };
  return [rectangle(card, { part: 'panel', radius: Math.round(size * 0.06), fill, stroke, lineWidth: 2 })];
};

/** Sides of squares of a tile beside the board are multiples of this, in pixels, so that the cache can hold a tile set in them. */
const STEP = 8;

/**
 * Draws a tile as large as possible in the middle of a box; returns also its rectangle.
 *
 * @param look.rotation by default unturned
 * @param look.largest largest side of a square, in pixels; by default any
 */
export function tilePicture(
  content: GameContent['content'],
  tile: string,
  room: Box,
  { rotation = 0, largest = Number.POSITIVE_INFINITY }: { readonly rotation?: Degrees; readonly largest?: number } = {},
): { box: Box; operation: TileOperation } {
  const art = boxOf(tileOf(content, tile), turnsOf(rotation));
  const most = Math.min(room.width / art.width, room.height / art.height, largest);
  const size = most < STEP ? Math.floor(most) : Math.floor(most / STEP) * STEP;
  const [width, height] = [art.width * size, art.height * size];
  const [x, y] = [Math.round(room.x + (room.width - width) / 2), Math.round(room.y + (room.height - height) / 2)];
  const corner = { x: x - art.x * size, y: y - art.y * size };
  return { box: { x, y, width, height }, operation: { kind: 'tile', tile, rotation, size, ...corner } };
}

import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type TileSet, turnsOf } from '../../engine/index.ts';
import { pieceArt } from '../art/piece-art.ts';
import { tileArt } from '../art/tile-art.ts';
import { BoundedCache } from '../bounded-cache.ts';
import type { Drawing, DrawOperation, PieceOperation, TileOperation } from '../draw.ts';
import type { Point } from '../point.ts';
import { boundsOf } from './bounds.ts';
import { type Brush, paintOperation } from './brush.ts';
import type { Icons } from './icons.ts';

/** Bytes of pictures of tiles and pieces that are kept: every tile of a set as panels show it, unturned and large. */
const SPRITE_BYTES = 80 * 1024 * 1024;

/**
 * Sides, in pixels, of the squares of tiles that are painted stroke by stroke, which takes long: boards and panels show
 * them made smaller.
 */
const BOARD_SIDE = 128;
const PANEL_SIDE = 256;

/** Bytes that a pixel of a canvas takes: its four, and as many in the library once they were put there. */
const PIXEL_BYTES = 8;

/** Something painted once to be drawn often: its canvas, and how far that lies from the thing's own point, in pixels. */
interface Sprite {
  readonly canvas: Canvas;
  readonly offset: Point;
}

/** What a drawing's operations are painted with. */
export interface Paint {
  readonly set: TileSet;
  readonly theme: Drawing['theme'];
  readonly icons: Icons;
}

const sprites = new BoundedCache<Sprite>(SPRITE_BYTES);

/** A brush that paints tiles and pieces once and draws them from there. */
export function spriteBrush(paint: Paint, context: Brush['context']): Brush {
  const draw = ({ canvas, offset }: Sprite, { x, y }: Point, share = 1) =>
    context.drawImage(canvas, x + offset.x * share, y + offset.y * share, canvas.width * share, canvas.height * share);
  return {
    context,
    icons: paint.icons,
    tile(operation) {
      const size = operation.size > BOARD_SIDE ? Math.max(operation.size, PANEL_SIDE) : BOARD_SIDE;
      context.imageSmoothingQuality = 'high';
      draw(tileSprite(paint, operation, size), operation, operation.size / size);
    },
    piece: (operation) => draw(pieceSprite(paint, operation), operation),
  };
}

function tileSprite(paint: Paint, { tile, rotation }: Pick<TileOperation, 'tile' | 'rotation'>, size: number): Sprite {
  const { set, theme } = paint;
  return spriteOf(`${set.hash} ${theme} ${tile} ${rotation} ${size}`, () => {
    const index = set.indexOf.get(tile);
    if (index === undefined) throw new Error(`the tile set "${set.id}" has no tile "${tile}"`);
    const { operations, box } = tileArt(set.tiles[index]!, turnsOf(rotation), theme);
    const canvas = createCanvas(box.wide * size, box.high * size);
    const context = canvas.getContext('2d');
    context.scale(size, size);
    context.translate(-box.x, -box.y);
    paintParts(paint, context, operations);
    return { canvas, offset: { x: box.x * size, y: box.y * size } };
  });
}

function pieceSprite(paint: Paint, operation: PieceOperation): Sprite {
  const unplaced = { ...operation, x: 0, y: 0 };
  return spriteOf(JSON.stringify(unplaced), () => {
    const { left, top, right, bottom } = boundsOf(unplaced, paint.set)!;
    const offset = { x: Math.floor(left), y: Math.floor(top) };
    const canvas = createCanvas(Math.ceil(right) - offset.x, Math.ceil(bottom) - offset.y);
    const context = canvas.getContext('2d');
    context.translate(-offset.x, -offset.y);
    paintParts(paint, context, pieceArt(unplaced));
    return { canvas, offset };
  });
}

function spriteOf(key: string, make: () => Sprite): Sprite {
  const known = sprites.get(key);
  if (known) return known;
  const painted = make();
  const sprite = { ...painted, canvas: pixelsOnly(painted.canvas) };
  sprites.set(key, sprite, sprite.canvas.width * sprite.canvas.height * PIXEL_BYTES);
  return sprite;
}

/** A copy of a canvas that holds pixels only: the one that was painted on keeps every stroke, several times as much. */
function pixelsOnly(painted: Canvas): Canvas {
  const { width, height } = painted;
  const copy = createCanvas(width, height);
  copy.getContext('2d').putImageData(painted.getContext('2d').getImageData(0, 0, width, height), 0, 0);
  // Gives back its memory at once: the collector does not know how much that is.
  painted.width = 0;
  return copy;
}

function paintParts({ icons }: Paint, context: Brush['context'], operations: readonly DrawOperation[]): void {
  const nested = () => {
    throw new Error('the art of a tile or piece holds no tiles or pieces');
  };
  for (const part of operations) paintOperation({ context, icons, tile: nested, piece: nested }, part);
}

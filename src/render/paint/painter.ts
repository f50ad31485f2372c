import { setImmediate } from 'node:timers/promises';
import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas';
import { type TileSet, turnsOf } from '../../engine/index.ts';
import type { IconName } from '../art/icon-name.ts';
import { tileArt } from '../art/tile-art.ts';
import type { Drawing, TileOperation } from '../draw.ts';
import { BoundedCache } from './bounded-cache.ts';
import { paintOperation } from './brush.ts';
import { loadFonts } from './fonts.ts';
import { loadIcons } from './icons.ts';

/** Bytes of tile pictures that are kept: about every turned tile of a set at full size. */
const SPRITE_BYTES = 48 * 1024 * 1024;

/** Operations drawn before others get a turn on the event loop. */
const OPERATIONS_A_BREATH = 400;

interface Sprite {
  readonly canvas: Canvas;
  /** Where the anchor square's top left corner lies in the picture, in squares. */
  readonly left: number;
  readonly top: number;
}

const sprites = new BoundedCache<Sprite>(SPRITE_BYTES);

/** Paints a scene; the same scene gives the same pixels. */
export async function paintDrawing(scene: Drawing, set: TileSet): Promise<Canvas> {
  loadFonts();
  const icons = await loadIcons();
  const canvas = createCanvas(scene.width, scene.height);
  const context = canvas.getContext('2d');
  context.fillStyle = scene.background;
  context.fillRect(0, 0, scene.width, scene.height);
  const tile = (operation: TileOperation) => {
    const { canvas: picture, left, top } = spriteOf(set, operation, icons);
    context.drawImage(picture, operation.x + left * operation.size, operation.y + top * operation.size);
  };
  let drawn = 0;
  for (const operation of scene.operations) {
    const fresh = operation.kind === 'tile' && sprites.get(spriteKey(set, operation)) === undefined;
    paintOperation({ context, icons, tile }, operation);
    if (fresh || ++drawn % OPERATIONS_A_BREATH === 0) await setImmediate();
  }
  return canvas;
}

function spriteKey(set: TileSet, { tile, rotation, size }: TileOperation): string {
  return `${set.hash} ${tile} ${rotation} ${size}`;
}

function spriteOf(set: TileSet, operation: TileOperation, icons: ReadonlyMap<IconName, Image>): Sprite {
  const key = spriteKey(set, operation);
  const known = sprites.get(key);
  if (known) return known;
  const index = set.indexOf.get(operation.tile);
  if (index === undefined) throw new Error(`the tile set "${set.id}" has no tile "${operation.tile}"`);
  const { operations, box } = tileArt(set.tiles[index]!, turnsOf(operation.rotation));
  const { size } = operation;
  const canvas = createCanvas(box.wide * size, box.high * size);
  const context = canvas.getContext('2d');
  context.scale(size, size);
  context.translate(-box.x, -box.y);
  const tile = () => {
    throw new Error('the art of a tile holds no tiles');
  };
  for (const stroke of operations) paintOperation({ context, icons, tile }, stroke);
  const sprite = { canvas, left: box.x, top: box.y };
  sprites.set(key, sprite, canvas.width * canvas.height * 4);
  return sprite;
}

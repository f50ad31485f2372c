import { createCanvas } from '@napi-rs/canvas';
import { LRUCache } from 'lru-cache';
import { type TileSet, turnsOf } from '../../engine/index.ts';
import { boxOf } from '../art/tile-art.ts';
import type { SquaresOperation, TileOperation } from '../draw.ts';
import type { Point } from '../point.ts';
import type { Theme } from '../request.ts';
import { tileOf } from '../tile-of.ts';
import { paintOperation } from './brush.ts';
import type { Icons } from './icons.ts';
import { CACHE_BYTES } from './memory.ts';
import { strokeBrush } from './painter.ts';
import type { StoredColours } from './stored-colours.ts';

/** What pictures of one tile set and theme are painted with. */
export interface Paint {
  readonly set: TileSet;
  readonly theme: Theme;
  readonly icons: Icons;
  readonly colours: StoredColours;
}

/** A tile or an empty square in stored colours, nothing of which is transparent. */
export interface Sprite {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Painted tiles and squares; pictures come out the same without. */
export const keptSprites = new LRUCache<string, Sprite>({
  maxSize: CACHE_BYTES.sprites,
  sizeCalculation: ({ pixels }, key) => pixels.length + key.length,
});

/** A tile, painted once while it is kept, and where its corner goes. */
export function placedTile(paint: Paint, operation: TileOperation): Point & { readonly sprite: Sprite } {
  const { tile, rotation, size } = operation;
  const box = boxOf(tileOf(paint.set, tile), turnsOf(rotation));
  const unplaced = { ...operation, x: -box.x * size, y: -box.y * size };
  const sprite = spriteOf(paint, unplaced, { width: box.wide * size, height: box.high * size });
  return { sprite, x: operation.x - unplaced.x, y: operation.y - unplaced.y };
}

/** One of some empty squares. */
export function squareSprite(paint: Paint, operation: SquaresOperation): Sprite {
  const { size } = operation;
  return spriteOf(paint, { ...operation, x: 0, y: 0, columns: 1, rows: 1 }, { width: size, height: size });
}

function spriteOf(
  paint: Paint,
  { part: _, ...operation }: (TileOperation | SquaresOperation) & { readonly part?: string },
  { width, height }: { readonly width: number; readonly height: number },
): Sprite {
  const key = `${paint.set.hash} ${paint.theme} ${JSON.stringify(operation)}`;
  const known = keptSprites.get(key);
  if (known) return known;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  paintOperation(strokeBrush(paint, context), operation);
  const pixels = new Uint8Array(width * height);
  paint.colours.lay(context.getImageData(0, 0, width, height), { pixels, stride: width, at: 0 });
  // Gives back its memory at once: the collector does not know how much that is.
  canvas.width = 0;
  const sprite = { width, height, pixels };
  keptSprites.set(key, sprite);
  return sprite;
}

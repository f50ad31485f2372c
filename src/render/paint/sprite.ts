import { createCanvas } from '@napi-rs/canvas';
import { LRUCache } from 'lru-cache';
import type { SquaresOperation, TileOperation } from '../../drawing/draw.ts';
import type { Point } from '../../drawing/point.ts';
import type { Theme } from '../../drawing/theme.ts';
import type { GameContent } from '../request.ts';
import { boundsOf } from './bounds.ts';
import { paintOperation } from './brush.ts';
import type { Icons } from './icons.ts';
import { CACHE_BYTES } from './memory.ts';
import { strokeBrush } from './painter.ts';
import type { StoredColours } from './stored-colours.ts';

/** Palette and icons for the pictures of one tile set in one theme. */
export interface Paint extends GameContent {
  readonly theme: Theme;
  /** Name of the palette, where the game has several. */
  readonly palette?: string;
  readonly icons: Icons;
  readonly colours: StoredColours;
}

/** An opaque image of a tile or an empty square in stored colours. */
export interface Sprite {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Cache of painted tiles and squares; pictures do not depend on it. */
export const keptSprites = new LRUCache<string, Sprite>({
  maxSize: CACHE_BYTES.sprites,
  sizeCalculation: ({ pixels }, key) => pixels.length + key.length,
});

/** The cached sprite of a tile or of empty squares, and the place of its corner. */
export function placedSprite(
  paint: Paint,
  { part: _, ...operation }: (TileOperation | SquaresOperation) & { readonly part?: string },
): Point & { readonly sprite: Sprite } {
  const { x, y, width, height } = boundsOf(operation, paint);
  const unplaced = { ...operation, x: operation.x - x, y: operation.y - y };
  const key = `${paint.content.hash} ${paint.theme} ${paint.palette ?? ''} ${JSON.stringify(unplaced)}`;
  const known = keptSprites.get(key);
  if (known) return { sprite: known, x, y };
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  paintOperation(strokeBrush(paint, context), unplaced);
  const pixels = new Uint8Array(width * height);
  paint.colours.drawOver(context.getImageData(0, 0, width, height), { pixels, stride: width, at: 0 });
  // Frees its memory at once: the garbage collector does not know its size.
  canvas.width = 0;
  const sprite = { width, height, pixels };
  keptSprites.set(key, sprite);
  return { sprite, x, y };
}

import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { LRUCache } from 'lru-cache';
import { appearanceKey } from '../../core/rules.ts';
import type { DrawOperation, PieceOperation, SquaresOperation, TileOperation } from '../../drawing/draw.ts';
import type { Point } from '../../drawing/point.ts';
import type { Theme } from '../../drawing/theme.ts';
import type { GameContent } from '../request.ts';
import { paintOperation } from '../strokes/brush.ts';
import { boundsOf, wholePixels } from './bounds.ts';
import { blendArea, reusedCanvases } from './canvases.ts';
import { CACHE_BYTES, PIXEL_BYTES } from './memory.ts';
import { canvasBrush, type Icons } from './painter.ts';
import type { StoredColours } from './stored-colours.ts';
import { TileFiles } from './tile-files.ts';

/** Palette and icons for the pictures of one tile set in one theme. */
export interface Paint extends GameContent {
  readonly theme: Theme;
  /** Name of the palette; absent if the game has only one. */
  readonly palette?: string;
  readonly icons: Icons;
  readonly colours: StoredColours;
}

/** An opaque image of a tile or an empty square in stored colours. */
export interface Sprite {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
}

/** Cache of painted tiles and squares; pictures do not depend on it. */
export const cachedSprites = new LRUCache<string, Sprite>({
  maxSize: CACHE_BYTES.sprites,
  sizeCalculation: ({ pixels }, key) => pixels.length + key.length,
});

/**
 * Tiles with smaller squares than the first are shrunk from sprites with squares of the second, in pixels: a small board needs all
 * its tiles anew whenever it grows, and to paint the strokes of a tile takes as long at any size.
 */
const SHRUNK = { below: 32, from: 64 };

let files: TileFiles | undefined;

/** Keeps painted tiles in a folder, too, from now on; not if that cannot be used. */
export function keepTilesIn(...place: ConstructorParameters<typeof TileFiles>): void {
  try {
    files = new TileFiles(...place);
  } catch {
    files = undefined;
  }
}

/** Returns the cached sprite of a tile or of empty squares, with the position of its corner. */
export function placedSprite(
  paint: Paint,
  { part: _, ...operation }: (TileOperation | SquaresOperation) & { readonly part?: string },
): Point & { readonly sprite: Sprite } {
  const { x, y, width, height } = boundsOf(operation, paint);
  const unplaced = { ...operation, x: operation.x - x, y: operation.y - y };
  const key = keyOf(paint, unplaced);
  const cached = cachedSprites.get(key);
  if (cached) return { sprite: cached, x, y };
  const isShrunk = operation.kind === 'tile' && operation.size < SHRUNK.below;
  const sprite = isShrunk
    ? shrunkSprite(placedSprite(paint, { ...operation, size: SHRUNK.from }).sprite, { width, height, paint })
    : keptSprite(paint, unplaced, { key, width, height });
  cachedSprites.set(key, sprite);
  return { sprite, x, y };
}

// Not those of bands, which are painted with sprites.
const contextFor = reusedCanvases(CACHE_BYTES.spriteCanvases);

/** Returns the sprite of a tile or of empty squares from its file or, without one, paints it. */
function keptSprite(
  paint: Paint,
  operation: DrawOperation,
  { key, width, height }: Pick<Sprite, 'width' | 'height'> & { readonly key: string },
): Sprite {
  const painted = () => {
    const context = contextFor(width, height);
    paintOperation(canvasBrush(paint, context), operation);
    const pixels = Buffer.alloc(width * height);
    blendArea(context, { x: 0, y: 0, width, height }, paint.colours, { pixels, stride: width, at: 0 });
    return pixels;
  };
  const pixels = files?.pixels(key, paint.colours.bytes, width * height, painted) ?? painted();
  return { width, height, pixels };
}

/** Returns a sprite in another size, each pixel with the mean colour of those in its place. */
function shrunkSprite(
  large: Sprite,
  { width, height, paint: { colours } }: Pick<Sprite, 'width' | 'height'> & { readonly paint: Paint },
): Sprite {
  const pixels = Buffer.alloc(width * height);
  const rows = partsOf(large.height, height);
  const columns = partsOf(large.width, width);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [left, top] = [columns[x]!, rows[y]!];
      const area = { left, top, right: columns[x + 1]!, bottom: rows[y + 1]! };
      pixels[y * width + x] = colours.meanOf(large, area);
    }
  }
  return { width, height, pixels };
}

/** Returns where the parts of a length begin, in whole pixels, and where the last one ends. */
function partsOf(length: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => Math.round((index * length) / count));
}

/** A piece on a transparent canvas, with the offset of the canvas from the whole pixel at the middle of the piece. */
interface Figure {
  readonly canvas: Canvas;
  readonly offset: Point;
}

/** Cache of painted pieces; pictures do not depend on it. */
export const cachedFigures = new LRUCache<string, Figure>({
  maxSize: CACHE_BYTES.figures,
  sizeCalculation: ({ canvas: { width, height } }, key) => width * height * PIXEL_BYTES + key.length,
  // Frees its memory at once; earlier copies of it stay.
  dispose: ({ canvas }) => {
    canvas.width = 0;
  },
});

/** Returns the cached canvas of a piece, with the position of its corner. Its many smoothed strokes take long to paint. */
export function placedFigure(
  paint: Paint,
  { part: _, ...operation }: PieceOperation & { readonly part?: string },
): Point & { readonly canvas: Canvas } {
  const [x, y] = [Math.floor(operation.x), Math.floor(operation.y)];
  const unplaced = { ...operation, x: operation.x - x, y: operation.y - y };
  const key = keyOf(paint, unplaced);
  const figure = cachedFigures.get(key) ?? paintedFigure(paint, unplaced);
  cachedFigures.set(key, figure);
  return { canvas: figure.canvas, x: x + figure.offset.x, y: y + figure.offset.y };
}

function paintedFigure(paint: Paint, operation: PieceOperation): Figure {
  const { x, y, width, height } = wholePixels(boundsOf(operation, paint));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.translate(-x, -y);
  paintOperation(canvasBrush(paint, context), operation);
  return { canvas, offset: { x, y } };
}

function keyOf({ content, theme, palette = '' }: Paint, unplaced: DrawOperation): string {
  return `${appearanceKey(content)} ${theme} ${palette} ${JSON.stringify(unplaced)}`;
}

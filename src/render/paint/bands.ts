import { createHash } from 'node:crypto';
import { appearanceKey } from '../../core/rules.ts';
import type { Drawing, DrawOperation } from '../../drawing/draw.ts';
import { type Box, boxesOverlap, type Point } from '../../drawing/point.ts';
import type { GameContent } from '../request.ts';
import { type Brush, paintOperation } from '../strokes/brush.ts';
import { boundsOf, boxAroundBoxes, isEmpty, overlap, pixelsIn, plainBox, rimsAround, wholePixels } from './bounds.ts';
import { blendArea, reusedCanvases } from './canvases.ts';
import { CACHE_BYTES } from './memory.ts';
import { iconsAndText } from './painter.ts';
import { type Paint, placedFigure, placedSprite, type Sprite } from './sprite.ts';

/**
 * Approximate height of a band, in pixels. A band is repainted as a whole if any part of it changes, and compressed separately.
 */
const HEIGHT = 96;

/** A horizontal strip of a picture, with the operations that may be visible in it. */
export interface Band {
  readonly background: string;
  readonly top: number;
  readonly bottom: number;
  readonly operations: readonly { readonly operation: DrawOperation; readonly bounds: Box }[];
  /** Cache key; equal for bands that look alike. */
  readonly key: string;
}

/** Cuts a drawing into bands, along the rows of its grid if it has one. */
export function bandsOf(drawing: Drawing, source: GameContent): Band[] {
  const { width, theme, palette = '', background, operations } = drawing;
  const placed = operations.map((operation) => ({
    operation,
    bounds: boundsOf(operation, source),
    text: JSON.stringify(operation),
  }));
  const cuts = cutsOf(drawing);
  return cuts.slice(1).map((bottom, index) => {
    const top = cuts[index]!;
    const visible = placed.filter(({ bounds: { y, height } }) => y < bottom && y + height > top);
    const hash = createHash('sha256').update(
      `${appearanceKey(source.content)} ${theme} ${palette} ${background} ${width} ${top} ${bottom}`,
    );
    for (const { text } of visible) hash.update(text);
    return { background, top, bottom, operations: visible, key: hash.digest('base64') };
  });
}

/** Returns the ends of bands from top to bottom, chosen so that few squares and cards are cut. */
function cutsOf({ height, grid, cards = [] }: Drawing): number[] {
  const [top, bottom] = grid ? [grid.y, grid.y + grid.rows * grid.size] : [0, 0];
  const rows = grid ? Math.max(1, Math.round(HEIGHT / grid.size)) * grid.size : 0;
  const ends = cards.flatMap(({ y, height }) => [y, y + height]).filter((y) => y > bottom && y < height);
  const cuts = [0];
  for (const end of new Set([top, bottom, ...ends.sort((a, b) => a - b), height])) {
    const from = cuts.at(-1)!;
    const step = end === bottom ? rows : Math.ceil((end - from) / Math.ceil((end - from) / HEIGHT));
    for (let y = from + step; y < end; y += step) cuts.push(y);
    if (end > from) cuts.push(end);
  }
  return cuts;
}

/** Rows of a picture in stored colours: `stride` bytes per row, pixels from `start` on. */
export interface Frame {
  readonly width: number;
  readonly pixels: Uint8Array;
  readonly stride: number;
  readonly start: number;
}

const contextFor = reusedCanvases(CACHE_BYTES.canvases);

/**
 * Paints a band into a frame, from its first row on. Tiles, empty squares and the insides of large boxes are copied directly;
 * everything else is drawn on a canvas above them, which has holes where they are visible. Drawing and reading back the whole
 * picture would take much longer.
 */
export function paintBand(paint: Paint, band: Band, frame: Frame): void {
  const { top, bottom } = band;
  const { width, pixels, stride, start } = frame;
  const context = contextFor(width, bottom - top);
  context.translate(0, -top);
  const whole = { x: 0, y: top, width, height: bottom - top };
  const clips: Box[] = [whole];
  const put = (sprite: Sprite, { x, y }: Point) => {
    const visible = overlap(clips.at(-1)!, { x, y, width: sprite.width, height: sprite.height });
    copySprite(sprite, { x, y }, { seen: visible, top, frame });
  };
  const fillPlain = ({ x, y, width, height }: Box, fill: string) => {
    const index = paint.colours.indexOf(fill);
    for (let row = y - top; row < y - top + height; row++) {
      pixels.fill(index, row * stride + start + x, row * stride + start + x + width);
    }
    context.clearRect(x, y, width, height);
  };
  const brush: Brush = {
    context,
    ...iconsAndText(context, paint.icons),
    tile(operation) {
      const { sprite, x, y } = placedSprite(paint, operation);
      put(sprite, { x, y });
      context.clearRect(x, y, sprite.width, sprite.height);
    },
    piece(operation) {
      const { canvas, x, y } = placedFigure(paint, operation);
      context.drawImage(canvas, x, y);
    },
    squares(operation) {
      const { sprite } = placedSprite(paint, { ...operation, columns: 1, rows: 1 });
      const { x, y, size, columns, rows } = operation;
      for (let index = 0; index < columns * rows; index++) {
        put(sprite, { x: x + (index % columns) * size, y: y + Math.floor(index / columns) * size });
      }
      context.clearRect(x, y, columns * size, rows * size);
    },
  };
  fillPlain(whole, band.background);
  const boxes: Box[] = [];
  for (const { operation, bounds } of band.operations) {
    if (operation.kind === 'clip') clips.push(overlap(clips.at(-1)!, operation));
    else if (operation.kind === 'unclip') clips.pop();
    paintOperation(brush, operation);
    if (!isDrawn(operation)) continue;
    const visible = wholePixels(overlap(clips.at(-1)!, bounds));
    const plain = plainBox(operation, visible);
    if (plain) fillPlain(plain.inside, plain.fill);
    boxes.push(...(plain?.rims ?? [visible]));
  }
  for (const { y, ...area } of apart(boxes)) {
    const at = (y - top) * stride + start + area.x;
    blendArea(context, { ...area, y: y - top }, paint.colours, { pixels, stride, at });
  }
}

/** Returns disjoint rectangles that cover all given rectangles, with at most as many pixels as these have together. */
function apart(areas: readonly Box[]): Box[] {
  const result: Box[] = [];
  const waiting = [...areas];
  for (let area = waiting.pop(); area; area = waiting.pop()) {
    if (isEmpty(area)) continue;
    const seen = area;
    const other = result.find((one) => boxesOverlap(seen, one));
    if (!other) result.push(area);
    else {
      const both = boxAroundBoxes([area, other]);
      if (pixelsIn(both) > pixelsIn(area) + pixelsIn(other)) waiting.push(...rimsAround(overlap(area, other), area));
      else {
        result.splice(result.indexOf(other), 1);
        waiting.push(both);
      }
    }
  }
  return result;
}

function isDrawn({ kind }: DrawOperation): boolean {
  return kind !== 'tile' && kind !== 'squares' && kind !== 'clip' && kind !== 'unclip';
}

/** Copies the visible part of a sprite with its corner at a point of the picture. */
function copySprite(
  { width, pixels }: Sprite,
  { x, y }: Point,
  { seen, top, frame }: { readonly seen: Box; readonly top: number; readonly frame: Frame },
): void {
  if (isEmpty(seen)) return;
  for (let row = seen.y; row < seen.y + seen.height; row++) {
    const from = (row - y) * width + seen.x - x;
    // Unlike `set` with a part of the sprite, this makes no garbage.
    pixels.copy(frame.pixels, (row - top) * frame.stride + frame.start + seen.x, from, from + seen.width);
  }
}

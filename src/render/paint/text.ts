import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { LRUCache } from 'lru-cache';
import type { TextOperation } from '../../drawing/draw.ts';
import { type Box, boxAround, inset, pointsOf } from '../../drawing/point.ts';
import { baselineOf, fontOf, strokeText } from '../strokes/text.ts';
import { drawableText } from './drawable-text.ts';
import { familiesOf } from './fonts.ts';
import { CACHE_BYTES } from './memory.ts';

const ELLIPSIS = '…';
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns a text cut to `maxWidth` pixels in the context's font, with an ellipsis if it is cut. */
function fitText(context: SKRSContext2D, text: string, maxWidth: number): string {
  if (context.measureText(text).width <= maxWidth) return text;
  const parts = [...graphemes.segment(text)].map(({ segment }) => segment);
  let [low, high] = [0, parts.length];
  const cut = (length: number) => `${parts.slice(0, length).join('').trimEnd()}${ELLIPSIS}`;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (context.measureText(cut(middle)).width <= maxWidth) low = middle;
    else high = middle - 1;
  }
  return cut(low);
}

/** A text as painted, with its font, its width and the box of its ink, relative to the left end of its baseline, in pixels. */
type FittedText = Pick<TextOperation, 'text'> & { readonly font: string; readonly width: number; readonly ink: Box };

/** Cache of fitted texts, as choosing characters takes longer than painting them. */
const fittedTexts = new LRUCache<string, FittedText, TextOperation>({
  maxSize: CACHE_BYTES.texts,
  sizeCalculation: ({ text }, key) => 2 * (text.length + key.length) + FITTED_BYTES,
  memoMethod: (_key, _old, { context: operation }) => {
    const drawable = drawableText(operation.text);
    ruler.font = fittedFont({ ...operation, text: drawable });
    const text = operation.maxWidth === undefined ? drawable : fitText(ruler, drawable, operation.maxWidth);
    const box = ruler.measureText(text);
    const [left, top] = [-box.actualBoundingBoxLeft, -box.actualBoundingBoxAscent];
    const corner = pointsOf([left, top, box.actualBoundingBoxRight, box.actualBoundingBoxDescent]);
    return { text, font: fittedFont({ ...operation, text }), width: box.width, ink: boxAround(corner) };
  },
});

/** Approximate bytes of a cached text besides its characters. */
const FITTED_BYTES = 300;
const ruler = createCanvas(1, 1).getContext('2d');

function fittedText(operation: TextOperation): FittedText {
  const { text, size, bold, maxWidth } = operation;
  return fittedTexts.memo(`${bold ? 'b' : 'r'} ${size} ${maxWidth} ${text}`, { context: operation });
}

/** Returns the painted characters of a text operation: drawable ones, cut to its width. Sets the context's font. */
export function paintedText(context: SKRSContext2D, operation: TextOperation): string {
  const { text, font } = fittedText(operation);
  context.font = font;
  return text;
}

/** Returns a bounding box of a line of text, in pixels, with room for anti-aliasing and for positions in quarters of a pixel. */
export function textBounds(operation: TextOperation): Box {
  const { ink, width } = fittedText(operation);
  const { x, align, halo } = operation;
  const start = align === 'left' ? x : align === 'center' ? x - width / 2 : x - width;
  return inset({ ...ink, x: start + ink.x, y: baselineOf(operation) + ink.y }, -2 - (halo?.lineWidth ?? 0) / 2);
}

function fittedFont({ text, size, bold }: TextOperation): string {
  return fontOf({ size, ...(bold && { bold }) }, familiesOf(text));
}

/** Draws a line of text; its figures are centred on the operation's height. */
export function paintText(context: SKRSContext2D, operation: TextOperation): void {
  strokeText(context, paintedText(context, operation), operation);
}

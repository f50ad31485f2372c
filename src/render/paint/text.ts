import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { BoundedCache } from '../bounded-cache.ts';
import type { TextOperation } from '../draw.ts';
import type { Bounds } from './bounds.ts';
import { familiesOf, hasGlyph } from './fonts.ts';

/** Stands for a character that no bundled font has. */
const REPLACEMENT = '□';
const ELLIPSIS = '…';
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Text in characters that the bundled fonts have: emoji they lack are dropped, anything else is shown as a box. */
export function drawableText(text: string): string {
  const drawable = [...graphemes.segment(text)].map(({ segment }) => {
    const codes = [...segment].map((character) => character.codePointAt(0)!);
    if (codes.every(hasGlyph)) return segment;
    return /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(segment) ? '' : REPLACEMENT;
  });
  return drawable.join('').replace(/\s+/gu, ' ').trim();
}

/** The longest beginning of a text that fits `maxWidth` pixels in the context's font, with an ellipsis where it is cut. */
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

/** Sets the font of a text operation. */
function useFont(context: SKRSContext2D, { text, size, bold }: Pick<TextOperation, 'text' | 'size' | 'bold'>): void {
  context.font = `${bold ? 700 : 400} ${size}px ${familiesOf(text)}`;
}

/** Texts whose characters and extent are kept: those of about 20 pictures. */
const KEPT_TEXTS = 4000;

interface FittedText {
  readonly text: string;
  /** Extent of the ink around the left end of its baseline, in pixels. */
  readonly ink: Bounds;
  readonly width: number;
}

const fittedTexts = new BoundedCache<FittedText>(KEPT_TEXTS);
const ruler = createCanvas(1, 1).getContext('2d');

/** The text of an operation as it is painted, with its extent; choosing characters takes longer than painting them. */
function fittedText(operation: TextOperation): FittedText {
  const { text: asked, size, bold, maxWidth } = operation;
  const key = `${bold ? 'b' : 'r'} ${size} ${maxWidth} ${asked}`;
  const known = fittedTexts.get(key);
  if (known) return known;
  useFont(ruler, operation);
  const drawable = drawableText(asked);
  const text = maxWidth === undefined ? drawable : fitText(ruler, drawable, maxWidth);
  const box = ruler.measureText(text);
  const ink = {
    left: -box.actualBoundingBoxLeft,
    top: -box.actualBoundingBoxAscent,
    right: box.actualBoundingBoxRight,
    bottom: box.actualBoundingBoxDescent,
  };
  const fitted = { text, ink, width: box.width };
  fittedTexts.set(key, fitted, 1);
  return fitted;
}

/** The characters that a text operation comes to: drawable, and cut to its width. Sets the context's font. */
export function paintedText(context: SKRSContext2D, operation: TextOperation): string {
  useFont(context, operation);
  return fittedText(operation).text;
}

/** A rectangle that surely holds a line of text, in pixels. */
export function textBounds(operation: TextOperation): Bounds {
  const { ink, width } = fittedText(operation);
  const { x, size, align } = operation;
  const start = align === 'left' ? x : align === 'center' ? x - width / 2 : x - width;
  const baseline = baselineOf(operation);
  // Glyphs are smoothed and placed to a quarter of a pixel.
  const room = 2 + (operation.outline ? outlineWidth(size) / 2 : 0);
  return {
    left: start + ink.left - room,
    top: baseline + ink.top - room,
    right: start + ink.right + room,
    bottom: baseline + ink.bottom + room,
  };
}

/** Figures of the bundled fonts are 0.714 em high, and centred on the operation's height. */
function baselineOf({ y, size }: TextOperation): number {
  return y + size * 0.357;
}

function outlineWidth(size: number): number {
  return Math.max(3, size * 0.2);
}

/** Draws a line of text; its figures are centred on the operation's height. */
export function paintText(context: SKRSContext2D, operation: TextOperation): void {
  const text = paintedText(context, operation);
  context.textAlign = operation.align;
  context.textBaseline = 'alphabetic';
  const baseline = baselineOf(operation);
  if (operation.outline) {
    context.strokeStyle = operation.outline;
    context.lineWidth = outlineWidth(operation.size);
    context.lineJoin = 'round';
    context.strokeText(text, operation.x, baseline);
  }
  context.fillStyle = operation.fill;
  context.fillText(text, operation.x, baseline);
}

import type { SKRSContext2D } from '@napi-rs/canvas';
import type { TextOperation } from '../draw.ts';
import { loadFonts } from './fonts.ts';

/** Stands for a character that no bundled font has. */
const REPLACEMENT = '□';
const ELLIPSIS = '…';
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Text in characters that the bundled fonts have: emoji they lack are dropped, anything else is shown as a box. */
export function drawableText(text: string): string {
  const { covered } = loadFonts();
  const drawable = [...graphemes.segment(text)].map(({ segment }) => {
    const codes = [...segment].map((character) => character.codePointAt(0)!);
    if (codes.every((code) => covered.has(code))) return segment;
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
function useFont(context: SKRSContext2D, { size, bold }: Pick<TextOperation, 'size' | 'bold'>): void {
  context.font = `${bold ? 700 : 400} ${size}px ${loadFonts().families}`;
}

/** The characters that a text operation comes to: drawable, and cut to its width. Sets the context's font. */
export function paintedText(context: SKRSContext2D, operation: TextOperation): string {
  useFont(context, operation);
  const drawable = drawableText(operation.text);
  return operation.maxWidth === undefined ? drawable : fitText(context, drawable, operation.maxWidth);
}

/** Draws a line of text; its figures are centred on the operation's height. */
export function paintText(context: SKRSContext2D, operation: TextOperation): void {
  const text = paintedText(context, operation);
  context.textAlign = operation.align;
  context.textBaseline = 'alphabetic';
  // Figures of the bundled fonts are 0.714 em high.
  const baseline = operation.y + operation.size * 0.357;
  if (operation.outline) {
    context.strokeStyle = operation.outline;
    context.lineWidth = Math.max(3, operation.size * 0.2);
    context.lineJoin = 'round';
    context.strokeText(text, operation.x, baseline);
  }
  context.fillStyle = operation.fill;
  context.fillText(text, operation.x, baseline);
}

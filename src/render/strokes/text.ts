import type { TextOperation } from '../../drawing/draw.ts';
import type { PaintContext } from './context.ts';

/** Returns the baseline of a line of text. Digits of the bundled fonts are 0.714 em high, and centred on the operation's height. */
export function baselineOf({ y, size }: Pick<TextOperation, 'y' | 'size'>): number {
  return y + size * 0.357;
}

/** Returns the font of a line of text in the syntax of a canvas. */
export function fontOf({ size, bold }: Pick<TextOperation, 'size' | 'bold'>, families: string): string {
  return `${bold ? 700 : 400} ${size}px ${families}`;
}

/** Draws the characters of a line of text in the context's font; they must fit its width. */

export function strokeText(context: PaintContext, text: string, operation: TextOperation): void {
  const { x, align, fill, halo } = operation;
  context.textAlign = align;
  context.textBaseline = 'alphabetic';
  if (halo) {
    context.strokeStyle = halo.stroke;
    context.lineWidth = halo.lineWidth;
    context.lineJoin = 'round';
    context.strokeText(text, x, baselineOf(operation));
  }
  context.fillStyle = fill;
  context.fillText(text, x, baselineOf(operation));
}

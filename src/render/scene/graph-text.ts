import { type DrawOperation, rectangle } from '../../drawing/draw.ts';
import type { PaperColours } from '../../drawing/paper.ts';
import type { Point } from '../../drawing/point.ts';

/** Size of a card, in pixels. A phone shows it in a quarter of that width, and its smallest text can still be read. */
export const CARD_SIZE = { width: 1200, height: 800 };

/** Size of texts in graphs, in pixels. */
const TEXT = 26;

/** Draws a text in a graph or on a card. */
export function graphText(
  paper: PaperColours,
  words: string,
  line: Point &
    Partial<Pick<Extract<DrawOperation, { kind: 'text' }>, 'align' | 'bold' | 'fill' | 'maxWidth' | 'part' | 'size'>>,
): DrawOperation {
  return { kind: 'text', text: words, size: TEXT, fill: paper.ink, align: 'left', part: 'panel', ...line };
}

/** Draws the line at the bottom of a card's head, whose height is `height`. */
export function headRim(paper: PaperColours, height: number): DrawOperation {
  return rectangle({ x: 0, y: height - 6, width: CARD_SIZE.width, height: 6 }, { part: 'head', fill: paper.toMoveRim });
}

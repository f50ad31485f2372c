import { type DrawOperation, rectangle } from '../../drawing/draw.ts';
import type { PaperColours } from '../../drawing/paper.ts';
import type { Point } from '../../drawing/point.ts';

/** Size of a card, in pixels: its smallest text can be read on a phone, which shows it in a quarter of that width. */
export const CARD = { width: 1200, height: 800 };

/** Size of texts in graphs, in pixels. */
const TEXT = 26;

/** A text in a graph or on a card. */
export function graphText(
  paper: PaperColours,
  words: string,
  line: Point &
    Partial<Pick<Extract<DrawOperation, { kind: 'text' }>, 'align' | 'bold' | 'fill' | 'maxWidth' | 'part' | 'size'>>,
): DrawOperation {
  return { kind: 'text', text: words, size: TEXT, fill: paper.ink, align: 'left', part: 'panel', ...line };
}

/** The line below the head of a card, which is so high. */
export function headRim(paper: PaperColours, height: number): DrawOperation {
  return rectangle({ x: 0, y: height - 6, width: CARD.width, height: 6 }, { part: 'head', fill: paper.toMoveRim });
}

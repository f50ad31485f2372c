import type { DrawOperation } from '../../drawing/draw.ts';
import type { PaperColours } from '../../drawing/paper.ts';
import type { Point } from '../../drawing/point.ts';

/** Size of texts in graphs, in pixels. */
const TEXT = 26;

/** A text in a graph. */
export function graphText(
  paper: PaperColours,
  words: string,
  line: Point &
    Partial<Pick<Extract<DrawOperation, { kind: 'text' }>, 'align' | 'bold' | 'fill' | 'maxWidth' | 'part' | 'size'>>,
): DrawOperation {
  return { kind: 'text', text: words, size: TEXT, fill: paper.ink, align: 'left', part: 'panel', ...line };
}

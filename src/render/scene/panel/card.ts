import { type DrawOperation, rectangle, type TextOperation } from '../../../drawing/draw.ts';
import { type Box, inset } from '../../../drawing/point.ts';
import { sizeToFit } from '../../../drawing/text-width.ts';
import type { BoardContext } from '../board-layout.ts';

/** Size of the smallest word, in sizes of the panel's text. */
const MIN = 0.55;

/**
 * Draws the ground of a part of the panel, with its rim; highlighted for the seat to move. In an animation only the rim is: grounds
 * that change with every turn would be a third of its file.
 */
export function cardOperation({ paper, scene, layout }: BoardContext, box: Box, isLit: boolean): DrawOperation {
  const { text } = layout;
  const width = Math.max(2, Math.round(text * (isLit ? 0.14 : 0.06)));
  const fill = isLit && !scene.isFrame ? paper.toMove : paper.card;
  const look = { fill, stroke: isLit ? paper.toMoveRim : paper.cardRim };
  return rectangle(inset(box, width / 2), { part: 'panel', radius: Math.round(text * 0.4), ...look, lineWidth: width });
}

/** A line of text in the panel; with `room`, it becomes smaller if it would be wider than that. */
export interface PanelLine extends Pick<TextOperation, 'x' | 'y'>, Partial<Omit<TextOperation, 'kind' | 'x' | 'y'>> {
  readonly room?: number;
}

/** Draws a line in the panel's ink and size. */
export function lineOperation({ paper, layout }: BoardContext, part: string, text: string | number, line: PanelLine) {
  const { room, size = layout.text, ...rest } = line;
  const fitting = room === undefined ? size : sizeToFit(String(text), size, room);
  return { kind: 'text', part, text: String(text), fill: paper.ink, align: 'left', ...rest, size: fitting } as const;
}

/** Draws a word in bold; leaves it out if it would be too small to read. */
export function wordOperations(context: BoardContext, part: string, text: string, line: PanelLine): DrawOperation[] {
  const word = lineOperation(context, part, text, { bold: true, ...line });
  return word.size < context.layout.text * MIN ? [] : [word];
}

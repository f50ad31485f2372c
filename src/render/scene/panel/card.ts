import type { DrawOperation, Part, TextOperation } from '../../draw.ts';
import type { Box } from '../board-layout.ts';
import { fittedSize } from '../fitted-text.ts';
import type { Sheet } from '../sheet.ts';

/** Smallest word in sizes of the panel's text. */
const LEAST = 0.55;

/** What the looks of a card follow. */
export type CardStyle = Pick<Sheet, 'paper'> & { readonly layout: Pick<Sheet['layout'], 'text'> };

/** The ground of a part of the panel, its rim within it; lit where somebody has to act. */
export function cardOperation({ paper, layout: { text } }: CardStyle, box: Box, isLit = false): DrawOperation {
  const width = Math.max(2, Math.round(text * (isLit ? 0.14 : 0.06)));
  return {
    kind: 'box',
    part: 'panel',
    x: box.x + width / 2,
    y: box.y + width / 2,
    wide: box.wide - width,
    high: box.high - width,
    radius: Math.round(text * 0.4),
    fill: isLit ? paper.toMove : paper.card,
    stroke: isLit ? paper.toMoveRim : paper.cardRim,
    width,
  };
}

/** A line in the panel's ink and size; with `room` it becomes smaller where it would be wider than that. */
export function lineOperation(
  { paper, layout: { text } }: Sheet,
  part: Part,
  line: { readonly text: string; readonly x: number; readonly y: number; readonly room?: number } & Partial<
    Pick<TextOperation, 'size' | 'bold' | 'fill' | 'align' | 'maxWidth'>
  >,
): TextOperation {
  const { room, size = text, ...rest } = line;
  return {
    kind: 'text',
    part,
    fill: paper.ink,
    align: 'left',
    ...rest,
    size: room === undefined ? size : fittedSize(line.text, size, room),
  };
}

/** A word that is left out, rather than too small to be read, where there is no room for it. */
export function wordOperations(
  sheet: Sheet,
  part: Part,
  line: Parameters<typeof lineOperation>[2] & { readonly room: number },
): TextOperation[] {
  const word = lineOperation(sheet, part, line);
  return word.size < sheet.layout.text * LEAST ? [] : [word];
}

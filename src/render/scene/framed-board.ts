import { type Drawing, rectangle } from '../../drawing/draw.ts';
import { PAPER_COLOURS } from '../../drawing/paper.ts';
import { type Box, inset } from '../../drawing/point.ts';
import { moveOperations } from '../../drawing/transform.ts';
import type { BoardScene } from '../../games/contract/scene.ts';
import { boardDrawing, type DrawingStyle } from './board-drawing.ts';
import { boardLayout } from './board-layout.ts';

/** Smallest readable text, in pixels; a phone shows a card in a quarter of its width. */
const LEAST_TEXT = 18;

/** Limits for the longest side of a board, and the step between tried values, in pixels. */
const LONGEST = { most: 1200, least: 200, step: 20 };

/** A board within a card: its operations, and its box without the frame. */
export interface FramedBoard extends Pick<Drawing, 'operations' | 'palette'> {
  readonly box: Box;
}

/**
 * Draws a board in a frame, with the largest squares that fit a box, without panel, coordinates, and words that are too small to be
 * read.
 *
 * @param at the side of the box at which the board is, in the middle of its height
 */
export function framedBoard(
  room: Box,
  scene: BoardScene,
  style: Omit<DrawingStyle, 'longest'>,
  side: 'left' | 'right',
): FramedBoard {
  const { theme = 'day' } = style;
  let longest = LONGEST.most;
  const fits = (limit: number) => {
    const { width, height } = boardLayout(scene, { longest: limit }).board;
    return width <= room.width && height <= room.height;
  };
  while (longest > LONGEST.least && !fits(longest)) longest -= LONGEST.step;
  const { operations, palette } = boardDrawing(scene, { ...style, longest });
  const { x, y, width, height } = boardLayout(scene, { longest }).board;
  const box = {
    x: room.x + (side === 'left' ? 0 : room.width - width),
    y: room.y + Math.round((room.height - height) / 2),
    width,
    height,
  };
  const shown = operations.filter((one) => {
    return !('part' in one && one.part === 'coordinate') && !(one.kind === 'text' && one.size < LEAST_TEXT);
  });
  return {
    box,
    ...(palette !== undefined && { palette }),
    operations: [
      ...moveOperations(shown, { x: box.x - x, y: box.y - y }),
      rectangle(inset(box, -3), { part: 'frame', stroke: PAPER_COLOURS[theme].toMoveRim, lineWidth: 6, radius: 6 }),
    ],
  };
}

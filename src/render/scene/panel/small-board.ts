import { squaresBox } from '../../../drawing/board-grid.ts';
import { type DrawOperation, rectangle } from '../../../drawing/draw.ts';
import { placed } from '../../../drawing/placed.ts';
import { type Box, inset } from '../../../drawing/point.ts';
import type { SquareArea } from '../../../games/contract/scene.ts';
import type { BoardContext } from '../board-layout.ts';

/** Width of the frame of the squares that the picture shows, in heights of the text. */
const RIM = 0.14;

/** Least width of a tile's mark on a small board, in pixels. */
const MIN_MARK = 3;

/**
 * The whole board, small in the middle of a box, with the last tile lit and a frame around the squares that the picture
 * shows.
 */
export function smallBoard(context: BoardContext, area: SquareArea, box: Box): DrawOperation[] {
  const { scene, layout, content, picture, paper, theme } = context;
  const rim = Math.max(2, Math.round(layout.text * RIM));
  const side = Math.max(1, Math.floor(Math.min(box.width / area.columns, box.height / area.rows)));
  const [width, height] = [area.columns * side, area.rows * side];
  const [x, y] = [Math.round(box.x + (box.width - width) / 2), Math.round(box.y + (box.height - height) / 2)];
  const board = { x, y, width, height };
  const grid = { area, board, tile: side };
  const corner = { x: x - area.x * side, y: y - area.y * side };
  const part = { part: 'inset' };
  const shown = layout.area;
  const frame = {
    x: corner.x + shown.x * side,
    y: corner.y + shown.y * side,
    width: shown.columns * side,
    height: shown.rows * side,
  };
  return [
    { kind: 'clip', ...box },
    rectangle(board, { ...part, fill: paper.ground }),
    ...placed(picture.chart?.(content, scene.facts, theme) ?? [], corner, side).map((one) => ({ ...one, ...part })),
    ...scene.tiles.map(({ tile, rotation, x, y }): DrawOperation => {
      return { kind: 'tile', ...part, tile, rotation, size: side, x: corner.x + x * side, y: corner.y + y * side };
    }),
    ...scene.tiles
      .filter(({ last }) => last !== undefined)
      .map(({ squares }) => {
        const ink = { fill: paper.white, stroke: paper.highlightCase, lineWidth: Math.max(1, Math.round(rim / 2)) };
        const marked = squaresBox(grid, squares);
        return rectangle(inset(marked, Math.min(0, (side - MIN_MARK) / 2)), { ...part, ...ink });
      }),
    rectangle(inset(frame, -rim), { ...part, stroke: paper.card, lineWidth: 2 * rim }),
    rectangle(inset(frame, -rim / 2), { ...part, stroke: paper.legalRim, lineWidth: rim }),
    { kind: 'unclip' },
  ];
}

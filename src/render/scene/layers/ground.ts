import type { DrawOperation } from '../../draw.ts';
import { squareCorner } from '../board-layout.ts';
import type { Sheet } from '../sheet.ts';

/** The squares, on which tiles will lie; hatched where no land tile may lie before the river gets there (A3). */
export function groundOperations({ scene, layout, paper }: Sheet): DrawOperation[] {
  const { area, board, tile: size } = layout;
  const { columns, rows } = area;
  const { x, y } = board;
  const ground: DrawOperation = {
    kind: 'squares',
    part: 'ground',
    x,
    y,
    size,
    columns,
    rows,
    fill: paper.ground,
    line: paper.grid,
  };
  const first = Math.max(area.x, scene.river.front + 1);
  const ahead = area.x + columns - first;
  if (ahead <= 0 || scene.phase === 'over') return [ground];
  const corner = squareCorner(layout, { x: first, y: area.y });
  const { ahead: fill, aheadStripe: stripes } = paper;
  return [ground, { kind: 'squares', part: 'ahead', ...corner, size, columns: ahead, rows, fill, stripes }];
}

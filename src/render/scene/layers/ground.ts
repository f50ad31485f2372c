import type { DrawOperation } from '../../draw.ts';
import { squareCorner } from '../board-layout.ts';
import type { Sheet } from '../sheet.ts';

/** The squares, on which tiles will lie; hatched where no land tile may lie before the river gets there (A3). */
export function groundOperations({ scene, layout, paper }: Sheet): DrawOperation[] {
  const { area, board, tile: size } = layout;
  const { columns, rows } = area;
  const look = { kind: 'squares', size, fill: paper.ground, line: paper.grid } as const;
  const ground: DrawOperation = { ...look, part: 'ground', x: board.x, y: board.y, columns, rows };
  const first = Math.max(area.x, scene.river.front + 1);
  const ahead = area.x + columns - first;
  if (ahead <= 0 || scene.phase === 'over') return [ground];
  const corner = squareCorner(layout, { x: first, y: area.y });
  const hatching = { shade: paper.ahead, stripes: paper.aheadStripe };
  return [ground, { ...look, part: 'ahead', ...corner, columns: ahead, rows, ...hatching }];
}

import type { DrawOperation } from '../../draw.ts';
import type { Sheet } from '../sheet.ts';

/** Numbers of columns above and below, of rows on both sides, as a player types them (A1). */
export function coordinateOperations({ layout, paper }: Sheet): DrawOperation[] {
  const { area, board, tile, text } = layout;
  // Three characters must fit the width of a square.
  const size = Math.min(Math.round(text * 0.95), Math.round(tile * 0.5));
  const label = (value: number, x: number, y: number): DrawOperation => ({
    kind: 'text',
    part: 'coordinate',
    text: String(value).replace('-', '−'),
    x: Math.round(x),
    y: Math.round(y),
    size,
    bold: true,
    fill: paper.frame,
    align: 'center',
  });
  const columns = Array.from({ length: area.columns }, (_, column) => {
    const x = board.x + (column + 0.5) * tile;
    const value = area.x + column;
    return [label(value, x, board.y - text * 0.7), label(value, x, board.y + board.high + text * 0.7)];
  });
  const rows = Array.from({ length: area.rows }, (_, row) => {
    const y = board.y + (row + 0.5) * tile;
    const value = area.y + row;
    return [label(value, board.x - text * 0.95, y), label(value, board.x + board.wide + text * 0.95, y)];
  });
  return [...columns, ...rows].flat();
}

import { cellOf } from './area.ts';
import { type Board, type BoardSize, emptyBoard, NO_TILE_TYPE, OUTSIDE } from './board.ts';
import { addSegments } from './feature-graph.ts';
import { compileGround, type Ground } from './ground.ts';
import { placeTile, placeTileAt } from './place-tile.ts';
import { packSegments, type TileTable } from './tile.ts';

/**
 * Creates a board with nothing but its printed ground.
 *
 * @throws Error when no tile has a side that a border print shows
 */
export function createBoard(table: TileTable, size: BoardSize, ground?: Ground): Board {
  const board = emptyBoard(table, size, ground && compileGround(table, size.area, ground));
  if (ground) printGround(board, ground);
  return board;
}

function printGround(board: Board, { squares, tiles, prints }: Ground): void {
  const { table, area, cells, graph } = board;
  cells.fill(OUTSIDE);
  board.usedFrom = 0;
  board.usedTo = cells.length;
  for (const { x, y } of squares) cells[cellOf(area, x, y)] = 0;
  for (const { kind, marks, shows, edges } of prints) {
    const ports = edges.flatMap(() => [0, 1, 2].filter((port) => shows[port] === kind));
    const tile = board.tileCount++;
    board.tileType[tile] = NO_TILE_TYPE;
    const packed = packSegments([{ kind, ports, marks }], table.kinds, table.marks);
    board.tileSegment[tile] = addSegments(graph, tile, packed);
  }
  for (const tile of tiles) placeTile(board, tile.type, tile);
  // Squares beside printed tiles are not legal yet (M4).
  for (let slot = 0; slot < board.openCount; slot++) cells[board.openCell[slot]!] = 0;
  board.openCount = 0;
}

/**
 * Builds a board without a ground again from its tiles: features are joined only at the sides of tiles, and no pieces are
 * placed.
 */
export function joinedBySides({ table, size, tileCell, tileCount, tileTurns, tileType }: Board): Board {
  const board = emptyBoard(table, size);
  for (let tile = 0; tile < tileCount; tile++)
    placeTileAt(board, tileType[tile]!, tileCell[tile]! * 4 + tileTurns[tile]!);
  return board;
}

import type { Square } from '../../../../core/tile.ts';
import { type BoardGrid, squareCorner } from '../../../../drawing/board-grid.ts';
import { memoize } from '../../../../drawing/memoize.ts';
import { type Box, boxAround } from '../../../../drawing/point.ts';
import type { GameMap } from '../../rules/game-map.ts';
import { COUNTRY, landOf } from './land.ts';
import { isPrinted } from './printed-place.ts';

/** Cells a square's side in which is told what is free. */
const FINE = 10;

/** What lies on the squares of a map and on one square of margin around them, which a picture of the whole shows. */
export interface MapRoom {
  /**
   * Whether a box lies wholly on the map and covers nothing printed: inside `region` if one is given, otherwise outside the
   * map's own country.
   */
  isFree(box: Box, region?: string): boolean;
  /** A box around what a region has that is not printed on; undefined where that is nothing. */
  around(region: string): Box | undefined;
}

const PRINTED = '';

/** The room of a map; the same object for the same map. */
export const roomOf = memoize((map: GameMap): MapRoom => {
  const { regionAt } = landOf(map);
  const [columns, rows] = [map.width, map.height].map((size) => (size + 2) * FINE) as [number, number];
  const cells = Array.from({ length: columns * rows }, (_, cell) => {
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    const point = { x: (column + 0.5) / FINE - 1, y: (row + 0.5) / FINE - 1 };
    return isPrinted(map, point) ? PRINTED : regionAt(point);
  });
  const sums = new Map<string, Int32Array>();
  const countIn = ({ x, y, width, height }: Box, what: string, isTaken: (cell: string) => boolean) => {
    const [left, top] = [Math.floor((x + 1) * FINE), Math.floor((y + 1) * FINE)];
    const [right, bottom] = [Math.ceil((x + width + 1) * FINE), Math.ceil((y + height + 1) * FINE)];
    if (left < 0 || top < 0 || right > columns || bottom > rows) return Number.POSITIVE_INFINITY;
    const taken = sums.get(what) ?? sumsOf(cells, columns, isTaken);
    sums.set(what, taken);
    const upTo = (column: number, row: number) => taken[row * (columns + 1) + column]!;
    return upTo(right, bottom) - upTo(left, bottom) - upTo(right, top) + upTo(left, top);
  };
  return {
    isFree: (box, region) =>
      countIn(box, region ?? 'any', (cell) =>
        region === undefined ? cell === COUNTRY || cell === PRINTED : cell !== region,
      ) === 0,
    around(region) {
      const own = cells.flatMap((cell, at) => (cell === region ? [at] : []));
      if (own.length === 0) return undefined;
      return boxAround(
        own.map((at) => ({ x: (at % columns) / FINE - 1, y: Math.floor(at / columns) / FINE - 1 })),
        1 / FINE,
      );
    },
  };
});

/** How many cells above and left of every corner are taken. */
function sumsOf(cells: readonly string[], columns: number, isTaken: (cell: string) => boolean): Int32Array {
  const rows = cells.length / columns;
  const sums = new Int32Array((columns + 1) * (rows + 1));
  for (let row = 0; row < rows; row++) {
    let line = 0;
    for (let column = 0; column < columns; column++) {
      if (isTaken(cells[row * columns + column]!)) line++;
      sums[(row + 1) * (columns + 1) + column + 1] = sums[row * (columns + 1) + column + 1]! + line;
    }
  }
  return sums;
}

/** Whether a picture shows all of a box, in squares. */
export function isShown({ x, y, width, height }: Box, grid: BoardGrid): boolean {
  const { board, tile } = grid;
  const corner = squareCorner(grid, { x, y });
  const [left, top] = [Math.max(0, board.x), Math.max(0, board.y)];
  const [right, bottom] = [Math.min(grid.width, board.x + board.width), Math.min(grid.height, board.y + board.height)];
  const slack = 0.01;
  return (
    corner.x >= left - slack &&
    corner.y >= top - slack &&
    corner.x + width * tile <= right + slack &&
    corner.y + height * tile <= bottom + slack
  );
}

/** Whether a picture shows all of some squares. */
export function isWhole(squares: readonly Square[], layout: BoardGrid): boolean {
  return isShown(boxAround(squares, 1), layout);
}

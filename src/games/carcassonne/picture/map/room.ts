import type { Square } from '../../../../core/tile.ts';
import { type BoardGrid, squareCorner } from '../../../../drawing/board-grid.ts';
import { CellSums } from '../../../../drawing/cell-sums.ts';
import type { DrawOperation } from '../../../../drawing/draw.ts';
import { memoize, memoizeBy } from '../../../../drawing/memoize.ts';
import { type Box, boxAround, inset, type Point } from '../../../../drawing/point.ts';
import { textWidth } from '../../../../drawing/text-width.ts';
import type { GameMap } from '../../rules/game-map.ts';
import { COUNTRY_SIGN, landOf } from './land.ts';
import { ferryArt, printArt, printNameArt } from './print-art.ts';

/** Number of cells along the side of a square, in which free room is searched. */
const FINE = 10;

/** Free room on the squares of a map and on one square of margin around them, as in a picture of the whole map. */
export interface FreeRoom {
  /**
   * Whether a box lies wholly on the map and covers nothing printed: inside `region` if one is given, otherwise outside the
   * map's own country.
   */
  isFree(box: Box, region?: string): boolean;
  /** A box around the cells of a region without prints; undefined if there are none. */
  around(region: string): Box | undefined;
}

const PRINTED = '';

/** The room of a map; the same object for the same map. */
export const freeRoomOf = memoize((map: GameMap): FreeRoom => {
  const { regionAt } = landOf(map);
  const [columns, rows] = [map.width, map.height].map((size) => (size + 2) * FINE) as [number, number];
  const cells = Array.from({ length: columns * rows }, (_, cell) => {
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    const point = { x: (column + 0.5) / FINE - 1, y: (row + 0.5) / FINE - 1 };
    return isPrinted(map, point) ? PRINTED : regionAt(point);
  });
  const all = { x: 0, y: 0, width: columns, height: rows };
  const takenFor = memoizeBy((_: GameMap, region: string | undefined) => {
    const isTaken = (cell: string) =>
      region === undefined ? cell === COUNTRY_SIGN || cell === PRINTED : cell !== region;
    const taken = cells.flatMap((cell, at) =>
      isTaken(cell) ? [{ x: at % columns, y: Math.floor(at / columns), width: 1, height: 1, cost: 1 }] : [],
    );
    return new CellSums(all, taken);
  });
  return {
    isFree({ x, y, width, height }, region) {
      const [left, top] = [Math.floor((x + 1) * FINE), Math.floor((y + 1) * FINE)];
      const [right, bottom] = [Math.ceil((x + width + 1) * FINE), Math.ceil((y + height + 1) * FINE)];
      const isWithin = left >= 0 && top >= 0 && right <= columns && bottom <= rows;
      return isWithin && takenFor(map, region).sumWithin(left, top, right - left, bottom - top) === 0;
    },
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
export function isWhollyShown(squares: readonly Square[], layout: BoardGrid): boolean {
  return isShown(boxAround(squares, 1), layout);
}

/** Margin around prints. */
const MARGIN = 0.03;

/** Boxes around the parts of prints beyond the border, without their names, in squares. */
export const printedBoxes = memoize((map: GameMap): readonly Box[] => {
  const art = [
    ...map.prints.flatMap((print) => printArt(map, print, 'day')),
    ...map.ferries.flatMap((ferry) => ferryArt(ferry, 'day')),
  ];
  return art.map((operation) => inset(boxOf(operation), -MARGIN));
});

const printedCells = memoize((map: GameMap): ReadonlySet<string> => {
  const cells = new Set<string>();
  const names = map.prints.flatMap((print) => printNameArt(map, print, 'day'));
  for (const box of [...printedBoxes(map), ...names.map((name) => inset(boxOf(name), -MARGIN))]) {
    const { x, y, width, height } = box;
    for (let row = Math.floor(y * FINE); row <= (y + height) * FINE; row++) {
      for (let column = Math.floor(x * FINE); column <= (x + width) * FINE; column++) cells.add(`${column},${row}`);
    }
  }
  return cells;
});

/** Whether something is printed at a point beyond the border. */
export function isPrinted(map: GameMap, { x, y }: Point): boolean {
  return printedCells(map).has(`${Math.floor(x * FINE)},${Math.floor(y * FINE)}`);
}

/** A rectangle around what an operation of printed art draws. */
export function boxOf(operation: DrawOperation): Box {
  if ('points' in operation) return inset(boxAround(operation.points), -(operation.lineWidth ?? 0) / 2);
  if (operation.kind === 'circle') return inset(boxAround([operation]), -operation.radius);
  if (operation.kind !== 'text') return boxAround([]);
  const [half, height] = [(textWidth(operation.text) * operation.size) / 2, operation.size * 0.8];
  return { x: operation.x - half, y: operation.y - height / 2, width: 2 * half, height };
}

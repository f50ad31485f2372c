import type { Square } from '../../core/tile.ts';
import { keptFor } from '../../drawing/kept.ts';
import { along, boxAround, type Point } from '../../drawing/point.ts';
import type { AmazonasTile } from '../../games/amazonas/rules/index.ts';
import { offsetsOf, portPlace } from './port-place.ts';
import { type Clearing, clearingsOf } from './village-shape.ts';
import { amazonOf, amazonWidth, type Stop, TRIBUTARY_WIDTH, tributariesOf, type Waterway } from './water-shape.ts';

/** The outlines of everything on a tile that is not jungle, in the unturned tile, in squares from the anchor's corner. */
export interface TileShape {
  readonly offsets: readonly Square[];
  readonly clearings: readonly Clearing[];
  readonly amazon: Waterway | undefined;
  readonly tributaries: readonly Waterway[];
  readonly stops: readonly Stop[];
}

/** A cell that belongs to no segment: outside the tile, on a rock, or a pocket without a port. */
const NOWHERE = -1;

/** A cell of jungle of which it is not known yet to which segment it belongs. */
const JUNGLE = -2;

/** Which segment each small cell of a tile belongs to. */
export interface SegmentAreas {
  /** Cells a square's side. */
  readonly fine: number;
  readonly columns: number;
  readonly rows: number;
  /** Top left corner in squares from the anchor's corner. */
  readonly origin: Point;
  /** owner[row * columns + column] = segment or NOWHERE. */
  readonly owner: Int8Array;
  /** Distance of each cell from the next cell of another owner or the tile's border, in squares. */
  readonly clearance: Float32Array;
}

/** The shape of a tile; the same object for the same tile. */
export const shapeOf = keptFor((tile: AmazonasTile): TileShape => {
  const clearings = clearingsOf(tile);
  const amazon = amazonOf(tile);
  return { offsets: offsetsOf(tile), clearings, amazon, ...tributariesOf(tile, clearings, amazon) };
});

/** The areas of a tile's segments as they are drawn: water and villages by their shape, jungle what they part. */
export const areasOf = keptFor((tile: AmazonasTile): SegmentAreas => {
  const { offsets, tributaries, clearings, stops, amazon } = shapeOf(tile);
  const { x, y, wide, high } = boxAround(offsets, 1);
  const fine = offsets.length > 2 ? 24 : 40;
  const [columns, rows] = [wide * fine, high * fine];
  const owner = new Int8Array(columns * rows).fill(JUNGLE);
  const grid = { fine, columns, rows, origin: { x, y }, owner, clearance: new Float32Array(columns * rows) };
  // What is drawn later lies above what is drawn before.
  for (const { segment, line } of tributaries)
    stampLine(grid, { line, mark: segment, half: () => TRIBUTARY_WIDTH / 2 });
  for (const { segment, outline } of clearings) stampPolygon(grid, outline, segment);
  for (const { point, radius } of stops) stampLine(grid, { line: [point, point], mark: NOWHERE, half: () => radius });
  if (amazon) {
    const { segment, line } = amazon;
    stampLine(grid, { line, mark: segment, half: (share) => amazonWidth(tile, share) / 2 });
  }
  spreadJungle(tile, grid);
  measureClearance(grid);
  return grid;
});

/** The middle of a cell, in squares from the anchor's corner. */
export function cellPoint({ fine, columns, origin }: SegmentAreas, cell: number): Point {
  return {
    x: origin.x + ((cell % columns) + 0.5) / fine,
    y: origin.y + (Math.floor(cell / columns) + 0.5) / fine,
  };
}

/** The cell in a column and row; -1 outside the grid. */
export function cellIn({ columns, rows }: SegmentAreas, column: number, row: number): number {
  return column < 0 || row < 0 || column >= columns || row >= rows ? -1 : row * columns + column;
}

/** The cell that a point lies in; -1 outside the grid. */
function cellAt(grid: SegmentAreas, { x, y }: Point): number {
  const { fine, origin } = grid;
  return cellIn(grid, Math.floor((x - origin.x) * fine), Math.floor((y - origin.y) * fine));
}

/** The segment drawn at a point of the unturned tile, or NOWHERE. */
export function segmentAt(tile: AmazonasTile, point: Point): number {
  const grid = areasOf(tile);
  const cell = cellAt(grid, point);
  return cell < 0 ? NOWHERE : grid.owner[cell]!;
}

/** The cells within a distance of a line, in ascending order. */
export function cellsNear(grid: SegmentAreas, line: readonly Point[], reach: number): number[] {
  const owner = new Int8Array(grid.owner.length);
  stampLine({ ...grid, owner }, { line, mark: 1, half: () => reach });
  return cellsOf({ owner }, (mark) => mark === 1);
}

/** The cells of some segments, in ascending order. */
export function cellsOf({ owner }: Pick<SegmentAreas, 'owner'>, isWanted: (segment: number) => boolean): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < owner.length; cell++) if (isWanted(owner[cell]!)) cells.push(cell);
  return cells;
}

/** Marks the cells within a distance of a line; `half` tells the distance at a share (0..1) of the line's points. */
function stampLine(
  { fine, columns, rows, origin, owner }: SegmentAreas,
  { line, mark, half }: { line: readonly Point[]; mark: number; half: (share: number) => number },
): void {
  for (let at = 1; at < line.length; at++) {
    const ax = (line[at - 1]!.x - origin.x) * fine - 0.5;
    const ay = (line[at - 1]!.y - origin.y) * fine - 0.5;
    const dx = (line[at]!.x - origin.x) * fine - 0.5 - ax;
    const dy = (line[at]!.y - origin.y) * fine - 0.5 - ay;
    const reach = half((at - 0.5) / (line.length - 1)) * fine;
    const squared = dx * dx + dy * dy;
    const left = Math.max(0, Math.ceil(Math.min(ax, ax + dx) - reach));
    const right = Math.min(columns - 1, Math.floor(Math.max(ax, ax + dx) + reach));
    const bottom = Math.min(rows - 1, Math.floor(Math.max(ay, ay + dy) + reach));
    for (let row = Math.max(0, Math.ceil(Math.min(ay, ay + dy) - reach)); row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const t = squared === 0 ? 0 : ((column - ax) * dx + (row - ay) * dy) / squared;
        const share = Math.max(0, Math.min(1, t));
        const x = ax + dx * share - column;
        const y = ay + dy * share - row;
        if (x * x + y * y <= reach * reach) owner[row * columns + column] = mark;
      }
    }
  }
}

/** Marks the cells inside a closed polygon (even-odd rule), row by row. */
function stampPolygon(grid: SegmentAreas, polygon: readonly Point[], mark: number): void {
  const { fine, columns, rows, origin, owner } = grid;
  for (let row = 0; row < rows; row++) {
    const y = origin.y + (row + 0.5) / fine;
    const crossings: number[] = [];
    polygon.forEach((a, index) => {
      const b = polygon[(index + 1) % polygon.length]!;
      if (a.y > y !== b.y > y) crossings.push((a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y) - origin.x) * fine - 0.5);
    });
    crossings.sort((a, b) => a - b);
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const end = Math.min(columns - 1, Math.ceil(crossings[at + 1]!) - 1);
      for (let column = Math.max(0, Math.ceil(crossings[at]!)); column <= end; column++) {
        owner[row * columns + column] = mark;
      }
    }
  }
}

/** Every jungle owns what can be reached from its ports without crossing water, rock or a village. */
function spreadJungle(tile: AmazonasTile, grid: SegmentAreas): void {
  const { owner, columns, fine } = grid;
  tile.segments.forEach(({ kind, ports }, index) => {
    if (kind !== 'jungle') return;
    const reached = ports.map((port) => {
      const { point, inward } = portPlace(tile, port);
      return cellAt(grid, along(point, inward, 0.5 / fine));
    });
    while (reached.length > 0) {
      const cell = reached.pop()!;
      if (cell < 0 || owner[cell] !== JUNGLE) continue;
      owner[cell] = index;
      const [column, row] = [cell % columns, Math.floor(cell / columns)];
      reached.push(cellIn(grid, column - 1, row), cellIn(grid, column + 1, row));
      reached.push(cellIn(grid, column, row - 1), cellIn(grid, column, row + 1));
    }
  });
  for (let cell = 0; cell < owner.length; cell++) if (owner[cell] === JUNGLE) owner[cell] = NOWHERE;
}

/** Chamfer distances, in two passes over the grid. */
function measureClearance(grid: SegmentAreas): void {
  const { fine, columns, owner, clearance } = grid;
  const [straight, slant] = [1 / fine, Math.SQRT2 / fine];
  const by = (cell: number, x: number, y: number, step: number) => {
    const neighbour = cellIn(grid, x, y);
    return neighbour >= 0 && owner[neighbour] === owner[cell] ? clearance[neighbour]! + step : straight / 2;
  };
  clearance.fill(Number.POSITIVE_INFINITY);
  for (const way of [1, -1]) {
    for (let at = 0; at < owner.length; at++) {
      const cell = way === 1 ? at : owner.length - 1 - at;
      const [column, row] = [cell % columns, Math.floor(cell / columns)];
      clearance[cell] = Math.min(
        clearance[cell]!,
        by(cell, column - way, row, straight),
        by(cell, column, row - way, straight),
        by(cell, column - way, row - way, slant),
        by(cell, column + way, row - way, slant),
      );
    }
  }
}

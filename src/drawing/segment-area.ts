import type { TileType } from '../core/tile.ts';
import { memoize } from './memoize.ts';
import { along, distance, type Point } from './point.ts';
import { boxOf, offsetsOf, portPosition } from './port-position.ts';

/** Owner of a cell that belongs to no segment: outside the tile, on a rock, or enclosed without a port. */
export const NO_OWNER = -1;

/** Owner of a ground cell until `spreadFromPorts` has assigned it to a segment. */
export const UNASSIGNED_GROUND = -2;

/** Assigns each small cell of a tile to a segment. */
export interface SegmentAreas {
  /** Cells along one side of a square. */
  readonly cellsPerSide: number;
  readonly columns: number;
  readonly rows: number;
  /** Top left corner in squares from the anchor's corner. */
  readonly origin: Point;
  /** owner[row * columns + column] = segment or NO_OWNER. */
  readonly owner: Int8Array;
  /** Distance of each cell from the nearest cell of another owner, or from the tile's border if that is nearer, in squares. */
  readonly clearance: Float32Array;
}

/** Creates the cells of a tile, without owners; `cellsPerSide` is their number along a side of a square. */
export function emptyAreas(tile: TileType, cellsPerSide: number): SegmentAreas {
  const { x, y, width, height } = boxOf(tile, 0);
  const [columns, rows] = [width * cellsPerSide, height * cellsPerSide];
  const owner = new Int8Array(columns * rows).fill(NO_OWNER);
  return { cellsPerSide, columns, rows, origin: { x, y }, owner, clearance: new Float32Array(columns * rows) };
}

/** Returns the default areas of a tile: every cell belongs to the segment of the nearest port of its square. */
export const areasByPorts = memoize((tile: TileType): SegmentAreas => {
  const areas = emptyAreas(tile, 24);
  const places = tile.segments.flatMap(({ ports }, segment) =>
    ports.map((port) => ({ segment, ...portPosition(tile, port) })),
  );
  const squares = offsetsOf(tile);
  for (let cell = 0; cell < areas.owner.length; cell++) {
    const point = cellPoint(areas, cell);
    const square = squares.findIndex(({ x, y }) => Math.floor(point.x) === x && Math.floor(point.y) === y);
    const nearby = places
      .filter((place) => place.square === square)
      .map((place) => ({ ...place, away: distance(place.point, point) }));
    areas.owner[cell] = nearby.sort((a, b) => a.away - b.away)[0]?.segment ?? NO_OWNER;
  }
  measureClearance(areas);
  return areas;
});

/** The middle of a cell, in squares from the anchor's corner. */
export function cellPoint({ cellsPerSide, columns, origin }: SegmentAreas, cell: number): Point {
  return {
    x: origin.x + ((cell % columns) + 0.5) / cellsPerSide,
    y: origin.y + (Math.floor(cell / columns) + 0.5) / cellsPerSide,
  };
}

/** The cell in a column and row; -1 outside the grid. */
export function cellIn({ columns, rows }: SegmentAreas, column: number, row: number): number {
  return column < 0 || row < 0 || column >= columns || row >= rows ? -1 : row * columns + column;
}

/** The cell that a point lies in; -1 outside the grid. */
export function cellAt(grid: SegmentAreas, { x, y }: Point): number {
  const { cellsPerSide, origin } = grid;
  return cellIn(grid, Math.floor((x - origin.x) * cellsPerSide), Math.floor((y - origin.y) * cellsPerSide));
}

/** Returns the segment at a point of the unturned tile, or NO_OWNER. */
export function segmentAt(areas: SegmentAreas, point: Point): number {
  const cell = cellAt(areas, point);
  return cell < 0 ? NO_OWNER : areas.owner[cell]!;
}

/** Returns the middle of the segment's cell with the largest clearance; undefined if it has no cell. */
export function widestPoint(areas: SegmentAreas, segment: number): Point | undefined {
  let widest: number | undefined;
  areas.owner.forEach((owner, cell) => {
    if (owner !== segment) return;
    if (widest === undefined || areas.clearance[cell]! > areas.clearance[widest]! + 1e-6) widest = cell;
  });
  return widest === undefined ? undefined : cellPoint(areas, widest);
}

/** The cells within a distance of a line, in ascending order. */
export function cellsNear(grid: SegmentAreas, line: readonly Point[], reach: number): number[] {
  const owner = new Int8Array(grid.owner.length);
  stampLine({ ...grid, owner }, { line, mark: 1, radiusAt: () => reach });
  return cellsOf({ owner }, (mark) => mark === 1);
}

/** Returns the cells of the segments that `isWanted` accepts, in ascending order. */
export function cellsOf({ owner }: Pick<SegmentAreas, 'owner'>, isWanted: (segment: number) => boolean): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < owner.length; cell++) if (isWanted(owner[cell]!)) cells.push(cell);
  return cells;
}

/** Marks the cells within a distance of a line; `radiusAt` returns the distance at a share (0..1) of the line's points. */
export function stampLine(
  { cellsPerSide, columns, rows, origin, owner }: SegmentAreas,
  { line, mark, radiusAt }: { line: readonly Point[]; mark: number; radiusAt: (share: number) => number },
): void {
  for (let index = 1; index < line.length; index++) {
    const ax = (line[index - 1]!.x - origin.x) * cellsPerSide - 0.5;
    const ay = (line[index - 1]!.y - origin.y) * cellsPerSide - 0.5;
    const dx = (line[index]!.x - origin.x) * cellsPerSide - 0.5 - ax;
    const dy = (line[index]!.y - origin.y) * cellsPerSide - 0.5 - ay;
    const reach = radiusAt((index - 0.5) / (line.length - 1)) * cellsPerSide;
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
export function stampPolygon(grid: SegmentAreas, polygon: readonly Point[], mark: number): void {
  const { cellsPerSide, columns, rows, origin, owner } = grid;
  for (let row = 0; row < rows; row++) {
    const y = origin.y + (row + 0.5) / cellsPerSide;
    const crossings: number[] = [];
    polygon.forEach((a, index) => {
      const b = polygon[(index + 1) % polygon.length]!;
      if (a.y > y !== b.y > y)
        crossings.push((a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y) - origin.x) * cellsPerSide - 0.5);
    });
    crossings.sort((a, b) => a - b);
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const end = Math.min(columns - 1, Math.ceil(crossings[index + 1]!) - 1);
      for (let column = Math.max(0, Math.ceil(crossings[index]!)); column <= end; column++) {
        owner[row * columns + column] = mark;
      }
    }
  }
}

/** Fills in clearances, as chamfer distances in two passes over the cells. */
export function measureClearance(grid: SegmentAreas): void {
  const { cellsPerSide, columns, owner, clearance } = grid;
  const [straight, slant] = [1 / cellsPerSide, Math.SQRT2 / cellsPerSide];
  const clearanceVia = (cell: number, x: number, y: number, step: number) => {
    const neighbour = cellIn(grid, x, y);
    return neighbour >= 0 && owner[neighbour] === owner[cell] ? clearance[neighbour]! + step : straight / 2;
  };
  clearance.fill(Number.POSITIVE_INFINITY);
  for (const way of [1, -1]) {
    for (let index = 0; index < owner.length; index++) {
      const cell = way === 1 ? index : owner.length - 1 - index;
      const [column, row] = [cell % columns, Math.floor(cell / columns)];
      clearance[cell] = Math.min(
        clearance[cell]!,
        clearanceVia(cell, column - way, row, straight),
        clearanceVia(cell, column, row - way, straight),
        clearanceVia(cell, column - way, row - way, slant),
        clearanceVia(cell, column + way, row - way, slant),
      );
    }
  }
}

/** Number of times that the steps of a traced border are smoothed. */
const SMOOTHING_ROUNDS = 5;

/** A point is omitted if its distance from the line through its neighbours is at most this, in squares. */
const MIN_DEVIATION = 0.0015;

/**
 * The outer borders of a segment's cells: closed polygons that do not overlap, in squares of the unturned tile from its
 * anchor square's corner.
 */
export function areaOutline(areas: SegmentAreas, segment: number): Point[][] {
  return loopsOf(areas, segment).map((loop) => simplifyLoop(smoothLoop(areas, loop)));
}

/** The outer borders of a segment's cells, clockwise, as corners of cells in columns and rows. */
function loopsOf(grid: SegmentAreas, segment: number): Point[][] {
  const { columns, rows, owner } = grid;
  const inside = (column: number, row: number) => owner[cellIn(grid, column, row)] === segment;
  // Each edge runs with the segment on its right hand; corners are numbered row by row.
  const width = columns + 1;
  const next = new Map<number, number[]>();
  const edge = (from: number, to: number) => next.set(from, [...(next.get(from) ?? []), to]);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!inside(column, row)) continue;
      const corner = row * width + column;
      if (!inside(column, row - 1)) edge(corner, corner + 1);
      if (!inside(column + 1, row)) edge(corner + 1, corner + 1 + width);
      if (!inside(column, row + 1)) edge(corner + 1 + width, corner + width);
      if (!inside(column - 1, row)) edge(corner + width, corner);
    }
  }
  const loops: Point[][] = [];
  for (const start of next.keys()) {
    const loop: Point[] = [];
    for (let at: number | undefined = start; at !== undefined; at = next.get(at)?.pop()) {
      loop.push({ x: at % width, y: Math.floor(at / width) });
    }
    loop.pop();
    // Borders of holes run counterclockwise.
    if (loop.length > 3 && turnedArea(loop) > 0) loops.push(loop);
  }
  return loops;
}

function turnedArea(loop: readonly Point[]): number {
  return loop.reduce((sum, a, index) => {
    const b = loop[(index + 1) % loop.length]!;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
}

/** Smooths the steps of cells, and converts to squares; points on the tile's border are not moved. */
function smoothLoop({ columns, rows, cellsPerSide, origin }: SegmentAreas, loop: readonly Point[]): Point[] {
  let points = loop;
  for (let round = 0; round < SMOOTHING_ROUNDS; round++) {
    points = points.map((point, index) => {
      const before = points[(index + points.length - 1) % points.length]!;
      const after = points[(index + 1) % points.length]!;
      if (point.x === 0 || point.x === columns || point.y === 0 || point.y === rows) return point;
      return { x: (before.x + 2 * point.x + after.x) / 4, y: (before.y + 2 * point.y + after.y) / 4 };
    });
  }
  return points.map(({ x, y }) => ({ x: origin.x + x / cellsPerSide, y: origin.y + y / cellsPerSide }));
}

function simplifyLoop(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  points.forEach((point, index) => {
    const before = kept.at(-1) ?? points.at(-1)!;
    const after = points[(index + 1) % points.length]!;
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const off = Math.abs((point.x - before.x) * dy - (point.y - before.y) * dx) / (Math.hypot(dx, dy) || 1);
    if (off > MIN_DEVIATION) kept.push(point);
  });
  return kept;
}

/**
 * Assigns unassigned ground cells to the segments of ground kinds: a cell belongs to the segment whose port reaches it
 * over ground in the fewest steps. Cells that no port reaches belong to no segment.
 */
export function spreadFromPorts(tile: TileType, grid: SegmentAreas, isGround: (kind: string) => boolean): void {
  const { owner, columns, cellsPerSide } = grid;
  let frontier = tile.segments.flatMap(({ kind, ports }, index) =>
    (isGround(kind) ? ports : []).map((port) => {
      const { point, inward } = portPosition(tile, port);
      return { index, cell: cellAt(grid, along(point, inward, 0.5 / cellsPerSide)) };
    }),
  );
  // Breadth-first, from all ports at once.
  while (frontier.length > 0) {
    frontier = frontier.flatMap(({ index, cell }) => {
      if (cell < 0 || owner[cell] !== UNASSIGNED_GROUND) return [];
      owner[cell] = index;
      const [column, row] = [cell % columns, Math.floor(cell / columns)];
      const around = [
        cellIn(grid, column - 1, row),
        cellIn(grid, column + 1, row),
        cellIn(grid, column, row - 1),
        cellIn(grid, column, row + 1),
      ];
      return around.map((next) => ({ index, cell: next }));
    });
  }
  for (let cell = 0; cell < owner.length; cell++) if (owner[cell] === UNASSIGNED_GROUND) owner[cell] = NO_OWNER;
}

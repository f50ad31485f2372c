import type { Point } from './point.ts';
import { cellIn, type SegmentAreas } from './segment-area.ts';

/** Rounds in which the steps of a traced border are evened out. */
const SMOOTHING = 5;

/** Points that lie nearer than this to the line through their neighbours are left out, in squares. */
const STRAIGHT = 0.0015;

/**
 * The outer borders of a segment's cells: closed polygons that do not overlap, in squares of the unturned tile from its
 * anchor square's corner.
 */
export function areaOutline(areas: SegmentAreas, segment: number): Point[][] {
  return loopsOf(areas, segment).map((loop) => simplified(smoothed(areas, loop)));
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
    // Borders of holes run the other way round.
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

/** Evens out the steps of cells, and changes the unit to squares; what lies on the tile's border stays there. */
function smoothed({ columns, rows, fine, origin }: SegmentAreas, loop: readonly Point[]): Point[] {
  let points = loop;
  for (let round = 0; round < SMOOTHING; round++) {
    points = points.map((point, index) => {
      const before = points[(index + points.length - 1) % points.length]!;
      const after = points[(index + 1) % points.length]!;
      if (point.x === 0 || point.x === columns || point.y === 0 || point.y === rows) return point;
      return { x: (before.x + 2 * point.x + after.x) / 4, y: (before.y + 2 * point.y + after.y) / 4 };
    });
  }
  return points.map(({ x, y }) => ({ x: origin.x + x / fine, y: origin.y + y / fine }));
}

function simplified(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  points.forEach((point, index) => {
    const before = kept.at(-1) ?? points.at(-1)!;
    const after = points[(index + 1) % points.length]!;
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const off = Math.abs((point.x - before.x) * dy - (point.y - before.y) * dx) / (Math.hypot(dx, dy) || 1);
    if (off > STRAIGHT) kept.push(point);
  });
  return kept;
}

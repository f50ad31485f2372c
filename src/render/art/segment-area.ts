import type { AmazonasTile, Square } from '../../engine/index.ts';
import { along, distance, insidePolygon, type Point } from '../point.ts';
import { nearestOn } from './curve.ts';
import { offsetsOf, portPlace } from './port-place.ts';
import { type Clearing, clearingsOf } from './village-shape.ts';
import {
  AMAZON_WIDTH,
  amazonOf,
  amazonWidth,
  type Stop,
  TRIBUTARY_WIDTH,
  tributariesOf,
  type Waterway,
} from './water-shape.ts';

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

const shapes = new WeakMap<AmazonasTile, TileShape>();
const areas = new WeakMap<AmazonasTile, SegmentAreas>();

/** The shape of a tile; the same object for the same tile. */
export function shapeOf(tile: AmazonasTile): TileShape {
  const known = shapes.get(tile);
  if (known) return known;
  const clearings = clearingsOf(tile);
  const amazon = amazonOf(tile);
  const shape = { offsets: offsetsOf(tile), clearings, amazon, ...tributariesOf(tile, clearings, amazon) };
  shapes.set(tile, shape);
  return shape;
}

/** The areas of a tile's segments as they are drawn: water and villages by their shape, jungle what they part. */
export function areasOf(tile: AmazonasTile): SegmentAreas {
  const known = areas.get(tile);
  if (known) return known;
  const shape = shapeOf(tile);
  const xs = shape.offsets.map(({ x }) => x);
  const ys = shape.offsets.map(({ y }) => y);
  const origin = { x: Math.min(...xs), y: Math.min(...ys) };
  const fine = shape.offsets.length > 2 ? 24 : 40;
  const columns = (Math.max(...xs) - origin.x + 1) * fine;
  const rows = (Math.max(...ys) - origin.y + 1) * fine;
  const owner = new Int8Array(columns * rows).fill(NOWHERE);
  const grid = { fine, columns, rows, origin, owner, clearance: new Float32Array(columns * rows) };
  const jungle = new Uint8Array(columns * rows);
  for (let cell = 0; cell < owner.length; cell++) {
    const ground = groundAt(tile, shape, cellPoint(grid, cell));
    if (ground === 'jungle') jungle[cell] = 1;
    else owner[cell] = ground;
  }
  spreadJungle(tile, grid, jungle);
  measureClearance(grid);
  areas.set(tile, grid);
  return grid;
}

/** The middle of a cell, in squares from the anchor's corner. */
export function cellPoint({ fine, columns, origin }: SegmentAreas, cell: number): Point {
  return {
    x: origin.x + ((cell % columns) + 0.5) / fine,
    y: origin.y + (Math.floor(cell / columns) + 0.5) / fine,
  };
}

/** The cell that a point lies in; -1 outside the grid. */
function cellAt({ fine, columns, rows, origin }: SegmentAreas, point: Point): number {
  const column = Math.floor((point.x - origin.x) * fine);
  const row = Math.floor((point.y - origin.y) * fine);
  return column < 0 || row < 0 || column >= columns || row >= rows ? -1 : row * columns + column;
}

/** The segment drawn at a point of the unturned tile, or NOWHERE. */
export function segmentAt(tile: AmazonasTile, point: Point): number {
  const grid = areasOf(tile);
  const cell = cellAt(grid, point);
  return cell < 0 ? NOWHERE : grid.owner[cell]!;
}

function groundAt(tile: AmazonasTile, shape: TileShape, point: Point): number | 'jungle' {
  const on = shape.offsets.some(({ x, y }) => point.x >= x && point.x < x + 1 && point.y >= y && point.y < y + 1);
  if (!on) return NOWHERE;
  if (shape.amazon) {
    const near = nearestOn(shape.amazon.line, point);
    if (near.distance <= AMAZON_WIDTH && near.distance <= amazonWidth(tile, near.share) / 2)
      return shape.amazon.segment;
  }
  if (shape.stops.some((stop) => distance(stop.point, point) <= stop.radius)) return NOWHERE;
  const clearing = shape.clearings.find(({ outline }) => insidePolygon(point, outline));
  if (clearing) return clearing.segment;
  const water = shape.tributaries.find(({ line }) => nearestOn(line, point).distance <= TRIBUTARY_WIDTH / 2);
  return water ? water.segment : 'jungle';
}

/** Every jungle owns what can be reached from its ports without crossing water, rock or a village. */
function spreadJungle(tile: AmazonasTile, grid: SegmentAreas, jungle: Uint8Array): void {
  tile.segments.forEach((segment, index) => {
    if (segment.kind !== 'jungle') return;
    const reached = segment.ports.map((port) => {
      const { point, inward } = portPlace(tile, port);
      return cellAt(grid, along(point, inward, 0.5 / grid.fine));
    });
    while (reached.length > 0) {
      const cell = reached.pop()!;
      if (cell < 0 || !jungle[cell] || grid.owner[cell] !== NOWHERE) continue;
      grid.owner[cell] = index;
      reached.push(...neighboursOf(grid, cell));
    }
  });
}

function neighboursOf({ columns, rows }: SegmentAreas, cell: number): number[] {
  const column = cell % columns;
  const row = Math.floor(cell / columns);
  return [
    column > 0 ? cell - 1 : -1,
    column < columns - 1 ? cell + 1 : -1,
    row > 0 ? cell - columns : -1,
    row < rows - 1 ? cell + columns : -1,
  ];
}

/** Chamfer distances, in two passes over the grid. */
function measureClearance({ fine, columns, rows, owner, clearance }: SegmentAreas): void {
  const straight = 1 / fine;
  const slant = Math.SQRT2 / fine;
  const look = (column: number, row: number, cell: number, step: number): number => {
    const inside = column >= 0 && row >= 0 && column < columns && row < rows;
    const other = row * columns + column;
    return inside && owner[other] === owner[cell] ? clearance[other]! + step : step / 2;
  };
  clearance.fill(Number.POSITIVE_INFINITY);
  for (const way of [1, -1]) {
    for (let at = 0; at < owner.length; at++) {
      const cell = way === 1 ? at : owner.length - 1 - at;
      const column = cell % columns;
      const row = Math.floor(cell / columns);
      clearance[cell] = Math.min(
        clearance[cell]!,
        look(column - way, row, cell, straight),
        look(column, row - way, cell, straight),
        look(column - way, row - way, cell, slant),
        look(column + way, row - way, cell, slant),
      );
    }
  }
}

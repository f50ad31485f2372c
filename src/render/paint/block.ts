import type { TileSet } from '../../engine/index.ts';
import type { Drawing, DrawOperation } from '../draw.ts';
import type { Point } from '../point.ts';
import { type Bounds, boundsOf, isSharp, tileBounds } from './bounds.ts';
import { type Extent, seenFrom } from './sight.ts';

/** Side of a block where a drawing names none, and the largest beside the board, in pixels. */
const PLAIN_SIDE = 128;
const WIDEST = 256;

/** A rectangle of a picture with what is to be seen of it: operations in pixels from its top left corner. */
export interface Block extends Extent {
  readonly x: number;
  readonly operations: readonly DrawOperation[];
}

/** Blocks of one height from the left to the right end of a picture. */
export interface BlockRow {
  readonly y: number;
  readonly high: number;
  readonly blocks: readonly Block[];
}

/** An operation where it touches a block, and the rectangle it is cut to when that parts the block. */
interface Stroke {
  readonly operation: DrawOperation;
  readonly clip: Bounds | undefined;
}

interface Cell extends Bounds {
  readonly strokes: Stroke[];
}

/** Cuts a drawing into blocks along its grid, each with the operations that touch it. */
export function blockRows(drawing: Drawing, set: TileSet): BlockRow[] {
  const rows = cellsOf(drawing);
  const clips: Bounds[] = [{ left: 0, top: 0, right: drawing.width, bottom: drawing.height }];
  for (const operation of drawing.operations) {
    if (operation.kind === 'clip') clips.push(overlap(boxBounds(seenFrom(operation, ORIGIN) as Clip), clips.at(-1)!));
    else if (operation.kind === 'unclip') clips.pop();
    else distribute(rows, { operation, clip: clips.at(-1)! }, set);
  }
  return rows.map((row) => ({
    y: row[0]!.top,
    high: row[0]!.bottom - row[0]!.top,
    blocks: row.map(blockOf),
  }));
}

type Clip = Extract<DrawOperation, { kind: 'clip' }>;

const ORIGIN = { x: 0, y: 0 };

function distribute(rows: readonly Cell[][], stroke: Stroke & { clip: Bounds }, set: TileSet): void {
  const operation = seenFrom(stroke.operation, ORIGIN);
  const bounds = boundsOf(operation, set);
  if (!bounds) return;
  const seen = overlap(bounds, stroke.clip);
  const solid = solidPart(operation, set);
  for (const row of rows) {
    if (row[0]!.top >= seen.bottom) break;
    if (row[0]!.bottom <= seen.top) continue;
    for (const cell of row) {
      if (cell.left >= seen.right) break;
      if (cell.right <= seen.left) continue;
      const parted = !covers(stroke.clip, overlap(bounds, cell));
      // What lies under something solid is not seen.
      if (solid && !parted && covers(solid, cell)) cell.strokes.length = 0;
      cell.strokes.push({ operation: stroke.operation, clip: parted ? stroke.clip : undefined });
    }
  }
}

/** The rectangle in which nothing shines through an operation: tiles and plain boxes. */
function solidPart(operation: DrawOperation, set: TileSet): Bounds | undefined {
  if (operation.kind === 'tile') return isWhole(operation) ? tileBounds(operation, set) : undefined;
  if (operation.kind !== 'box' || !/^#[0-9a-f]{6}$/i.test(operation.fill ?? '')) return undefined;
  const { left, top, right, bottom } = boxBounds(operation);
  const inset = isSharp(operation) ? 0 : operation.radius + 1;
  return { left: left + inset, top: top + inset, right: right - inset, bottom: bottom - inset };
}

function isWhole({ x, y, size }: Point & { size: number }): boolean {
  return Number.isInteger(x) && Number.isInteger(y) && Number.isInteger(size);
}

function blockOf({ left, top, right, bottom, strokes }: Cell): Block {
  const extent = { wide: right - left, high: bottom - top };
  const corner = { x: left, y: top };
  const operations: DrawOperation[] = [];
  let clip: Bounds | undefined;
  for (const stroke of strokes) {
    if (stroke.clip !== clip) {
      if (clip) operations.push({ kind: 'unclip' });
      if (stroke.clip) operations.push(clipOperation(stroke.clip, corner));
      clip = stroke.clip;
    }
    operations.push(seenFrom(stroke.operation, corner, extent));
  }
  if (clip) operations.push({ kind: 'unclip' });
  return { x: left, ...extent, operations };
}

function clipOperation({ left, top, right, bottom }: Bounds, corner: Point): Clip {
  return { kind: 'clip', x: left - corner.x, y: top - corner.y, wide: right - left, high: bottom - top };
}

/** Squares of the grid are blocks of their own; beside it, blocks are wide, as nothing repeats there. */
function cellsOf({ width, height, grid }: Drawing): Cell[][] {
  const board = grid ?? { x: 0, y: 0, size: PLAIN_SIDE, columns: 0, rows: 0 };
  const { size } = board;
  const tops = [
    ...steps(0, board.y, PLAIN_SIDE),
    ...steps(board.y, board.y + board.rows * size, size),
    ...steps(board.y + board.rows * size, height, PLAIN_SIDE),
  ];
  const right = board.x + board.columns * size;
  const across = [...steps(0, board.x, WIDEST), ...steps(board.x, right, size), ...steps(right, width, WIDEST)];
  const beside = steps(0, width, WIDEST);
  return tops.map(([top, bottom]) => {
    const onBoard = top >= board.y && bottom <= board.y + board.rows * size;
    return (onBoard ? across : beside).map(([left, end]) => ({ left, top, right: end, bottom, strokes: [] }));
  });
}

/** The way from one number to another in equal steps, the last one shorter. */
function steps(from: number, to: number, step: number): [number, number][] {
  const count = Math.max(0, Math.ceil((to - from) / step));
  return Array.from({ length: count }, (_, at) => [from + at * step, Math.min(to, from + (at + 1) * step)]);
}

function boxBounds({ x, y, wide, high }: Point & Extent): Bounds {
  return { left: x, top: y, right: x + wide, bottom: y + high };
}

function overlap(a: Bounds, b: Bounds): Bounds {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

function covers(outer: Bounds, inner: Bounds): boolean {
  return (
    outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom
  );
}

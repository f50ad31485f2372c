import type { TileSet } from '../../engine/index.ts';
import type { Drawing, DrawOperation } from '../draw.ts';
import type { Point } from '../point.ts';
import { type Bounds, boundsOf, isSharp, tileBounds } from './bounds.ts';
import type { Extent, View } from './sight.ts';

/** Largest sides of a block beside the squares of a board, in pixels. */
const HIGHEST = 96;
const WIDEST = 256;

/** A rectangle of a picture with what is to be seen in it. */
export interface Block extends Extent {
  readonly x: number;
  readonly views: readonly View[];
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
    if (operation.kind === 'clip') clips.push(overlap(boxBounds(operation), clips.at(-1)!));
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

function distribute(rows: readonly Cell[][], stroke: Stroke & { clip: Bounds }, set: TileSet): void {
  const { operation, clip } = stroke;
  const bounds = boundsOf(operation, set);
  if (!bounds) return;
  const seen = overlap(bounds, clip);
  const solid = solidPart(operation, set);
  for (const row of rows) {
    if (row[0]!.top >= seen.bottom) break;
    if (row[0]!.bottom <= seen.top) continue;
    for (const cell of row) {
      if (cell.left >= seen.right) break;
      if (cell.right <= seen.left) continue;
      const parted = !covers(clip, cell) && !covers(clip, overlap(bounds, cell));
      // What lies under something solid is not seen.
      if (solid && !parted && covers(solid, cell)) cell.strokes.length = 0;
      cell.strokes.push({ operation, clip: parted ? clip : undefined });
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
  const corner = { x: left, y: top };
  const views: View[] = [];
  let clip: Bounds | undefined;
  const draw = (operation: DrawOperation) => views.push({ operation, corner });
  for (const stroke of strokes) {
    if (stroke.clip !== clip) {
      if (clip) draw({ kind: 'unclip' });
      if (stroke.clip) draw(clipOperation(stroke.clip));
      clip = stroke.clip;
    }
    draw(stroke.operation);
  }
  if (clip) draw({ kind: 'unclip' });
  return { x: left, wide: right - left, high: bottom - top, views };
}

function clipOperation({ left, top, right, bottom }: Bounds): Clip {
  return { kind: 'clip', x: left, y: top, wide: right - left, high: bottom - top };
}

/** Squares of the grid are blocks of their own; beside it no block is part of two cards, as each changes by itself. */
function cellsOf({ width, height, grid, cards = [] }: Drawing): Cell[][] {
  const board = grid ?? { x: 0, y: 0, size: HIGHEST, columns: 0, rows: 0 };
  const [right, bottom] = [board.x + board.columns * board.size, board.y + board.rows * board.size];
  const edges = cards.flatMap(({ y, high }) => [y, y + high]);
  const tops = [
    ...stepsBetween([0, ...edges, board.y], HIGHEST),
    ...steps(board.y, bottom, board.size),
    ...stepsBetween([bottom, ...edges, height], HIGHEST),
  ];
  const squares = [...steps(0, board.x, WIDEST), ...steps(board.x, right, board.size)];
  return tops.map(([top, end]) => {
    const sides = cards.filter(({ y, high }) => y < end && y + high > top).flatMap(({ x, wide }) => [x, x + wide]);
    const across =
      top >= board.y && end <= bottom
        ? [...squares, ...stepsBetween([right, ...sides, width], WIDEST)]
        : stepsBetween([0, ...sides, width], WIDEST);
    return across.map(([left, side]) => ({ left, top, right: side, bottom: end, strokes: [] }));
  });
}

/** Equal steps between the first and the last of some numbers, none across one of them. */
function stepsBetween(ends: readonly number[], longest: number): [number, number][] {
  const [first, last] = [ends[0]!, ends.at(-1)!];
  const inner = ends.filter((end) => end > first && end < last).sort((a, b) => a - b);
  return [...inner, last].flatMap((end, at) => {
    const from = inner[at - 1] ?? first;
    const count = Math.ceil((end - from) / longest);
    return steps(from, end, Math.ceil((end - from) / count));
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

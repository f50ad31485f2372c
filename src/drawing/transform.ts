import type { DrawOperation } from './draw.ts';
import type { Point } from './point.ts';

/** Minimum width of a line, in pixels, so that it can be seen. */
const THINNEST = 0.8;

/** Rounds to tenths of a pixel; drawings with shorter numbers are compared faster. */
const tenth = (value: number) => Math.round(value * 10) / 10;

/** Converts operations from squares to pixels; `corner` is the origin in pixels, `size` the side of a square. */
export function scaleToPixels(operations: readonly DrawOperation[], corner: Point, size: number): DrawOperation[] {
  const transform: Transform = {
    at: ({ x, y }) => ({ x: tenth(corner.x + x * size), y: tenth(corner.y + y * size) }),
    length: (value) => tenth(value * size),
    line: (value) => Math.max(THINNEST, tenth(value * size)),
    whole: (value) => Math.round(value * size),
  };
  return operations.map((operation) => {
    const result = transformOperation(operation, transform);
    // Tiles are copied pixel by pixel.
    return result.kind === 'tile' ? { ...result, x: Math.round(result.x), y: Math.round(result.y) } : result;
  });
}

/** Moves operations by an offset. */
export function moveOperations(operations: readonly DrawOperation[], by: Point): DrawOperation[] {
  const same = (value: number) => value;
  const at = ({ x, y }: Point) => ({ x: x + by.x, y: y + by.y });
  return operations.map((operation) => transformOperation(operation, { at, length: same, line: same, whole: same }));
}

/** Scales operations about the origin by a factor, and then moves the origin to `to`. */
export function resizeOperations(operations: readonly DrawOperation[], factor: number, to: Point): DrawOperation[] {
  const length = (value: number) => value * factor;
  const at = ({ x, y }: Point) => ({ x: to.x + x * factor, y: to.y + y * factor });
  return operations.map((operation) => transformOperation(operation, { at, length, line: length, whole: length }));
}

/** Functions that transform points, lengths, widths of lines, and sizes in whole pixels. */
interface Transform {
  readonly at: (point: Point) => Point;
  readonly length: (value: number) => number;
  readonly line: (value: number) => number;
  readonly whole: (value: number) => number;
}

function transformOperation(operation: DrawOperation, { at, length, line, whole }: Transform): DrawOperation {
  const inked = 'lineWidth' in operation &&
    operation.lineWidth !== undefined && { lineWidth: line(operation.lineWidth) };
  switch (operation.kind) {
    case 'polygon':
    case 'line':
      return { ...operation, points: operation.points.map(at), ...inked };
    case 'circle':
      return { ...operation, ...at(operation), radius: length(operation.radius), ...inked };
    case 'box': {
      const { width, height, radius } = operation;
      const sizes = { width: length(width), height: length(height), radius: length(radius) };
      return { ...operation, ...at(operation), ...sizes, ...inked };
    }
    case 'text': {
      const { size, maxWidth, halo } = operation;
      return {
        ...operation,
        ...at(operation),
        size: whole(size),
        ...(maxWidth !== undefined && { maxWidth: whole(maxWidth) }),
        ...(halo && { halo: { ...halo, lineWidth: line(halo.lineWidth) } }),
      };
    }
    case 'clip':
      return { ...operation, ...at(operation), width: length(operation.width), height: length(operation.height) };
    case 'unclip':
      return operation;
    default:
      return { ...operation, ...at(operation), size: whole(operation.size) };
  }
}

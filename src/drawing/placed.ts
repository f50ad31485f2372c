import type { DrawOperation } from './draw.ts';
import type { Point } from './point.ts';

/** Thinnest line that can be seen, in pixels. */
const THINNEST = 0.8;

/** Tenths of a pixel: shorter numbers make pictures that compare faster. */
const tenth = (value: number) => Math.round(value * 10) / 10;

/** Operations in squares as operations in pixels: `corner` is the place of their origin, `size` the side of a square. */
export function placed(operations: readonly DrawOperation[], corner: Point, size: number): DrawOperation[] {
  const change: Change = {
    at: ({ x, y }) => ({ x: tenth(corner.x + x * size), y: tenth(corner.y + y * size) }),
    length: (value) => tenth(value * size),
    line: (value) => Math.max(THINNEST, tenth(value * size)),
    whole: (value) => Math.round(value * size),
  };
  return operations.map((operation) => {
    const made = changed(operation, change);
    // Tiles are copied pixel by pixel.
    return made.kind === 'tile' ? { ...made, x: Math.round(made.x), y: Math.round(made.y) } : made;
  });
}

/** Operations, all moved by the same offset. */
export function moved(operations: readonly DrawOperation[], by: Point): DrawOperation[] {
  const same = (value: number) => value;
  const at = ({ x, y }: Point) => ({ x: x + by.x, y: y + by.y });
  return operations.map((operation) => changed(operation, { at, length: same, line: same, whole: same }));
}

/** Operations around the origin, larger or smaller by a factor, and then moved. */
export function resized(operations: readonly DrawOperation[], factor: number, to: Point): DrawOperation[] {
  const length = (value: number) => value * factor;
  const at = ({ x, y }: Point) => ({ x: to.x + x * factor, y: to.y + y * factor });
  return operations.map((operation) => changed(operation, { at, length, line: length, whole: length }));
}

/** How points, lengths, widths of lines and sizes change. */
interface Change {
  readonly at: (point: Point) => Point;
  readonly length: (value: number) => number;
  readonly line: (value: number) => number;
  readonly whole: (value: number) => number;
}

function changed(operation: DrawOperation, { at, length, line, whole }: Change): DrawOperation {
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

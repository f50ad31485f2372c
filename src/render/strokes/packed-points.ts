import type { Drawing, DrawOperation } from '../../drawing/draw.ts';
import type { Point } from '../../drawing/point.ts';
import type { SquareArea } from '../../games/contract/scene.ts';

/** Precision of packed points, in parts of a pixel. */
const PARTS = 5;

/** Points as differences from one to the next, x and y in turn, beginning at 0; short numbers make the text short. */
export type PackedPoints = readonly number[];

type WithPoints = Extract<DrawOperation, { readonly points: readonly Point[] }>;
type PackedOperation =
  | Exclude<DrawOperation, WithPoints>
  | (Omit<WithPoints, 'points'> & { readonly points: PackedPoints });

/** A drawing of a board in the form in which it is sent to browsers. */
export type PackedDrawing = Omit<BoardDrawing, 'operations'> & { readonly operations: readonly PackedOperation[] };

/** Rounds points to packed precision and returns their differences. */
export function packedPoints(points: readonly Point[]): PackedPoints {
  let [x, y] = [0, 0];
  return points.flatMap((point) => {
    const [dx, dy] = [Math.round(point.x * PARTS) - x, Math.round(point.y * PARTS) - y];
    [x, y] = [x + dx, y + dy];
    return [dx, dy];
  });
}

/** Unpacks a drawing of a board. */
export function unpackedDrawing(drawing: PackedDrawing): BoardDrawing {
  const operations = drawing.operations.map((operation) =>
    'points' in operation ? { ...operation, points: unpackedPoints(operation.points) } : operation,
  );
  return { ...drawing, operations: operations as readonly DrawOperation[] };
}

/** Unpacks points. */
function unpackedPoints(packed: PackedPoints): Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index < packed.length; index += 2) {
    x += packed[index]!;
    y += packed[index + 1]!;
    points.push({ x: x / PARTS, y: y / PARTS });
  }
  return points;
}

/** A picture of a board as operations, with the squares that its grid shows. */
export interface BoardDrawing extends Drawing {
  readonly area: SquareArea;
}

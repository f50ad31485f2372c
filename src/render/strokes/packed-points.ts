import type { Drawing, DrawOperation } from '../../drawing/draw.ts';
import type { Point } from '../../drawing/point.ts';
import type { SquareArea } from '../../games/contract/scene.ts';

/** Parts of a pixel that packed points are exact to. */
const PARTS = 5;

/** The way from each point to the next one, x and y in turn, beginning at 0: short numbers, most of a map's bytes. */
export type PackedPoints = readonly number[];

type WithPoints = Extract<DrawOperation, { readonly points: readonly Point[] }>;
type PackedOperation =
  | Exclude<DrawOperation, WithPoints>
  | (Omit<WithPoints, 'points'> & { readonly points: PackedPoints });

/** A drawing of a board as it is sent. */
export type PackedDrawing = Omit<BoardDrawing, 'operations'> & { readonly operations: readonly PackedOperation[] };

/** Points as they are sent. */
export function packedPoints(points: readonly Point[]): PackedPoints {
  let [x, y] = [0, 0];
  return points.flatMap((point) => {
    const [dx, dy] = [Math.round(point.x * PARTS) - x, Math.round(point.y * PARTS) - y];
    [x, y] = [x + dx, y + dy];
    return [dx, dy];
  });
}

/** A drawing of a board that was sent. */
export function unpackedDrawing(drawing: PackedDrawing): BoardDrawing {
  const operations = drawing.operations.map((operation) =>
    'points' in operation ? { ...operation, points: unpackedPoints(operation.points) } : operation,
  );
  return { ...drawing, operations: operations as readonly DrawOperation[] };
}

/** Points that were sent. */
function unpackedPoints(packed: PackedPoints): Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < packed.length; at += 2) {
    x += packed[at]!;
    y += packed[at + 1]!;
    points.push({ x: x / PARTS, y: y / PARTS });
  }
  return points;
}

/** A picture of a board as operations, with the squares that its grid shows. */
export interface BoardDrawing extends Drawing {
  readonly area: SquareArea;
}

import type { Point } from '../../drawing/point.ts';
import type { BoardPictureRequest } from '../request.ts';
import { packedPoints } from '../strokes/packed-points.ts';
import { boardDrawing } from './board-drawing.ts';
import { boardScene } from './board-scene.ts';

/** Decimal places of numbers in a drawing as text: thousandths of a pixel, and of a square. */
const PRECISION = 1000;

/** The picture of a board as operations, as JSON: a `PackedDrawing`. Throws when the view names a tile that the content does not have. */
export function drawingText(request: BoardPictureRequest): string {
  const scene = boardScene(request);
  const short = (key: string, value: unknown) => {
    if (key === 'points') return packedPoints(value as readonly Point[]);
    return typeof value === 'number' ? Math.round(value * PRECISION) / PRECISION : value;
  };
  return JSON.stringify({ ...boardDrawing(scene, request), area: scene.area }, short);
}

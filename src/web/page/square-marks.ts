import type { Square } from '../../core/tile.ts';

/** Colours of marks, and the size of a pixel of the page in squares. */
interface MarkStyle {
  readonly colour: string;
  readonly rim: string;
  readonly pixel: number;
}

/** Draws a frame around a square, on a canvas where a square has the size 1 and the position of its column and row. */
export function drawSquareFrame(context: CanvasRenderingContext2D, { x, y }: Square, style: MarkStyle): void {
  context.beginPath();
  context.rect(x, y, 1, 1);
  strokeWithRim(context, 3, style);
}

/** Strokes the path with a rim at both sides, so that it is seen on every land. */
function strokeWithRim(context: CanvasRenderingContext2D, width: number, { colour, rim, pixel }: MarkStyle): void {
  context.lineJoin = 'round';
  context.strokeStyle = rim;
  context.lineWidth = (width + 3) * pixel;
  context.stroke();
  context.strokeStyle = colour;
  context.lineWidth = width * pixel;
  context.stroke();
}

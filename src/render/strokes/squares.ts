import type { SquaresOperation } from '../../drawing/draw.ts';
import type { Point } from '../../drawing/point.ts';
import type { PaintContext } from './context.ts';

/** Stripes on a striped square, with as much room between them. */
const STRIPES = 4;

/** Width of the line around a square within it, in pixels: two of them part neighbours. */
const LINE = 1;

/** Paints empty squares side by side. */
export function paintSquares(context: PaintContext, operation: SquaresOperation): void {
  const { x, y, size, columns, rows, fill, line, shade, stripes } = operation;
  context.fillStyle = line;
  context.fillRect(x, y, columns * size, rows * size);
  const side = size - 2 * LINE;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const corner = { x: x + column * size + LINE, y: y + row * size + LINE };
      for (const colour of [fill, shade]) {
        if (!colour) continue;
        context.fillStyle = colour;
        context.fillRect(corner.x, corner.y, side, side);
      }
      if (!stripes) continue;
      context.fillStyle = stripes;
      for (let stripe = 0; stripe < STRIPES * 2; stripe += 2) {
        paintStripe(context, corner, { side, from: stripe / STRIPES, to: (stripe + 1) / STRIPES });
      }
    }
  }
}

/** Paints what lies between x + y = from and x + y = to in a square of side 1; the squares' stripes continue each other. */
function paintStripe(
  context: PaintContext,
  corner: Point,
  { side, from, to }: { readonly side: number; readonly from: number; readonly to: number },
): void {
  const near = (sum: number) => corner.x + Math.min(1, sum) * side;
  const far = (sum: number) => corner.x + Math.max(0, sum - 1) * side;
  const down = corner.y - corner.x;
  context.beginPath();
  context.moveTo(near(from), far(from) + down);
  context.lineTo(near(to), far(to) + down);
  context.lineTo(far(to), near(to) + down);
  context.lineTo(far(from), near(from) + down);
  context.closePath();
  context.fill();
}

import type { SKRSContext2D } from '@napi-rs/canvas';
import type { SquaresOperation } from '../draw.ts';
import type { Point } from '../point.ts';

/** Stripes on a striped square, with as much room between them. */
const STRIPES = 4;

/** Width of the line around a square within it, in pixels: two of them part neighbours. */
const LINE = 1;

/** Paints empty squares side by side. */
export function paintSquares(context: SKRSContext2D, operation: SquaresOperation): void {
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
      if (stripes) paintStripes(context, { ...corner, side, stripes });
    }
  }
}

function paintStripes(
  context: SKRSContext2D,
  square: Point & { readonly side: number; readonly stripes: string },
): void {
  const { x, y, side, stripes } = square;
  context.fillStyle = stripes;
  for (let stripe = 0; stripe < STRIPES * 2; stripe += 2) {
    context.beginPath();
    for (const point of stripeAcross(stripe / STRIPES, (stripe + 1) / STRIPES)) {
      context.lineTo(x + point.x * side, y + point.y * side);
    }
    context.closePath();
    context.fill();
  }
}

/** A diagonal stripe from the top or right side of a square to its left or bottom side; squares continue each other's. */
function stripeAcross(from: number, to: number): Point[] {
  const [a, b] = endsOf(from);
  const [c, d] = endsOf(to);
  return [a, c, d, b];
}

/** Where the line x + y = sum crosses the border of the unit square. */
function endsOf(sum: number): [Point, Point] {
  if (sum <= 1) {
    return [
      { x: sum, y: 0 },
      { x: 0, y: sum },
    ];
  }
  return [
    { x: 1, y: sum - 1 },
    { x: sum - 1, y: 1 },
  ];
}

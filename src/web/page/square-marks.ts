import type { Square } from '../../core/tile.ts';

/** Marks of a reader: the square whose card is open, and pins. */
export interface SquareMarks {
  readonly chosen: Square | undefined;
  readonly pins: readonly Square[];
}

/** Radius of the head of a pin, and where its point is on its square, in squares. */
const PIN = { radius: 0.15, x: 0.74, y: 0.5 };

/** Colours of marks, and the size of a pixel of the page in squares. */
interface MarkStyle {
  readonly colour: string;
  readonly rim: string;
  readonly pixel: number;
}

/** Draws marks on a canvas where a square has the size 1 and the position of its column and row. */
export function drawSquareMarks(
  context: CanvasRenderingContext2D,
  { chosen, pins }: SquareMarks,
  style: MarkStyle,
): void {
  if (chosen) {
    context.beginPath();
    context.rect(chosen.x, chosen.y, 1, 1);
    strokeWithRim(context, 3, style);
  }
  for (const pin of pins) drawPin(context, pin, style);
}

/** Draws a pin: a head with a hole, and a tip below it. */
function drawPin(context: CanvasRenderingContext2D, square: Square, style: MarkStyle): void {
  const { radius } = PIN;
  const x = square.x + PIN.x;
  const y = square.y + PIN.y;
  context.beginPath();
  context.arc(x, y - 2 * radius, radius, 0.85 * Math.PI, 0.15 * Math.PI);
  context.lineTo(x, y);
  context.closePath();
  strokeWithRim(context, 1, style);
  context.fillStyle = style.colour;
  context.fill();
  context.beginPath();
  context.arc(x, y - 2 * radius, radius * 0.4, 0, 2 * Math.PI);
  context.fillStyle = style.rim;
  context.fill();
}

/** Strokes the path with a rim on both sides, so that it is visible on every ground. */
function strokeWithRim(context: CanvasRenderingContext2D, width: number, { colour, rim, pixel }: MarkStyle): void {
  context.lineJoin = 'round';
  context.strokeStyle = rim;
  context.lineWidth = (width + 3) * pixel;
  context.stroke();
  context.strokeStyle = colour;
  context.lineWidth = width * pixel;
  context.stroke();
}

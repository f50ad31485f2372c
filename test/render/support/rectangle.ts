/** A rectangle of a drawing or of cells, by its corner and its sides. */
interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

/** Whether two rectangles have an inner point in common. */
export function overlap(a: Rectangle, b: Rectangle): boolean {
  return a.x < b.x + b.wide && b.x < a.x + a.wide && a.y < b.y + b.high && b.y < a.y + a.high;
}

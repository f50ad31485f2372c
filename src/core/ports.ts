/** Corners of a square, the north-western first, clockwise. */
export const SQUARE_CORNERS = ['NW', 'NE', 'SE', 'SW'] as const;
export type SquareCorner = (typeof SQUARE_CORNERS)[number];

/** The four sides of a square, clockwise; the index is the side's number. */
export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type SideName = (typeof SIDES)[number];

/** A side of a square: 0 = N, 1 = E, 2 = S, 3 = W. */
export type Side = 0 | 1 | 2 | 3;

/** Quarter turns clockwise. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/** Degrees clockwise from the picture shown at the draw. */
export const DEGREES = [0, 90, 180, 270] as const;
export type Degrees = (typeof DEGREES)[number];

/** A square's ports, three a side, clockwise: N 0-2, E 3-5, S 6-8, W 9-11. */
export const PORTS_PER_SQUARE = 12;

/** Steps to the neighbouring square beyond each side; y grows downwards. */
export const SIDE_STEPS = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
] as const;

/** Returns the port to which `port` (0-11) moves when the tile is turned by quarter turns clockwise. */
export function rotatePort(port: number, turns: number): number {
  return (port + 3 * turns) % PORTS_PER_SQUARE;
}

/** The neighbour's port that meets `port` (0-11) across the shared side. */
export function facingPort(port: number): number {
  const northOrSouth = port % 6 < 3;
  return ((northOrSouth ? 8 : 14) - port + PORTS_PER_SQUARE) % PORTS_PER_SQUARE;
}

/** FACING_PORTS[port] = facingPort(port), computed once as searches need it often. */
export const FACING_PORTS: readonly number[] = Array.from({ length: PORTS_PER_SQUARE }, (_, port) => facingPort(port));

/** Turns the offset (dx, dy) by `turns` quarter turns clockwise about the origin. */
export function rotateOffset(offset: { readonly x: number; readonly y: number }, turns: number) {
  let { x, y } = offset;
  for (let turn = 0; turn < turns; turn++) [x, y] = [0 - y, x];
  return { x, y };
}

/** Quarter turns of an angle in degrees. */
export function turnsOf(degrees: Degrees): QuarterTurns {
  return (degrees / 90) as QuarterTurns;
}

/** Degrees of a number of quarter turns. */
export function degreesOf(turns: number): Degrees {
  return (turns * 90) as Degrees;
}

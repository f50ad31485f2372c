import type { Colour } from '../core/colour.ts';
import type { Degrees } from '../core/ports.ts';
import { along, type Box, type Point, pointsOf } from './point.ts';
import type { BadgeShape } from './seat-sign.ts';
import type { Theme } from './theme.ts';

/** Name of what an operation shows, such as `legal`; for tests and debugging. */
interface OperationLabel {
  readonly part?: string;
}

/** Fill and outline. Colours are CSS colours; line widths have the unit of the points. */
export interface Ink {
  readonly fill?: string;
  readonly stroke?: string;
  readonly lineWidth?: number;
}

/** A picture of a tile: x and y are the top left corner of its anchor square, `size` the side of a square. */
export interface TileOperation extends Point {
  readonly kind: 'tile';
  readonly tile: string;
  readonly rotation: Degrees;
  readonly size: number;
}

/** A playing piece around (x, y); `size` is the height of a meeple beside it. */
export interface PieceOperation extends Point {
  readonly kind: 'piece';
  /** Kind of piece, as the game names it, such as `meeple`. */
  readonly piece: string;
  readonly colour: Colour;
  readonly size: number;
  /** True to omit the letter of the seat. */
  readonly plain?: boolean;
  /** True for a piece that is not placed yet: it is white and has no letter. */
  readonly ghost?: boolean;
  /** True for a piece that has left the board: it is pale, and the ground shows through. */
  readonly pale?: boolean;
  /** True for a piece that lies on its side, with its head to the right. */
  readonly lying?: boolean;
}

/** An icon of a game in a square around (x, y); `size` is the side of the square. */
export interface IconOperation extends Point {
  readonly kind: 'icon';
  readonly icon: string;
  readonly size: number;
}

/** The plate behind a seat's letter. */
export interface BadgeOperation extends Point {
  readonly kind: 'badge';
  readonly shape: BadgeShape;
  readonly size: number;
}

/** One line of text; (x, y) is the middle of its height at its left end, middle or right end. */
export interface TextOperation extends Point {
  readonly kind: 'text';
  readonly text: string;
  readonly size: number;
  readonly bold?: boolean;
  readonly fill: string;
  readonly align: 'left' | 'center' | 'right';
  /** Longer text is cut with an ellipsis. */
  readonly maxWidth?: number;
  /** Outline of its letters, so that they can be read on any ground. */
  readonly halo?: { readonly stroke: string; readonly lineWidth: number };
}

/** Empty squares side by side; (x, y) is the top left corner of the first one, `size` the side of each. */
export interface SquaresOperation extends SquareGrid {
  readonly kind: 'squares';
  readonly fill: string;
  /** Colour of the line along the inner edge of every square. */
  readonly line: string;
  /** Colour drawn over the whole fill, and colour of diagonal stripes above that. */
  readonly shade?: string;
  readonly stripes?: string;
}

/** One operation of a drawing. The unit of its points is pixels in a scene, and squares in a tile's art. */
export type DrawOperation = OperationLabel &
  (
    | ({ readonly kind: 'polygon'; readonly points: readonly Point[] } & Ink)
    | { readonly kind: 'line'; readonly points: readonly Point[]; readonly stroke: string; readonly lineWidth: number }
    | ({ readonly kind: 'circle'; readonly radius: number } & Point & Ink)
    | ({ readonly kind: 'box'; readonly radius: number } & Box & Ink)
    /** Restricts drawing to this rectangle until `unclip`. */
    | ({ readonly kind: 'clip' } & Box)
    | { readonly kind: 'unclip' }
    | SquaresOperation
    | IconOperation
    | TileOperation
    | PieceOperation
    | BadgeOperation
    | TextOperation
  );

type Style = Ink & OperationLabel;

/** Expands a fill colour to a style. */
const styleOf = (look: Style | string): Style => (typeof look === 'string' ? { fill: look } : look);

export function polygon(points: readonly Point[], look: Style | string): DrawOperation {
  return { kind: 'polygon', points, ...styleOf(look) };
}

export function polyline(points: readonly Point[], stroke: string, lineWidth: number): DrawOperation {
  return { kind: 'line', points, stroke, lineWidth };
}

export function circle({ x, y }: Point, radius: number, look: Style | string): DrawOperation {
  return { kind: 'circle', x, y, radius, ...styleOf(look) };
}

/** A rectangle; `radius` is that of its corners. */
export function rectangle(
  { x, y, width, height }: Box,
  look: (Style & { readonly radius?: number }) | string,
): Extract<DrawOperation, { kind: 'box' }> {
  return { kind: 'box', x, y, width, height, radius: 0, ...styleOf(look) };
}

/** Dashes of a frame: their approximate spacing, and the shares (0..1) of the spacing at which a dash begins and ends. */
interface Dashes {
  readonly spacing: number;
  readonly shares: readonly [from: number, to: number];
  readonly stroke: string;
  readonly lineWidth: number;
  readonly part: string;
}

/** Draws dashes along the sides of a box. */
export function dashesAround(
  box: Box,
  { spacing: each, shares: taken, stroke, lineWidth, part }: Dashes,
): DrawOperation[] {
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const corners = pointsOf([box.x, box.y, right, box.y, right, bottom, box.x, bottom]);
  return corners.flatMap((from, index) => {
    const to = corners[(index + 1) % 4]!;
    const direction = { x: to.x - from.x, y: to.y - from.y };
    const count = Math.max(1, Math.round(Math.hypot(direction.x, direction.y) / each));
    return Array.from({ length: count }, (_, dash) => {
      const ends = taken.map((share) => along(from, direction, (dash + share) / count));
      return { ...polyline(ends, stroke, lineWidth), part };
    });
  });
}

/** Draws a line of bold text, centred on a point. */
export function caption(
  { x, y }: Point,
  text: string,
  look: Pick<TextOperation, 'size' | 'fill' | 'halo'> & OperationLabel,
): DrawOperation {
  return { kind: 'text', text, x, y, bold: true, align: 'center', ...look };
}

/** Allowed sides of a board's squares, in pixels. They are few, so that the cache can hold a tile set in all these sizes. */
export const SQUARE_SIDES = [128, 96, 80, 64, 56, 48, 40, 32, 28, 24, 20, 16, 12, 8];

/** The squares of a board on a picture: the corner of the first one and the side of each, in whole pixels. */
export interface SquareGrid extends Point {
  readonly size: number;
  readonly columns: number;
  readonly rows: number;
}

/** A picture as plain data: operations in the order in which they are drawn, in pixels. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly theme: Theme;
  /** Name of its palette; absent if the game has only one. */
  readonly palette?: string;
  readonly background: string;
  /** Grid of the squares, by which squares are compared with those of other pictures. */
  readonly grid?: SquareGrid;
  /** Rectangles beside the grid that change independently, in whole pixels. */
  readonly cards?: readonly Box[];
  readonly operations: readonly DrawOperation[];
}

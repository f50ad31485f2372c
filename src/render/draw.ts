import type { Colour, Degrees, PieceKind } from '../engine/index.ts';
import type { IconName } from './art/icon-name.ts';
import type { BadgeShape } from './art/seat-sign.ts';
import type { Point } from './point.ts';
import type { Theme } from './request.ts';

/** What an operation shows, for tests and for anybody who reads a scene. */
export type Part =
  | 'ground'
  | 'ahead'
  | 'coordinate'
  | 'last-turn'
  | 'unseen'
  | 'legal'
  | 'rotation'
  | 'ghost'
  | 'scored'
  | 'owned'
  | 'next'
  | 'space'
  | 'mouth'
  | 'panel'
  | 'to-move'
  | 'name'
  | 'score'
  | 'gained'
  | 'track'
  | 'meeples'
  | 'camps'
  | 'boat-space'
  | 'pile'
  | 'drawn'
  | 'double';

/** Fill and outline; colours are CSS colours, widths in the units of the points. */
export interface Ink {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
}

/** A picture of a tile: x and y are the top left corner of its anchor square, `size` the side of a square. */
export interface TileOperation extends Point {
  readonly kind: 'tile';
  readonly part?: Part;
  readonly tile: string;
  readonly rotation: Degrees;
  readonly size: number;
}

/** A playing piece around (x, y); `size` is the height of a meeple beside it. */
export interface PieceOperation extends Point {
  readonly kind: 'piece';
  readonly part?: Part;
  readonly piece: PieceKind | 'boat';
  readonly colour: Colour;
  readonly size: number;
  /** Without its letter, where that stands beside it. */
  readonly plain?: true;
}

/** One line of text; (x, y) is the middle of its height at its left end, middle or right end. */
export interface TextOperation extends Point {
  readonly kind: 'text';
  readonly part?: Part;
  readonly text: string;
  readonly size: number;
  readonly bold?: true;
  readonly fill: string;
  readonly align: 'left' | 'center' | 'right';
  /** Longer text is cut with an ellipsis. */
  readonly maxWidth?: number;
}

/** Empty squares side by side; (x, y) is the top left corner of the first one, `size` the side of each. */
export interface SquaresOperation extends Point {
  readonly kind: 'squares';
  readonly part?: Part;
  readonly size: number;
  readonly columns: number;
  readonly rows: number;
  readonly fill: string;
  /** Colour of the line around every square within it. */
  readonly line: string;
  /** Colours laid over all of the fill, and in diagonal stripes. */
  readonly shade?: string;
  readonly stripes?: string;
}

/** One stroke of a drawing. Points are pixels in a scene and squares in a tile's art. */
export type DrawOperation =
  | ({ readonly kind: 'polygon'; readonly part?: Part; readonly points: readonly Point[] } & Ink)
  | { readonly kind: 'line'; readonly part?: Part; readonly points: readonly Point[]; stroke: string; width: number }
  | ({ readonly kind: 'circle'; readonly part?: Part; readonly radius: number } & Point & Ink)
  | ({
      readonly kind: 'box';
      readonly part?: Part;
      readonly wide: number;
      readonly high: number;
      readonly radius: number;
    } & Point &
      Ink)
  | ({ readonly kind: 'icon'; readonly part?: Part; readonly icon: IconName; readonly size: number } & Point)
  /** An exclamation mark, `size` high. */
  | ({ readonly kind: 'bang'; readonly size: number; readonly fill: string } & Point)
  | ({ readonly kind: 'badge'; readonly shape: BadgeShape; readonly size: number } & Point)
  /** What follows is drawn inside this rectangle only, until `unclip`. */
  | ({ readonly kind: 'clip'; readonly wide: number; readonly high: number } & Point)
  | { readonly kind: 'unclip' }
  | SquaresOperation
  | TileOperation
  | PieceOperation
  | TextOperation;

/** Sides of a board's squares, in pixels: so few that a set's tiles can be kept in all of them, as painting one takes long. */
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
  readonly background: string;
  /** Where equal squares of other pictures may be found again. */
  readonly grid?: SquareGrid;
  /** Rectangles beside the grid that change each by itself, in whole pixels. */
  readonly cards?: readonly (Point & { readonly wide: number; readonly high: number })[];
  readonly operations: readonly DrawOperation[];
}

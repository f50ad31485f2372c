import type { Colour } from '../../../core/colour.ts';
import type { Square } from '../../../core/tile.ts';
import type { DrawOperation } from '../../../drawing/draw.ts';
import type { Disc, Point } from '../../../drawing/point.ts';
import type { Theme } from '../../../drawing/theme.ts';
import type { DrawingContext, DrawSign } from '../../contract/picture.ts';
import type { Figure, SeatThing, SquareAward } from '../../contract/scene.ts';
import type { SegmentPlace } from '../../contract/view.ts';
import type { GameEvent } from '../rules/event.ts';
import type { GameMap } from '../rules/game-map.ts';
import type { Town } from '../rules/map-file.ts';
import type { TileSet } from '../rules/tile-set.ts';
import type { View, ViewParts } from '../rules/view.ts';
import type { Messages } from '../words/language.ts';
import type { LandColours } from './palette.ts';

/** Facts that pictures show only for Carcassonne: those of seats and the map, and those of the highlighted turn. */
export interface CarcassonneFacts {
  readonly view: View;
  /** Pieces that became stronger in the highlighted turn. */
  readonly raised: readonly SegmentPlace[];
  /** Points that the highlighted turn brought on squares: for what was taken or sold there, coats of arms, returned pieces, and towns. */
  readonly awards: readonly SquareAward[];
  /** Squares on which the highlighted turn laid something. */
  readonly laid: readonly Square[];
  /** Steps of a figure in the highlighted turn, in order, each with the seats whose pieces it returned. */
  readonly flown: readonly (FlownStep & { readonly eaten: readonly number[] })[];
  /** Moves of pieces over the board in the highlighted turn. */
  readonly driven: readonly DrivenWay[];
  /** Set if the seat to move has a further tile: one that its own turn gave, or one that it bought. */
  readonly further: 'second-tile' | 'extra-turn' | undefined;
  /** Seats that bought a turn in the highlighted turn. */
  readonly buyers: readonly number[];
}

export type CarcassonneContext = DrawingContext<TileSet, CarcassonneFacts>;

/** A step of a figure, or a flight of a piece with the number thrown for it. */
export interface FlownStep {
  readonly from: Square;
  readonly to: Square;
  /** Its number in a flight of several steps, from 1. */
  readonly step?: number;
  readonly number?: number;
}

/** The way of a piece of a seat from one square to another. */
export interface DrivenWay {
  readonly from: Square;
  readonly to: Square;
  readonly seat: number;
}

/** Facts of an event that a picture shows. */
export interface EventFacts {
  readonly awards?: readonly SquareAward[];
  readonly laid?: Square;
  readonly raised?: Square & Pick<SegmentPlace, 'segment'>;
  readonly buyer?: number;
  readonly flown?: FlownStep;
  /** A returned piece: its square and its seat. */
  readonly eaten?: Square & { readonly seat: number };
  readonly driven?: DrivenWay;
}

/** How a name is written on its squares; lengths in squares. */
export interface NameLayout {
  /** Distance of the baseline from the upper side. */
  readonly y: number;
  readonly usualSize: number;
  readonly maxSize: number;
  /** Space at the left and right. */
  readonly margin: number;
}

/** A place with the squares on which its name stands. */
export interface NamedPlace {
  readonly part: string;
  readonly text: string;
  readonly squares: readonly Square[];
  readonly place: NameLayout;
}

/** Names of the signs that a legend explains; each has a message `legend.NAME`. */
export type LegendSign = keyof Messages extends infer Key ? (Key extends `legend.${infer Name}` ? Name : never) : never;

/** Width of a sign in a legend, in its heights. */
export const SIGN_WIDTH = 1.8;

/** Inputs for the look of signs in a legend. */
export interface LegendLook {
  readonly theme: Theme;
  readonly view: Pick<View, 'parts' | 'seats'>;
  /** Colour of a seat, for a piece. */
  readonly colour: Colour;
}

/** A sign that a legend explains if it is on the board. */
export interface LegendEntry {
  readonly sign: LegendSign;
  isThere(view: LegendLook['view'], map: GameMap): boolean;
  /** Draws the sign at the origin, with height 1. */
  art(look: LegendLook): readonly DrawOperation[];
}

/** An object in a field of an unturned tile, such as a garden or a sign. */
export interface FieldObject {
  /** Its segment; absent if the object is not a segment. */
  readonly segment?: number;
  readonly outline: readonly Point[];
  /** The disc that pieces must not cover. */
  readonly middle: Disc;
  art(look: { readonly turns: number; readonly land: LandColours }): readonly DrawOperation[];
}

/** The pictures of an expansion, in games that are played with it. */
export interface ExpansionPicture {
  /** Signs by name: for possessions of seats, for points on squares, and for its option. */
  readonly signs?: Readonly<Record<string, DrawSign>>;
  /** Figures without a seat, each shown by its sign. */
  figures?(view: View): readonly Figure[];
  /** Facts of an event; `placed` is the square of the tile placed before it. */
  tells?(event: GameEvent, placed: Square | undefined): EventFacts | undefined;
  /** Squares that the picture of a step must show, as something can be chosen there. */
  asks?(view: View): readonly Square[];
  /** Possessions of a seat besides pieces; undefined if no seat can have any. */
  things?(view: View, seat: number): readonly SeatThing[] | undefined;
  /** Ids of the tiles from which the seat to move has to choose. */
  tileChoice?(view: View): readonly string[];
  /** Number of tiles outside the pile that count as part of it. */
  elsewhere?(parts: ViewParts): number;
  /** Draws what a town has besides its houses. */
  town?(town: Town, context: CarcassonneContext): readonly DrawOperation[];
  /** Draws what is beyond the border of a map. */
  beyond?(map: GameMap, context: CarcassonneContext): readonly DrawOperation[];
  /** Draws what lies on the squares of a map. */
  lying?(map: GameMap, context: CarcassonneContext): readonly DrawOperation[];
  /** Draws what lies on squares to choose from, above their marks. */
  choice?(context: CarcassonneContext): readonly DrawOperation[];
  names?(map: GameMap, language: string): readonly NamedPlace[];
  readonly legend?: readonly LegendEntry[];
  /** Draws what lies below all pieces, and above them. */
  below?(context: CarcassonneContext): readonly DrawOperation[];
  above?(context: CarcassonneContext): readonly DrawOperation[];
}

/** The map of a picture; undefined on the open table. */
export function mapIn({ maps }: TileSet, { view }: CarcassonneFacts): GameMap | undefined {
  return maps.get(view.options.map);
}

/** Points of a seat on the square of an event. */
export function awardOf({ x, y, seat }: Square & { readonly seat: number }, points: number): SquareAward {
  return { square: { x, y }, points, seats: [seat] };
}

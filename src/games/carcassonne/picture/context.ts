import type { Colour } from '../../../core/colour.ts';
import type { Square } from '../../../core/tile.ts';
import type { DrawOperation } from '../../../drawing/draw.ts';
import type { Disc, Point } from '../../../drawing/point.ts';
import type { Theme } from '../../../drawing/theme.ts';
import type { DrawingContext, TileSign } from '../../contract/picture.ts';
import type { Figure, SeatThing, SquareAward } from '../../contract/scene.ts';
import type { SegmentPlace } from '../../contract/view.ts';
import type { GameEvent } from '../rules/event.ts';
import type { GameMap } from '../rules/game-map.ts';
import type { Town } from '../rules/map-file.ts';
import type { TileSet } from '../rules/tile-set.ts';
import type { View, ViewParts } from '../rules/view.ts';
import type { Messages } from '../words/language.ts';
import type { LandColours } from './palette.ts';

/** What a picture shows of Carcassonne alone: what each seat has and what lies on its map, and what the turn did that is told. */
export interface CarcassonneFacts {
  readonly view: View;
  /** Pieces that became stronger in the turn that is told. */
  readonly raised: readonly SegmentPlace[];
  /** Points of the turn that is told on squares: what was taken or sold there, coats of arms, pieces taken back, towns paid. */
  readonly awards: readonly SquareAward[];
  /** Squares on which something was laid in the turn that is told. */
  readonly laid: readonly Square[];
  /** Steps of a figure in the turn that is told, in their order, each with the seats whose pieces it sent home. */
  readonly flown: readonly (FlownStep & { readonly eaten: readonly number[] })[];
  /** The seat to move has one more tile: one that its own turn has brought, or one that it has bought. */
  readonly further: 'second-tile' | 'extra-turn' | undefined;
  /** Seats that bought a turn in the turn that is told. */
  readonly buyers: readonly number[];
}

export type CarcassonneContext = DrawingContext<TileSet, CarcassonneFacts>;

/** A step of a figure from square to square, or a flight of a piece with the number that was thrown for it. */
export interface FlownStep {
  readonly from: Square;
  readonly to: Square;
  readonly number?: number;
}

/** What a picture tells of an event. */
export interface EventFacts {
  readonly awards?: readonly SquareAward[];
  readonly laid?: Square;
  readonly raised?: Square & Pick<SegmentPlace, 'segment'>;
  readonly buyer?: number;
  readonly flown?: FlownStep;
  /** Where a piece of a seat went home. */
  readonly eaten?: Square & { readonly seat: number };
}

/** How a name is written on its squares; lengths in squares. */
export interface NameLayout {
  /** How far down its line is. */
  readonly y: number;
  readonly usualSize: number;
  readonly maxSize: number;
  /** Room left and right of it. */
  readonly margin: number;
}

/** A place with the squares on which its name stands. */
export interface NamedPlace {
  readonly part: string;
  readonly text: string;
  readonly squares: readonly Square[];
  readonly place: NameLayout;
}

/** What a legend explains, by its words. */
export type LegendSign = keyof Messages extends infer Key ? (Key extends `legend.${infer Name}` ? Name : never) : never;

/** Width of a sign in a legend, in its heights. */
export const SIGN_WIDTH = 1.8;

/** What the look of signs in a legend depends on. */
export interface LegendLook {
  readonly theme: Theme;
  readonly view: Pick<View, 'parts' | 'seats'>;
  /** Colour of a seat, for a piece. */
  readonly colour: Colour;
}

/** A sign that a legend explains where it is to be seen. */
export interface LegendEntry {
  readonly sign: LegendSign;
  isThere(view: LegendLook['view'], map: GameMap): boolean;
  /** The sign, of height 1, from the origin. */
  art(look: LegendLook): readonly DrawOperation[];
}

/** Something that stands in a field of an unturned tile. */
export interface InField {
  /** The segment that it is; absent for what is none. */
  readonly segment?: number;
  readonly outline: readonly Point[];
  /** What pieces do not hide of it. */
  readonly middle: Disc;
  art(look: { readonly turns: number; readonly land: LandColours }): readonly DrawOperation[];
}

/** What an expansion shows in pictures; nothing of a game that is played without it. */
export interface ExpansionPicture {
  /** Signs by their names: of what seats have, of what they get on squares, and of its option. */
  readonly signs?: Readonly<Record<string, TileSign>>;
  /** Where its figures without a seat are, each shown by a sign. */
  figures?(view: View): readonly Figure[];
  /** What a picture tells of an event; `placed` is the tile that was placed before it. */
  tells?(event: GameEvent, placed: Square | undefined): EventFacts | undefined;
  /** What a seat has besides its pieces; undefined where nobody can have any. */
  things?(view: View, seat: number): readonly SeatThing[] | undefined;
  /** Tiles from which the seat to move has to choose one, by their ids. */
  tileChoice?(view: View): readonly string[];
  /** How many of the tiles that are counted with the pile lie elsewhere. */
  elsewhere?(parts: ViewParts): number;
  /** What a town has besides its houses. */
  town?(town: Town, context: CarcassonneContext): readonly DrawOperation[];
  /** What is beyond the border of a map. */
  beyond?(map: GameMap, context: CarcassonneContext): readonly DrawOperation[];
  /** What lies on the squares of a map. */
  lying?(map: GameMap, context: CarcassonneContext): readonly DrawOperation[];
  /** What lies on squares to choose from, above the marks of these. */
  choice?(context: CarcassonneContext): readonly DrawOperation[];
  names?(map: GameMap, language: string): readonly NamedPlace[];
  readonly legend?: readonly LegendEntry[];
  /** What lies above all pieces. */
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

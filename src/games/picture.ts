import type { Content } from '../core/rules.ts';
import type { BoardGrid } from '../drawing/board-grid.ts';
import type { DrawOperation } from '../drawing/draw.ts';
import type { PaperColours } from '../drawing/paper.ts';
import type { PieceShapes } from '../drawing/piece-art.ts';
import type { Box, Point } from '../drawing/point.ts';
import type { SegmentAreas } from '../drawing/segment-area.ts';
import type { Theme } from '../drawing/theme.ts';
import type { Translator } from '../i18n/translate.ts';
import type { BoardScene, SeatLines, SquareAward, TileGroup } from './scene.ts';
import type { CommonView } from './view.ts';

/** The words in a picture, in the language of those who look at it; those of the game beside them. */
export interface PictureWords {
  /** Beside the seat to move. */
  readonly toMove: string;
  /** Above the numbers of tiles in the pile. */
  readonly tilesLeft: string;
  /** Above the drawn tile. */
  readonly drawn: string;
  /** Instead of the pile, when the game has ended. */
  readonly over: string;
  readonly [own: string]: string;
}

/** What a layer of a board's drawing is made from: what is shown, where the squares lie, and how it looks. */
export interface DrawingContext<Tiles extends Content = Content, Facts = unknown> {
  readonly content: Tiles;
  readonly scene: BoardScene<Facts>;
  readonly layout: BoardGrid;
  readonly theme: Theme;
  readonly paper: PaperColours;
}

/** Icons by their names, and a JSON file with the SVG elements of each. */
export interface IconSet {
  /** The colour of an icon in one ink; undefined for those that have colours of their own. */
  readonly inks: Readonly<Record<string, string | undefined>>;
  readonly file: URL;
}

/** A small sign around a point; `size` is its height, in pixels. */
export type TileSign = (at: Point, size: number, theme: Theme) => readonly DrawOperation[];

/** What lies over a feature in the colour of a seat. */
export interface Veil {
  /** Two hex digits: little, so that the ground stays what it is. */
  readonly opacity: string;
  /** Share of white in its colour. */
  readonly white: number;
  /** An outline this near to the border of a square runs along it, in squares: the feature goes on there. */
  readonly border: number;
}

/**
 * What pictures of a game show and how that looks. Only facts and the art of tiles are needed: everything else has a
 * general look. Points on tiles are in squares from the corner of the anchor square of the unturned tile.
 */
export interface GamePicture<Tiles extends Content = Content, Facts = unknown> {
  /** What pictures, and the words for them, tell of this game alone: plain JSON, from what the game's `viewOf` gives. */
  facts(content: Tiles, view: CommonView): Facts;
  /** A tile turned by quarter turns, in squares from the corner of its anchor square; what leaves its squares is cut off. */
  tileArt(
    tile: Tiles['tiles'][number],
    look: { readonly turns: number; readonly theme: Theme },
  ): readonly DrawOperation[];

  /** Words inside its pictures. */
  words?(t: Translator): Readonly<Record<string, string>>;
  /** Pieces beside the meeple. */
  readonly pieces?: PieceShapes;
  readonly icons?: IconSet;
  /** Colours as six hex digits that are shown exactly as they are. */
  colours?(theme: Theme): readonly string[];
  /** Small pictures, each within a box, of what else should have its colours; tiles and pieces are sampled anyway. */
  samples?(theme: Theme): readonly ((box: Box) => readonly DrawOperation[])[];

  /** Which segment is where on a tile; unless told, every place belongs to the port of its square next to it. */
  areas?(tile: Tiles['tiles'][number]): SegmentAreas;
  /** The outlines of a segment; unless told, those of its area. */
  outline?(tile: Tiles['tiles'][number], segment: number): readonly (readonly Point[])[];
  /** Where a piece stands on each segment; unless told, in the widest place of its area. */
  anchors?(tile: Tiles['tiles'][number]): readonly Point[];
  /** By kind of segment. */
  readonly veils?: Readonly<Record<string, Veil>>;

  /** Squares that are shown beside those with tiles and a ring around them. */
  squares?(scene: Pick<BoardScene<Facts>, 'over' | 'facts'>): readonly { readonly x: number; readonly y: number }[];
  /** What is drawn below the tiles, above them, and below and above the pieces; pieces and texts are kept free of labels. */
  readonly layers?: {
    ground?(context: DrawingContext<Tiles, Facts>): readonly DrawOperation[];
    tiles?(context: DrawingContext<Tiles, Facts>): readonly DrawOperation[];
    belowPieces?(context: DrawingContext<Tiles, Facts>): readonly DrawOperation[];
    abovePieces?(context: DrawingContext<Tiles, Facts>): readonly DrawOperation[];
  };
  /** Points that have a place but no feature; those on one square stand one below the other. */
  awards?(scene: BoardScene<Facts>): readonly SquareAward[];

  /** What a seat has. */
  seat?(scene: BoardScene<Facts>, seat: number, words: PictureWords): SeatLines;
  /** What is left of the tiles; unless told, all of the pile as one group. */
  groups?(content: Tiles, view: CommonView): readonly TileGroup[];
  /** A sign for each group by its name; unless told, the back of a tile. */
  readonly signs?: Readonly<Record<string, TileSign>>;
  /** The back of a tile. */
  readonly back?: TileSign;
  /** Tiles of which one is to be chosen. */
  choice?(view: CommonView, facts: Facts): readonly string[];
}

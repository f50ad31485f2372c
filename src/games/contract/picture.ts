import type { Content, GameTypes } from '../../core/rules.ts';
import type { Square } from '../../core/tile.ts';
import type { BoardGrid } from '../../drawing/board-grid.ts';
import type { DrawOperation } from '../../drawing/draw.ts';
import type { PaperColours } from '../../drawing/paper.ts';
import type { PieceShapes } from '../../drawing/piece-art.ts';
import type { Box, Disc, Point } from '../../drawing/point.ts';
import type { SegmentAreas } from '../../drawing/segment-area.ts';
import type { Theme } from '../../drawing/theme.ts';
import type { Translator } from '../../i18n/translate.ts';
import type { BoardScene, Figure, SeatLines, SeatThing, SquareArea, SquareAward, TileGroup } from './scene.ts';
import type { CommonView, SegmentPlace } from './view.ts';

/** The words of the platform and of the game in a picture, in the language of its viewers. */
export interface PictureWords {
  /** The language, for names that the runtime knows in every language, such as those of countries. */
  readonly language: string;
  /** Word beside the seat to move. */
  readonly toMove: string;
  /** Word for the number of tiles in the pile. */
  readonly tilesLeft: string;
  /** Word for the last tile in the pile. */
  readonly tileLeft: string;
  /** Word above the drawn tile. */
  readonly drawn: string;
  /** Word in place of the pile when the game is over. */
  readonly over: string;
  /** Words of the game; `kind.NAME` is the word for a kind of feature, shown beside pieces that hide their segment. */
  readonly [own: string]: string;
}

/** Everything needed to draw a layer of a board: the scene, the position of the squares, colours and words. */
export interface DrawingContext<Tiles extends Content = Content, Facts = unknown> {
  readonly content: Tiles;
  readonly scene: BoardScene<Facts>;
  readonly layout: BoardGrid;
  readonly theme: Theme;
  readonly paper: PaperColours;
  readonly words: PictureWords;
}

/** A small sign around a point; `size` is its height, in pixels. */
export type DrawSign = (at: Point, size: number, theme: Theme) => readonly DrawOperation[];

/** The transparent tint over a feature in the colour of a seat. */
export interface Veil {
  /** Two hex digits; low values let the ground show through. */
  readonly opacity: string;
  /** Share of white in its colour. */
  readonly white: number;
  /**
   * Parts of an outline within this distance, in squares, from the border of a square count as lying on it: the feature
   * continues there.
   */
  readonly border: number;
}

/** Drawings of tiles and pieces, which a browser also uses to draw the board. */
export interface GameArt<Tile = Content['tiles'][number]> {
  /**
   * Draws a tile turned by quarter turns, in squares from the corner of its anchor square; parts outside its squares are cut
   * off.
   */
  tileArt(tile: Tile, look: { readonly turns: number; readonly theme: Theme }): readonly DrawOperation[];
  /** Pieces besides the meeple. */
  readonly pieces?: PieceShapes;
  /** The colour of each icon in one ink, by name; undefined for those that have colours of their own. */
  readonly inks?: Readonly<Record<string, string | undefined>>;
}

/** A board with bounds. */
export interface BoundedBoard {
  /** All of its squares: a picture of the whole board shows these and no others. */
  readonly area: SquareArea;
  /** Boxes, in squares, of signs printed outside its squares; labels do not cover them. */
  readonly printed: readonly Box[];
  /** Draws the ground of the board in little detail, for small pictures, in squares. */
  chart(theme: Theme): readonly DrawOperation[];
}

/**
 * The part of pictures that depends on the game. Only `facts` and `tileArt` are required; everything else has a default.
 * Points on tiles are in squares from the corner of the anchor square of the unturned tile.
 */
export interface GamePicture<Tiles extends Content = Content, Facts = unknown> extends GameArt<Tiles['tiles'][number]> {
  /**
   * Returns facts for pictures and alt texts that only this game has, as plain JSON, from its view and the events of the
   * turn that the picture shows.
   */
  facts(content: Tiles, view: CommonView, events: readonly GameTypes['event'][]): Facts;
  /** Words inside its pictures. */
  words?(t: Translator): Readonly<Record<string, string>>;
  /** Kinds of segment on which pieces lie on their sides. */
  readonly lying?: readonly string[];
  /** A JSON file with the SVG elements of each icon. */
  readonly icons?: URL;
  /** Returns the name of the palette for a board; by default all pictures of a game share one palette. */
  palette?(facts: Facts): string | undefined;
  /** Returns colours, as six hex digits, that the palette must contain exactly. */
  colours?(theme: Theme, palette?: string): readonly string[];
  /** True if the colours of a tile are sampled for a palette; true by default. */
  isSampled?(tile: Tiles['tiles'][number], palette?: string): boolean;
  /**
   * Returns functions that draw a sample within a box. The palette is chosen from these colours and those of tiles and
   * pieces.
   */
  samples?(theme: Theme): readonly ((box: Box) => readonly DrawOperation[])[];

  /** Returns the areas of a tile's segments; by default every point belongs to the nearest port of its square. */
  areas?(tile: Tiles['tiles'][number]): SegmentAreas;
  /** Returns the outlines of a segment; by default those of its area. */
  outline?(tile: Tiles['tiles'][number], segment: number): readonly (readonly Point[])[];
  /** Returns the position of a piece on each segment; by default the widest point of its area. */
  anchors?(tile: Tiles['tiles'][number]): readonly Point[];
  /** Returns discs on the unturned tile that pieces must not cover, such as a coat of arms. */
  landmarks?(tile: Tiles['tiles'][number]): readonly Disc[];
  /** Tints of features, by kind of segment. */
  readonly veils?: Readonly<Record<string, Veil>>;

  /** Returns the bounded board; undefined if the board has no bounds. */
  boundedBoard?(content: Tiles, facts: Facts): BoundedBoard | undefined;
  /** Returns squares that are shown in addition to tiles and the ring of squares around them. */
  squares?(scene: Pick<BoardScene<Facts>, 'over' | 'facts'>): readonly { readonly x: number; readonly y: number }[];
  /** Returns the last column that is shown, as no tile can be placed beyond it now. */
  lastColumn?(scene: Pick<BoardScene<Facts>, 'over' | 'facts'>): number | undefined;
  /**
   * Layers: below the tiles, above the tiles, below and above the pieces, and above the squares to choose from. Labels do not
   * cover pieces, nor the texts of the layers below and above them.
   */
  readonly layers?: {
    ground?(context: DrawingContext<Tiles, Facts>): readonly DrawOperation[];
    tiles?(context: DrawingContext<Tiles, Facts>): readonly DrawOperation[];
    belowPieces?(context: DrawingContext<Tiles, Facts>): readonly DrawOperation[];
    abovePieces?(context: DrawingContext<Tiles, Facts>): readonly DrawOperation[];
    aboveChoice?(context: DrawingContext<Tiles, Facts>): readonly DrawOperation[];
  };
  /** Returns the name of a word that replaces "to move" beside a seat, such as for a second tile; undefined to keep it. */
  toMove?(scene: Pick<BoardScene<Facts>, 'facts' | 'seats'>): string | undefined;
  /** Returns squares that the picture of a turn must show besides those of its tiles, as something happened there. */
  told?(facts: Facts): readonly Square[];
  /** Returns pieces that became stronger in the shown turn; an arrow is drawn on each. */
  raised?(facts: Facts): readonly SegmentPlace[];
  /** Returns figures without a seat, such as a dragon; each is shown by its sign. */
  figures?(facts: Facts): readonly Figure[];
  /** Returns points that are shown at a square, as they belong to no feature; several at one square are listed as a column. */
  awards?(scene: Pick<BoardScene<Facts>, 'over' | 'facts' | 'scoring'>): readonly SquareAward[];

  /** Returns the lines about a seat's pieces. */
  seat?(scene: BoardScene<Facts>, seat: number, words: PictureWords): SeatLines;
  /** Returns things that a seat has besides pieces; undefined in a game without such things. */
  things?(facts: Facts, seat: number): readonly SeatThing[] | undefined;
  /** Returns the tiles left, in groups; by default the whole pile is one group. */
  groups?(content: Tiles, view: CommonView): readonly TileGroup[];
  /** Signs by name, for groups of tiles (by default the back of a tile), for things that seats have, and for figures. */
  readonly signs?: Readonly<Record<string, DrawSign>>;
  /** Sign of a tile's back. */
  readonly back?: DrawSign;
  /** Returns the tiles from which one has to be chosen. */
  choice?(view: CommonView): readonly string[];
}

import type { Content, GameTypes } from '../../core/rules.ts';
import type { Square } from '../../core/tile.ts';
import type { BoardGrid } from '../../drawing/board-grid.ts';
import type { DrawOperation } from '../../drawing/draw.ts';
import type { PaperColours } from '../../drawing/paper.ts';
import type { PieceShapes } from '../../drawing/piece-art.ts';
import type { Box, Point, Disc } from '../../drawing/point.ts';
import type { SegmentAreas } from '../../drawing/segment-area.ts';
import type { Theme } from '../../drawing/theme.ts';
import type { Translator } from '../../i18n/translate.ts';
import type { BoardScene, SeatLines, SeatThing, SquareArea, SquareAward, TileGroup } from './scene.ts';
import type { CommonView, SegmentPlace } from './view.ts';

/** The words in a picture, in the language of its viewers, with those of the game. */
export interface PictureWords {
  /** Their language, for the names that every language has, such as those of countries. */
  readonly language: string;
  /** Beside the seat to move. */
  readonly toMove: string;
  /** Above the numbers of tiles in the pile. */
  readonly tilesLeft: string;
  /** The same for the last one. */
  readonly tileLeft: string;
  /** Above the drawn tile. */
  readonly drawn: string;
  /** Instead of the pile, when the game has ended. */
  readonly over: string;
  /** Words of the game; `kind.NAME` is that for a kind of feature, where pieces hide what they were placed on. */
  readonly [own: string]: string;
}

/** Everything needed to draw a layer of a board: the scene, the place of the squares, and the look. */
export interface DrawingContext<Tiles extends Content = Content, Facts = unknown> {
  readonly content: Tiles;
  readonly scene: BoardScene<Facts>;
  readonly layout: BoardGrid;
  readonly theme: Theme;
  readonly paper: PaperColours;
  readonly words: PictureWords;
}

/** A small sign around a point; `size` is its height, in pixels. */
export type TileSign = (at: Point, size: number, theme: Theme) => readonly DrawOperation[];

/** The transparent tint over a feature in the colour of a seat. */
export interface Veil {
  /** Two hex digits; low, so that the ground stays recognizable. */
  readonly opacity: string;
  /** Share of white in its colour. */
  readonly white: number;
  /**
   * Distance in squares below which an outline counts as running along the border of a square, where the feature goes
   * on.
   */
  readonly border: number;
}

/** How tiles and pieces are drawn: what a browser needs to draw them itself. */
export interface GameArt<Tile = Content['tiles'][number]> {
  /**
   * A tile turned by quarter turns, in squares from the corner of its anchor square; what leaves its squares is cut
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
  /** Signs beyond its squares, which points and words keep free, as boxes in squares. */
  readonly printed: readonly Box[];
  /** The board seen from afar, below its tiles, in squares. */
  chart(theme: Theme): readonly DrawOperation[];
}

/**
 * How a game is shown in pictures. Only `facts` and `tileArt` are required: everything else has a default look. Points
 * on tiles are in squares from the corner of the anchor square of the unturned tile.
 */
export interface GamePicture<Tiles extends Content = Content, Facts = unknown> extends GameArt<Tiles['tiles'][number]> {
  /**
   * Facts for pictures and their alt texts that only this game has: plain JSON, made from its view and the events of the
   * turn that is told.
   */
  facts(content: Tiles, view: CommonView, events: readonly GameTypes['event'][]): Facts;
  /** Words inside its pictures. */
  words?(t: Translator): Readonly<Record<string, string>>;
  /** Kinds of segments on which pieces lie on their sides. */
  readonly lying?: readonly string[];
  /** A JSON file with the SVG elements of each icon. */
  readonly icons?: URL;
  /** Name of the palette that a board is painted with; by default a game has one for all of its pictures. */
  palette?(facts: Facts): string | undefined;
  /** Colours as six hex digits that are shown exactly as they are. */
  colours?(theme: Theme, palette?: string): readonly string[];
  /** Whether a palette is chosen from a tile, too; by default from all. */
  isSampled?(tile: Tiles['tiles'][number], palette?: string): boolean;
  /**
   * Small drawings, each within a box, from which more colours of the palette are chosen; tiles and pieces are sampled
   * anyway.
   */
  samples?(theme: Theme): readonly ((box: Box) => readonly DrawOperation[])[];

  /** Which segment is where on a tile; by default every place belongs to the nearest port of its square. */
  areas?(tile: Tiles['tiles'][number]): SegmentAreas;
  /** The outlines of a segment; by default those of its area. */
  outline?(tile: Tiles['tiles'][number], segment: number): readonly (readonly Point[])[];
  /** Where a piece stands on each segment; by default the widest place of its area. */
  anchors?(tile: Tiles['tiles'][number]): readonly Point[];
  /** What tells a tile from others of its kind, such as a coat of arms, on the unturned tile: pieces do not hide it. */
  landmarks?(tile: Tiles['tiles'][number]): readonly Disc[];
  /** By kind of segment. */
  readonly veils?: Readonly<Record<string, Veil>>;

  /** The board where it has bounds. */
  boundedBoard?(content: Tiles, facts: Facts): BoundedBoard | undefined;
  /** Squares shown in addition to those with tiles and the ring around them. */
  squares?(scene: Pick<BoardScene<Facts>, 'over' | 'facts'>): readonly { readonly x: number; readonly y: number }[];
  /** The last column worth showing: no tile can be placed beyond it now. */
  lastColumn?(scene: Pick<BoardScene<Facts>, 'over' | 'facts'>): number | undefined;
  /**
   * Layers below the tiles, above them, below and above the pieces, and above the squares to choose from; labels avoid
   * the pieces, and the texts below and above them.
   */
  readonly layers?: {
    ground?(context: DrawingContext<Tiles, Facts>): readonly DrawOperation[];
    tiles?(context: DrawingContext<Tiles, Facts>): readonly DrawOperation[];
    belowPieces?(context: DrawingContext<Tiles, Facts>): readonly DrawOperation[];
    abovePieces?(context: DrawingContext<Tiles, Facts>): readonly DrawOperation[];
    aboveChoice?(context: DrawingContext<Tiles, Facts>): readonly DrawOperation[];
  };
  /** Name of the word beside the seat to move where that does more than to move, such as a second tile. */
  toMove?(scene: Pick<BoardScene<Facts>, 'facts' | 'seats'>): string | undefined;
  /** Squares of what else the turn that is told did, which its picture shows. */
  told?(facts: Facts): readonly Square[];
  /** Pieces that became stronger in the turn that is told: an arrow is drawn on each. */
  raised?(facts: Facts): readonly SegmentPlace[];
  /** Points at a square without a feature; several at one square are listed one below the other. */
  awards?(scene: Pick<BoardScene<Facts>, 'over' | 'facts' | 'scoring'>): readonly SquareAward[];

  /** The pieces of a seat. */
  seat?(scene: BoardScene<Facts>, seat: number, words: PictureWords): SeatLines;
  /** What a seat has besides pieces; undefined where nobody can have any. */
  things?(facts: Facts, seat: number): readonly SeatThing[] | undefined;
  /** The tiles left, in groups; by default all of the pile as one group. */
  groups?(content: Tiles, view: CommonView): readonly TileGroup[];
  /** Signs by name: of each group, by default the back of a tile, and of other things that seats have. */
  readonly signs?: Readonly<Record<string, TileSign>>;
  /** The back of a tile. */
  readonly back?: TileSign;
  /** Tiles to choose one from. */
  choice?(view: CommonView): readonly string[];
}

import type { Colour } from '../../core/colour.ts';
import type { Degrees } from '../../core/ports.ts';
import type { Square } from '../../core/tile.ts';
import type { Box, Point } from '../../drawing/point.ts';
import type { PlacedPiece, PlacedTile, SegmentPlace, TilePlace } from './view.ts';

/** A square where the drawn tile may be placed. */
export interface LegalSquare extends Square {
  /** Label of the square, also in lists beside the picture, such as "3". */
  readonly label: string;
  /** Rotations that fit there. */
  readonly rotations: readonly Degrees[];
  /** Rotation in which the drawn tile is shown there; absent if only the label is shown. */
  readonly rotation?: Degrees;
  /** Set if the tile brings more points there than elsewhere. */
  readonly gains?: true;
  /** Set if a computer advises the square: the pieces that it advises there, on segments of the drawn tile. */
  readonly advised?: readonly Omit<PlacedPiece, 'seat' | 'tile'>[];
  /** Set if the square is offered on another page of choices: its label is pale, and omitted if there is no room. */
  readonly elsewhere?: true;
}

/** A rectangle of squares: x and y of its first square, and its numbers of columns and rows. */
export interface SquareArea extends Square {
  readonly columns: number;
  readonly rows: number;
}

/** A feature to tint with its points, such as one that has just scored. */
export interface TintedFeature {
  readonly segments: readonly SegmentPlace[];
  readonly points: number;
  /** Seats that get the points. */
  readonly seats: readonly number[];
}

/** A step of the final scoring: its title, its number, and the number of all steps. */
export interface ScoringStep {
  readonly title: string;
  /** From 1; 0 before the first one. */
  readonly step: number;
  readonly of: number;
}

/** A piece that may be placed. It is shown as a ghost with a letter, and its feature is tinted. */
export interface PieceGhost extends SegmentPlace, Pick<PlacedPiece, 'corner'> {
  /** For a letter alone that is not about what stands on the segment: where it is, from 0 to 1 in the square of its tile. */
  readonly at?: Point;
  /** Letter of its button, such as "A". */
  readonly label: string;
  /** Kind of piece, as the game names it, such as `meeple`; absent for a letter alone, of a choice about the tile or what is on it. */
  readonly piece?: string;
  /** All segments of the feature that it would stand on; none for one on a corner, and for a letter alone. */
  readonly segments: readonly SegmentPlace[];
  /** True if the piece is chosen but not placed yet. */
  readonly chosen: boolean;
}

/**
 * Everything that a picture of the board shows, as facts in squares: the only source of the drawing and of its alt
 * text. Plain JSON, without pixels, colours or prose. `Facts` are those that only the game has.
 */
export interface BoardScene<Facts = unknown> {
  readonly extent: 'whole' | 'focus';
  /** Phase of the game, as the game names it. */
  readonly phase: string;
  readonly over: boolean;
  /** The step of the final scoring that is shown; absent if none is. */
  readonly scoring?: ScoringStep;
  readonly turn: number;
  /** The squares that are shown. */
  readonly area: SquareArea;
  /** The part of `area` that is shown, in squares; absent if all is shown. */
  readonly closeUp?: Box;
  /** The whole board, which is also shown in small beside the seats; absent if `area` is the whole board. */
  readonly inset?: SquareArea;
  /** True if seats and pile are shown beside the board. */
  readonly panel: boolean;
  readonly tiles: readonly SceneTile[];
  readonly pieces: readonly ScenePiece[];
  /** Pieces that returned to their seats in the last turn, with the segments on which they stood. */
  readonly returned: readonly ScenePiece[];
  readonly tints: readonly SceneTint[];
  readonly legal: readonly LegalSquare[];
  /** Free squares that no tile fits any more. */
  readonly dead: readonly Square[];
  /** Pieces from which one can be chosen, on tiles that are not placed yet. */
  readonly ghosts: readonly SceneGhost[];
  readonly seats: readonly SceneSeat[];
  /** The tile to place. */
  readonly drawn?: string;
  /** True if the picture is a frame of an animation. */
  readonly isFrame?: boolean;
  /** The tile placed last, if it is shown beside the board. */
  readonly laid?: TilePlace;
  /** Tiles from which one has to be chosen. */
  readonly choice: readonly string[];
  /** The tiles left, in groups. */
  readonly groups: readonly TileGroup[];
  readonly facts: Facts;
}

/** A group of tiles with the number of copies left of each, which may be 0. */
export interface TileGroup {
  /** Name of the group in the game's words. */
  readonly name: string;
  readonly tiles: readonly { readonly tile: string; readonly count: number }[];
  /** Number of tiles left, if `tiles` includes others that players cannot distinguish from these; by default their sum. */
  readonly count?: number;
  /** Set if the tiles lie face up beside the pile, as the double-tiles of Amazonas do. */
  readonly isAside?: true;
}

/** Points, or something else, that seats get on a square of the board. */
export interface SquareAward {
  readonly square: Square;
  /** Negative if the seats pay points. */
  readonly points?: number;
  readonly seats: readonly number[];
  /** Name of the sign for something that the seats get besides or instead of points. */
  readonly sign?: string;
  /** Number of such things; 1 by default. */
  readonly count?: number;
}

/** A figure without a seat, such as a dragon: its sign, on a square, or on a segment beside the piece there. */
export interface Figure {
  readonly sign: string;
  readonly at: Square | SegmentPlace;
  /** It stands on its segment as a piece does, away from all pieces and other figures. */
  readonly likePiece?: true;
  /** It lies in the corner of its square that is farthest from all pieces. */
  readonly inCorner?: true;
  /** The seat that it is with, whose sign it then bears. */
  readonly seat?: number;
}

/** Something that a seat has besides its pieces. */
export interface SeatThing {
  /** Name of its sign. */
  readonly sign: string;
  /** A tile that is shown in place of a sign, by its id. */
  readonly tile?: string;
  readonly count: number;
  /** A piece of the seat that stands on it. */
  readonly piece?: string;
  /** For things of which having most counts: true if no seat has more. The number is then always shown, bold if true. */
  readonly leads?: boolean;
}

/** Everything that the panel shows of a seat besides its score. */
export interface SeatLines {
  /**
   * Pieces, and the number of each that is left. `isSingle` marks a piece of which a seat has only one, so that it needs no
   * number.
   */
  readonly supply: readonly { readonly piece: string; readonly count: number; readonly isSingle?: boolean }[];
  /** A piece on the board with a text about its position, short and long. */
  readonly place?: { readonly piece: string; readonly text: string; readonly longText: string };
}

export interface SceneTile extends PlacedTile {
  /** Number of the tile, from 1, among those of the last turn, including a turn before that belongs to it; else absent. */
  readonly last?: number;
  /** True if it was placed since the viewer's own last turn. */
  readonly unseen: boolean;
  /** Set if the tile is chosen but not placed yet. */
  readonly draft?: true;
}

/** A ghost with the kind of its feature; `word` is the game's word for that kind in pictures, if there is one. */
export interface SceneGhost extends PieceGhost {
  readonly kind: string;
  readonly word?: string;
}

/** A piece with the kind of feature that it stands on. */
export interface ScenePiece extends PlacedPiece {
  readonly kind: string;
  /** The square of its tile that it stands on. */
  readonly square: Square;
  /** True if it was placed in the last turn. */
  readonly last: boolean;
}

/** A tinted feature, and why it is tinted: it has just scored, its owners are shown, or a ghost stands on it. */
export interface SceneTint extends TintedFeature {
  readonly why: 'scored' | 'owned' | 'ghost';
  readonly kind: string;
}

/** A seat as the panel shows it. */
export interface SceneSeat {
  readonly colour: Colour;
  readonly score: number;
  readonly name: string;
  /** Points gained in the last turn. */
  readonly gained: number;
  readonly toMove: boolean;
  /** True if the seat has the highest score and others have less; false for all while the final scoring is shown. */
  readonly leads: boolean;
  /** True if the game is over and the seat has the highest score. */
  readonly winner: boolean;
  /** Things that the seat has besides pieces; absent in a game without such things. */
  readonly things?: readonly SeatThing[];
}

import type { Colour } from '../../core/colour.ts';
import type { Degrees } from '../../core/ports.ts';
import type { Square } from '../../core/tile.ts';
import type { Box } from '../../drawing/point.ts';
import type { PlacedPiece, PlacedTile, SegmentPlace, TilePlace } from './view.ts';

/** A square where the drawn tile may be placed. */
export interface LegalSquare extends Square {
  /** What the square is called in lists beside the picture, such as "3". */
  readonly label: string;
  /** Rotations that fit there. */
  readonly rotations: readonly Degrees[];
  /** How the drawn tile is shown there; by default the square is only numbered. */
  readonly rotation?: Degrees;
  /** The tile brings points there, more than it does elsewhere. */
  readonly gains?: true;
  /** Where a computer advises the square: the pieces that it advises there, on segments of the drawn tile. */
  readonly advised?: readonly Omit<PlacedPiece, 'seat' | 'tile'>[];
  /** To be chosen on another page: its number is pale, and the picture shows it only where there is room. */
  readonly elsewhere?: true;
}

/** A rectangle of squares: first column and row, and how many. */
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

/** A step of the final scoring: what is scored, in words, and its number of how many. */
export interface ScoringStep {
  readonly title: string;
  /** From 1; 0 before the first one. */
  readonly step: number;
  readonly of: number;
}

/** A piece that may be placed: shown as a ghost with a letter, and with the feature that it would stand on. */
export interface PieceGhost extends SegmentPlace {
  /** What it is called on its button, such as "A". */
  readonly label: string;
  /** Kind of piece, as the game names it, such as `meeple`. */
  readonly piece: string;
  /** All segments of the feature that it would stand on. */
  readonly segments: readonly SegmentPlace[];
  /** Whether it was chosen, but is not placed yet. */
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
  /** The step of the final scoring that is shown; absent once it is done. */
  readonly scoring?: ScoringStep;
  readonly turn: number;
  /** The squares that are shown. */
  readonly area: SquareArea;
  /** The part of `area` that is shown, in squares, where that is less than all of it. */
  readonly closeUp?: Box;
  /** The squares of the whole board, which is shown small beside the seats where `area` is a part of it. */
  readonly inset?: SquareArea;
  /** Whether seats and pile are shown beside the board. */
  readonly panel: boolean;
  readonly tiles: readonly SceneTile[];
  readonly pieces: readonly ScenePiece[];
  /** Pieces that went back to their seats in the last turn, where they stood. */
  readonly returned: readonly ScenePiece[];
  readonly tints: readonly SceneTint[];
  readonly legal: readonly LegalSquare[];
  /** Pieces to choose one from, on tiles that are drafts. */
  readonly ghosts: readonly SceneGhost[];
  readonly seats: readonly SceneSeat[];
  /** The tile to place. */
  readonly drawn?: string;
  /** The tile that was placed last, where it is shown beside the board. */
  readonly laid?: TilePlace;
  /** Tiles to choose one from. */
  readonly choice: readonly string[];
  /** The tiles left, in groups. */
  readonly groups: readonly TileGroup[];
  readonly facts: Facts;
}

/** Tiles of one kind, and how many of each are left; may include tiles that are used up. */
export interface TileGroup {
  /** Name of the kind, as the game calls it. */
  readonly name: string;
  readonly tiles: readonly { readonly tile: string; readonly count: number }[];
  /** How many tiles are left, where `tiles` has others, too, that nobody can tell from them. */
  readonly count?: number;
  /** Whether these tiles lie face up beside the pile and are not in it, as the double-tiles of Amazonas do. */
  readonly isAside?: true;
}

/** Points on a square of the board, with the seats that get them, or something else that they get there. */
export interface SquareAward {
  readonly square: Square;
  /** Below zero where they pay. */
  readonly points?: number;
  readonly seats: readonly number[];
  /** Name of the sign of something that they get, with the points if there are any. */
  readonly sign?: string;
  /** How many of it; by default one. */
  readonly count?: number;
}

/** Something that a seat has besides its pieces. */
export interface SeatThing {
  /** Name of its sign. */
  readonly sign: string;
  readonly count: number;
  /** A piece of the seat that stands on it. */
  readonly piece?: string;
  /** Whether nobody has more of it, where that counts: then its number is always shown, and bold for those who lead. */
  readonly leads?: boolean;
}

/** What a seat has besides its score. */
export interface SeatLines {
  /**
   * Pieces and how many of each are left. Of a single one there never are more, so that it needs no number.
   */
  readonly supply: readonly { readonly piece: string; readonly count: number; readonly isSingle?: boolean }[];
  /** A piece on the board and where it is, with more words where there is room for them. */
  readonly place?: { readonly piece: string; readonly text: string; readonly longText: string };
}

export interface SceneTile extends PlacedTile {
  /** Placed in the last turn, or in the one before that belongs to it: its number among their tiles, from 1. */
  readonly last?: number;
  /** Placed since the viewer's own last turn. */
  readonly unseen: boolean;
  /** Chosen, but not placed yet. */
  readonly draft?: true;
}

/** A ghost with the kind of feature that it stands on, and the word for it where the game has one for pictures. */
export interface SceneGhost extends PieceGhost {
  readonly kind: string;
  readonly word?: string;
}

/** A piece with the kind of feature that it stands on. */
export interface ScenePiece extends PlacedPiece {
  readonly kind: string;
  /** The square of its tile that it stands on. */
  readonly square: Square;
  /** Placed in the last turn. */
  readonly last: boolean;
}

/** A feature in another colour: one that has just scored, one shown with those who hold it, or one of a ghost. */
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
  /** Has the highest score so far, and others have less; nobody while the final scoring is shown. */
  readonly leads: boolean;
  /** Has the highest score of a game that is over. */
  readonly winner: boolean;
  /** What it has besides pieces; absent where nobody can have any. */
  readonly things?: readonly SeatThing[];
}

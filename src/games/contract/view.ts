import type { Colour } from '../../core/colour.ts';
import type { Degrees, SquareCorner } from '../../core/ports.ts';
import type { Square } from '../../core/tile.ts';

/** A tile and its position on the board; (x, y) is its anchor square. */
export interface TilePlace extends Square {
  readonly tile: string;
  readonly rotation: Degrees;
}

/** A tile on the board; `squares` lists what it covers, its anchor (x, y) first, in the order of the tile's squares. */
export interface PlacedTile extends TilePlace {
  readonly squares: readonly Square[];
  /** Turn in which it was placed; 0 for a tile that lay on the board at the start. */
  readonly turn: number;
  /** Seat that placed it; absent for a tile that lay on the board at the start. */
  readonly seat?: number;
}

/** A segment of a tile on the board: `tile` is the tile's index in the view, `segment` the index in its type. */
export interface SegmentPlace {
  readonly tile: number;
  readonly segment: number;
}

/** A playing piece on a segment of a tile. */
export interface PlacedPiece extends SegmentPlace {
  readonly seat: number;
  /** Kind of piece, as the game names it, such as `meeple`. */
  readonly piece: string;
  /** The corner of its tile on which it stands; absent for one in its segment. */
  readonly corner?: SquareCorner;
}

/** The part of a game's public view that all games have. Plain JSON. */
export interface CommonView {
  /** Phase of the game, as `progressOf` names it; `over` when it is over. */
  readonly phase: string;
  /** Seat to move; the seat that moved last when the game is over. */
  readonly seat: number;
  readonly turn: number;
  /** Seat whose turn it is; absent if it is the one to move. */
  readonly turnSeat?: number;
  readonly seats: readonly { readonly colour: Colour; readonly score: number }[];
  readonly tiles: readonly PlacedTile[];
  readonly pieces: readonly PlacedPiece[];
  /** The drawn tile while it waits to be placed. */
  readonly drawn?: string;
  /**
   * Number of unseen copies of every tile, by id, in the order of the tile set: those in the pile, and others that players
   * cannot distinguish from these.
   */
  readonly pile: { readonly tiles: Readonly<Record<string, number>> };
}

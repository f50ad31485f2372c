import type { Colour } from '../../../core/colour.ts';
import type { Square } from '../../../core/tile.ts';
import type { PlacedPiece, PlacedTile } from '../../contract/view.ts';
import type { Chip, ChipColour, ChipValue } from './chip.ts';
import type { ChipGame } from './map-file.ts';
import type { Options } from './options.ts';
import type { Phase } from './rejection.ts';
import type { Goods } from './tile-set-file.ts';

/** How many tokens of each kind of goods. */
export type GoodsView = Readonly<Record<Goods, number>>;

export interface SeatView {
  readonly colour: Colour;
  readonly score: number;
  /** Ordinary meeples in the supply. */
  readonly meeples: number;
  /** Other pieces in the supply, by their kinds; absent where there are none. */
  readonly special?: Readonly<Record<string, number>>;
  /** Tokens of each kind of goods; absent where none are played with. */
  readonly goods?: GoodsView;
  /** Chips in front of the seat; absent without chips. */
  readonly chips?: readonly Chip[];
  /** Meeples on the Isle of Man; absent where there is none. */
  readonly isle?: number;
}

/** A chip on the board; its colour and value as far as they are known. */
export interface ChipView extends Square {
  readonly colour?: ChipColour;
  readonly value?: ChipValue;
  /** A treat. */
  readonly faceUp: boolean;
}

/** A pile of tiles on an island. */
export interface IslandPileView {
  readonly colour: ChipColour;
  readonly pile: number;
  readonly count: number;
  /** The tile on top, while it is face up. */
  readonly top?: string;
}

/** What everybody sees of the chip game of a map. */
export interface ChipsView {
  readonly game: ChipGame;
  readonly onBoard: readonly ChipView[];
  readonly piles: readonly IslandPileView[];
  /** The chip that has to be laid as a treat. */
  readonly treat?: Chip;
  /** Wine was sold in this turn, so that no more can be sold in it. */
  readonly hasSold?: true;
}

/** What anybody may know of a game: everything but the order of the pile. Plain JSON. */
export interface View {
  readonly ruleSet: 'carcassonne';
  /** Content hash of the tile set. */
  readonly tileSet: string;
  readonly options: Options;
  readonly phase: Phase;
  /** Seat to move; the seat that moved last when the game is over. */
  readonly seat: number;
  readonly turn: number;
  readonly seats: readonly SeatView[];
  readonly tiles: readonly PlacedTile[];
  readonly pieces: readonly PlacedPiece[];
  /**
   * Copies of every tile that nobody has seen, by id, in the order of the tile set: in the pile, and face down on islands,
   * which nobody can tell apart.
   */
  readonly pile: { readonly tiles: Readonly<Record<string, number>> };
  /** The drawn tile while it waits to be placed. */
  readonly drawn?: string;
  readonly discarded: readonly string[];
  /** This turn is a further tile; told only where a piece can give one, else the board tells it (E37). */
  readonly isFurtherTile?: true;
  /** What belongs to the chip game of a map. */
  readonly chips?: ChipsView;
}

/** Number of tiles face down on islands. */
export function hiddenOnIslands(chips: View['chips']): number {
  return (chips?.piles ?? []).reduce((sum, { count, top }) => sum + count - (top === undefined ? 0 : 1), 0);
}

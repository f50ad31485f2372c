import type { Colour } from '../../../core/colour.ts';
import type { Square } from '../../../core/tile.ts';
import type { TileGameView } from '../../kernel/view.ts';
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

/** `pile` counts the tiles that lie face down on islands, too, as nobody can tell them apart. */
export interface View extends TileGameView<'carcassonne', Phase> {
  readonly options: Options;
  readonly seats: readonly SeatView[];
  /** This turn is a further tile; told only where a piece can give one, else the board tells it (E37). */
  readonly isFurtherTile?: true;
  /** What belongs to the chip game of a map. */
  readonly chips?: ChipsView;
}

/** Number of tiles face down on islands. */
export function hiddenOnIslands(chips: View['chips']): number {
  return (chips?.piles ?? []).reduce((sum, { count, top }) => sum + count - (top === undefined ? 0 : 1), 0);
}

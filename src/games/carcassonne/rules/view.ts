import { squareOfCell } from '../../../core/area.ts';
import type { Colour } from '../../../core/colour.ts';
import type { Square } from '../../../core/tile.ts';
import type { PlacedPiece, PlacedTile } from '../../contract/view.ts';
import { segmentPlace } from '../../kernel/features.ts';
import { commonView, countCopies } from '../../kernel/view.ts';
import type { Chip, ChipColour, ChipValue } from './chip.ts';
import { type ChipState, salesAt } from './chip-state.ts';
import type { ChipGame } from './map-file.ts';
import type { Options } from './options.ts';
import type { Phase } from './rejection.ts';
import type { State } from './state.ts';

export interface SeatView {
  readonly colour: Colour;
  readonly score: number;
  /** Ordinary meeples in the supply. */
  readonly meeples: number;
  /** Other pieces in the supply, by their kinds; absent where there are none. */
  readonly special?: Readonly<Record<string, number>>;
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
  /** What belongs to the chip game of a map. */
  readonly chips?: {
    readonly game: ChipGame;
    readonly onBoard: readonly ChipView[];
    readonly piles: readonly IslandPileView[];
    /** The chip that has to be laid as a treat. */
    readonly treat?: Chip;
    /** Wine was sold in this turn, so that no more can be sold in it. */
    readonly hasSold?: true;
  };
}

/** The view of a game. */
export function viewOf(state: State): View {
  const { board, chips, play, set, setup, scores, supply } = state;
  const special = (seat: number) =>
    Object.fromEntries(play.pieces.slice(1).map(({ id }, at) => [id, supply[(at + 1) * scores.length + seat]!]));
  return {
    ruleSet: 'carcassonne',
    options: setup.options,
    ...commonView(state),
    seats: setup.colours.map((colour, at) => ({
      colour,
      score: scores[at]!,
      meeples: supply[at]!,
      ...(play.pieces.length > 1 && { special: special(at) }),
      ...(chips && { chips: chips.hands[at]! }),
      ...(chips?.game === 'isle' && { isle: chips.isle[at]! }),
    })),
    pieces: state.pieces.map((meeple) => ({
      seat: meeple.seat,
      piece: meeple.chip ? 'upgraded' : play.pieces[meeple.kind ?? 0]!.id,
      ...segmentPlace(board, meeple.segment),
    })),
    pile: { tiles: tilesLeft(state) },
    ...(chips && {
      chips: { ...chipsView(chips, (index) => set.tiles[index]!.id), ...(hasSold(state) && { hasSold: true }) },
    }),
  };
}

/** Chips as everybody sees them: values face down, and colours, too, but where they lie on squares of their colour. */
function chipsView(chips: ChipState, idOf: (tile: number) => string): NonNullable<View['chips']> {
  return {
    game: chips.game,
    onBoard: chips.onBoard.map(({ x, y, faceUp, chip: { colour, value } }) => ({
      x,
      y,
      faceUp,
      ...((faceUp || chips.game === 'isle') && { colour }),
      ...(faceUp && { value }),
    })),
    piles: chips.piles.map(({ colour, pile, tiles, faceUp }) => ({
      colour,
      pile,
      count: tiles.length,
      ...(faceUp && tiles.length > 0 && { top: idOf(tiles[0]!) }),
    })),
    ...(chips.treat && { treat: chips.treat }),
  };
}

/** Whether the seat to move has sold wine in this turn, and waits to place a meeple. */
function hasSold({ board, chips, map, phase }: State): boolean {
  if (phase !== 'piece' || chips?.game !== 'wine' || chips.sales.length > 0) return false;
  return salesAt(map!, squareOfCell(board.area, board.tileCell[board.tileCount - 1]!)).length > 0;
}

/** Number of tiles face down on islands. */
export function hiddenOnIslands(chips: View['chips']): number {
  return (chips?.piles ?? []).reduce((sum, { count, top }) => sum + count - (top === undefined ? 0 : 1), 0);
}

/** Copies of every tile that nobody has seen, by id, in the order of the tile set. */
export function tilesLeft({ drawn, pile, chips, set }: State): Record<string, number> {
  const onIslands = (chips?.piles ?? []).flatMap(({ tiles, faceUp }) => (faceUp ? tiles.slice(1) : tiles));
  return countCopies(set, [...pile.slice(drawn), ...onIslands]);
}

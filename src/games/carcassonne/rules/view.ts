import { squareOfCell } from '../../../core/area.ts';
import { squaresOfTile } from '../../../core/board.ts';
import type { Colour } from '../../../core/colour.ts';
import { degreesOf } from '../../../core/ports.ts';
import type { PlacedPiece, PlacedTile } from '../../view.ts';
import { segmentPlace } from './feature.ts';
import type { Options } from './options.ts';
import type { Phase } from './rejection.ts';
import type { State } from './state.ts';

export interface SeatView {
  readonly colour: Colour;
  readonly score: number;
  /** Meeples in the supply. */
  readonly meeples: number;
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
  /** Copies left in the pile of every tile that has any, by id, in the order of the tile set. */
  readonly pile: { readonly tiles: Readonly<Record<string, number>> };
  /** The drawn tile while it waits to be placed. */
  readonly drawn?: string;
  readonly discarded: readonly string[];
}

/** The view of a game. */
export function viewOf(state: State): View {
  const { board, set, setup, phase, seat, turn, scores, supply, tile, tileTurn, tileSeat } = state;
  const idOf = (index: number) => set.tiles[index]!.id;
  return {
    ruleSet: 'carcassonne',
    tileSet: set.hash,
    options: setup.options,
    phase,
    seat,
    turn,
    seats: setup.colours.map((colour, at) => ({ colour, score: scores[at]!, meeples: supply[at]! })),
    tiles: tileTurn.map((placedIn, index) => ({
      tile: idOf(board.tileType[index]!),
      ...squareOfCell(board.area, board.tileCell[index]!),
      rotation: degreesOf(board.tileTurns[index]!),
      squares: squaresOfTile(board, index),
      turn: placedIn,
      ...(tileSeat[index]! >= 0 ? { seat: tileSeat[index]! } : {}),
    })),
    pieces: state.meeples.map((meeple) => ({
      seat: meeple.seat,
      piece: 'meeple',
      ...segmentPlace(board, meeple.segment),
    })),
    pile: { tiles: tilesLeft(state) },
    ...(tile < 0 ? {} : { drawn: idOf(tile) }),
    discarded: state.discarded.map(idOf),
  };
}

/** Copies left in the pile of every tile that has any, by id, in the order of the tile set. */
export function tilesLeft({ drawn, pile, set }: State): Record<string, number> {
  const left = new Map<number, number>();
  for (const tile of pile.slice(drawn)) left.set(tile, (left.get(tile) ?? 0) + 1);
  const inOrder = [...left].sort(([a], [b]) => a - b);
  return Object.fromEntries(inOrder.map(([tile, count]) => [set.tiles[tile]!.id, count]));
}

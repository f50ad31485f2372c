import { type Board, type BoardSize, copyBoard, createBoard, placeTile } from '../../../core/board.ts';
import type { Phase } from './rejection.ts';
import type { Setup } from './setup.ts';
import type { TileSet } from './tile-set.ts';

/** A meeple on the board; `segment` is its number in the feature graph. */
export interface PlacedMeeple {
  readonly seat: number;
  readonly segment: number;
}

/**
 * A game at one moment. Owned by the functions of this folder, which change it in place; `step` and `fold` hand out
 * states that nobody changes any more. What others may know of it is a view.
 */
export interface State {
  readonly set: TileSet;
  readonly setup: Setup;
  /** The pile as indexes of tiles; the first `drawn` are gone. */
  readonly pile: readonly number[];
  readonly board: Board;
  phase: Phase;
  /** Seat to move. */
  seat: number;
  /** Turns begun, from 1; discarded tiles do not count. */
  turn: number;
  drawn: number;
  /** The drawn tile (index) while it waits to be placed, else -1. */
  tile: number;
  /** Tiles that fitted nowhere, by index. */
  discarded: number[];
  scores: number[];
  /** Meeples in each seat's supply. */
  supply: number[];
  meeples: PlacedMeeple[];
  /** Turn and seat of each placed tile; the start tile has turn 0 and seat -1. */
  tileTurn: number[];
  tileSeat: number[];
}

/**
 * The state at the start of a game: the start tile placed, the first seat to draw.
 *
 * @throws Error when the setup was made for another tile set, or its pile holds what the set does not have
 */
export function startState(set: TileSet, setup: Setup): State {
  const { colours, options, first, tileSet } = setup;
  if (tileSet !== set.hash) throw new Error(`the setup is for the tile set ${tileSet}, not ${set.hash}`);
  const pile = setup.pile.map((id) => tileIndex(set, id));
  const board = createBoard(set.table, { ...roomFor(set, [set.start, ...pile]), seats: colours.length });
  placeTile(board, set.start, { x: 0, y: 0, turns: 0 });
  const each = (value: number) => Array<number>(colours.length).fill(value);
  return {
    set,
    setup,
    pile,
    board,
    phase: 'draw',
    seat: first,
    turn: 1,
    drawn: 0,
    tile: -1,
    discarded: [],
    scores: each(0),
    supply: each(options.meeples),
    meeples: [],
    tileTurn: [0],
    tileSeat: [-1],
  };
}

/**
 * A state that changes independently of `state`.
 *
 * @param over an earlier copy that is not needed any more: its board's memory is used again where it suits
 */
export function copyState(state: State, over?: State): State {
  return {
    ...state,
    board: copyBoard(state.board, over?.board),
    discarded: [...state.discarded],
    scores: [...state.scores],
    supply: [...state.supply],
    meeples: [...state.meeples],
    tileTurn: [...state.tileTurn],
    tileSeat: [...state.tileSeat],
  };
}

/** The index of the tile placed last. */
export function lastTile({ board }: State): number {
  return board.tileCount - 1;
}

function tileIndex(set: TileSet, id: string): number {
  const index = set.indexOf.get(id);
  if (index === undefined) throw new Error(`the tile set "${set.id}" has no tile "${id}"`);
  return index;
}

/** Room for these tiles, all of which may lie in one line in any direction. */
function roomFor(set: TileSet, tiles: readonly number[]): Omit<BoardSize, 'seats'> {
  const reach = tiles.length + 1;
  const side = 2 * reach + 1;
  const segments = tiles.reduce((sum, tile) => sum + set.tiles[tile]!.segments.length, 0);
  const area = { minX: -reach, minY: -reach, width: side, height: side };
  return { area, tiles: tiles.length, squares: tiles.length, segments };
}

import { cellOf } from '../../../core/area.ts';
import { type Board, type BoardSize, copyBoard, createBoard, placeTile } from '../../../core/board.ts';
import { copyList } from '../../../core/memory.ts';
import type { PieceKind } from './event.ts';
import type { Phase } from './rejection.ts';
import { CAMPS, MEEPLES, type Setup } from './setup.ts';
import type { TileSet } from './tile-set.ts';

/** A meeple or camp on the board; `segment` is its number in the feature graph. */
export interface PlacedPiece {
  readonly seat: number;
  readonly piece: PieceKind;
  readonly segment: number;
}

/**
 * A game at one moment. Owned by the functions of this folder, which change it in place; states returned by `step` and
 * `fold` are never changed again. Others see only a view of it.
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
  /** Tiles that fitted nowhere (A9), by index. */
  discarded: number[];
  /** The square where the river goes on. */
  riverX: number;
  riverY: number;
  /** Spaces of the river so far (A18). */
  spaces: number;
  /** Space of each seat's boat, from 1. */
  boats: number[];
  scores: number[];
  supply: number[];
  campSupply: number[];
  /** Doubles still face up, by index of the tile. */
  doubles: number[];
  pieces: PlacedPiece[];
  /** Turn and seat of each placed tile; the start tile has turn 0 and seat -1. */
  tileTurn: number[];
  tileSeat: number[];
}

/**
 * The state at the start of a game: the start tile placed (A2), all boats on the source (A18), the first seat to draw.
 *
 * @throws Error when the setup was made for another tile set, or its pile holds what is never drawn
 */
export function startState(set: TileSet, setup: Setup): State {
  const players = setup.colours.length;
  if (setup.tileSet !== set.hash) throw new Error(`the setup is for the tile set ${setup.tileSet}, not ${set.hash}`);
  const pile = setup.pile.map((id) => tileIndex(set, id));
  checkPile(set, pile);
  const start = set.start[players]!;
  const board = createBoard(set.table, { ...roomFor(set, [start, ...pile, ...set.doubles]), seats: players });
  placeTile(board, start, { x: 0, y: 0, turns: 0 });
  const { squares, segments: _, spaces } = set.tiles[start]!;
  const anchor = squares[0]!;
  const exit = squares[set.river[start * 4]!.exit]!;
  const each = (value: number) => Array<number>(players).fill(value);
  return {
    set,
    setup,
    pile,
    board,
    phase: 'draw',
    seat: setup.first,
    turn: 1,
    drawn: 0,
    tile: -1,
    discarded: [],
    riverX: exit.x - anchor.x + 1,
    riverY: exit.y - anchor.y,
    spaces,
    boats: each(1),
    scores: each(0),
    supply: each(MEEPLES),
    campSupply: each(CAMPS),
    doubles: [...set.doubles],
    pieces: [],
    tileTurn: [0],
    tileSeat: [-1],
  };
}

/**
 * A state that changes independently of `state`.
 *
 * @param over an earlier copy that is not needed any more; the memory of its board is reused if it fits
 */
export function copyState(state: State, over?: State): State {
  if (over?.setup === state.setup && over.pile === state.pile) return copyInto(state, over);
  return {
    ...state,
    board: copyBoard(state.board, over?.board),
    discarded: [...state.discarded],
    boats: [...state.boats],
    scores: [...state.scores],
    supply: [...state.supply],
    campSupply: [...state.campSupply],
    doubles: [...state.doubles],
    pieces: [...state.pieces],
    tileTurn: [...state.tileTurn],
    tileSeat: [...state.tileSeat],
  };
}

/** Makes `over`, a copy of a state of the same game, a copy of this one: most of the time of a search goes into copies. */
function copyInto(state: State, over: State): State {
  copyBoard(state.board, over.board);
  over.phase = state.phase;
  over.seat = state.seat;
  over.turn = state.turn;
  over.drawn = state.drawn;
  over.tile = state.tile;
  over.riverX = state.riverX;
  over.riverY = state.riverY;
  over.spaces = state.spaces;
  over.discarded = copyList(state.discarded, over.discarded);
  over.boats = copyList(state.boats, over.boats);
  over.scores = copyList(state.scores, over.scores);
  over.supply = copyList(state.supply, over.supply);
  over.campSupply = copyList(state.campSupply, over.campSupply);
  over.doubles = copyList(state.doubles, over.doubles);
  over.pieces = copyList(state.pieces, over.pieces);
  over.tileTurn = copyList(state.tileTurn, over.tileTurn);
  over.tileSeat = copyList(state.tileSeat, over.tileSeat);
  return over;
}

/** The foremost column that land tiles may use: that of the foremost Amazon piece (A3). */
export function frontColumn(state: State): number {
  return state.riverX - 1;
}

/** The first cell that land tiles may not use (A3): cells go column by column. */
export function endOfLand(state: State): number {
  const { area } = state.board;
  return cellOf(area, frontColumn(state) + 1, area.minY);
}

/** The index of the tile placed last. */
export function lastTile(state: State): number {
  return state.board.tileCount - 1;
}

function tileIndex(set: TileSet, id: string): number {
  const index = set.indexOf.get(id);
  if (index === undefined) throw new Error(`the tile set "${set.id}" has no tile "${id}"`);
  return index;
}

function checkPile(set: TileSet, pile: readonly number[]): void {
  let bangs = 0;
  for (const tile of pile) {
    const { id, role, bang } = set.tiles[tile]!;
    if (role === 'double' || role === 'start') throw new Error(`the tile "${id}" is never in the pile`);
    if (bang) bangs++;
  }
  if (bangs > set.doubles.length) throw new Error('the pile has more "!" tiles than there are doubles');
}

/**
 * Capacity for these tiles: the area has room for all land tiles in one line from any river tile, however the river
 * bends.
 */
function roomFor(set: TileSet, tiles: readonly number[]): Omit<BoardSize, 'seats'> {
  let reach = 2;
  let length = 0;
  let bend = 0;
  let segments = 0;
  let covered = 0;
  for (const tile of tiles) {
    const { role, squares, segments: parts } = set.tiles[tile]!;
    if (role === 'land') reach++;
    else length += squares.length;
    if (role === 'double' || role === 'start') bend += squares.length;
    segments += parts.length;
    covered += squares.length;
  }
  const area = { minX: -reach, minY: -(reach + bend), width: reach + length + 2, height: 2 * (reach + bend) + 1 };
  return { area, tiles: tiles.length, squares: covered, segments };
}

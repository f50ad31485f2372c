import { cellOf } from '../../../core/area.ts';
import type { BoardSize } from '../../../core/board.ts';
import { createBoard } from '../../../core/create-board.ts';
import { copyList } from '../../../core/memory.ts';
import { placeTile } from '../../../core/place-tile.ts';
import { checkTileSet, copyTileGame, fullSupply, type TileGameState, tileIndex } from '../../kernel/state.ts';
import type { Phase } from './rejection.ts';
import { CAMPS, MEEPLES, type Setup } from './setup.ts';
import type { TileSet } from './tile-set.ts';

/** The state of a game; pieces are meeples and camps, numbered as in `PIECE_KINDS`. */
export interface State extends TileGameState<Phase> {
  readonly set: TileSet;
  readonly setup: Setup;
  /** The square where the river goes on. */
  riverX: number;
  riverY: number;
  /** Number of spaces of the river so far (A18). */
  spaces: number;
  /** Space of each seat's boat, from 1. */
  boats: number[];
  /** Doubles still face up, by index of the tile. */
  doubles: number[];
}

/**
 * Returns the state at the start of a game: the start tile is placed (A2), all boats are on the source (A18), and the first seat
 * draws.
 *
 * @throws Error when the setup was made for another tile set, or its pile contains a tile that is never drawn
 */
export function startState(set: TileSet, setup: Setup): State {
  const players = setup.colours.length;
  checkTileSet(set, setup);
  const pile = setup.pile.map((id) => tileIndex(set, id));
  checkPile(set, pile);
  const start = set.start[players]!;
  const board = createBoard(set.table, { ...roomFor(set, [start, ...pile, ...set.doubles]), seats: players });
  placeTile(board, start, { x: 0, y: 0, turns: 0 });
  const { squares, spaces } = set.tiles[start]!;
  const anchor = squares[0]!;
  const exit = squares[set.river[start * 4]!.exit]!;
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
    scores: Array<number>(players).fill(0),
    supply: fullSupply([MEEPLES, CAMPS], players),
    pieces: [],
    tileTurn: Array<number>(board.tileCount).fill(0),
    tileSeat: Array<number>(board.tileCount).fill(-1),
    riverX: exit.x - anchor.x + 1,
    riverY: exit.y - anchor.y,
    spaces,
    boats: Array<number>(players).fill(1),
    doubles: [...set.doubles],
  };
}

/**
 * Returns a copy of a state.
 *
 * @param over an earlier copy that is no longer needed, whose memory may be used again
 */
export function copyState(state: State, over?: State): State {
  const copy = copyTileGame(state, over);
  copy.riverX = state.riverX;
  copy.riverY = state.riverY;
  copy.spaces = state.spaces;
  copy.boats = copyList(state.boats, over?.boats ?? []);
  copy.doubles = copyList(state.doubles, over?.doubles ?? []);
  return copy;
}

/** The foremost column for land tiles: that of the foremost river tile (A3). */
export function frontColumn(state: State): number {
  return state.riverX - 1;
}

/** The first cell where land tiles are not allowed (A3); cells are numbered column by column. */
export function endOfLand(state: State): number {
  const { area } = state.board;
  return cellOf(area, frontColumn(state) + 1, area.minY);
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
 * Returns the capacity of a board for these tiles: its area has room for all land tiles in one line from any river tile, however
 * the river bends.
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

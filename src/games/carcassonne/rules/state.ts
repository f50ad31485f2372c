import { type Board, type BoardSize, copyBoard, createBoard, placeTile } from '../../../core/board.ts';
import { copyList } from '../../../core/memory.ts';
import { turnsOf } from '../../../core/ports.ts';
import type { Chip } from './chip.ts';
import { type ChipState, startChips } from './chip-state.ts';
import type { GameMap } from './game-map.ts';
import { meeplesOf } from './options.ts';
import type { Phase } from './rejection.ts';
import { mapOf, type Setup } from './setup.ts';
import type { TileSet } from './tile-set.ts';

/** A meeple on the board; `segment` is its number in the feature graph. */
export interface PlacedPiece {
  readonly seat: number;
  readonly segment: number;
  /** The chip under an upgraded meeple, which counts as two. */
  readonly chip?: Chip;
}

/**
 * A game at one moment. Owned by the functions of this folder, which change it in place; `step` and `fold` hand out
 * states that nobody changes any more. What others may know of it is a view.
 */
export interface State {
  readonly set: TileSet;
  readonly setup: Setup;
  /** Undefined on the open table. */
  readonly map: GameMap | undefined;
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
  pieces: PlacedPiece[];
  /** Turn and seat of each placed tile; what lies or is printed there at the start has turn 0 and seat -1. */
  tileTurn: number[];
  tileSeat: number[];
  /** A town was covered in this turn. */
  coversTown: boolean;
  /** This turn is the further tile that a covered town gives. */
  isFurtherTile: boolean;
  /** Undefined without the chip game of a map. */
  chips: ChipState | undefined;
}

/**
 * The state at the start of a game: what is printed on the map, the start tiles placed, which triggers nothing (M21), the
 * first seat to draw.
 *
 * @throws Error when the setup was made for another tile set, or holds what the set does not have
 */
export function startState(set: TileSet, setup: Setup): State {
  const { colours, options, first, tileSet, layout } = setup;
  if (tileSet !== set.hash) throw new Error(`the setup is for the tile set ${tileSet}, not ${set.hash}`);
  const map = mapOf(set, options);
  const indexOf = (id: string) => tileIndex(set, id);
  const pile = setup.pile.map(indexOf);
  const start = layout?.start ?? [{ tile: set.tiles[set.start]!.id, x: 0, y: 0, rotation: 0 as const }];
  const placed = [...start.map(({ tile }) => tile), ...(layout?.islands ?? []).flat(2)].map(indexOf);
  const board = createBoard(
    set.table,
    { ...roomFor(set, [...placed, ...pile], map), seats: colours.length },
    map?.ground,
  );
  for (const { tile, x, y, rotation } of start) placeTile(board, indexOf(tile), { x, y, turns: turnsOf(rotation) });
  const each = (value: number) => Array<number>(colours.length).fill(value);
  return {
    set,
    setup,
    map,
    pile,
    board,
    phase: 'draw',
    seat: first,
    turn: 1,
    drawn: 0,
    tile: -1,
    discarded: [],
    scores: each(0),
    supply: each(meeplesOf(options)),
    pieces: [],
    tileTurn: Array<number>(board.tileCount).fill(0),
    tileSeat: Array<number>(board.tileCount).fill(-1),
    coversTown: false,
    isFurtherTile: false,
    chips: startChips(map, { layout, seats: colours.length, indexOf }),
  };
}

/**
 * A state that changes independently of `state`.
 *
 * @param over an earlier copy that is not needed any more: its board's memory is used again where it suits
 */
export function copyState(state: State, over?: State): State {
  if (over?.setup === state.setup && over.pile === state.pile) return copyInto(state, over);
  return {
    ...state,
    board: copyBoard(state.board, over?.board),
    discarded: [...state.discarded],
    scores: [...state.scores],
    supply: [...state.supply],
    pieces: [...state.pieces],
    tileTurn: [...state.tileTurn],
    tileSeat: [...state.tileSeat],
    chips: state.chips && { ...state.chips },
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
  over.coversTown = state.coversTown;
  over.isFurtherTile = state.isFurtherTile;
  over.discarded = copyList(state.discarded, over.discarded);
  over.scores = copyList(state.scores, over.scores);
  over.supply = copyList(state.supply, over.supply);
  over.pieces = copyList(state.pieces, over.pieces);
  over.tileTurn = copyList(state.tileTurn, over.tileTurn);
  over.tileSeat = copyList(state.tileSeat, over.tileSeat);
  over.chips = state.chips && { ...state.chips };
  return over;
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

/** Room for these tiles and everything printed on a map; on the open table all may lie in one line in any direction. */
function roomFor(set: TileSet, tiles: readonly number[], map: GameMap | undefined): Omit<BoardSize, 'seats'> {
  const prints = map?.ground.prints.length ?? 0;
  const all = map ? [...tiles, ...map.ground.tiles.map(({ type }) => type)] : tiles;
  let squares = 0;
  let segments = prints;
  for (const tile of all) {
    squares += set.tiles[tile]!.squares.length;
    segments += set.tiles[tile]!.segments.length;
  }
  const reach = tiles.length + 1;
  const side = 2 * reach + 1;
  return {
    area: map?.area ?? { minX: -reach, minY: -reach, width: side, height: side },
    tiles: all.length + prints,
    squares,
    segments,
  };
}

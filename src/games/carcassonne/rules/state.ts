import { type BoardSize, createBoard, placeTile } from '../../../core/board.ts';
import { turnsOf } from '../../../core/ports.ts';
import {
  checkTileSet,
  copyTileGame,
  type StandingPiece,
  startOfGame,
  type TileGameState,
  tileIndex,
} from '../../kernel/state.ts';
import type { Chip } from './chip.ts';
import { type ChipState, startChips } from './chip-state.ts';
import type { GameMap } from './game-map.ts';
import { type Play, playOf } from './play.ts';
import type { Phase } from './rejection.ts';
import { mapOf, type Setup } from './setup.ts';
import type { TileSet } from './tile-set.ts';

/** A meeple on the board. */
export interface PlacedPiece extends StandingPiece {
  /** Number of its kind in `Play.pieces`; absent for an ordinary meeple. */
  readonly kind?: number;
  /** The chip under an upgraded meeple, which counts as two. */
  readonly chip?: Chip;
}

/** A game at one moment. */
export interface State extends TileGameState<Phase, PlacedPiece> {
  readonly set: TileSet;
  readonly setup: Setup;
  readonly play: Play;
  /** Undefined on the open table. */
  readonly map: GameMap | undefined;
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
  const { colours, options, layout } = setup;
  checkTileSet(set, setup);
  const map = mapOf(set, options);
  const indexOf = (id: string) => tileIndex(set, id);
  const pile = setup.pile.map(indexOf);
  const start = layout?.start ?? [{ tile: set.tiles[set.start]!.id, x: 0, y: 0, rotation: 0 as const }];
  const placed = [...start.map(({ tile }) => tile), ...(layout?.islands ?? []).flat(2)].map(indexOf);
  const size = { ...roomFor(set, [...placed, ...pile], map), seats: colours.length };
  const play = playOf(set, options);
  const board = createBoard(play.table, size, map?.ground);
  for (const { tile, x, y, rotation } of start) placeTile(board, indexOf(tile), { x, y, turns: turnsOf(rotation) });
  return {
    ...startOfGame({ set, setup, pile, board, supply: play.pieces.map(({ count }) => count) }),
    play,
    map,
    coversTown: false,
    isFurtherTile: false,
    chips: startChips(map, { layout, seats: colours.length, indexOf }),
  };
}

/**
 * A state that changes independently of `state`.
 *
 * @param over an earlier copy that is not needed any more, whose memory may be used again
 */
export function copyState(state: State, over?: State): State {
  const copy = copyTileGame(state, over);
  copy.coversTown = state.coversTown;
  copy.isFurtherTile = state.isFurtherTile;
  copy.chips = state.chips && { ...state.chips };
  return copy;
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

import { squareOfCell } from '../../core/area.ts';
import { squaresOfTile } from '../../core/board.ts';
import { degreesOf } from '../../core/ports.ts';
import type { CommonView, PlacedTile } from '../contract/view.ts';
import type { TileGameContent, TileGameState } from './state.ts';

/** The public view of a tile game: everything but the order of the pile. Plain JSON. */
export interface TileGameView<RuleSet extends string, Phase extends string> extends CommonView {
  readonly ruleSet: RuleSet;
  /** Content hash of the tile set. */
  readonly tileSet: string;
  readonly phase: Phase;
  /** Tiles that fitted nowhere. */
  readonly discarded: readonly string[];
}

/** Returns the fields that the views of all tile games share. */
export function commonView<Phase extends string>(state: TileGameState<Phase>) {
  const { phase, seat, set, tile, turn } = state;
  return {
    tileSet: set.hash,
    phase,
    seat,
    turn,
    tiles: placedTiles(state),
    ...(tile >= 0 && { drawn: set.tiles[tile]!.id }),
    discarded: state.discarded.map((index) => set.tiles[index]!.id),
  };
}

/** Returns the tiles on the board, without border prints. */
function placedTiles({ board, set, tileSeat, tileTurn }: TileGameState): PlacedTile[] {
  const prints = board.ground?.prints ?? 0;
  return tileTurn.slice(prints).map((turn, at) => {
    const index = at + prints;
    const seat = tileSeat[index]!;
    return {
      tile: set.tiles[board.tileType[index]!]!.id,
      ...squareOfCell(board.area, board.tileCell[index]!),
      rotation: degreesOf(board.tileTurns[index]!),
      squares: squaresOfTile(board, index),
      turn,
      ...(seat >= 0 && { seat }),
    };
  });
}

/** Counts the copies of each tile in a list of indexes; returns them by id, in the order of the tile set. */
export function countCopies({ tiles }: TileGameContent, indexes: readonly number[]): Record<string, number> {
  const counts = new Uint16Array(tiles.length);
  for (const index of indexes) counts[index]!++;
  const copies: Record<string, number> = {};
  for (const [index, count] of counts.entries()) if (count > 0) copies[tiles[index]!.id] = count;
  return copies;
}

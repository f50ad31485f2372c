import type { BoardSize } from '../../../core/board.ts';
import { createBoard } from '../../../core/create-board.ts';
import { placeTile } from '../../../core/place-tile.ts';
import { turnsOf } from '../../../core/ports.ts';
import { checkTileSet, fullSupply, tileIndex } from '../../kernel/state.ts';
import { startOfChance } from '../rules/chance.ts';
import type { Parts } from '../rules/expansion.ts';
import type { GameMap } from '../rules/game-map.ts';
import type { Setup } from '../rules/setup.ts';
import type { CompiledRules, State } from '../rules/state.ts';
import type { TileSet } from '../rules/tile-set.ts';
import { compiledRules, firstTile, mapOf } from './compile-rules.ts';

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
  const laidOut = layout ?? { start: [firstTile(set, options)] };
  const { start } = laidOut;
  const rules = compiledRules(set, options);
  const laid = rules.expansions.flatMap((one) => one.laid?.tiles?.(laidOut) ?? []);
  const placed = [...start.map(({ tile }) => tile), ...laid].map(indexOf);
  const ofSeats = rules.expansions.flatMap(({ tileOfSeat }) =>
    tileOfSeat ? colours.map(() => indexOf(tileOfSeat)) : [],
  );
  const size = { ...roomFor(set, [...placed, ...pile, ...ofSeats], map), seats: colours.length };
  const board = createBoard(rules.table, size, map?.ground);
  for (const { tile, x, y, rotation } of start) placeTile(board, indexOf(tile), { x, y, turns: turnsOf(rotation) });
  const parts = (expansion: CompiledRules['expansions'][number]): Parts =>
    expansion.start?.({ map, layout: laidOut, seats: colours.length, indexOf }) ?? {};
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
    scores: Array<number>(colours.length).fill(0),
    supply: fullSupply(
      rules.pieces.map(({ count }) => count),
      colours.length,
    ),
    pieces: [],
    tileTurn: Array<number>(board.tileCount).fill(0),
    tileSeat: Array<number>(board.tileCount).fill(-1),
    rules,
    map,
    turnSeat: setup.first,
    coversTown: false,
    earnedBy: undefined,
    isFurtherTile: false,
    parts: Object.assign({}, ...rules.expansions.map(parts), startOfChance(laidOut)),
  };
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

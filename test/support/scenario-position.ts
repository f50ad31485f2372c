import type { HiddenParts } from '../../lab/positions/game-positions.ts';
import { positionsOf } from '../../lab/positions/index.ts';
import { COLOUR_LETTERS } from '../../lab/positions/position-line.ts';
import type { Colour } from '../../src/core/colour.ts';
import type { TileList } from '../../src/core/tile.ts';
import type { AnyGame } from '../../src/games/contract/game.ts';
import type { TilePlace } from '../../src/games/contract/view.ts';
import { type LaidTile, segmentMeant } from './scenario-action.ts';

/** The tiles of a scenario that are still to come. */
export interface ComingTiles {
  /** Copies of every tile that is ever drawn. */
  readonly copies: ReadonlyMap<string, number>;
  /** Tiles that are not in the pile, as they lie on the board. */
  readonly gone: readonly string[];
  readonly draws: readonly string[];
  /** Whether the other tiles follow. */
  readonly thenRest: boolean;
}

/** The pile of a scenario; throws where it has more copies than there are. */
export function pileOf({ copies, gone, draws, thenRest }: ComingTiles): string[] {
  const left = new Map(copies);
  for (const id of gone) left.set(id, (left.get(id) ?? 0) - 1);
  for (const id of draws) {
    const count = left.get(id);
    if (count === undefined) throw new Error(`no pile holds a tile "${id}"`);
    if (count <= 0) throw new Error(`the set has fewer copies of "${id}" than are drawn`);
    left.set(id, count - 1);
  }
  if (!thenRest) return [...draws];
  return [...draws, ...[...left].flatMap(([id, count]) => Array<string>(Math.max(0, count)).fill(id))];
}

/** The field `board` of a position: all tiles lay there at the start. */
export function boardField(board: readonly LaidTile[], tiles: TileList): string {
  return board
    .map(({ standing, ...placed }) => {
      const piece = standing
        ? `+${COLOUR_LETTERS[standing.colour]}${standing.piece.charAt(0)}${segmentOf(tiles, placed, standing.where)}`
        : '';
      return `${placed.tile}@${placed.x},${placed.y}r${placed.rotation}${piece}`;
    })
    .join(';');
}

function segmentOf(tiles: TileList, placed: TilePlace, where: string): number {
  if (!tiles.indexOf.has(placed.tile)) throw new Error(`there is no tile "${placed.tile}"`);
  return segmentMeant(tiles, placed, where);
}

/** The field `pile` of a position: the copies of each tile, in the order of the set. */
export function pileField(pile: readonly string[], { tiles }: TileList): string {
  const copies = tiles.map(({ id }) => [id, pile.filter((one) => one === id).length] as const);
  return copies.flatMap(([id, count]) => (count > 0 ? [`${id}*${count}`] : [])).join(';') || '-';
}

/** How many pieces of a kind a colour has on the board. */
export function onBoard(board: readonly LaidTile[], colour: Colour, piece: string): number {
  return board.filter(({ standing }) => standing?.colour === colour && standing.piece === piece).length;
}

/** The state of a position, tiles in this order, and what comes of chances; throws with everything that is wrong with it. */
export function stateOf(
  game: AnyGame,
  given: { content: TileList; line: string; pile: readonly string[]; chance?: HiddenParts | undefined },
): unknown {
  const { content, line, pile, chance } = given;
  const playable = positionsOf(game)!.playable(content as never, line, { pile, ...chance });
  if (playable.ok) return playable.value;
  throw new Error(playable.failure.map(({ field, message }) => `${field}: ${message}`).join('; '));
}

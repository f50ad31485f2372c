import { squareOfCell } from '../../../../core/area.ts';
import { type Board, tileAt } from '../../../../core/board.ts';
import { SIDE_STEPS } from '../../../../core/ports.ts';
import type { Square } from '../../../../core/tile.ts';
import type { BoxExpansion } from '../../rules/state.ts';
import type { TileSet } from '../../rules/tile-set.ts';

/** A tile with the river lies on the square where the river goes on, which is this one (E11). */
interface RiverElsewhere extends Square {
  readonly code: 'river-goes-on-elsewhere';
}

/** The river would turn the same way on two tiles running, or flow back against its direction at the source (E12). */
interface RiverBend {
  readonly code: 'river-bend';
  readonly why: 'same-way' | 'back';
}

declare module '../../rules/brought.ts' {
  interface BroughtRejections {
    readonly 'river-goes-on-elsewhere': RiverElsewhere;
    readonly 'river-bend': RiverBend;
  }
}

/** Layers of the pile, from its top: the river up to the lake, the lake, and below them all other tiles (E9). */
const LAYER = { river: -2, lake: -1, others: 0 };

/** Where the river goes on; sides are 0 = N, clockwise, and say whereto it flows. */
export interface RiverEnd extends Square {
  /** The direction at the source. */
  readonly first: number;
  /** The direction at the end. */
  readonly last: number;
  /** The turn of the last tile, as quarter turns clockwise: 0 where it is straight, or the source. */
  readonly bend: number;
}

/**
 * The River: on the open table a row of tiles from the source to the lake, which the players lay first. No piece stands on
 * it, and it parts fields as a road does (E7 to E15).
 */
export const river: BoxExpansion = {
  isOffered: true,
  box: 'river',
  isTableOnly: true,
  maxSeats: 5,
  startTile: ({ source }) => (source < 0 ? undefined : source),
  pileLayer: ({ role, riverSides }) => {
    if (role === 'lake') return LAYER.lake;
    return riverSides.length > 0 ? LAYER.river : LAYER.others;
  },
  // A square where the river goes on asks for a river of whatever lies there, so that no other tile fits it (E13).
  placingRejection({ board, set }, tile, { x, y, turns }) {
    const { riverSides, role } = set.tiles[tile]!;
    if (riverSides.length === 0 || role === 'source') return undefined;
    const end = riverEnd(board, set);
    // Once the lake closes the river, it goes on nowhere (E11).
    if (!end) return { code: 'square-apart', x, y };
    if (end.x !== x || end.y !== y) return { code: 'river-goes-on-elsewhere', x: end.x, y: end.y };
    const flow = flowOut(turnedBy(riverSides, turns), end.last);
    if (flow === undefined) return undefined;
    const bend = bendOf(end.last, flow);
    if (bend !== 0 && bend === end.bend) return { code: 'river-bend', why: 'same-way' };
    return flow === opposite(end.first) ? { code: 'river-bend', why: 'back' } : undefined;
  },
};

/**
 * Follows the river from its source over the tiles on the board (E11, E12).
 *
 * @returns undefined where the lake closes it, or where no source lies
 */
export function riverEnd(board: Board, set: TileSet): RiverEnd | undefined {
  let tile = sourceOn(board, set);
  if (tile < 0) return undefined;
  const [first] = sidesOn(board, set, tile) as [number];
  let [last, bend] = [first, 0];
  for (;;) {
    const square = beyond(board, tile, last);
    tile = tileAt(board, square.x, square.y);
    if (tile < 0) return { ...square, first, last, bend };
    const flow = flowOut(sidesOn(board, set, tile), last);
    if (flow === undefined) return undefined;
    bend = bendOf(last, flow);
    last = flow;
  }
}

/** The index of the placed tile with the source, or -1. */
function sourceOn({ tileCount, tileType }: Board, { source }: TileSet): number {
  // A tile set without a river has no source, and prints of maps no type.
  if (source < 0) return -1;
  for (let tile = 0; tile < tileCount; tile++) if (tileType[tile] === source) return tile;
  return -1;
}

/** The sides that the river reaches on a placed tile. */
function sidesOn({ tileType, tileTurns }: Board, { tiles }: TileSet, tile: number): number[] {
  return turnedBy(tiles[tileType[tile]!]!.riverSides, tileTurns[tile]!);
}

function turnedBy(sides: readonly number[], turns: number): number[] {
  return sides.map((side) => (side + turns) % 4);
}

/** Whereto a river with these sides flows that comes in flowing in a direction; undefined where it ends. */
function flowOut(sides: readonly number[], flow: number): number | undefined {
  return sides.find((side) => side !== opposite(flow));
}

/** The turn from one direction to another, as quarter turns clockwise. */
function bendOf(from: number, to: number): number {
  return (to - from + 4) % 4;
}

function opposite(side: number): number {
  return (side + 2) % 4;
}

/** The square beyond a side of a placed tile. */
function beyond({ area, tileCell }: Board, tile: number, side: number): Square {
  const { x, y } = squareOfCell(area, tileCell[tile]!);
  const step = SIDE_STEPS[side]!;
  return { x: x + step.x, y: y + step.y };
}

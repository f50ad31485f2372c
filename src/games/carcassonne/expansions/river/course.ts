import { squareOfCell } from '../../../../core/area.ts';
import { type Board, tileAt } from '../../../../core/board.ts';
import { SIDE_STEPS } from '../../../../core/ports.ts';
import type { Square } from '../../../../core/tile.ts';
import type { TileSetName } from '../../rules/options.ts';
import type { TileSet } from '../../rules/tile-set.ts';

/** The course of the river from its source to an open end; directions are the sides to which it flows: 0 = N, clockwise. */
interface Way {
  /** Direction at the source. */
  readonly first: number;
  /** Direction at the open end. */
  readonly last: number;
  /** Bend on the last tile, in quarter turns clockwise; 0 for a straight tile or the source. */
  readonly bend: number;
  /** The arm with this end, after a fork. */
  readonly arm?: Arm;
}

/** An arm of a river, with the directions in which it and the other arm leave the fork. */
interface Arm {
  readonly own: number;
  readonly other: number;
  /** Whether it has a tile yet. */
  readonly isBegun: boolean;
}

/** A free square at an open end of the river, where it has to continue. */
export interface RiverEnd extends Square, Way {}

/** The tile with the source in a box (by its index); undefined in a set without one. */
export function sourceIn({ tiles }: TileSet, box: TileSetName): number | undefined {
  const source = tiles.findIndex(({ role, set }) => role === 'source' && set === box);
  return source < 0 ? undefined : source;
}

/**
 * Follows the river from its source over the tiles on the board (E11).
 *
 * @returns no ends without a source on the board, and once lakes or cities close all of them
 */
export function riverEnds(board: Board, set: TileSet): RiverEnd[] {
  const { tileCount, tileType } = board;
  for (let tile = 0; tile < tileCount; tile++) {
    if (set.tiles[tileType[tile]!]?.role !== 'source') continue;
    const [first] = sidesOn(board, set, tile) as [number];
    return endsBeyond(board, set, { tile, first, last: first, bend: 0 });
  }
  return [];
}

function endsBeyond(board: Board, set: TileSet, from: Way & { readonly tile: number }): RiverEnd[] {
  const { tile: before, ...way } = from;
  const square = beyond(board, before, way.last);
  const tile = tileAt(board, square.x, square.y);
  if (tile < 0) return [{ ...square, ...way }];
  const flows = outflowDirections(sidesOn(board, set, tile), way.last);
  return flows.flatMap((last) => {
    const other = flows.find((one) => one !== last);
    const arm = other === undefined ? way.arm && { ...way.arm, isBegun: true } : { own: last, other, isBegun: false };
    return endsBeyond(board, set, {
      tile,
      first: way.first,
      last,
      bend: quarterTurnsBetween(way.last, last),
      ...(arm && { arm }),
    });
  });
}

/** The sides that the river reaches on a placed tile. */
function sidesOn({ tileType, tileTurns }: Board, { tiles }: TileSet, tile: number): number[] {
  return turnedSides(tiles[tileType[tile]!]!.riverSides, tileTurns[tile]!);
}

/** Sides of a tile once it is turned by quarter turns. */
export function turnedSides(sides: readonly number[], turns: number): number[] {
  return sides.map((side) => (side + turns) % 4);
}

/** Directions in which a river leaves a tile that it enters in direction `flow`; none at an end, two at a fork. */
export function outflowDirections(sides: readonly number[], flow: number): number[] {
  return sides.filter((side) => side !== oppositeSide(flow));
}

/** The turn from one direction to another, as quarter turns clockwise. */
export function quarterTurnsBetween(from: number, to: number): number {
  return (to - from + 4) % 4;
}

/** The opposite of a direction. */
export function oppositeSide(side: number): number {
  return (side + 2) % 4;
}

/** The square beyond a side of a placed tile. */
function beyond({ area, tileCell }: Board, tile: number, side: number): Square {
  const { x, y } = squareOfCell(area, tileCell[tile]!);
  const step = SIDE_STEPS[side]!;
  return { x: x + step.x, y: y + step.y };
}

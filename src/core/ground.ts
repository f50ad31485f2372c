import { type Area, cellOf, neighbourCell } from './area.ts';
import type { Side } from './ports.ts';
import { NO_SEGMENT, type Placement, type Segment, type Square, sideCode, type TileTable } from './tile.ts';

/**
 * The printed ground of a bounded board, as plain data from a game. A board without a ground has no bounds.
 *
 * Border prints and printed tiles are the first placed tiles of a board and have its first segments: prints before tiles,
 * each in the order of the lists below.
 */
export interface Ground {
  /** Every square of the board, those of printed tiles included. Tiles can be placed only on these. */
  readonly squares: readonly Square[];
  /** True if the border closes features that meet it (M7); if not, they stay open there for ever. */
  readonly closes: boolean;
  readonly tiles: readonly PrintedTile[];
  readonly prints: readonly BorderPrint[];
}

/**
 * A tile (by its index in the table) that is printed on the board, such as a large city. Neighbours must match its sides
 * from the start. The squares beside it become legal, all at once, when one of them has been covered (M3, M4).
 */
export interface PrintedTile extends Placement {
  readonly type: number;
}

/**
 * A feature printed outside the board, at one or more edges; it counts as one tile (M6). A print at one edge is a dead
 * end, such as a road that leaves the country. A print at several edges joins ports that are not neighbours, such as a
 * ferry does: a tile at one edge makes the squares at the other edges legal (M3, M10).
 */
export interface BorderPrint {
  readonly kind: string;
  readonly marks: Segment['marks'];
  /**
   * Kinds of segment at the three ports of each edge, at least one of them `kind`. A tile at the edge must show the same.
   * Its ports of `kind` join the print; its other ports meet the border.
   */
  readonly shows: readonly [string, string, string];
  readonly edges: readonly Edge[];
}

/** A side of a square at the border of the board. */
export interface Edge extends Square {
  readonly side: Side;
}

/** Packed tables of a ground, derived once (`compileGround`). */
export interface GroundTable {
  /** Number of squares. */
  readonly squares: number;
  /** Number of border prints, which are the first placed tiles. */
  readonly prints: number;
  readonly closes: boolean;
  /** demand[cell] = demand of border prints and printed tiles on a tile in the cell (`TileTable.weights`). */
  readonly demand: Int32Array;
  /** printAt[cell * 4 + side] = segment of the border print at that side, or NO_SEGMENT. */
  readonly printAt: Int16Array;
  /** By cell: the cells that a tile in it makes legal, besides its neighbours. */
  readonly reaches: ReadonlyMap<number, readonly number[]>;
}

/**
 * Derives the packed tables of a ground.
 *
 * @throws Error when a border print shows a side that no tile has
 */
export function compileGround(table: TileTable, area: Area, ground: Ground): GroundTable {
  const { weights, turned } = table;
  const cells = area.width * area.height;
  const demand = new Int32Array(cells);
  const printAt = new Int16Array(cells * 4).fill(NO_SEGMENT);
  const reaches = new Map<number, readonly number[]>();
  const addDemand = (cell: number, side: number, code: number): number => {
    demand[cell] = demand[cell]! + code * weights[side]!;
    return cell;
  };
  const linkCells = (linkedCells: readonly number[]): void => {
    for (const cell of linkedCells) reaches.set(cell, [...(reaches.get(cell) ?? []), ...linkedCells]);
  };
  for (const [segment, { shows, edges }] of ground.prints.entries()) {
    const code = sideCode(table, shows);
    linkCells(
      edges.map(({ x, y, side }) => {
        const cell = cellOf(area, x, y);
        printAt[cell * 4 + side] = segment;
        return addDemand(cell, side, code);
      }),
    );
  }
  for (const { type, x, y, turns } of ground.tiles) {
    const { squares, sides } = turned[type * 4 + turns]!;
    const around: number[] = [];
    for (const [part, square] of squares.entries()) {
      const cell = cellOf(area, x + square.x, y + square.y);
      for (let side = 0; side < 4; side++) {
        const code = (sides[part]! >> (4 * side)) & 15;
        if (code > 0) around.push(addDemand(neighbourCell(area, cell, side), (side + 2) % 4, code));
      }
    }
    linkCells(around);
  }
  return {
    squares: ground.squares.length,
    prints: ground.prints.length,
    closes: ground.closes,
    demand,
    printAt,
    reaches,
  };
}

import { type Area, cellOf, neighbourCell } from './area.ts';
import type { Side } from './ports.ts';
import { NO_SEGMENT, type Placement, type Segment, type Square, sideCode, type TileTable } from './tile.ts';

/**
 * The printed ground of a bounded board: plain data that a game gives. A board without one has no bounds.
 *
 * Everything printed takes the first placed tiles and segments of the board, border prints before tiles, each in the
 * order given here.
 */
export interface Ground {
  /** Every square of the board, those of printed tiles included. No tile is placed on any other. */
  readonly squares: readonly Square[];
  /** Whether features end, and so are closed, where they meet the border (M7); where not, they stay open there for ever. */
  readonly closes: boolean;
  readonly tiles: readonly PrintedTile[];
  readonly prints: readonly BorderPrint[];
}

/**
 * A tile (by its index in the table) that is printed on the board, such as a large city. Its sides bind neighbours from
 * the start, but squares beside it are legal only after one of them was covered; then all of them are (M3, M4).
 */
export interface PrintedTile extends Placement {
  readonly type: number;
}

/**
 * A feature printed outside of the board at one or more of its edges; it counts as one tile (M6). At one edge it is a dead
 * end, such as a road that leaves the country. At several edges it joins ports that are not neighbours, such as a ferry:
 * a tile at one of them makes the squares at the others legal (M3, M10).
 */
export interface BorderPrint {
  readonly kind: string;
  readonly marks: Segment['marks'];
  /**
   * Kinds at the three ports of each edge, at least one of them `kind`. A tile there must show the same. Ports of `kind`
   * join the print, the others meet the border.
   */
  readonly shows: readonly [string, string, string];
  readonly edges: readonly Edge[];
}

/** A side of a square of the board beyond which there is none. */
export interface Edge extends Square {
  readonly side: Side;
}

/** Tables that a board needs of its ground, derived once. */
export interface GroundTable {
  /** Number of squares. */
  readonly squares: number;
  /** Number of border prints, which are the first placed tiles. */
  readonly prints: number;
  readonly closes: boolean;
  /** demand[cell] = demand of the prints around a cell on a tile there (`TileTable.weights`). */
  readonly demand: Int32Array;
  /** printAt[cell * 4 + side] = the border print there, by its segment, or NO_SEGMENT. */
  readonly printAt: Int16Array;
  /** Cells that a tile on a cell makes legal, besides the neighbours of that cell. */
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
  const ask = (cell: number, side: number, code: number): number => {
    demand[cell] = demand[cell]! + code * weights[side]!;
    return cell;
  };
  const connect = (together: readonly number[]): void => {
    for (const cell of together) reaches.set(cell, [...(reaches.get(cell) ?? []), ...together]);
  };
  for (const [segment, { shows, edges }] of ground.prints.entries()) {
    const code = sideCode(table, shows);
    connect(
      edges.map(({ x, y, side }) => {
        const cell = cellOf(area, x, y);
        printAt[cell * 4 + side] = segment;
        return ask(cell, side, code);
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
        if (code > 0) around.push(ask(neighbourCell(area, cell, side), (side + 2) % 4, code));
      }
    }
    connect(around);
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

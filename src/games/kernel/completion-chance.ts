import { type Area, neighbourCell } from '../../core/area.ts';
import { type Board, demandAt, OUTSIDE } from '../../core/board.ts';
import { featureOf } from '../../core/feature-graph.ts';
import { IndexSet } from '../../core/index-set.ts';
import { FACING_PORTS, PORTS_PER_SQUARE } from '../../core/ports.ts';
import type { TileTable } from '../../core/tile.ts';
import type { TileGameState } from './state.ts';

/** The tiles left in the pile, and the chances of squares to be covered that follow from them. */
export interface TilesLeft {
  readonly pile: readonly number[];
  readonly drawn: number;
  /** Number of tiles left. */
  readonly total: number;
  /** counts[tile] = copies left. */
  readonly counts: Int16Array;
  /** chances[demand] = chance that a square with the demand is covered before the pile is empty; 0 = not computed yet. */
  readonly chances: Float64Array;
  readonly facts: TableFacts;
}

/** Facts of a table's tiles that are computed once, when they are first needed. */
interface TableFacts {
  readonly table: TileTable;
  /** fitting[demand] = tiles that fit the demand. */
  readonly fitting: (readonly number[] | undefined)[];
  /** beyond[height of the area][type * 4 + turns]; offsets between cells depend on the height. */
  readonly beyond: (readonly CellsBeyond[] | undefined)[];
}

/** By segment of a turned tile: the cells beyond the sides that it reaches, as offsets from the tile's anchor cell. */
type CellsBeyond = readonly Int32Array[];

const factsOf = new WeakMap<TileTable, TableFacts>();

/** A square for which n fitting copies are left stays free with the chance e^-(USE_RATE * n). */
const USE_RATE = 0.1;

/**
 * The chance that a tile that covers a square of a feature opens no further square, and is placed in time. Chosen after games with
 * 0.5, 0.65 and 0.8: docs/COMPUTER.md.
 */
const CLOSING_CHANCE = 0.6;

let lastTilesLeft: TilesLeft | undefined;

/** Returns the tiles left in the pile of a game; the last result is cached, as searches need it often. */
export function tilesLeftOf({ board, drawn, pile }: Pick<TileGameState, 'board' | 'drawn' | 'pile'>): TilesLeft {
  const { table } = board;
  if (lastTilesLeft?.pile === pile && lastTilesLeft.drawn === drawn && lastTilesLeft.facts.table === table)
    return lastTilesLeft;
  const counts = new Int16Array(table.types.length);
  for (let index = drawn; index < pile.length; index++) counts[pile[index]!] = counts[pile[index]!]! + 1;
  const facts = factsOf.get(table) ?? { table, fitting: [], beyond: [] };
  factsOf.set(table, facts);
  lastTilesLeft = { pile, drawn, total: pile.length - drawn, counts, chances: new Float64Array(table.demands), facts };
  return lastTilesLeft;
}

/** Number of turns left for each seat at which pieces in hand count half. */
const HALF_LIFE = 4;

/** Returns the factor by which pieces in hand count: nearly 1 at the start, 0 at the end; it falls mostly in the last turns. */
export function shareLeft({ total }: TilesLeft, seats: number): number {
  const turns = total / seats;
  return turns / (turns + HALF_LIFE);
}

/** The chance that a square with a demand is covered before the pile is used up. */
export function chanceOf(left: TilesLeft, demand: number): number {
  const cached = left.chances[demand]!;
  if (cached > 0) return cached;
  const chance = 1 - Math.exp(-USE_RATE * fittingCopies(left, demand));
  left.chances[demand] = chance;
  return chance;
}

/** Returns the number of copies left that fit a demand. */
function fittingCopies({ counts, facts }: TilesLeft, demand: number): number {
  const { fits, demands, types } = facts.table;
  facts.fitting[demand] ??= [...types.keys()].filter((type) => fits[type * demands + demand]! > 0);
  const tiles = facts.fitting[demand];
  let copies = 0;
  for (let index = 0; index < tiles.length; index++) copies += counts[tiles[index]!]!;
  return copies;
}

function cellsBeyond({ facts }: TilesLeft, area: Area): readonly CellsBeyond[] {
  facts.beyond[area.height] ??= facts.table.turned.map(({ segmentAt, squares }, index) =>
    facts.table.types[index >> 2]!.segments.map((_, segment) => {
      const cells = new Set<number>();
      segmentAt.forEach((owner, port) => {
        if (owner !== segment) return;
        const { x, y } = squares[Math.floor(port / PORTS_PER_SQUARE)]!;
        cells.add(neighbourCell(area, x * area.height + y, Math.floor((port % PORTS_PER_SQUARE) / 3)));
      });
      return Int32Array.from(cells);
    }),
  );
  return facts.beyond[area.height]!;
}

/** The free squares beside an open feature: their number, and the chance that all are covered before the game ends. */
export interface Outlook {
  readonly squares: number;
  readonly chance: number;
  /** Sum of the squares' own chances to be covered: the expected growth of the feature. */
  readonly growth: number;
}

/** Results of the last `findFreeCells`: as a set, and as a list from index 0. */
const freeCellSet = new IndexSet();
let freeCells = new Int32Array(0);

/**
 * Finds the cells of the free squares that the feature of a segment reaches, each once, and puts them into `freeCells`.
 *
 * @returns the number of cells
 */
function findFreeCells(board: Board, segment: number, left: TilesLeft): number {
  const { area, cells, graph, tileCell, tileSegment, tileTurns, tileType } = board;
  const beyond = cellsBeyond(left, area);
  if (freeCells.length < cells.length) freeCells = new Int32Array(cells.length);
  freeCellSet.clear(cells.length);
  let squares = 0;
  let current = segment;
  do {
    const tile = graph.tile[current]!;
    const type = tileType[tile]!;
    // A print at the border has no type, and no squares.
    if (type >= 0) {
      const anchor = tileCell[tile]!;
      const own = beyond[type * 4 + tileTurns[tile]!]![current - tileSegment[tile]!]!;
      for (let index = 0; index < own.length; index++) {
        const cell = anchor + own[index]!;
        if (cells[cell]! <= 0 && freeCellSet.add(cell)) freeCells[squares++] = cell;
      }
    }
    current = graph.next[current]!;
  } while (current !== segment);
  return squares;
}

/** Returns the outlook of the feature of a segment; it must not be closed. */
export function outlookOf(board: Board, segment: number, left: TilesLeft): Outlook {
  const squares = findFreeCells(board, segment, left);
  // The feature has only open ports of a border print: a ferry whose other end no tile has reached.
  if (squares === 0) return { squares: 1, chance: 0.5, growth: 0.5 };
  let chance = 1;
  let growth = 0;
  for (let index = 0; index < squares; index++) {
    const one = chanceOf(left, demandAt(board, freeCells[index]!));
    chance *= one * CLOSING_CHANCE;
    growth += one;
  }
  return { squares, chance, growth };
}

/** A segment of another feature of the same kind beside the same free square, where one tile may join both features. */
interface NeighbourSegment {
  /** Cell of the free square. */
  readonly cell: number;
  readonly segment: number;
}

/** Returns the cities or roads that one tile may join with a segment's feature; a feature is listed once for every free square. */
export function featuresBeside(board: Board, segment: number, left: TilesLeft): readonly NeighbourSegment[] {
  const { area, cells, graph, squarePart, squareTile, table, tileSegment, tileTurns, tileType } = board;
  const own = featureOf(graph, segment);
  const beside: NeighbourSegment[] = [];
  const squares = findFreeCells(board, segment, left);
  for (let index = 0; index < squares; index++) {
    const cell = freeCells[index]!;
    for (let side = 0; side < 4; side++) {
      const content = cells[neighbourCell(area, cell, side)]!;
      if (content <= 0 || content === OUTSIDE) continue;
      const tile = squareTile[content - 1]!;
      const { segmentAt } = table.turned[tileType[tile]! * 4 + tileTurns[tile]!]!;
      // Roads have the middle of a side, cities all of it.
      const port = squarePart[content - 1]! * PORTS_PER_SQUARE + FACING_PORTS[side * 3 + 1]!;
      const other = tileSegment[tile]! + segmentAt[port]!;
      const root = featureOf(graph, other);
      if (root !== own && graph.kind[root] === graph.kind[own]) beside.push({ cell, segment: other });
    }
  }
  return beside;
}

/** Returns the chance that the next tile drawn fits a free square beside the feature of a segment. */
export function chanceToContinue(board: Board, segment: number, left: TilesLeft): number {
  if (left.total === 0) return 0;
  const squares = findFreeCells(board, segment, left);
  let chanceOfNone = 1;
  for (let index = 0; index < squares; index++) {
    // The number of fitting copies, computed back from the chance.
    const fitting = -Math.log1p(-chanceOf(left, demandAt(board, freeCells[index]!))) / USE_RATE;
    chanceOfNone *= Math.max(0, 1 - fitting / left.total);
  }
  return 1 - chanceOfNone;
}

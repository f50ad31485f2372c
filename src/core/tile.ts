import { type PackedSegments, segmentTally } from './feature-graph.ts';
import { PORTS_PER_SQUARE, type QuarterTurns, rotateOffset, rotatePort, SIDE_STEPS } from './ports.ts';

/** A square of the board or of a tile: x grows to the right, y downwards. */
export interface Square {
  readonly x: number;
  readonly y: number;
}

/** A way to place a tile: the square of its anchor, and its quarter turns clockwise. */
export interface Placement extends Square {
  readonly turns: QuarterTurns;
}

/**
 * A part of a tile that belongs to one feature. `ports` are numbered square * 12 + port (0-11) in the unrotated tile; a
 * segment that nothing can join, such as a monastery, has none. `marks` are counted icons, such as `{ coatOfArms: 1 }`.
 */
export interface Segment<Kind extends string = string> {
  readonly kind: Kind;
  readonly ports: readonly number[];
  readonly marks: Readonly<Record<string, number | undefined>>;
  /** Indexes of segments of the same tile that this one touches, such as cities beside a field; none if omitted. */
  readonly touches?: readonly number[];
}

/** A kind of tile: the squares it covers, the first of which is its anchor, and its segments. */
export interface TileType<Kind extends string = string> {
  readonly id: string;
  /** Number of quarter turns in which the tile looks different: 1, 2 or 4 (default). Further turns are no placements. */
  readonly rotations?: number;
  readonly squares: readonly Square[];
  readonly segments: readonly Segment<Kind>[];
  /** Its sides have no segments: what lies around it ends there. It is placed where all squares beside it have tiles. */
  readonly isClosed?: boolean;
}

/** A list of tiles, with an index by id. */
export interface TileList<Tile extends TileType = TileType> {
  readonly id: string;
  readonly tiles: readonly Tile[];
  /** Index of a tile by its id. */
  readonly indexOf: ReadonlyMap<string, number>;
}

/**
 * The tile with an id.
 *
 * @throws Error when there is none
 */
export function tileOf<Tile extends TileType>(list: TileList<Tile>, id: string): Tile {
  const tile = list.tiles[list.indexOf.get(id) ?? -1];
  if (!tile) throw new Error(`the tile set "${list.id}" has no tile "${id}"`);
  return tile;
}

/** Stands for no segment, such as at ports between two squares of the same tile. */
export const NO_SEGMENT = -1;

/** A tile type turned by a number of quarter turns about its anchor, in the packed form that the board works with. */
export interface TurnedTile {
  /** Offsets of the squares from the anchor. */
  readonly squares: readonly Square[];
  /** segmentAt[square * 12 + port] = index of the segment there, or NO_SEGMENT. */
  readonly segmentAt: Int8Array;
  /** sides[square] = the four side codes, 4 bits a side, N lowest; 0 = inner side, or one that is closed. */
  readonly sides: readonly number[];
  readonly isClosed: boolean;
}

/** Packed tables of a tile set that the board works with, derived once (`compileTiles`). */
export interface TileTable {
  readonly types: readonly TileType[];
  /** turned[type * 4 + quarter turns] */
  readonly turned: readonly TurnedTile[];
  /**
   * weights[side] = factor of the side's code in a demand. A demand is one number for the four sides that a tile must have
   * on a square: the sum of code * weight, where a side without a neighbour has the code 0.
   */
  readonly weights: readonly number[];
  /** Number of different demands. */
  readonly demands: number;
  /** fits[type * demands + demand] = quarter turns in which the tile meets the demand, one bit each; one-square tiles only. */
  readonly fits: Uint8Array;
  /** Segment kinds by number. */
  readonly kinds: readonly string[];
  /** Names of the mark columns. */
  readonly marks: readonly string[];
  /** segments[type] = its segments, packed for the feature graph. */
  readonly segments: readonly PackedSegments[];
  /** sideKinds[code] = kinds of segment at the three ports of a side; code 0 has none. */
  readonly sideKinds: readonly (readonly string[])[];
}

/**
 * Derives the packed tables of a list of tile types.
 *
 * @param marks names of the marks that are counted per feature; other marks are ignored
 * @throws Error naming the tile if a port has no segment or two, or if a side reads differently from its two ends
 */
export function compileTiles(
  types: readonly TileType[],
  kinds: readonly string[],
  marks: readonly string[],
): TileTable {
  const sideKinds: string[][] = [[]];
  const codes = new Map<string, number>();
  const codeOfSide = (signature: string[], tile: string): number => {
    const key = signature.join(' ');
    const existing = codes.get(key);
    if (existing !== undefined) return existing;
    // A side must read the same from both ends, or two tiles could agree on one and clash on the other.
    if (signature[0] !== signature[2]) throw new Error(`tile ${tile}: the side "${key}" is not symmetric`);
    if (sideKinds.length > 15) throw new Error(`tile ${tile}: more than 15 kinds of side`);
    codes.set(key, sideKinds.length);
    sideKinds.push(signature);
    return sideKinds.length - 1;
  };
  const turned = types.flatMap((type) => ([0, 1, 2, 3] as const).map((turns) => turnTile(type, turns, codeOfSide)));
  // Code 0 stands for a side without a neighbour, so every side of a demand is a digit of this base.
  const weights = [0, 1, 2, 3].map((side) => sideKinds.length ** side);
  const demands = sideKinds.length ** 4;
  return {
    types,
    kinds,
    marks,
    sideKinds,
    turned,
    weights,
    demands,
    fits: fitsOf({ types, turned, weights, demands }),
    segments: types.map(({ segments }) => packSegments(segments, kinds, marks)),
  };
}

/** Returns a table of the same tiles that counts other marks. */
export function withMarks(table: TileTable, marks: readonly string[]): TileTable {
  const { kinds, types } = table;
  return { ...table, marks, segments: types.map(({ segments }) => packSegments(segments, kinds, marks)) };
}

/** Packs segments for `addSegments`; `kinds` and `marks` are those of the tile table. */
export function packSegments(
  segments: readonly Segment[],
  kinds: readonly string[],
  marks: readonly string[],
): PackedSegments {
  const rows = segments.flatMap((segment) =>
    segmentTally(
      segment.ports.length,
      marks.map((mark) => segment.marks[mark] ?? 0),
    ),
  );
  return { kinds: Int8Array.from(segments, ({ kind }) => kinds.indexOf(kind)), tallies: Int16Array.from(rows) };
}

/**
 * The code of a side that shows these kinds at its three ports.
 *
 * @throws Error when no tile has such a side
 */
export function sideCode({ sideKinds }: TileTable, shown: readonly string[]): number {
  const code = sideKinds.findIndex((kinds) => kinds.length > 0 && kinds.every((kind, port) => kind === shown[port]));
  if (code < 0) throw new Error(`no tile has a side "${shown.join(' ')}"`);
  return code;
}

/** Fills `TileTable.fits`: a tile meets the demands that consist of any subset of its own sides. */
function fitsOf(table: Pick<TileTable, 'types' | 'turned' | 'weights' | 'demands'>): Uint8Array {
  const { types, turned, weights, demands } = table;
  const fits = new Uint8Array((turned.length / 4) * demands);
  for (const [at, { squares, sides }] of turned.entries()) {
    const { rotations = 4 } = types[at >> 2]!;
    if (squares.length > 1 || (at & 3) >= rotations) continue;
    for (let sideBits = 0; sideBits < 16; sideBits++) {
      let demand = 0;
      for (let side = 0; side < 4; side++) {
        if (sideBits & (1 << side)) demand += ((sides[0]! >> (4 * side)) & 15) * weights[side]!;
      }
      const entry = (at >> 2) * demands + demand;
      fits[entry] = fits[entry]! | (1 << (at & 3));
    }
  }
  return fits;
}

/** The sides of a tile's squares that face another square of the same tile, as square * 4 + side. */
export function innerSides(squares: readonly Square[]): ReadonlySet<number> {
  const inner = new Set<number>();
  squares.forEach((square, index) => {
    SIDE_STEPS.forEach((step, side) => {
      if (squares.some((other) => other.x === square.x + step.x && other.y === square.y + step.y)) {
        inner.add(index * 4 + side);
      }
    });
  });
  return inner;
}

/** Returns the squares of a tile whose anchor is at (x, y), turned by quarter turns about the anchor. */
export function squaresAt({ squares }: TileType, { x, y }: Square, turns: number): Square[] {
  const anchor = squares[0]!;
  return squares.map((square) => {
    const offset = rotateOffset({ x: square.x - anchor.x, y: square.y - anchor.y }, turns);
    return { x: x + offset.x, y: y + offset.y };
  });
}

function turnTile(
  type: TileType,
  turns: QuarterTurns,
  codeOfSide: (signature: string[], tile: string) => number,
): TurnedTile {
  const inner = innerSides(type.squares);
  const segmentAt = new Int8Array(type.squares.length * PORTS_PER_SQUARE).fill(NO_SEGMENT);
  type.segments.forEach((segment, index) => {
    for (const port of segment.ports) {
      const square = Math.floor(port / PORTS_PER_SQUARE);
      const position = square * PORTS_PER_SQUARE + rotatePort(port % PORTS_PER_SQUARE, turns);
      if (segmentAt[position] !== NO_SEGMENT) throw new Error(`tile ${type.id}: two segments own port ${port}`);
      segmentAt[position] = index;
    }
  });
  const sides = type.squares.map((_, square) => {
    let packed = 0;
    for (let side = 0; side < 4; side++) {
      const unturned = (side - turns + 4) % 4;
      if (inner.has(square * 4 + unturned) || type.isClosed) continue;
      const signature = [0, 1, 2].map((port) => {
        const owner = segmentAt[square * PORTS_PER_SQUARE + side * 3 + port]!;
        const segment = type.segments[owner];
        if (!segment)
          throw new Error(`tile ${type.id}: no segment owns port ${unturned * 3 + port} of square ${square}`);
        return segment.kind;
      });
      packed |= codeOfSide(signature, type.id) << (4 * side);
    }
    return packed;
  });
  return {
    squares: squaresAt(type, { x: 0, y: 0 }, turns),
    segmentAt,
    sides,
    isClosed: type.isClosed ?? false,
  };
}

import { alignedLength, type Memory } from './memory.ts';

/**
 * A union-find over all segments on the board: segments with the same root form one feature. The row of the root in
 * `tally` has the sums over the feature: open ports, segments, pieces, marks, strength of each seat. Two features are
 * joined by adding their rows, so that the order of joins does not matter. The segments of a feature form a ring through
 * `next`.
 */
export interface FeatureGraph {
  /** Number of mark columns. */
  readonly marks: number;
  /** Number of seats. */
  readonly seats: number;
  /** Length of a tally row: open ports, segments, pieces, marks, strength per seat. */
  readonly columns: number;
  /** Number of segments on the board. */
  segmentCount: number;
  readonly parent: Int16Array;
  readonly next: Int16Array;
  /** kind[segment] = number of the segment's kind. */
  readonly kind: Uint8Array;
  /** tile[segment] = index of the placed tile that carries it. */
  readonly tile: Int16Array;
  /** tally[root * columns + column] */
  readonly tally: Int16Array;
  /** visitedIn[tile] = number of the last walk (`countTiles`) that visited the tile. */
  readonly visitedIn: Int32Array;
  /** Number of the last walk. */
  visit: number;
}

const OPEN_PORTS = 0;
const SEGMENTS = 1;
const PIECES = 2;
const FIRST_MARK = 3;

/** Called just before two features become one, whose root is then `keptRoot`. */
export type OnMerge = (graph: FeatureGraph, keptRoot: number, joinedRoot: number) => void;

/** Capacity of a graph. */
export interface GraphSize {
  readonly segments: number;
  readonly marks: number;
  readonly seats: number;
}

/** Bytes of the arrays of a graph. */
export function graphBytes({ segments, marks, seats }: GraphSize): number {
  const columns = FIRST_MARK + marks + seats;
  return (
    alignedLength(segments * 2) * 3 + alignedLength(segments) + alignedLength(segments * columns * 2) + segments * 4
  );
}

/** Allocates the arrays of an empty graph in `memory`, which must hold zeros. */
export function allocateGraph(memory: Memory, { segments, marks, seats }: GraphSize): FeatureGraph {
  const columns = FIRST_MARK + marks + seats;
  return {
    marks,
    seats,
    columns,
    segmentCount: 0,
    parent: memory.int16(segments),
    next: memory.int16(segments),
    kind: memory.uint8(segments),
    tile: memory.int16(segments),
    tally: memory.int16(segments * columns),
    visitedIn: memory.int32(segments),
    visit: 0,
  };
}

/** Returns the first columns of a single segment's tally row: all but the strengths, which are zero. */
export function segmentTally(openPorts: number, marks: readonly number[]): number[] {
  return [openPorts, 1, 0, ...marks];
}

/** Segments of a tile: their kinds by number, and their tally rows (`segmentTally`) one after another. */
export interface PackedSegments {
  readonly kinds: Int8Array;
  readonly tallies: Int16Array;
}

/**
 * Adds the segments of a tile, each as a feature of its own.
 *
 * @param tile index of the placed tile
 * @returns the number of the first; the others follow it
 */
export function addSegments(graph: FeatureGraph, tile: number, { kinds, tallies }: PackedSegments): number {
  const first = graph.segmentCount;
  const length = FIRST_MARK + graph.marks;
  for (let segment = 0; segment < kinds.length; segment++) {
    const id = first + segment;
    graph.parent[id] = id;
    graph.next[id] = id;
    graph.kind[id] = kinds[segment]!;
    graph.tile[id] = tile;
    const row = id * graph.columns;
    for (let column = 0; column < length; column++) graph.tally[row + column] = tallies[segment * length + column]!;
  }
  graph.segmentCount = first + kinds.length;
  return first;
}

/**
 * Returns the root of the feature that `segment` belongs to. Does not compress paths, so that joins can be undone. Paths
 * are short, as the smaller feature joins the larger one.
 */
export function featureOf({ parent }: FeatureGraph, segment: number): number {
  let current = segment;
  while (parent[current] !== current) current = parent[current]!;
  return current;
}

/** Joins the features of two segments that meet at a pair of ports, and closes these ports; returns the root. */
export function joinSegments(graph: FeatureGraph, a: number, b: number, onMerge?: OnMerge): number {
  const root = mergeFeatures(graph, a, b, onMerge);
  const at = root * graph.columns + OPEN_PORTS;
  graph.tally[at] = graph.tally[at]! - 2;
  return root;
}

/** Makes the features of two segments one, without closing any ports; returns the root. */
export function mergeFeatures(graph: FeatureGraph, a: number, b: number, onMerge?: OnMerge): number {
  let keptRoot = featureOf(graph, a);
  let joinedRoot = featureOf(graph, b);
  const { tally, columns, next } = graph;
  if (keptRoot !== joinedRoot) {
    if (tally[keptRoot * columns + SEGMENTS]! < tally[joinedRoot * columns + SEGMENTS]!)
      [keptRoot, joinedRoot] = [joinedRoot, keptRoot];
    onMerge?.(graph, keptRoot, joinedRoot);
    const to = keptRoot * columns;
    const from = joinedRoot * columns;
    for (let column = 0; column < columns; column++) tally[to + column] = tally[to + column]! + tally[from + column]!;
    graph.parent[joinedRoot] = keptRoot;
    const afterKept = next[keptRoot]!;
    next[keptRoot] = next[joinedRoot]!;
    next[joinedRoot] = afterKept;
  }
  return keptRoot;
}

/** Closes a port of a segment that will never meet another, such as one at the border of a board (M7). */
export function closePort(graph: FeatureGraph, segment: number): void {
  const at = featureOf(graph, segment) * graph.columns + OPEN_PORTS;
  graph.tally[at] = graph.tally[at]! - 1;
}

/** Undoes the last `joinSegments`; `joinedRoot` is the root that joined `keptRoot`, or -1 if they were one feature before. */
export function splitFeature(
  { columns, next, parent, tally }: FeatureGraph,
  keptRoot: number,
  joinedRoot: number,
): void {
  const to = keptRoot * columns;
  tally[to + OPEN_PORTS] = tally[to + OPEN_PORTS]! + 2;
  if (joinedRoot < 0) return;
  const afterKept = next[keptRoot]!;
  next[keptRoot] = next[joinedRoot]!;
  next[joinedRoot] = afterKept;
  parent[joinedRoot] = joinedRoot;
  const from = joinedRoot * columns;
  for (let column = 0; column < columns; column++) tally[to + column] = tally[to + column]! - tally[from + column]!;
}

/** Undoes the last `closePort` on a feature (given by its root). */
export function reopenPort({ columns, tally }: FeatureGraph, root: number): void {
  tally[root * columns + OPEN_PORTS] = tally[root * columns + OPEN_PORTS]! + 1;
}

/** Number of ports of a feature (given by its root) that face no tile yet; 0 = the feature is closed. */
export function openPorts(graph: FeatureGraph, root: number): number {
  return graph.tally[root * graph.columns + OPEN_PORTS]!;
}

/** Number of times that a mark (by column) is printed on a feature (given by its root). */
export function marksOn(graph: FeatureGraph, root: number, mark: number): number {
  return graph.tally[root * graph.columns + FIRST_MARK + mark]!;
}

/** Strength of a seat's pieces on a feature (given by its root). */
export function strengthOf(graph: FeatureGraph, root: number, seat: number): number {
  return graph.tally[root * graph.columns + FIRST_MARK + graph.marks + seat]!;
}

/** Strength of the strongest other seat on a feature (given by its root). */
export function strengthAgainst(graph: FeatureGraph, root: number, seat: number): number {
  let most = 0;
  for (let other = 0; other < graph.seats; other++) {
    if (other !== seat) most = Math.max(most, strengthOf(graph, root, other));
  }
  return most;
}

/** Adds to a seat's strength on a feature (given by its root); a negative strength is taken away. */
export function addStrength(graph: FeatureGraph, root: number, seat: number, strength: number): void {
  const row = root * graph.columns;
  const at = row + FIRST_MARK + graph.marks + seat;
  graph.tally[at] = graph.tally[at]! + strength;
  graph.tally[row + PIECES] = graph.tally[row + PIECES]! + strength;
}

/** True if any seat has a piece on a feature (given by its root). */
export function isOccupied(graph: FeatureGraph, root: number): boolean {
  return graph.tally[root * graph.columns + PIECES]! > 0;
}

/** Counts the placed tiles that carry the feature of `segment`, each once. */
export function countTiles(graph: FeatureGraph, segment: number): number {
  const { visitedIn, next, tile } = graph;
  const visit = ++graph.visit;
  let tiles = 0;
  let current = segment;
  do {
    if (visitedIn[tile[current]!] !== visit) tiles++;
    visitedIn[tile[current]!] = visit;
    current = next[current]!;
  } while (current !== segment);
  return tiles;
}

/** Returns all segments of the feature of `segment`, beginning with `segment`. */
export function segmentsOf({ next }: FeatureGraph, segment: number): number[] {
  const segments = [segment];
  for (let index = next[segment]!; index !== segment; index = next[index]!) segments.push(index);
  return segments;
}

/** The placed tiles that carry the feature of `segment`, each once, in order of placement. */
export function tilesOf(graph: FeatureGraph, segment: number): number[] {
  const tiles = new Set(segmentsOf(graph, segment).map((at) => graph.tile[at]!));
  return [...tiles].sort((a, b) => a - b);
}

/**
 * Which segments belong to one feature: a union-find over all segments on the board. Every fact of a feature that adds
 * up when features join (open ports, segments, marks, strength of each seat) is one column of a tally row at its root,
 * so joining is adding rows and the order of joins cannot matter. The segments of a feature form a ring through `next`.
 */
export interface FeatureGraph {
  /** Number of mark columns. */
  readonly marks: number;
  /** Number of seats. */
  readonly seats: number;
  /** Length of a tally row: open ports, segments, marks, strength per seat. */
  readonly columns: number;
  count: number;
  readonly parent: Int16Array;
  readonly next: Int16Array;
  /** kind[segment] = number of the segment's kind. */
  readonly kind: Uint8Array;
  /** tile[segment] = index of the placed tile that carries it. */
  readonly tile: Int16Array;
  /** tally[root * columns + column] */
  readonly tally: Int16Array;
}

const OPEN_PORTS = 0;
const SEGMENTS = 1;
const FIRST_MARK = 2;

/** Called with the two roots (the one that stays first) just before two features become one. */
export type OnMerge = (graph: FeatureGraph, stays: number, joins: number) => void;

/** An empty graph with room for `capacity` segments. */
export function createGraph(capacity: number, marks: number, seats: number): FeatureGraph {
  const columns = FIRST_MARK + marks + seats;
  return {
    marks,
    seats,
    columns,
    count: 0,
    parent: new Int16Array(capacity),
    next: new Int16Array(capacity),
    kind: new Uint8Array(capacity),
    tile: new Int16Array(capacity),
    tally: new Int16Array(capacity * columns),
  };
}

/** A graph that changes independently of `graph`. */
export function copyGraph(graph: FeatureGraph): FeatureGraph {
  return {
    ...graph,
    parent: graph.parent.slice(),
    next: graph.next.slice(),
    kind: graph.kind.slice(),
    tile: graph.tile.slice(),
    tally: graph.tally.slice(),
  };
}

/** Adds a segment as a feature of its own and returns its number. `marks` is read from `marksAt` on. */
export function addSegment(
  graph: FeatureGraph,
  segment: { kind: number; tile: number; openPorts: number; marks: Int16Array; marksAt: number },
): number {
  const id = graph.count++;
  graph.parent[id] = id;
  graph.next[id] = id;
  graph.kind[id] = segment.kind;
  graph.tile[id] = segment.tile;
  const row = id * graph.columns;
  graph.tally[row + OPEN_PORTS] = segment.openPorts;
  graph.tally[row + SEGMENTS] = 1;
  for (let mark = 0; mark < graph.marks; mark++) {
    graph.tally[row + FIRST_MARK + mark] = segment.marks[segment.marksAt + mark]!;
  }
  return id;
}

/** The root of the feature that `segment` belongs to. */
export function featureOf(graph: FeatureGraph, segment: number): number {
  const { parent } = graph;
  let at = segment;
  while (parent[at] !== at) {
    parent[at] = parent[parent[at]!]!;
    at = parent[at]!;
  }
  return at;
}

/** Makes one feature of the features of two segments that meet at a pair of ports, and closes that pair. */
export function joinSegments(graph: FeatureGraph, a: number, b: number, onMerge?: OnMerge): number {
  let stays = featureOf(graph, a);
  let joins = featureOf(graph, b);
  const { tally, columns, next } = graph;
  if (stays !== joins) {
    if (tally[stays * columns + SEGMENTS]! < tally[joins * columns + SEGMENTS]!) [stays, joins] = [joins, stays];
    onMerge?.(graph, stays, joins);
    const to = stays * columns;
    const from = joins * columns;
    for (let column = 0; column < columns; column++) tally[to + column] = tally[to + column]! + tally[from + column]!;
    graph.parent[joins] = stays;
    const afterStays = next[stays]!;
    next[stays] = next[joins]!;
    next[joins] = afterStays;
  }
  tally[stays * columns + OPEN_PORTS] = tally[stays * columns + OPEN_PORTS]! - 2;
  return stays;
}

/** Ports of a feature (given by its root) that face no tile yet; 0 = closed. */
export function openPorts(graph: FeatureGraph, root: number): number {
  return graph.tally[root * graph.columns + OPEN_PORTS]!;
}

/** How often a mark (by column) is printed on a feature (given by its root). */
export function marksOn(graph: FeatureGraph, root: number, mark: number): number {
  return graph.tally[root * graph.columns + FIRST_MARK + mark]!;
}

/** Strength of a seat's pieces on a feature (given by its root). */
export function strengthOf(graph: FeatureGraph, root: number, seat: number): number {
  return graph.tally[root * graph.columns + FIRST_MARK + graph.marks + seat]!;
}

/** Adds to (or, negative, takes from) a seat's strength on a feature (given by its root). */
export function addStrength(graph: FeatureGraph, root: number, seat: number, strength: number): void {
  const at = root * graph.columns + FIRST_MARK + graph.marks + seat;
  graph.tally[at] = graph.tally[at]! + strength;
}

/** Whether anybody has a piece on a feature (given by its root). */
export function isOccupied(graph: FeatureGraph, root: number): boolean {
  for (let seat = 0; seat < graph.seats; seat++) if (strengthOf(graph, root, seat) > 0) return true;
  return false;
}

/** The placed tiles that carry the feature of `segment`, each once (A22), in order of placement. */
export function tilesOf(graph: FeatureGraph, segment: number): number[] {
  const tiles = new Set<number>();
  tiles.add(graph.tile[segment]!);
  for (let at = graph.next[segment]!; at !== segment; at = graph.next[at]!) tiles.add(graph.tile[at]!);
  return [...tiles].sort((a, b) => a - b);
}

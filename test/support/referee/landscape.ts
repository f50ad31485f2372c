import { type Catalogue, CLOCKWISE, type Side, type Tile, tileOf } from './catalogue.ts';

/** Where a tile lies: its first square, and degrees clockwise (A1). */
export interface Position {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
}

/** A tile on the table; the start tile has turn 0. */
export interface LaidTile extends Position {
  readonly id: string;
  readonly turn: number;
  readonly seat?: number;
}

/** A segment on the table: which laid tile, and which of its segments. */
export interface Spot {
  readonly laid: number;
  readonly segment: number;
}

/** A third of a side of a square of the table. */
interface Edge {
  readonly x: number;
  readonly y: number;
  readonly side: Side;
  readonly at: number;
}

/** What lies where. Made anew from the list of laid tiles whenever something is asked. */
export interface Landscape {
  readonly catalogue: Catalogue;
  readonly laid: readonly LaidTile[];
  /** Covered squares, as `x y`. */
  readonly covered: ReadonlySet<string>;
  readonly spots: ReadonlyMap<string, Spot>;
}

/** Segments that hang together. */
export interface Feature {
  readonly kind: string;
  readonly spots: readonly Spot[];
  /** Indexes of the laid tiles, each once (A22). */
  readonly tiles: ReadonlySet<number>;
  /** Whether it goes on over no empty square. */
  readonly closed: boolean;
  /** Sides of tiles on which it goes on, each counted from both. */
  readonly joints: number;
}

/** What lies where, by the list of laid tiles. */
export function landscapeOf(catalogue: Catalogue, laid: readonly LaidTile[]): Landscape {
  const covered = new Set<string>();
  const spots = new Map<string, Spot>();
  laid.forEach((position, index) => {
    const tile = tileOf(catalogue, position.id);
    for (const { x, y } of squaresOf(tile, position)) covered.add(`${x} ${y}`);
    tile.segments.forEach((_, segment) => {
      for (const edge of edgesOf(tile, segment, position)) spots.set(nameOf(edge), { laid: index, segment });
    });
  });
  return { catalogue, laid, covered, spots };
}

/** The squares that a tile covers where it lies, in the order of the tile's squares. */
export function squaresOf(tile: Tile, { x, y, rotation }: Position): { x: number; y: number }[] {
  const anchor = tile.squares[0]!;
  return tile.squares.map((square) => {
    let offset = { x: square.x - anchor.x, y: square.y - anchor.y };
    for (let turned = 0; turned < rotation; turned += 90) offset = { x: -offset.y, y: offset.x };
    return { x: x + offset.x, y: y + offset.y };
  });
}

/** The edges that a segment of a tile reaches where the tile lies. */
export function edgesOf(tile: Tile, segment: number, position: Position): Edge[] {
  const squares = squaresOf(tile, position);
  return tile.segments[segment]!.stretches.map(({ square, side, at }) => {
    const turned = CLOCKWISE[(CLOCKWISE.indexOf(side) + position.rotation / 90) % 4]!;
    return { ...squares[square]!, side: turned, at };
  });
}

/** The square beyond a side. */
export function beyond({ x, y }: { x: number; y: number }, side: Side): { x: number; y: number } {
  switch (side) {
    case 'N':
      return { x, y: y - 1 };
    case 'E':
      return { x: x + 1, y };
    case 'S':
      return { x, y: y + 1 };
    case 'W':
      return { x: x - 1, y };
  }
}

/** The kind of landscape that faces an edge from the other side; undefined over an empty square. */
export function facingKind(landscape: Landscape, edge: Edge): string | undefined {
  const spot = landscape.spots.get(nameOf(facing(edge)));
  return spot && kindOf(landscape, spot);
}

/** What kind of segment lies at a spot. */
export function kindOf(landscape: Landscape, spot: Spot): string {
  return segmentOf(landscape, spot).kind;
}

/** Everything that hangs together with a spot, by walking from edge to edge. */
export function featureAt(landscape: Landscape, from: Spot): Feature {
  const found = [from];
  const seen = new Set([`${from.laid} ${from.segment}`]);
  let [closed, joints] = [true, 0];
  for (const spot of found) {
    const position = landscape.laid[spot.laid]!;
    for (const edge of edgesOf(tileOf(landscape.catalogue, position.id), spot.segment, position)) {
      const next = landscape.spots.get(nameOf(facing(edge)));
      if (!next) {
        closed = false;
        continue;
      }
      joints++;
      const name = `${next.laid} ${next.segment}`;
      if (!seen.has(name)) found.push(next);
      seen.add(name);
    }
  }
  const tiles = new Set(found.map(({ laid }) => laid));
  return { kind: kindOf(landscape, from), spots: found, tiles, closed, joints };
}

/** The features of some spots, each once. */
export function featuresAt(landscape: Landscape, spots: readonly Spot[]): Feature[] {
  const features: Feature[] = [];
  for (const spot of spots) {
    if (!features.some((feature) => includes(feature, spot))) features.push(featureAt(landscape, spot));
  }
  return features;
}

/** Whether a spot is part of a feature. */
export function includes(feature: Feature, { laid, segment }: Spot): boolean {
  return feature.spots.some((spot) => spot.laid === laid && spot.segment === segment);
}

/** Icons of one kind in a feature. */
export function iconsOf(landscape: Landscape, feature: Feature, icon: string): number {
  return feature.spots.reduce((sum, spot) => sum + (segmentOf(landscape, spot).marks[icon] ?? 0), 0);
}

function segmentOf({ catalogue, laid }: Landscape, spot: Spot) {
  return tileOf(catalogue, laid[spot.laid]!.id).segments[spot.segment]!;
}

/** The edge that touches an edge: the neighbour counts its thirds the other way. */
function facing(edge: Edge): Edge {
  const side = CLOCKWISE[(CLOCKWISE.indexOf(edge.side) + 2) % 4]!;
  return { ...beyond(edge, edge.side), side, at: 2 - edge.at };
}

function nameOf({ x, y, side, at }: Edge): string {
  return `${x} ${y} ${side}${at}`;
}

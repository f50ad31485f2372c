import { type Catalogue, CLOCKWISE, type Lie, type Side, type Sides, type Tile, tileOf } from './catalogue.ts';

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

/** A square of the table that a tile covers. */
export interface Plot {
  readonly x: number;
  readonly y: number;
  readonly laid: number;
  readonly sides: Sides;
}

/** What lies where. Made anew from the list of laid tiles whenever something is asked. */
export interface Landscape {
  readonly catalogue: Catalogue;
  readonly laid: readonly LaidTile[];
  /** Covered squares by x, then y. */
  readonly plots: ReadonlyMap<number, ReadonlyMap<number, Plot>>;
}

/** Segments that hang together. */
export interface Feature {
  readonly kind: string;
  readonly spots: readonly Spot[];
  /** Indexes of the laid tiles, each once (A22). */
  readonly tiles: ReadonlySet<number>;
  /** Whether it goes on over no empty square. */
  readonly completed: boolean;
  /** Places where segment meets segment, counted from both sides. */
  readonly joints: number;
}

/** The side of a neighbour that touches each side. */
export const FACING = { N: 'S', E: 'W', S: 'N', W: 'E' } as const satisfies Record<Side, Side>;

/** What lies where, by the list of laid tiles. */
export function landscapeOf(catalogue: Catalogue, laid: readonly LaidTile[]): Landscape {
  const plots = new Map<number, Map<number, Plot>>();
  laid.forEach((position, index) => {
    for (const { x, y, sides } of squaresOf(tileOf(catalogue, position.id), position)) {
      if (!plots.has(x)) plots.set(x, new Map());
      plots.get(x)!.set(y, { x, y, laid: index, sides });
    }
  });
  return { catalogue, laid, plots };
}

/** The squares that a tile covers where it lies, in the order of the tile's squares. */
export function squaresOf(tile: Tile, { x, y, rotation }: Position): Lie {
  return tile.lies[rotation / 90]!.map((square) => ({ x: x + square.x, y: y + square.y, sides: square.sides }));
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

/** The covered square at x, y. */
export function plotAt({ plots }: Landscape, { x, y }: { x: number; y: number }): Plot | undefined {
  return plots.get(x)?.get(y);
}

/** The segments that touch a side of a square from beyond, in the order in which that side counts its own. */
export function facingSpots(landscape: Landscape, square: { x: number; y: number }, side: Side): Spot[] | undefined {
  const plot = plotAt(landscape, beyond(square, side));
  if (!plot) return undefined;
  const [first, middle, last] = plot.sides[FACING[side]]!;
  return [last, middle, first].map((segment) => ({ laid: plot.laid, segment }));
}

/** What kind of segment lies at a spot. */
export function kindOf(landscape: Landscape, spot: Spot): string {
  return segmentOf(landscape, spot).kind;
}

/** Everything that hangs together with a spot, by walking from side to side. */
export function featureAt(landscape: Landscape, from: Spot): Feature {
  const found = [from];
  const seen = new Set([`${from.laid} ${from.segment}`]);
  let [completed, joints] = [true, 0];
  const meet = (spot: Spot | undefined) => {
    if (!spot) {
      completed = false;
      return;
    }
    joints++;
    const name = `${spot.laid} ${spot.segment}`;
    if (!seen.has(name)) found.push(spot);
    seen.add(name);
  };
  for (const { laid, segment } of found) {
    const position = landscape.laid[laid]!;
    for (const square of squaresOf(tileOf(landscape.catalogue, position.id), position)) {
      for (const side of CLOCKWISE) {
        const own = square.sides[side];
        if (!own?.includes(segment)) continue;
        const facing = facingSpots(landscape, square, side);
        own.forEach((owner, at) => {
          if (owner === segment) meet(facing?.[at]);
        });
      }
    }
  }
  const tiles = new Set(found.map(({ laid }) => laid));
  return { kind: kindOf(landscape, from), spots: found, tiles, completed, joints };
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

import { squareOfCell } from '../../core/area.ts';
import type { Board } from '../../core/board.ts';
import { featureOf, segmentsOf, strengthOf } from '../../core/feature-graph.ts';
import type { QuarterTurns } from '../../core/ports.ts';
import { type SegmentName, segmentNames } from '../../core/segment-name.ts';
import type { Square } from '../../core/tile.ts';
import type { SegmentPlace } from '../contract/view.ts';
import { lastTile, type TileGameState } from './state.ts';

/** Converts a segment's number in the feature graph to its tile and index; for border prints `tile` is negative. */
export function segmentPlace({ graph, ground, tileSegment }: Board, segment: number): SegmentPlace {
  const tile = graph.tile[segment]!;
  return { tile: tile - (ground?.prints ?? 0), segment: segment - tileSegment[tile]! };
}

/** Returns the number in the feature graph of a segment on the board. */
export function segmentAt({ ground, tileSegment }: Board, { tile, segment }: SegmentPlace): number {
  return tileSegment[tile + (ground?.prints ?? 0)]! + segment;
}

/** A feature with its segments, and with the strengths of the seats on it. */
export type BoardFeature<Feature> = Feature & {
  /** In order of placement. */
  readonly segments: readonly SegmentPlace[];
  /** Strength of every seat on it. */
  readonly strengths: readonly number[];
};

/**
 * Returns the features on the board, in the order of their first tiles.
 *
 * @param viewOf describes the feature of a segment; undefined to omit it
 * @param strengthsOn returns what the pieces of every seat count on a feature (by its root); by default what its row tells
 */
export function boardFeatures<Feature extends object>(
  { board, scores }: TileGameState,
  viewOf: (segment: number) => Feature | undefined,
  strengthsOn = (root: number): readonly number[] => scores.map((_, seat) => strengthOf(board.graph, root, seat)),
): BoardFeature<Feature>[] {
  const { graph } = board;
  const features: BoardFeature<Feature>[] = [];
  for (let root = 0; root < graph.segmentCount; root++) {
    if (featureOf(graph, root) !== root) continue;
    const segments = segmentsOf(graph, root)
      .sort((a, b) => a - b)
      .map((segment) => segmentPlace(board, segment))
      .filter(({ tile }) => tile >= 0);
    const feature = segments.length > 0 ? viewOf(root) : undefined;
    if (!feature) continue;
    features.push({ ...feature, segments, strengths: strengthsOn(root) });
  }
  return features.sort(({ segments: [a] }, { segments: [b] }) => a!.tile - b!.tile || a!.segment - b!.segment);
}

/** A segment of the tile placed last: its index on the tile, its name, and its feature. */
export interface SegmentView<Kind extends string, Feature> {
  readonly on: number;
  readonly name: SegmentName<Kind>;
  /** Absent if the segment belongs to no feature, as a river does. */
  readonly feature?: Feature;
}

/**
 * Returns the segments of the tile placed last, by index. Segments of one feature have the same `feature` object.
 *
 * @param viewOf describes the feature of a segment; undefined for a segment without a feature
 */
export function segmentsOfLastTile<Kind extends string, Feature>(
  state: TileGameState,
  viewOf: (segment: number) => Feature | undefined,
): SegmentView<Kind, Feature>[] {
  const { board } = state;
  const tile = lastTile(state);
  const features = new Map<number, Feature | undefined>();
  return namesOnTile<Kind>(state, tile).map((name, on) => {
    const segment = board.tileSegment[tile]! + on;
    const root = featureOf(board.graph, segment);
    if (!features.has(root)) features.set(root, viewOf(segment));
    const feature = features.get(root);
    return { on, name, ...(feature !== undefined && { feature }) };
  });
}

/** Returns the tile's square and the name of a segment, given by its number in the feature graph. */
export function squareAndName<Kind extends string>(
  state: TileGameState,
  segment: number,
): Square & { readonly name: SegmentName<Kind> } {
  const { board } = state;
  const tile = board.graph.tile[segment]!;
  const name = namesOnTile<Kind>(state, tile)[segment - board.tileSegment[tile]!]!;
  return { ...squareOfCell(board.area, board.tileCell[tile]!), name };
}

function namesOnTile<Kind extends string>({ board, set }: TileGameState, tile: number): SegmentName<Kind>[] {
  const type = board.tileType[tile]!;
  const turns = board.tileTurns[tile] as QuarterTurns;
  return segmentNames(set.tiles[type]!, set.table.turned[type * 4 + turns]!, turns) as SegmentName<Kind>[];
}

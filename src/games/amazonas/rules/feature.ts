import { countTiles, featureOf, marksOn, strengthOf } from '../../../core/feature-graph.ts';
import { majority } from '../../../core/majority.ts';
import type { SegmentPlace } from '../../contract/view.ts';
import type { FeatureKind } from './event.ts';
import { featurePoints, isCompleted } from './feature-points.ts';
import type { State } from './state.ts';
import { AMAZON, ANIMAL, BOAT, FRUIT } from './tile-set.ts';
import { SEGMENT_KINDS } from './tile-set-file.ts';

/** A feature as it stands now. */
export interface FeatureView {
  readonly kind: FeatureKind;
  readonly completed: boolean;
  readonly tiles: number;
  readonly fruit: number;
  readonly animals: number;
  readonly boats: number;
  /** Points it is worth as it stands. */
  readonly points: number;
  /** Seats with the majority. */
  readonly seats: readonly number[];
}

/** A feature with everything that belongs to it. */
export interface BoardFeature extends FeatureView {
  /** In order of placement. */
  readonly segments: readonly SegmentPlace[];
  /** Pieces of every seat on it. */
  readonly strengths: readonly number[];
}

/** Every tributary, village and jungle on the board, in the order in which they were begun. */
export function featuresOf(state: State): BoardFeature[] {
  const { board } = state;
  const { graph } = board;
  const segmentsOf = new Map<number, SegmentPlace[]>();
  for (let segment = 0; segment < graph.segmentCount; segment++) {
    if (graph.kind[segment] === AMAZON) continue;
    const root = featureOf(graph, segment);
    const segments = segmentsOf.get(root) ?? [];
    segments.push(segmentPlace(state, segment));
    segmentsOf.set(root, segments);
  }
  return [...segmentsOf].map(([root, segments]) => ({
    ...featureView(state, root),
    segments,
    strengths: state.boats.map((_, seat) => strengthOf(graph, root, seat)),
  }));
}

/** Where a segment, by its number in the feature graph, lies on the board. */
export function segmentPlace({ board }: State, segment: number): SegmentPlace {
  const tile = board.graph.tile[segment]!;
  return { tile, segment: segment - board.tileSegment[tile]! };
}

/** The feature of a segment, by its number in the feature graph. */
export function featureView(state: State, segment: number): FeatureView {
  const { graph } = state.board;
  const root = featureOf(graph, segment);
  return {
    kind: SEGMENT_KINDS[graph.kind[root]!] as FeatureKind,
    completed: isCompleted(graph, root),
    tiles: countTiles(graph, segment),
    fruit: marksOn(graph, root, FRUIT),
    animals: marksOn(graph, root, ANIMAL),
    boats: marksOn(graph, root, BOAT),
    points: featurePoints(graph, root),
    seats: majority(graph, root),
  };
}

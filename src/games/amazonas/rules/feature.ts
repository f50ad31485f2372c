import { countTiles, featureOf, marksOn } from '../../../core/feature-graph.ts';
import { majority } from '../../../core/majority.ts';
import { boardFeatures, type BoardFeature as CommonBoardFeature } from '../../kernel/features.ts';
import type { FeatureKind } from './event.ts';
import { featurePoints, isCompleted } from './feature-points.ts';
import type { State } from './state.ts';
import { AMAZON, ANIMAL, BOAT, FRUIT } from './tile-set.ts';
import { SEGMENT_KINDS } from './tile-set-file.ts';

/** The current state of a feature. */
export interface FeatureView {
  readonly kind: FeatureKind;
  readonly completed: boolean;
  readonly tiles: number;
  readonly fruit: number;
  readonly animals: number;
  readonly boats: number;
  /** Points that the feature would score now. */
  readonly points: number;
  /** Seats with the majority. */
  readonly seats: readonly number[];
}

export type BoardFeature = CommonBoardFeature<FeatureView>;

/** Returns every tributary, village and jungle on the board, in the order of their first tiles. */
export function featuresOf(state: State): BoardFeature[] {
  const { kind } = state.board.graph;
  return boardFeatures(state, (segment) => (kind[segment] === AMAZON ? undefined : featureView(state, segment)));
}

/** Returns the feature of a segment, given by its number in the feature graph. */
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

import { touchedFeatures } from '../../../core/adjacency.ts';
import { squareOfCell } from '../../../core/area.ts';
import type { Board } from '../../../core/board.ts';
import { countTiles, featureOf, marksOn, openPorts, segmentsOf, strengthOf } from '../../../core/feature-graph.ts';
import { majority } from '../../../core/majority.ts';
import { surroundingsOf } from '../../../core/surroundings.ts';
import type { SegmentPlace } from '../../view.ts';
import type { State } from './state.ts';
import { CITY, COAT_OF_ARMS, FIELD, MONASTERY } from './tile-set.ts';
import { SEGMENT_KINDS, type SegmentKind } from './tile-set-file.ts';

/** A feature as it stands now. */
export interface FeatureView {
  readonly kind: SegmentKind;
  readonly completed: boolean;
  /** Tiles of the feature; for a monastery the squares with a tile among its own and the eight around it. */
  readonly tiles: number;
  readonly coatsOfArms: number;
  /** Completed cities that a field touches. */
  readonly cities: number;
  /** Points it is worth as it stands. */
  readonly points: number;
  /** Seats with the majority. */
  readonly seats: readonly number[];
}

/** A feature with everything that belongs to it. */
export interface BoardFeature extends FeatureView {
  /** In order of placement. */
  readonly segments: readonly SegmentPlace[];
  /** Meeples of every seat on it. */
  readonly strengths: readonly number[];
}

/** Every feature on the board, in the order in which they were begun. */
export function featuresOf(state: State): BoardFeature[] {
  const { graph } = state.board;
  const features: BoardFeature[] = [];
  for (let segment = 0; segment < graph.count; segment++) {
    if (featureOf(graph, segment) !== segment) continue;
    features.push({
      ...featureView(state, segment),
      segments: segmentsOf(graph, segment)
        .sort((a, b) => a - b)
        .map((at) => segmentPlace(state.board, at)),
      strengths: state.scores.map((_, seat) => strengthOf(graph, segment, seat)),
    });
  }
  return features.sort(
    (a, b) => a.segments[0]!.tile - b.segments[0]!.tile || a.segments[0]!.segment - b.segments[0]!.segment,
  );
}

/** Where a segment, by its number in the feature graph, lies on the board. */
export function segmentPlace({ graph, tileSegment }: Board, segment: number): SegmentPlace {
  const tile = graph.tile[segment]!;
  return { tile, segment: segment - tileSegment[tile]! };
}

/** The feature of a segment, by its number in the feature graph. */
export function featureView({ board }: Pick<State, 'board'>, segment: number): FeatureView {
  const { graph } = board;
  const root = featureOf(graph, segment);
  const kind = graph.kind[root]!;
  return {
    kind: SEGMENT_KINDS[kind]!,
    completed: isCompleted(board, segment),
    tiles: kind === MONASTERY ? 1 + aroundMonastery(board, segment).covered : countTiles(graph, segment),
    coatsOfArms: marksOn(graph, root, COAT_OF_ARMS),
    cities: kind === FIELD ? completedCities(board, segment) : 0,
    points: featurePoints(board, segment),
    seats: majority(graph, root),
  };
}

/** Whether the feature of a segment is completed; a field never is. */
export function isCompleted(board: Board, segment: number): boolean {
  const { graph } = board;
  const kind = graph.kind[segment]!;
  if (kind === FIELD) return false;
  if (kind === MONASTERY) return aroundMonastery(board, segment).free === 0;
  return openPorts(graph, featureOf(graph, segment)) === 0;
}

/**
 * What the feature of a segment is worth: a road 1 a tile; a completed city 2 a tile and 2 a coat of arms, an open one 1
 * each (M8); a monastery 1 for itself and 1 for every square around it with a tile (M9); a field 3 for every completed
 * city that it touches (M22).
 */
export function featurePoints(board: Board, segment: number): number {
  const { graph } = board;
  const root = featureOf(graph, segment);
  switch (graph.kind[root]) {
    case FIELD:
      return 3 * completedCities(board, segment);
    case MONASTERY:
      return 1 + aroundMonastery(board, segment).covered;
    default: {
      const completed = openPorts(graph, root) === 0;
      const eachTile = completed && graph.kind[root] === CITY ? 2 : 1;
      return countTiles(graph, root) * eachTile + marksOn(graph, root, COAT_OF_ARMS) * (completed ? 2 : 1);
    }
  }
}

function aroundMonastery(board: Board, segment: number) {
  return surroundingsOf(board, squareOfCell(board.area, board.tileCell[board.graph.tile[segment]!]!));
}

function completedCities(board: Board, segment: number): number {
  return touchedFeatures(board, segment).filter((city) => openPorts(board.graph, city) === 0).length;
}

import { type Board, squaresOfTile } from '../../../core/board.ts';
import { featureOf, tilesOf } from '../../../core/feature-graph.ts';
import { majority } from '../../../core/majority.ts';
import { segmentPlace } from '../../kernel/features.ts';
import { beatenSeats, bringHome, completedByLastTile, occupiedFeatures, scoreMajority } from '../../kernel/scoring.ts';
import type { EventSink } from '../../kernel/state.ts';
import type { GameEvent } from './event.ts';
import { featureView } from './feature.ts';
import { featurePoints, isCompleted } from './feature-points.ts';
import type { State } from './state.ts';
import { JUNGLE, TRIBUTARY, VILLAGE } from './tile-set.ts';

/** Scores every tributary and village that the tile just placed completes, and returns their meeples (A15, A20, A21). */
export function scoreCompletedFeatures(state: State, events: EventSink<GameEvent>): void {
  const { graph } = state.board;
  for (const segment of completedByLastTile(state, isCompletedAt)) {
    scoreFeature(state, events, segment, false);
    // No camps are on these features, as jungles are never completed (A16).
    bringHome(state, featureOf(graph, segment), () => 1);
  }
}

function isCompletedAt({ graph }: Board, segment: number): boolean {
  return isCompleted(graph, featureOf(graph, segment));
}

/** Scores the features with pieces at the end of the game: tributaries, villages, then jungles (A20-A23). */
export function scoreRemainingFeatures(state: State, events: EventSink<GameEvent>): void {
  for (const kind of [TRIBUTARY, VILLAGE, JUNGLE]) {
    for (const segment of occupiedFeatures(state, [kind])) scoreFeature(state, events, segment, true);
  }
}

/** Adds the points of a feature to the scores, which have no limit (A30). */
function scoreFeature(state: State, events: EventSink<GameEvent>, segment: number, final: boolean): void {
  const { board } = state;
  const feature = featureOf(board.graph, segment);
  const holders = majority(board.graph, feature);
  scoreMajority(state, holders, featurePoints(board.graph, feature));
  if (!events) return;
  const { boats: _, ...view } = featureView(state, segment);
  events.push({
    type: 'feature-scored',
    ...view,
    final,
    beaten: beatenSeats(state, feature, holders),
    at: segmentPlace(board, segment),
    squares: tilesOf(board.graph, segment).flatMap((tile) => squaresOfTile(board, tile)),
  });
}

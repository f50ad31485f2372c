import { squaresOfTile } from '../../../core/board.ts';
import { addStrength, featureOf, isOccupied, strengthOf, tilesOf } from '../../../core/feature-graph.ts';
import { majority } from '../../../core/majority.ts';
import type { GameEvent } from './event.ts';
import { featureView, segmentPlace } from './feature.ts';
import { featurePoints, isCompleted } from './feature-points.ts';
import { lastTile, type PlacedPiece, type State } from './state.ts';
import { JUNGLE, TRIBUTARY, VILLAGE } from './tile-set.ts';

/** Scores every tributary and village that the tile just placed has closed; their meeples return (A15, A20, A21). */
export function scoreCompletedFeatures(state: State, events: GameEvent[] | undefined): void {
  const { graph, tileSegment } = state.board;
  const first = tileSegment[lastTile(state)]!;
  for (let segment = first; segment < graph.segmentCount; segment++) {
    const feature = featureOf(graph, segment);
    if (!isCompleted(graph, feature)) continue;
    let before = first;
    while (featureOf(graph, before) !== feature) before++;
    if (before === segment) scoreFeature(state, events, segment, false);
  }
}

/** Scores the pieces left on the board at the end: on tributaries, in villages, then the camps in jungles (A20-A23). */
export function scoreRemainingFeatures(state: State, events: GameEvent[] | undefined): void {
  const { graph } = state.board;
  for (const kind of [TRIBUTARY, VILLAGE, JUNGLE]) {
    const scored = new Set<number>();
    for (const { segment } of [...state.pieces]) {
      const feature = featureOf(graph, segment);
      if (graph.kind[feature] !== kind || scored.has(feature)) continue;
      scored.add(feature);
      scoreFeature(state, events, segment, true);
    }
  }
}

/**
 * Adds the points of a feature to the scores, which have no limit (A30). Meeples on a closed feature return; camps stay
 * (A16).
 */
function scoreFeature(state: State, events: GameEvent[] | undefined, segment: number, final: boolean): void {
  const { graph } = state.board;
  const feature = featureOf(graph, segment);
  if (isOccupied(graph, feature)) {
    const points = featurePoints(graph, feature);
    for (const seat of majority(graph, feature)) state.scores[seat] = state.scores[seat]! + points;
  }
  events?.push(scoredEvent(state, segment, final));
  if (!final && isOccupied(graph, feature)) bringMeeplesHome(state, feature);
}

function scoredEvent(state: State, segment: number, final: boolean): GameEvent {
  const { board } = state;
  const { boats: _, ...feature } = featureView(state, segment);
  const root = featureOf(board.graph, segment);
  return {
    type: 'feature-scored',
    ...feature,
    final,
    beaten: state.boats.flatMap((_, seat) =>
      strengthOf(board.graph, root, seat) > 0 && !feature.seats.includes(seat) ? [seat] : [],
    ),
    at: segmentPlace(state, segment),
    squares: tilesOf(board.graph, segment).flatMap((tile) => squaresOfTile(board, tile)),
  };
}

function bringMeeplesHome(state: State, feature: number): void {
  const { graph } = state.board;
  const staying: PlacedPiece[] = [];
  for (const piece of state.pieces) {
    if (featureOf(graph, piece.segment) !== feature) {
      staying.push(piece);
      continue;
    }
    addStrength(graph, feature, piece.seat, -1);
    state.supply[piece.seat] = state.supply[piece.seat]! + 1;
  }
  state.pieces = staying;
}

import { squaresOfTile } from '../core/board.ts';
import { addStrength, featureOf, openPorts, strengthOf, tilesOf } from '../core/feature-graph.ts';
import type { GameEvent } from './event.ts';
import { featureView, segmentPlace } from './feature.ts';
import { lastTile, type PlacedPiece, type State } from './state.ts';
import { JUNGLE, TRIBUTARY, VILLAGE } from './tile-set.ts';

/** Scores every tributary and village that the tile just laid has closed; their meeples come home (A15, A20, A21). */
export function scoreClosedFeatures(state: State, events: GameEvent[] | undefined): void {
  const { board } = state;
  const first = board.tileSegment[lastTile(state)]!;
  const scored = new Set<number>();
  for (let segment = first; segment < board.graph.count; segment++) {
    const feature = featureOf(board.graph, segment);
    const kind = board.graph.kind[feature]!;
    if ((kind !== TRIBUTARY && kind !== VILLAGE) || scored.has(feature) || openPorts(board.graph, feature) > 0)
      continue;
    scored.add(feature);
    scoreFeature(state, events, segment, false);
  }
}

/** Scores what still stands on the board at the end: tributaries, villages, then the camps in their jungles (A20-A23). */
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

function scoreFeature(state: State, events: GameEvent[] | undefined, segment: number, final: boolean): void {
  const { board } = state;
  const { graph } = board;
  const feature = featureOf(graph, segment);
  const { seats, points, boats: _, ...facts } = featureView(state, segment);
  for (const seat of seats) state.scores[seat] = state.scores[seat]! + points;
  events?.push({
    type: 'feature-scored',
    ...facts,
    final,
    points,
    seats,
    beaten: state.boats.flatMap((_, seat) =>
      strengthOf(graph, feature, seat) > 0 && !seats.includes(seat) ? [seat] : [],
    ),
    at: segmentPlace(state, segment),
    squares: tilesOf(graph, segment).flatMap((tile) => squaresOfTile(board, tile)),
  });
  if (!final) bringMeeplesHome(state, feature);
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
    state.meeples[piece.seat] = state.meeples[piece.seat]! + 1;
  }
  state.pieces = staying;
}

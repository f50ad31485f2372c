import { OUTSIDE } from '../../../core/board.ts';
import { addStrength, featureOf, isOccupied, strengthOf } from '../../../core/feature-graph.ts';
import { majority } from '../../../core/majority.ts';
import type { GameEvent } from './event.ts';
import { featurePoints, featureView, isCompleted, segmentPlace } from './feature.ts';
import { lastTile, type PlacedPiece, type State } from './state.ts';
import { FIELD, MONASTERY } from './tile-set.ts';

/** Scores everything that the tile just placed has completed; its meeples come home. */
export function scoreCompletedFeatures(state: State, events: GameEvent[] | undefined): void {
  const { board } = state;
  const { graph, tileSegment } = board;
  const first = tileSegment[lastTile(state)]!;
  for (let segment = first; segment < graph.segmentCount; segment++) {
    if (graph.kind[segment] === MONASTERY || !isCompleted(board, segment)) continue;
    const feature = featureOf(graph, segment);
    let before = first;
    while (featureOf(graph, before) !== feature) before++;
    if (before === segment) scoreFeature(state, events, segment, false);
  }
  for (const monastery of monasteriesAround(state)) {
    if (isCompleted(board, monastery)) scoreFeature(state, events, monastery, false);
  }
}

/** The monasteries on the tile just placed and on the eight squares around it, as segments of the feature graph. */
function monasteriesAround({ board, set }: State): number[] {
  const { area, cells, squareTile, tileCell, tileCount, tileType, tileSegment } = board;
  const monasteries: number[] = [];
  for (let dx = -1; dx <= 1; dx++) {
    for (let dy = -1; dy <= 1; dy++) {
      const content = cells[tileCell[tileCount - 1]! + dx * area.height + dy]!;
      if (content <= 0 || content === OUTSIDE) continue;
      const tile = squareTile[content - 1]!;
      const { monastery } = set.tiles[tileType[tile]!]!;
      if (monastery >= 0) monasteries.push(tileSegment[tile]! + monastery);
    }
  }
  return monasteries;
}

/** Scores what meeples still stand on at the end, the fields last. */
export function scoreRemainingFeatures(state: State, events: GameEvent[] | undefined): void {
  const { graph } = state.board;
  for (const farms of [false, true]) {
    const scored = new Set<number>();
    for (const { segment } of state.pieces) {
      const feature = featureOf(graph, segment);
      if ((graph.kind[feature] === FIELD) !== farms || scored.has(feature)) continue;
      scored.add(feature);
      scoreFeature(state, events, segment, true);
    }
  }
}

function scoreFeature(state: State, events: GameEvent[] | undefined, segment: number, final: boolean): void {
  const { graph } = state.board;
  const feature = featureOf(graph, segment);
  const occupied = isOccupied(graph, feature);
  if (occupied) {
    const points = featurePoints(state, segment);
    for (const seat of majority(graph, feature)) state.scores[seat] = state.scores[seat]! + points;
  }
  events?.push(scoredEvent(state, segment, final));
  if (occupied && !final) bringMeeplesHome(state, feature);
}

function scoredEvent(state: State, segment: number, final: boolean): GameEvent {
  const { board } = state;
  const feature = featureView(state, segment);
  const root = featureOf(board.graph, segment);
  return {
    type: 'feature-scored',
    ...feature,
    final,
    beaten: state.scores.flatMap((_, seat) =>
      strengthOf(board.graph, root, seat) > 0 && !feature.seats.includes(seat) ? [seat] : [],
    ),
    at: segmentPlace(board, segment),
  };
}

function bringMeeplesHome(state: State, feature: number): void {
  const { graph } = state.board;
  const staying: PlacedPiece[] = [];
  for (const meeple of state.pieces) {
    if (featureOf(graph, meeple.segment) !== feature) {
      staying.push(meeple);
      continue;
    }
    addStrength(graph, feature, meeple.seat, meeple.chip ? -2 : -1);
    state.supply[meeple.seat] = state.supply[meeple.seat]! + 1;
  }
  state.pieces = staying;
}

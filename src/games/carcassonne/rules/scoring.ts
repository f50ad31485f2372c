import { type Board, OUTSIDE } from '../../../core/board.ts';
import { featureOf, isOccupied } from '../../../core/feature-graph.ts';
import { segmentPlace } from '../../kernel/features.ts';
import { beatenSeats, bringHome, completedByLastTile, occupiedFeatures, scoreMajority } from '../../kernel/scoring.ts';
import type { EventSink } from '../../kernel/state.ts';
import type { GameEvent } from './event.ts';
import { countsSquares, featurePoints, featureView, isCompleted } from './feature.ts';
import type { State } from './state.ts';
import { CITY, FIELD, GARDEN, MONASTERY, ROAD } from './tile-set.ts';

/** Scores everything that the tile just placed has completed; its meeples come home. */
export function scoreCompletedFeatures(state: State, events: EventSink<GameEvent>): void {
  const completed = completedByLastTile(state, isCompletedRoadOrCity);
  addSurrounded(state, completed);
  for (const segment of completed) {
    scoreFeature(state, events, segment, false);
    bringPiecesHome(state, segment);
  }
}

/** Returns every piece on the feature of a segment to its seat (E6). */
export function bringPiecesHome(state: State, segment: number): void {
  bringHome(
    state,
    featureOf(state.board.graph, segment),
    ({ kind = 0, raised }) => state.play.pieces[kind]!.strength + (raised?.strength ?? 0),
  );
}

function isCompletedRoadOrCity(board: Board, segment: number): boolean {
  return !countsSquares(board.graph.kind[segment]!) && isCompleted(board, segment);
}

/** Adds the completed monasteries and gardens on the tile just placed and on the eight squares around it. */
function addSurrounded({ board, set }: State, completed: number[]): void {
  const { area, cells, squareTile, tileCell, tileCount, tileType, tileSegment } = board;
  for (let dx = -1; dx <= 1; dx++) {
    for (let dy = -1; dy <= 1; dy++) {
      const content = cells[tileCell[tileCount - 1]! + dx * area.height + dy]!;
      if (content <= 0 || content === OUTSIDE) continue;
      const tile = squareTile[content - 1]!;
      const first = tileSegment[tile]!;
      const { monastery, garden } = set.tiles[tileType[tile]!]!;
      if (monastery >= 0 && isCompleted(board, first + monastery)) completed.push(first + monastery);
      if (garden >= 0 && isCompleted(board, first + garden)) completed.push(first + garden);
    }
  }
}

/** Scores what meeples still stand on at the end, the fields last. */
export function scoreRemainingFeatures(state: State, events: EventSink<GameEvent>): void {
  for (const kinds of [[ROAD, CITY, MONASTERY, GARDEN], [FIELD]]) {
    for (const segment of occupiedFeatures(state, kinds)) scoreFeature(state, events, segment, true);
  }
}

function scoreFeature(state: State, events: EventSink<GameEvent>, segment: number, final: boolean): void {
  const { board } = state;
  const feature = featureOf(board.graph, segment);
  if (isOccupied(board.graph, feature)) scoreMajority(state, feature, featurePoints(state, segment));
  if (events) {
    // What else an expansion takes of it is told by an event of its own.
    const { parts: _, ...view } = featureView(state, segment);
    const at = segmentPlace(board, segment);
    events.push({ type: 'feature-scored', ...view, final, beaten: beatenSeats(state, feature), at });
  }
  for (const expansion of state.play.expansions) expansion.scored?.(state, segment, events);
}

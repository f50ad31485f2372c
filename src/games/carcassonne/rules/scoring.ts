import { type Board, copyBoard, OUTSIDE } from '../../../core/board.ts';
import { joinedBySides } from '../../../core/create-board.ts';
import { addStrength, featureOf, isOccupied, mergeFeatures, strengthOf } from '../../../core/feature-graph.ts';
import { segmentPlace } from '../../kernel/features.ts';
import {
  beatenSeats,
  bringHome,
  completedByLastTile,
  occupiedFeatures,
  scoreMajority,
  takeOff as takeOffBoard,
} from '../../kernel/scoring.ts';
import type { EventSink } from '../../kernel/state.ts';
import { squareOfSegment } from '../../kernel/state.ts';
import type { GameEvent } from './event.ts';
import type { ScoringOptions } from './expansion.ts';
import { commonView, countsSquares, featurePoints, isCompleted } from './feature.ts';
import type { PlacedPiece, State } from './state.ts';
import { holdersOf } from './strength.ts';
import { furtherTileBy } from './tile-giver.ts';
import { CITY, FIELD, GARDEN, MONASTERY, ROAD } from './tile-set.ts';
import { SEGMENT_KINDS } from './tile-set-file.ts';
import { gainPoints } from './track.ts';

/** Scores everything that this turn has completed; its meeples come home. */
export function scoreCompletedFeatures(state: State, events: EventSink<GameEvent>): void {
  const completed = completedInTurn(state, isCompletedRoadOrCity);
  addSurrounded(state, completed);
  for (const segment of completed) {
    scoreFeature(state, events, segment, { final: false });
    bringPiecesHome(state, segment);
  }
}

/** The features that the tile just placed has completed, and those that expansions have since then, each by a segment. */
export function completedInTurn(state: State, isOne: (board: Board, segment: number) => boolean): number[] {
  const { board, rules } = state;
  const completed = completedByLastTile(state, isOne);
  for (const { rejoined } of rules.expansions) {
    for (const segment of rejoined?.(state) ?? [])
      if (isOne(board, segment) && !isAmong(board, segment, completed)) completed.push(segment);
  }
  return completed;
}

/** True if a segment is of the same feature as one of some others. */
function isAmong({ graph }: Board, segment: number, others: readonly number[]): boolean {
  return others.some((other) => featureOf(graph, other) === featureOf(graph, segment));
}

/** Returns every piece on the feature of a segment to its seat (E6), except pieces between tiles. */
export function bringPiecesHome(state: State, segment: number): void {
  const isStaying = ({ kind = 0 }: PlacedPiece) => state.rules.pieces[kind]!.needs === 'nothing';
  bringHome(state, featureOf(state.board.graph, segment), (piece) =>
    isStaying(piece) ? undefined : strengthOfPiece(state, piece),
  );
}

/** Strength of a piece on the board in a majority (E5). */
function strengthOfPiece({ rules }: State, { kind = 0, raised }: PlacedPiece): number {
  return rules.pieces[kind]!.strength + (raised?.strength ?? 0);
}

/**
 * Takes a piece off the board, unscored, into the supply of its seat (F7); pieces of that seat that need a meeple on its feature
 * go home with the last one.
 *
 * @param by what sends it home, if its player does not take it back
 */
export function takeOff(state: State, piece: PlacedPiece, events: EventSink<GameEvent>, by?: string): void {
  tellTakenOff(state, piece, events, by);
  returnToSeat(state, piece, events);
}

/**
 * Returns a piece to its seat, unscored. With the last meeple of a seat on a feature, its pieces that need one there return,
 * too (F7).
 */
export function returnToSeat(state: State, piece: PlacedPiece, events: EventSink<GameEvent>): void {
  const { graph } = state.board;
  const { seat } = piece;
  const feature = featureOf(graph, piece.segment);
  state.earnedBy ??= furtherTileBy(state);
  bringPieceHome(state, piece);
  sendAloneHome(state, events, (one) => one.seat === seat && featureOf(graph, one.segment) === feature);
}

/** Of some pieces, returns those that need a meeple of their seat on their feature and have none. */
function sendAloneHome(state: State, events: EventSink<GameEvent>, isOne: (piece: PlacedPiece) => boolean): void {
  const { board, pieces, rules } = state;
  const isAlone = ({ kind = 0, seat, segment }: PlacedPiece) =>
    rules.pieces[kind]!.needs === 'own' && strengthOf(board.graph, featureOf(board.graph, segment), seat) === 0;
  for (const one of pieces.filter((piece) => isOne(piece) && isAlone(piece))) {
    tellTakenOff(state, one, events);
    bringPieceHome(state, one);
  }
}

/**
 * Joins the features on the open table anew, after an expansion has changed what it joins (`Expansion.joints`); pieces that are
 * alone now go home (F7).
 */
export function rejoinFeatures(state: State, events: EventSink<GameEvent>): void {
  const { board, pieces, rules } = state;
  copyBoard(joinedBySides(board), board);
  for (const { joints } of rules.expansions)
    for (const [a, b] of joints?.(state) ?? []) mergeFeatures(board.graph, a, b);
  for (const piece of pieces)
    addStrength(board.graph, featureOf(board.graph, piece.segment), piece.seat, strengthOfPiece(state, piece));
  sendAloneHome(state, events, () => true);
}

/** Returns a piece from the board to the supply of its seat, and no other piece with it. */
export function bringPieceHome(state: State, piece: PlacedPiece): void {
  takeOffBoard(state, piece, strengthOfPiece(state, piece));
}

function tellTakenOff(state: State, piece: PlacedPiece, events: EventSink<GameEvent>, by?: string): void {
  const place = placeOfPiece(state, piece);
  events?.push({ type: 'taken-off', seat: piece.seat, ...place, ...(by !== undefined && { by }) });
}

/** A piece on the board by the name of its kind, with the square of its tile and the segment there, by its index and its kind. */
export function placeOfPiece({ board, rules }: State, { kind = 0, segment }: PlacedPiece) {
  return {
    piece: rules.pieces[kind]!.id,
    kind: SEGMENT_KINDS[board.graph.kind[segment]!]!,
    segment: segmentPlace(board, segment).segment,
    ...squareOfSegment(board, segment),
  };
}

function isCompletedRoadOrCity(board: Board, segment: number): boolean {
  return !countsSquares(board.graph.kind[segment]!) && isCompleted(board, segment);
}

/** Adds the completed monasteries and gardens on the tile just placed and on the eight squares around it. */
function addSurrounded({ board, set }: State, completed: number[]): void {
  const { area, cells, squareTile, tileCell, tileCount, tileType, tileSegment } = board;
  const own = tileCell[tileCount - 1]!;
  for (let middle = own - area.height; middle <= own + area.height; middle += area.height) {
    for (let cell = middle - 1; cell <= middle + 1; cell++) {
      const content = cells[cell]!;
      if (content <= 0 || content === OUTSIDE) continue;
      const tile = squareTile[content - 1]!;
      const first = tileSegment[tile]!;
      const { monastery, garden } = set.tiles[tileType[tile]!]!;
      if (monastery >= 0 && isCompleted(board, first + monastery)) completed.push(first + monastery);
      if (garden >= 0 && isCompleted(board, first + garden)) completed.push(first + garden);
    }
  }
}

/** Scores the occupied features at the end of the game, fields last. */
export function scoreRemainingFeatures(state: State, events: EventSink<GameEvent>): void {
  for (const kinds of [[ROAD, CITY, MONASTERY, GARDEN], [FIELD]]) {
    for (const segment of occupiedFeatures(state, kinds)) scoreFeature(state, events, segment, { final: true });
  }
}

/** Gives the points of a feature to whoever has the majority there; its pieces stay. */
export function scoreFeature(state: State, events: EventSink<GameEvent>, segment: number, how: ScoringOptions): void {
  const { board } = state;
  const feature = featureOf(board.graph, segment);
  const holders = isOccupied(board.graph, feature) ? holdersOf(state, feature) : [];
  const { final, points = holders.length > 0 ? featurePoints(state, segment) : 0 } = how;
  if (final) scoreMajority(state, holders, points);
  else for (const seat of holders) gainPoints(state, { seat, points });
  if (events) {
    // The parts of expansions are left out, as their own events tell their points.
    const worth = commonView(state, segment);
    const view = how.points === undefined ? worth : { ...worth, points: how.points };
    const at = segmentPlace(board, segment);
    events.push({ type: 'feature-scored', ...view, final, beaten: beatenSeats(state, feature, holders), at });
  }
  for (const expansion of state.rules.expansions) expansion.scored?.(state, segment, events, how);
}

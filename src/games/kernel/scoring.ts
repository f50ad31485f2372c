import type { Board } from '../../core/board.ts';
import { addStrength, featureOf, isOccupied, strengthOf } from '../../core/feature-graph.ts';
import { lastTile, type StandingPiece, type TileGameState } from './state.ts';

/** Returns the completed features on the tile placed last: for each, its first segment on that tile. */
export function completedByLastTile(
  { board }: TileGameState,
  isCompleted: (board: Board, segment: number) => boolean,
): number[] {
  const { graph, tileSegment } = board;
  const first = tileSegment[lastTile({ board })]!;
  const completed: number[] = [];
  for (let segment = first; segment < graph.segmentCount; segment++) {
    if (!isCompleted(board, segment)) continue;
    const feature = featureOf(graph, segment);
    let before = first;
    while (featureOf(graph, before) !== feature) before++;
    if (before === segment) completed.push(segment);
  }
  return completed;
}

/** Returns the features of some kinds that have pieces: for each, the segment of its first piece, in the order of pieces. */
export function occupiedFeatures({ board, pieces }: TileGameState, kinds: readonly number[]): readonly number[] {
  const { graph } = board;
  const features = new Set<number>();
  const segments: number[] = [];
  for (const { segment } of pieces) {
    const feature = featureOf(graph, segment);
    if (!kinds.includes(graph.kind[feature]!) || features.has(feature)) continue;
    features.add(feature);
    segments.push(segment);
  }
  return segments;
}

/** Gives points to every seat with the majority on a feature. */
export function scoreMajority({ scores }: TileGameState, holders: readonly number[], points: number): void {
  for (const seat of holders) scores[seat] = scores[seat]! + points;
}

/** The seats that have pieces on a feature (given by its root) but not the majority, which `holders` have. */
export function beatenSeats({ board, scores }: TileGameState, feature: number, holders: readonly number[]): number[] {
  return scores.flatMap((_, seat) =>
    strengthOf(board.graph, feature, seat) > 0 && !holders.includes(seat) ? [seat] : [],
  );
}

/**
 * Returns every piece on a feature (given by its root) to its seat.
 *
 * @param strength returns the strength of a piece
 */
export function bringHome<Piece extends StandingPiece>(
  state: TileGameState<string, Piece>,
  feature: number,
  strength: (piece: Piece) => number,
): void {
  const { graph } = state.board;
  if (!isOccupied(graph, feature)) return;
  const staying: Piece[] = [];
  for (const piece of state.pieces) {
    if (featureOf(graph, piece.segment) !== feature) {
      staying.push(piece);
      continue;
    }
    returnToSupply(state, piece, strength(piece));
  }
  state.pieces = staying;
}

/** Takes one piece off the board, into the supply of its seat; nothing is scored. */
export function takeOff<Piece extends StandingPiece>(
  state: TileGameState<string, Piece>,
  piece: Piece,
  strength: number,
): void {
  returnToSupply(state, piece, strength);
  state.pieces = state.pieces.filter((one) => one !== piece);
}

function returnToSupply({ board, scores, supply }: TileGameState, piece: StandingPiece, strength: number): void {
  const { kind = 0, seat, segment } = piece;
  addStrength(board.graph, featureOf(board.graph, segment), seat, -strength);
  const at = kind * scores.length + seat;
  supply[at] = supply[at]! + 1;
}

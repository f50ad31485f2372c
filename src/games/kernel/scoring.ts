import { type Board, turnedTile } from '../../core/board.ts';
import { addStrength, featureOf, isOccupied, openPorts, strengthOf } from '../../core/feature-graph.ts';
import { portsBeside } from '../../core/place-tile.ts';
import { lastTile, type StandingPiece, type TileGameState } from './state.ts';

/**
 * Returns the completed features on the tile placed last, and those that it has closed: for each, its first segment on that
 * tile, or beside it.
 */
export function completedByLastTile(
  { board }: TileGameState,
  isCompleted: (board: Board, segment: number) => boolean,
): number[] {
  const { graph, tileSegment } = board;
  const tile = lastTile({ board });
  const first = tileSegment[tile]!;
  const completed: number[] = [];
  for (let segment = first; segment < graph.segmentCount; segment++) {
    const feature = featureOf(graph, segment);
    // Most features are open, which is cheaper to see than whether one is completed.
    if (openPorts(graph, feature) > 0 || !isCompleted(board, segment)) continue;
    let before = first;
    while (featureOf(graph, before) !== feature) before++;
    if (before === segment) completed.push(segment);
  }
  return turnedTile(board, tile).isClosed ? [...completed, ...closedBy(board, tile, isCompleted)] : completed;
}

/** The completed features beside a tile with closed sides, each by a segment. */
function closedBy(board: Board, tile: number, isCompleted: (board: Board, segment: number) => boolean): number[] {
  const closed = new Map<number, number>();
  for (const segment of portsBeside(board, tile)) {
    const feature = featureOf(board.graph, segment);
    if (!closed.has(feature) && isCompleted(board, segment)) closed.set(feature, segment);
  }
  return [...closed.values()];
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
 * @param strength returns the strength of a piece; undefined for one that stays
 */
export function bringHome<Piece extends StandingPiece>(
  state: TileGameState<string, Piece>,
  feature: number,
  strength: (piece: Piece) => number | undefined,
): void {
  const { graph } = state.board;
  if (!isOccupied(graph, feature)) return;
  const staying: Piece[] = [];
  for (const piece of state.pieces) {
    const own = featureOf(graph, piece.segment) === feature ? strength(piece) : undefined;
    if (own === undefined) staying.push(piece);
    else returnToSupply(state, piece, own);
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

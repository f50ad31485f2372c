import { featureOf, marksOn } from '../../../../core/feature-graph.ts';
import { featurePoints, isCompleted } from '../../rules/feature.ts';
import { bringPieceHome, scoreFeature } from '../../rules/scoring.ts';
import { copyState, type PlacedPiece, type State } from '../../rules/state.ts';
import { furtherTileBy, hasTileFor } from '../../rules/tile-giver.ts';
import { CITY, COAT_OF_ARMS, FIELD, MONASTERY, ROAD } from '../../rules/tile-set.ts';
import type { Message } from './stack.ts';

/**
 * Points for each coat of arms, knight and farmer (G20), and points that can be taken instead of the action of a message (G18).
 */
export const POINTS_EACH = { coats: 2, knights: 2, farmers: 3 } as const;
export const POINTS_INSTEAD = 2;

/** The kinds of feature of which messages score the smallest (G19). */
const SMALLEST = { road: ROAD, city: CITY, monastery: MONASTERY } as const;

/** The points of the action of a message for the seat to move; undefined if it cannot do that. */
export function pointsOf(state: State, message: Exclude<Message, 'return'>): number | undefined {
  switch (message) {
    case 'tile':
      return canGetTile(state) ? 0 : undefined;
    case 'coats':
      return unlessNone(POINTS_EACH.coats * coatsOf(state));
    case 'knights':
      return unlessNone(POINTS_EACH.knights * ownMeeples(state, CITY).length);
    case 'farmers':
      return unlessNone(POINTS_EACH.farmers * ownMeeples(state, FIELD).length);
    default: {
      const points = ownMeeples(state, SMALLEST[message]).map(({ segment }) => featurePoints(state, segment));
      return points.length > 0 ? Math.min(...points) : undefined;
    }
  }
}

function unlessNone(points: number): number | undefined {
  return points > 0 ? points : undefined;
}

/** Meeples of the seat to move, by default on all kinds of feature. */
function ownMeeples({ board, pieces, rules, seat }: State, kind?: number): PlacedPiece[] {
  return pieces.filter(
    (piece) =>
      piece.seat === seat &&
      (rules.pieces[piece.kind ?? 0]!.needs ?? 'free') === 'free' &&
      (kind === undefined || board.graph.kind[piece.segment] === kind),
  );
}

/** Coats of arms in cities with an own knight, each city once (G20). */
function coatsOf(state: State): number {
  const { graph } = state.board;
  const cities = new Set(ownMeeples(state, CITY).map(({ segment }) => featureOf(graph, segment)));
  return [...cities].reduce((sum, city) => sum + marksOn(graph, city, COAT_OF_ARMS), 0);
}

/** False if a further tile is due already, in the turn of a further tile, and if no tile is left (G21). */
function canGetTile(state: State): boolean {
  return !state.isFurtherTile && hasTileFor(state, state.seat) && furtherTileBy(state) === undefined;
}

/**
 * Indexes, among all pieces, of the meeples that can be scored and go home; of equal meeples on one segment only the first
 * (G22).
 */
export function returnableMeeples(state: State): number[] {
  const { board, pieces } = state;
  const different = ownMeeples(state).filter((piece, at, own) => {
    const isSame = (one: PlacedPiece) => one.segment === piece.segment && one.kind === piece.kind;
    return own.findIndex(isSame) === at && !isCompleted(board, piece.segment);
  });
  return different.map((piece) => pieces.indexOf(piece));
}

/** Points that the feature of a meeple would bring its seat at the end if no other seat stood there (G22). */
export function worthOfReturn(state: State, { seat, segment }: PlacedPiece): number {
  const copy = copyState(state);
  const { graph } = copy.board;
  const feature = featureOf(graph, segment);
  for (const one of state.pieces) {
    if (one.seat !== seat && featureOf(graph, one.segment) === feature) bringPieceHome(copy, one);
  }
  const before = copy.scores[seat]!;
  scoreFeature(copy, undefined, segment, { final: true });
  return copy.scores[seat]! - before;
}

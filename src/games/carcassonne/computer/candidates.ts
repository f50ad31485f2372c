import { touchedFeatures } from '../../../core/adjacency.ts';
import { featureOf, openPorts, strengthAgainst, strengthOf } from '../../../core/feature-graph.ts';
import { chanceToContinue, tilesLeftOf } from '../../kernel/completion-chance.ts';
import { lastTile } from '../../kernel/state.ts';
import { upgradedMeeple } from '../expansions/upgrades/rules.ts';
import { countsSquares } from '../rules/feature.ts';
import { kindOf, legalMoves, MEEPLE, type Move, payloadOf, typeOf } from '../rules/move.ts';
import { placedPieceOf } from '../rules/piece-verb.ts';
import type { State } from '../rules/state.ts';
import { FIELD } from '../rules/tile-set.ts';

/**
 * The legal moves without those that another one is never worse than: kinds of piece and uses of chips multiply the ways to
 * end a turn, and a search has only so much time (`GameForComputer.candidates`).
 */
export function candidates(state: State): readonly Move[] {
  const moves = legalMoves(state);
  switch (state.phase) {
    case 'piece':
      if (state.play.pieces.length === 1) return moves;
      return moves.filter((move) => kindOf(move) !== MEEPLE || isWorthTrying(state, move));
    // The evaluation knows no treats that lie on the board.
    case 'treat':
      return moves.slice(0, 1);
    case 'upgrade':
      return usefulUpgrades(state, moves);
    default:
      return moves;
  }
}

/**
 * One upgrade on each feature, as meeples count alike there, and none where the seat leads alone: only on fields, which
 * others may join until the end, can a greater lead be worth the chips. Nor does the payment matter, as its sum is always 4:
 * two chips of value 1 stand for one of value 2 in every later upgrade.
 */
function usefulUpgrades(state: State, moves: readonly Move[]): Move[] {
  const { board, pieces, seat } = state;
  const features: number[] = [];
  return moves.filter((move) => {
    if (typeOf(state, move) !== 'upgrade') return true;
    const feature = featureOf(board.graph, pieces[upgradedMeeple(payloadOf(move))]!.segment);
    if (features.includes(feature)) return false;
    features.push(feature);
    return board.graph.kind[feature] === FIELD || !leadsAlone(board.graph, feature, seat);
  });
}

/** Whether a seat is stronger than every other on a feature, given by its root. */
function leadsAlone(graph: State['board']['graph'], root: number, seat: number): boolean {
  return strengthAgainst(graph, root, seat) < strengthOf(graph, root, seat);
}

/** Whether the piece of a move can be of more use there than another one, or than in hand. */
function isWorthTrying(state: State, move: Move): boolean {
  const { board, drawn, pile, play, seat, supply } = state;
  const { on, piece } = placedPieceOf(payloadOf(move));
  const segment = board.tileSegment[lastTile(state)]! + on;
  const root = featureOf(board.graph, segment);
  switch (play.pieces[piece]!.id) {
    // Alone in a monastery, or on what is scored at once, an ordinary meeple leads as well.
    case 'large':
      return supply[seat] === 0 || !(countsSquares(board.graph.kind[root]!) || openPorts(board.graph, root) === 0);
    // No tile left goes on with its feature.
    case 'builder':
      return chanceToContinue(board, segment, tilesLeftOf(board.table, pile, drawn)) > 0;
    // It adds points for cities only.
    case 'pig':
      return touchedFeatures(board, segment).length > 0;
    default:
      return true;
  }
}

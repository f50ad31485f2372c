import { touchedFeatures } from '../../../core/adjacency.ts';
import { featureOf, openPorts } from '../../../core/feature-graph.ts';
import { chanceToContinue, tilesLeftOf } from '../../kernel/completion-chance.ts';
import { lastTile } from '../../kernel/state.ts';
import { countsSquares } from '../rules/feature.ts';
import { kindOf, legalMoves, type Move, payloadOf, placedPieceOf } from '../rules/move.ts';
import type { State } from '../rules/state.ts';

/**
 * The legal moves without those that another one is never worse than: every kind of piece multiplies the ways to end a
 * turn, and a search has only so much time (`GameForComputer.candidates`).
 */
export function candidates(state: State): readonly Move[] {
  if (state.phase !== 'piece' || state.play.pieces.length === 1) return legalMoves(state);
  return legalMoves(state).filter((move) => kindOf(move) !== 'meeple' || isWorthTrying(state, move));
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

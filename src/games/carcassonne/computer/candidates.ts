import { lastTile } from '../../kernel/state.ts';
import { kindOf, legalMoves, MEEPLE, type Move, payloadOf } from '../rules/move.ts';
import { placedPieceOf } from '../rules/piece-verb.ts';
import type { State } from '../rules/state.ts';
import { termsInPlay } from './terms-in-play.ts';

/**
 * The legal moves without those for which another move is always at least as good (`GameForComputer.candidates`). Kinds of
 * piece and uses of chips multiply the ways to end a turn, and the time of a search is limited.
 */
export function candidates(state: State): readonly Move[] {
  const { expansions, pieces } = termsInPlay(state.rules);
  const first = state.board.tileSegment[lastTile(state)]!;
  const moves = legalMoves(state).filter((move) => {
    if (kindOf(move) !== MEEPLE) return true;
    const { on, piece } = placedPieceOf(payloadOf(move));
    return pieces[piece]?.isWorthTrying?.(state, first + on) ?? true;
  });
  return expansions.reduce<readonly Move[]>((left, one) => one.worthTrying?.(state, left) ?? left, moves);
}

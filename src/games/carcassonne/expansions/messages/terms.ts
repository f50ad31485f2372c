import { expansionTerms } from '../../computer/expansion-terms.ts';
import { payloadOf, typeOf } from '../../rules/move.ts';
import { figuresOf, nextAmount, safeFigure } from '../../rules/track.ts';
import { isDark } from './stack.ts';

/**
 * What computers know of The Messages: points count whichever figure they move. They try the figure that moves most safely, and
 * the other one where that comes to a dark space; what a message brings, searches find out.
 */
export const MESSAGES_TERMS = expansionTerms({}, () => ({
  coversTurns: true,
  worthTrying(state, moves) {
    const { seat, turnSeat } = state;
    const amount = nextAmount(state);
    if (amount?.seat !== seat) return moves;
    const spaces = figuresOf(state, seat);
    const safe = safeFigure(state, seat);
    const brings = (figure: number) => seat === turnSeat && isDark(spaces[figure]! + amount.points);
    return moves.filter((move) => {
      const figure = payloadOf(move);
      return typeOf(state, move) !== 'figure' || figure === safe || brings(figure);
    });
  },
}));

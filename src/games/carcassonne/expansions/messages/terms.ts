import { expansionTerms } from '../../computer/expansion-terms.ts';
import { payloadOf, typeOf } from '../../rules/move.ts';
import { figuresOf, nextAmount, safeFigure } from '../../rules/track.ts';
import { isDarkSpace } from './stack.ts';

/**
 * Evaluation terms of The Messages: none, as points count the same for either figure. Computers try the figure that moves most
 * safely, and the other one if it reaches a dark space; searches find out what messages bring.
 */
export const MESSAGES_TERMS = expansionTerms({}, () => ({
  coversTurns: true,
  worthTrying(state, moves) {
    const { seat, turnSeat } = state;
    const amount = nextAmount(state);
    if (amount?.seat !== seat) return moves;
    const spaces = figuresOf(state, seat);
    const safe = safeFigure(state, seat);
    const brings = (figure: number) => seat === turnSeat && isDarkSpace(spaces[figure]! + amount.points);
    return moves.filter((move) => {
      const figure = payloadOf(move);
      return typeOf(state, move) !== 'figure' || figure === safe || brings(figure);
    });
  },
}));

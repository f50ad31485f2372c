import { isChosen } from '../../app/drafted-turn.ts';
import type { Choice } from '../../games/contract/position.ts';
import type { LegalSquare } from '../../games/contract/scene.ts';
import { decisionSquares } from '../board/board-request.ts';
import { toldEffects } from '../board/choices.ts';
import { squareWords } from '../board/square-words.ts';
import type { Offered } from './offer.ts';

/** A choice of a step that is neither a square for a tile nor a piece. */
export interface OfferedDecision {
  readonly choice: Choice;
  /** Number of the square that it is about, as the picture has it. */
  readonly square: string | undefined;
  readonly name: string;
  readonly effect: string | undefined;
  readonly isChosen: boolean;
}

/** A step of a turn that is neither a square for a tile nor a piece. */
export interface OfferedDecisions {
  /** By the numbers of their squares. */
  readonly decisions: readonly OfferedDecision[];
  readonly squares: readonly LegalSquare[];
  /** What every choice does. */
  readonly shared: string | undefined;
}

export function offeredDecisions({ t, turn, readers }: Offered): OfferedDecisions {
  const { after, choices } = turn;
  const { shared, own } = toldEffects(t, after, { ...readers, choices });
  const squares = decisionSquares(after);
  const words = squareWords(t, after, squares);
  const decisions = choices.map((choice, at): OfferedDecision => {
    const { x, y } = choice.options;
    const square = squares.find((one) => one.x === x && one.y === y)?.label;
    const name = (square && words.get(square)) ?? after.game.words.choice(t, after, choice);
    return { choice, square, name, effect: own[at], isChosen: isChosen(turn, choice) };
  });
  return {
    decisions: decisions.sort((one, other) => Number(one.square ?? 0) - Number(other.square ?? 0)),
    squares,
    shared,
  };
}

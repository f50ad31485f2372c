import { isChosen } from '../../app/draft.ts';
import type { Choice } from '../../games/contract/position.ts';
import type { LegalSquare } from '../../games/contract/scene.ts';
import { decisionSquares } from '../board/board-request.ts';
import { choiceEffects } from '../board/choices.ts';
import { squareWords } from '../board/square-words.ts';
import type { OfferContext } from './offer.ts';

/** A choice of a decision, which is a step without squares for a tile and without pieces. */
export interface OfferedDecision {
  readonly choice: Choice;
  /** Label of its square in the picture; undefined if it is not about a square. */
  readonly square: string | undefined;
  readonly name: string;
  readonly effect: string | undefined;
  readonly isChosen: boolean;
}

/** The choices of a decision. */
export interface OfferedDecisions {
  /** Sorted by the numbers of their squares. */
  readonly decisions: readonly OfferedDecision[];
  readonly squares: readonly LegalSquare[];
  /** Effects of all choices. */
  readonly sharedEffect: string | undefined;
}

/** Describes the choices of the current decision. */
export function offeredDecisions({ t, turn, readers }: OfferContext): OfferedDecisions {
  const { after, choices } = turn;
  const { sharedEffect, ownEffects } = choiceEffects(t, after, { ...readers, choices });
  const squares = decisionSquares(after);
  const words = squareWords(t, after, squares);
  const decisions = choices.map((choice, index): OfferedDecision => {
    const { x, y } = choice.options;
    const square = squares.find((one) => one.x === x && one.y === y)?.label;
    const name = (square && words.get(square)) ?? after.game.words.choice(t, after, choice);
    return { choice, square, name, effect: ownEffects[index], isChosen: isChosen(turn, choice) };
  });
  return {
    decisions: decisions.sort((one, other) => Number(one.square ?? 0) - Number(other.square ?? 0)),
    squares,
    sharedEffect,
  };
}

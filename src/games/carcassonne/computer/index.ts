import type { GameForComputer } from '../../contract/computer.ts';
import { PILE_QUERIES, standingsFunction } from '../../kernel/computer.ts';
import { termCounter } from '../../kernel/position-terms.ts';
import type { Carcassonne } from '../game/game-rules.ts';
import { legalActions } from '../rules/legal.ts';
import { actionOf, legalMoves, moveOf } from '../rules/move.ts';
import { scoreRemainingFeatures } from '../rules/scoring.ts';
import { copyState } from '../rules/state.ts';
import { play } from '../rules/step.ts';
import { candidates } from './candidates.ts';
import { drawChances, guess } from './guess.ts';
import { CARCASSONNE_TERMS } from './terms.ts';
import { withoutTerms } from './terms-in-play.ts';
import { CarcassonneRating } from './turn-rating.ts';
import { TERMS, weightsFor } from './weights.ts';

const rating = new CarcassonneRating();

/** Carcassonne for computer players. */
export const COMPUTER: GameForComputer<Carcassonne> = {
  ...PILE_QUERIES,
  legalActions,
  legalMoves,
  candidates,
  take: play,
  actionOf,
  moveOf,
  copyState,
  guess,
  drawChances,
  standings: standingsFunction(copyState, (copy) => {
    scoreRemainingFeatures(copy, undefined);
    for (const expansion of copy.rules.expansions) expansion.gameEnds?.(copy, undefined);
  }),
  terms: TERMS,
  weightsFor,
  withoutTerms,
  countTerms: termCounter(CARCASSONNE_TERMS),
  rateTurns: (state, weights) => rating.rate(state, weights),
};

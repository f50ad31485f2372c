import type { GameForComputer } from '../../contract/computer.ts';
import { PILE_QUERIES, standingsFunction } from '../../kernel/computer.ts';
import { termCounter } from '../../kernel/position-terms.ts';
import type { Amazonas } from '../rules/game-rules.ts';
import { legalActions } from '../rules/legal.ts';
import { actionOf, legalMoves, moveOf } from '../rules/move.ts';
import { scoreMouth } from '../rules/river.ts';
import { scoreRemainingFeatures } from '../rules/scoring.ts';
import { copyState } from '../rules/state.ts';
import { play } from '../rules/step.ts';
import { drawChances, guess } from './guess.ts';
import { AMAZONAS_TERMS } from './terms.ts';
import { AmazonasRating } from './turn-rating.ts';
import { TERMS, weightsFor } from './weights.ts';

const rating = new AmazonasRating();

/** Amazonas for computer players. */
export const COMPUTER: GameForComputer<Amazonas> = {
  ...PILE_QUERIES,
  legalActions,
  legalMoves,
  take: play,
  actionOf,
  moveOf,
  copyState,
  guess,
  drawChances,
  standings: standingsFunction(copyState, (copy) => {
    scoreRemainingFeatures(copy, undefined);
    scoreMouth(copy, undefined);
  }),
  terms: TERMS,
  weightsFor,
  countTerms: termCounter(AMAZONAS_TERMS),
  rateTurns: (state, weights) => rating.rate(state, weights),
};

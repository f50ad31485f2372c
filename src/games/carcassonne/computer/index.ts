import type { GameForComputer } from '../../contract/computer.ts';
import { drawNext } from '../../kernel/state.ts';
import type { Carcassonne } from '../game/game-rules.ts';
import { legalActions } from '../rules/legal.ts';
import { actionOf, legalMoves, moveOf } from '../rules/move.ts';
import { scoreRemainingFeatures } from '../rules/scoring.ts';
import { copyState, type State } from '../rules/state.ts';
import { play } from '../rules/step.ts';
import { candidates } from './candidates.ts';
import { drawChances, guess } from './guess.ts';
import { rateTurns } from './rated-turns.ts';
import { countTerms } from './terms.ts';
import { TERMS, weightsFor } from './weights.ts';

/** Carcassonne for computer players. */
export const COMPUTER: GameForComputer<Carcassonne> = {
  legalActions,
  legalMoves,
  candidates,
  take: play,
  actionOf,
  moveOf,
  copyState,
  guess,
  drawChances,
  drawNext,
  tilesLeft: ({ drawn, pile }) => pile.length - drawn,
  standings,
  tileCount: ({ pile }) => pile.length,
  terms: TERMS,
  weightsFor,
  countTerms,
  rateTurns,
};

/** Where points of the final scoring are counted. */
let stage: State | undefined;

function standings(state: State): readonly number[] {
  if (state.phase === 'over') return state.scores;
  stage = copyState(state, stage);
  scoreRemainingFeatures(stage, undefined);
  for (const expansion of stage.play.expansions) expansion.gameEnds?.(stage, undefined);
  return stage.scores;
}

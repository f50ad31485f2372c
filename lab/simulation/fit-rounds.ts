import type { GameTypes } from '../../src/core/rules.ts';
import type { ComputerGame, Weights } from '../../src/games/contract/computer.ts';
import { type MatchGame, playMatch, scoreOfPile } from './match.ts';
import { type Hypotheses, sequentialTest, type TestResult } from './match-statistics.ts';
import { levelPolicies, type Policy } from './playable-game.ts';
import { fitTerms, type GamesToFit, type TermFit } from './term-fit.ts';
import { withWeights } from './with-weights.ts';

/** A fit, and a match of the regular computer with the new weights against the same with the old ones. */
export interface FitRound extends TermFit {
  readonly games: readonly MatchGame[];
  readonly test: TestResult;
  /** Weights for the next round: those of the fit if the test shows a gain, else the old ones. */
  readonly kept: Weights;
}

/**
 * Fits weights in rounds until a round brings no gain. Each round plays games with the weights of the previous round, and
 * fits to all games so far: as the worth of a term depends on how the others play, fits to one round alone oscillate.
 *
 * @param given.rounds most rounds
 * @param given.testGames most games of a round's test, which are played with other piles
 */
export function* fitRounds<G extends GameTypes>(
  from: GamesToFit<G>,
  { rounds, testGames, hypotheses }: { rounds: number; testGames: number; hypotheses: Hypotheses },
): Iterable<FitRound> {
  let { seen, weights } = from;
  for (let round = 1; round <= rounds; round++) {
    const fit = fitTerms({ ...from, seen, weights, seed: `${from.seed} ${round}` });
    ({ seen } = fit);
    const one = regularWith(from.game, fit.weights);
    const others = regularWith(from.game, weights);
    const { players, options, set } = from;
    const given = { rules: from.game.rules, set, players, options, games: testGames };
    const games: MatchGame[] = [];
    const scores: number[] = [];
    let test = sequentialTest(scores, hypotheses);
    for (const game of playMatch({ ...given, seed: `${from.seed} test ${round}`, one, others })) {
      games.push(game);
      const score = scoreOfPile(games, players);
      if (score === undefined) continue;
      scores.push(score);
      test = sequentialTest(scores, hypotheses);
      if (test.holds) break;
    }
    const isGain = test.holds === 'gain';
    weights = isGain ? fit.weights : { ...weights, spread: fit.spreadBefore };
    yield { ...fit, games, test, kept: weights };
    if (!isGain) return;
  }
}

function regularWith<G extends GameTypes>(game: ComputerGame<G>, weights: Weights): Policy<G> {
  return levelPolicies(withWeights(game, weights)).regular;
}

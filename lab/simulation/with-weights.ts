import type { GameTypes } from '../../src/core/rules.ts';
import type { ComputerGame, Weights } from '../../src/games/contract/computer.ts';

/** Returns a game whose computer players use other weights. */
export function withWeights<G extends GameTypes, Game extends ComputerGame<G>>(game: Game, weights: Weights): Game {
  return { ...game, computer: { ...game.computer, weightsFor: () => weights } };
}

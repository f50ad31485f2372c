import fc from 'fast-check';
import { PLAYER_COUNTS } from '../../src/games/amazonas/rules/index.ts';
import { type GamePlan, type SimulatedGame, simulateGame } from '../../src/simulation/simulated-game.ts';
import { SHIPPED } from '../support/scenario-set.ts';

/** Plans of random games with a takeback about every fifth action. */
export const plans: fc.Arbitrary<GamePlan> = fc
  .record({
    players: fc.constantFrom(...PLAYER_COUNTS),
    seed: fc.string(),
    order: fc.constantFrom('random' as const, 'given' as const),
  })
  .map((plan) => ({ ...plan, set: SHIPPED, policies: ['random'], takebacks: 5 }));

/** One plan and its game, for tests that need any whole game; `seed` is any text. */
export function playedGame(seed: string, players = 3): { plan: GamePlan; game: SimulatedGame } {
  const plan: GamePlan = { set: SHIPPED, players, policies: ['random'], seed, order: 'random', takebacks: 5 };
  return { plan, game: simulateGame(plan) };
}

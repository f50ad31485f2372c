import fc from 'fast-check';
import { AMAZONAS } from '../../lab/simulation/amazonas.ts';
import { type GamePlan, type SimulatedGame, simulateGame } from '../../lab/simulation/simulated-game.ts';
import type { Amazonas } from '../../src/games/amazonas/rules/game-rules.ts';
import { PLAYER_COUNTS } from '../../src/games/amazonas/rules/tile-problems.ts';
import { SHIPPED } from '../support/scenario-set.ts';

/** Plans of random games with a takeback about every fifth action. */
export const plans: fc.Arbitrary<GamePlan<Amazonas>> = fc
  .record({
    players: fc.constantFrom(...PLAYER_COUNTS),
    seed: fc.string(),
    order: fc.constantFrom('random' as const, 'given' as const),
  })
  .map((plan) => ({ ...plan, game: AMAZONAS, set: SHIPPED, policies: ['random'], takebacks: 5 }));

/** One plan and its game, for tests that need any whole game; `seed` is any text. */
export function playedGame(seed: string, players = 3): { plan: GamePlan<Amazonas>; game: SimulatedGame<Amazonas> } {
  const plan: GamePlan<Amazonas> = {
    game: AMAZONAS,
    set: SHIPPED,
    players,
    policies: ['random'],
    seed,
    order: 'random',
    takebacks: 5,
  };
  return { plan, game: simulateGame(plan) };
}

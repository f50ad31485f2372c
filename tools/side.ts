import { type Policy, turnPolicy } from '../lab/simulation/playable-game.ts';
import { type TurnClock, turnClock } from '../lab/simulation/turn-clock.ts';
import { LEVELS } from '../src/computer/levels.ts';
import type { GameTypes } from '../src/core/rules.ts';
import type { Engine } from './engine.ts';
import type { ToolGame } from './games.ts';

/** One side of a tournament: what plays, and what it may spend. */
export interface Side {
  readonly engine: Engine;
  /** The game as its engine knows it. */
  readonly game: ToolGame;
  /** What strong may spend on an action. */
  readonly playouts: number;
  /** Processor time that strong may spend on a turn. */
  readonly milliseconds: number | undefined;
}

/** How a side plays, by the name of a policy, with a clock of the processor time that it takes. */
export function timedPolicy(side: Side, name: string): { policy: Policy<GameTypes>; clock: TurnClock } {
  const clock = turnClock();
  const decide = policyOf(side, name, clock);
  const { rules } = side.game;
  return { clock, policy: (state, choose) => clock.time(rules.progressOf(state).turn, () => decide(state, choose)) };
}

function policyOf({ engine, game, playouts, milliseconds }: Side, name: string, clock: TurnClock): Policy<GameTypes> {
  const level = LEVELS.find((one) => one === name);
  if (!level) return game.policies[name]!;
  const isOver = milliseconds === undefined ? undefined : () => clock.isOver(milliseconds);
  const budget = { playouts, isOver };
  return turnPolicy((state, choose) => engine.chooseTurn({ game, state, level, choose, budget }));
}

import { knownPosition } from '../../src/computer/known-position.ts';
import { greedyAction } from '../../src/computer/learner.ts';
import { COMPUTER } from '../../src/games/carcassonne/computer/index.ts';
import { type Carcassonne, RULES } from '../../src/games/carcassonne/game/game-rules.ts';
import { levelPolicies, type PlayableGame, randomPolicy } from './playable-game.ts';

const GAME = { rules: RULES, computer: COMPUTER };

/** Carcassonne for simulations. */
export const CARCASSONNE: PlayableGame<Carcassonne> = {
  ...GAME,
  policies: {
    random: randomPolicy(COMPUTER),
    'stand-in': RULES.standInAction,
    greedy: (state, choose) => greedyAction(knownPosition({ game: GAME, state, choose })),
    ...levelPolicies(GAME),
  },
};

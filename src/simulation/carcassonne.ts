import { knownPosition } from '../computer/known-position.ts';
import { greedyAction } from '../computer/learner.ts';
import { COMPUTER } from '../games/carcassonne/computer/index.ts';
import { type Carcassonne, RULES } from '../games/carcassonne/rules/game-rules.ts';
import { anyOf, levelPolicies, type PlayableGame } from './playable-game.ts';

const GAME = { rules: RULES, computer: COMPUTER };

/** Carcassonne as simulations play it. */
export const CARCASSONNE: PlayableGame<Carcassonne> = {
  ...GAME,
  policies: {
    random: anyOf(COMPUTER),
    'stand-in': RULES.standInAction,
    greedy: (state, choose) => greedyAction(knownPosition(GAME, state), choose),
    ...levelPolicies(GAME),
  },
};

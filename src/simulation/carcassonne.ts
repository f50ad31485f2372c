import { type Carcassonne, RULES } from '../games/carcassonne/rules/game-rules.ts';
import { legalActions } from '../games/carcassonne/rules/legal.ts';
import { anyOf, type PlayableGame } from './playable-game.ts';

/** Carcassonne as simulations play it. */
export const CARCASSONNE: PlayableGame<Carcassonne> = {
  rules: RULES,
  legalActions,
  policies: { random: anyOf(legalActions), 'stand-in': RULES.standInAction },
};

import { amazonas } from './amazonas/index.ts';
import { carcassonne } from './carcassonne/index.ts';
import type { AnyGame } from './contract/game.ts';

/** All games that can be played. */
export const GAMES: readonly AnyGame[] = [amazonas, carcassonne];

import { amazonas } from './amazonas/index.ts';
import { carcassonne } from './carcassonne/index.ts';
import type { AnyGame } from './game.ts';

/** The games of the house. */
export const GAMES: readonly AnyGame[] = [amazonas, carcassonne as AnyGame];

import { amazonas } from './amazonas/index.ts';
import type { AnyGame } from './game.ts';

/** The games of the house. */
export const GAMES: readonly AnyGame[] = [amazonas];

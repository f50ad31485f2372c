import type { GameTypes } from '../../src/core/rules.ts';
import type { AnyGame } from '../../src/games/contract/game.ts';
import { POSITIONS as AMAZONAS_POSITIONS } from './amazonas/playable-position.ts';
import { POSITIONS as CARCASSONNE_POSITIONS } from './carcassonne/playable-position.ts';
import type { GamePositions } from './game-positions.ts';

const POSITIONS = { amazonas: AMAZONAS_POSITIONS, carcassonne: CARCASSONNE_POSITIONS };

/** The positions of a game as text; undefined for a game without a notation for them. */
export function positionsOf({ ruleSet }: Pick<AnyGame, 'ruleSet'>): GamePositions<GameTypes> | undefined {
  return (POSITIONS as unknown as Readonly<Record<string, GamePositions<GameTypes>>>)[ruleSet];
}

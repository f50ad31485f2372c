import type { Game } from '../contract/game.ts';
import { tileFitting } from '../kernel/fitting-tiles.ts';
import { wordsWith } from '../kernel/words.ts';
import { choices, exampleAction, gainOf, gainsToCome, givesMore } from './choices.ts';
import { COMPUTER } from './computer/index.ts';
import { picture } from './picture/index.ts';
import { actionSchema } from './rules/action.ts';
import { scoringOf } from './rules/event.ts';
import { featuresOf } from './rules/feature.ts';
import { type Amazonas, RULES } from './rules/game-rules.ts';
import { legalPlacements } from './rules/legal.ts';
import { setupSchema } from './rules/setup.ts';
import { endNow } from './rules/step.ts';
import { loadTileSet } from './rules/tile-set.ts';
import { viewOf } from './rules/view.ts';
import { TOPICS } from './topics/index.ts';
import { CATALOGUES } from './words/language.ts';
import { words } from './words/words.ts';

/** Carcassonne: Amazonas. */
export const amazonas: Game<Amazonas> = {
  ...RULES,
  contentFiles: [new URL('./tiles.json', import.meta.url)],
  loadContent: loadTileSet,
  setupSchema,
  actionSchema,
  viewOf,
  choices,
  exampleAction,
  gainOf,
  gainsToCome,
  givesMore,
  // A jungle is never complete, whether its borders are closed or not.
  features: (state) =>
    featuresOf(state).map((feature) => ({
      ...feature,
      completed: feature.kind === 'jungle' ? undefined : feature.completed,
    })),
  endNow,
  ...tileFitting({ ...RULES, viewOf, legalPlacements }),
  scoreCategories: ['tributary', 'village', 'jungle', 'amazon', 'mouth'],
  scoring: scoringOf,
  placing: (event) => (event.type === 'piece-placed' ? event : undefined),
  words: wordsWith(CATALOGUES, words),
  computer: COMPUTER,
  picture,
  topics: TOPICS,
};

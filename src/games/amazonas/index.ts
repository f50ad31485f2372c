import type { Game, Scoring } from '../contract/game.ts';
import { wordsWith } from '../kernel/words.ts';
import { choices, exampleAction, gainOf, gainsToCome, givesMore } from './choices.ts';
import { COMPUTER } from './computer/index.ts';
import { picture } from './picture/index.ts';
import { actionSchema } from './rules/action.ts';
import { type GameEvent, scoreLines } from './rules/event.ts';
import { featuresOf } from './rules/feature.ts';
import { fittingTiles, openSquares } from './rules/fitting-tiles.ts';
import { type Amazonas, RULES } from './rules/game-rules.ts';
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
  fittingTiles,
  openSquares,
  scoreCategories: ['tributary', 'village', 'jungle', 'amazon', 'mouth'],
  scoring,
  placing: (event) => (event.type === 'piece-placed' ? event : undefined),
  words: wordsWith(CATALOGUES, words),
  computer: COMPUTER,
  picture,
  topics: TOPICS,
};

function scoring(event: GameEvent): Scoring | undefined {
  const lines = scoreLines(event);
  switch (event.type) {
    case 'feature-scored':
      return { category: event.kind, final: event.final, feature: event, lines };
    case 'amazon-scored':
      return { category: 'amazon', final: false, lines };
    case 'mouth-scored':
      return { category: 'mouth', final: true, lines };
    default:
      return undefined;
  }
}

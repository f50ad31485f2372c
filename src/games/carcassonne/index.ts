import type { Game, Scoring } from '../game.ts';
import { anyAction, choices, gainOf } from './choices.ts';
import { picture } from './picture/index.ts';
import { actionSchema } from './rules/action.ts';
import { type GameEvent, scoreLines } from './rules/event.ts';
import { featuresOf } from './rules/feature.ts';
import { fittingTiles, openSquares } from './rules/fitting-tiles.ts';
import { type Carcassonne, RULES } from './rules/game-rules.ts';
import { setupSchema } from './rules/setup.ts';
import type { State } from './rules/state.ts';
import { loadTileSet } from './rules/tile-set.ts';
import { viewOf } from './rules/view.ts';
import { words } from './words/words.ts';

/** Carcassonne. */
export const carcassonne: Game<Carcassonne> = {
  ...RULES,
  contentFile: new URL('./tiles.json', import.meta.url),
  loadContent: loadTileSet,
  setupSchema,
  actionSchema,
  viewOf,
  choices,
  anyAction,
  gainOf,
  features,
  fittingTiles,
  openSquares,
  scoreCategories: ['road', 'city', 'monastery', 'field'],
  scoring,
  words,
  picture,
};

function features(state: State) {
  return featuresOf(state).map(({ completed, ...feature }) => ({
    ...feature,
    closed: feature.kind === 'field' ? undefined : completed,
  }));
}

function scoring(event: GameEvent): Scoring | undefined {
  if (event.type !== 'feature-scored') return undefined;
  const { kind, final, at, points } = event;
  return { category: kind, final, feature: { at, points }, lines: scoreLines(event) };
}

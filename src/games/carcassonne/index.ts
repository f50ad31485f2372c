import { capitalised } from '../../i18n/sentences.ts';
import type { Game } from '../contract/game.ts';
import { deadSquares, tileFitting } from '../kernel/fitting-tiles.ts';
import { wordsWith } from '../kernel/words.ts';
import { choices, exampleAction, gainOf, gainsToCome, givesMore } from './choices.ts';
import { COMPUTER } from './computer/index.ts';
import { TILE_FILES } from './expansions/content.ts';
import { handSize, turnAhead } from './expansions/hand/rules.ts';
import { actionSchema } from './game/action.ts';
import { isOptionOf, LOBBY_OPTIONS, OFFERED_OPTIONS } from './game/compile-rules.ts';
import { loadTileSet, setupSchema } from './game/content.ts';
import { emptyBoard } from './game/empty-board.ts';
import { type Carcassonne, RULES } from './game/game-rules.ts';
import { EXPANSION_CATEGORIES, scoringOf } from './game/scoring.ts';
import { shownTiles } from './game/shown-tiles.ts';
import { picture } from './picture/index.ts';
import { PRESETS } from './presets.ts';
import { featuresOf } from './rules/feature.ts';
import type { GameMap } from './rules/game-map.ts';
import { legalPlacements } from './rules/legal.ts';
import { type ALL_OPTIONS, BASE_OPTIONS, fieldsCount, MAPS, OPTION_SUBJECTS } from './rules/options.ts';
import type { State } from './rules/state.ts';
import { endNow } from './rules/step.ts';
import { unseenTiles } from './rules/unseen.ts';
import { viewOf } from './rules/view-of.ts';
import { TOPICS } from './topics/index.ts';
import { CATALOGUES } from './words/language.ts';
import { chosenText, mapName, mapText, unusedText } from './words/options.ts';
import { words } from './words/words.ts';

const MAP_FILES = MAPS.map((map) => `maps/${map}.json`);

function urls(...files: readonly string[]): URL[] {
  return files.map((file) => new URL(file, import.meta.url));
}

const game: Omit<Game<Carcassonne>, 'words'> = {
  ...RULES,
  contentFiles: urls('tiles.json', ...TILE_FILES, ...MAP_FILES),
  earlierContentFiles: [urls('earlier/2026-11-24.json'), urls('tiles.json', ...MAP_FILES)],
  loadContent: loadTileSet,
  setupSchema,
  actionSchema,
  viewOf,
  choices,
  exampleAction,
  gainOf,
  gainsToCome,
  givesMore,
  features,
  endNow,
  planning: { isOffered: (options) => handSize(options) > 0, turnAhead },
  ...tileFitting({
    ...RULES,
    viewOf,
    legalPlacements,
    heldTiles,
  }),
  deadSquares(state) {
    if (state.phase === 'over') return [];
    const drawn = state.tile >= 0 ? [state.tile] : [];
    return deadSquares(state, [...new Set([...unseenTiles(state), ...heldTiles(state), ...drawn])]);
  },
  shownContent: shownTiles,
  optionSubjects: OPTION_SUBJECTS,
  seldomOptions: ['towns', 'meeples'] satisfies (keyof typeof BASE_OPTIONS)[],
  lobbyOptions: LOBBY_OPTIONS,
  agreedOptions: ['hand'],
  presets: PRESETS,
  isOptionOf,
  emptyBoard,
  hasBoard: (content, { map = 'none' }) => map === 'none' || content.maps.has(String(map)),
  scoreCategories: [
    'road',
    'city',
    'monastery',
    'garden',
    'field',
    'chip',
    'wine',
    'coats',
    'town',
    ...EXPANSION_CATEGORIES,
  ],
  scoring: scoringOf,
  placing: (event) => (event.type === 'piece-placed' ? event : undefined),
  retrieving: (event) => (event.type === 'retrieved' || event.type === 'taken-off' ? event : undefined),
  computer: COMPUTER,
  picture,
  topics: TOPICS,
};

/** The tiles (by index) that seats hold for their turns. */
function heldTiles(state: State): number[] {
  return state.scores.flatMap((_, seat) => state.rules.expansions.flatMap((one) => one.heldTiles?.(state, seat) ?? []));
}

/** Carcassonne. */
export const carcassonne = withMaps([]);

/** The game with maps of the host besides its own. */
function withMaps(maps: readonly GameMap[]): Game<Carcassonne> {
  const [none, ...own] = BASE_OPTIONS.map;
  const known = new Set<string>([none, ...own, ...maps.map(({ id }) => id)]);
  return {
    ...game,
    options: { ...OFFERED_OPTIONS, map: [none, ...own, ...maps.map(({ id }) => id)] },
    words: wordsWith(CATALOGUES, {
      ...words,
      chosen(t, option, value, beside) {
        const map = option === 'map' ? maps.find(({ id }) => id === value) : undefined;
        if (map) return mapText(t, map);
        return unusedText(t, option, value, beside) ?? chosenText(t, option as keyof typeof ALL_OPTIONS, value);
      },
      value(t, option, value) {
        if (option !== 'map') return undefined;
        return capitalised(mapName(t, maps.find(({ id }) => id === value) ?? { id: String(value) }));
      },
    }),
    withBoards: (content) => withMaps([...maps, ...[...content.maps.values()].filter(({ id }) => !known.has(id))]),
  };
}

/** The features that can score; without farmers, fields are not among them. */
function features(state: State) {
  return featuresOf(state)
    .filter(({ kind }) => kind !== 'field' || fieldsCount(state.setup.options))
    .map(({ completed, ...feature }) => ({
      ...feature,
      completed: feature.kind === 'field' ? undefined : completed,
    }));
}

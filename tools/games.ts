import { asciiBoard as asciiAmazonas } from '../lab/positions/amazonas/ascii-board.ts';
import { asciiBoard as asciiCarcassonne } from '../lab/positions/carcassonne/ascii-board.ts';
import { AMAZONAS } from '../lab/simulation/amazonas.ts';
import { CARCASSONNE } from '../lab/simulation/carcassonne.ts';
import type { PlayableGame } from '../lab/simulation/playable-game.ts';
import { readTileSet } from '../src/content/tile-sets.ts';
import type { ChosenOptions } from '../src/core/options.ts';
import type { GameTypes } from '../src/core/rules.ts';
import { WEIGHT_KINDS as AMAZONAS_KINDS } from '../src/games/amazonas/computer/weights.ts';
import { amazonas } from '../src/games/amazonas/index.ts';
import type { GameEvent } from '../src/games/amazonas/rules/event.ts';
import type { Amazonas } from '../src/games/amazonas/rules/game-rules.ts';
import { kindsOf } from '../src/games/carcassonne/computer/weights.ts';
import type { Carcassonne } from '../src/games/carcassonne/game/game-rules.ts';
import { carcassonne } from '../src/games/carcassonne/index.ts';
import { EXPANSION_OPTIONS, type ExpansionId } from '../src/games/carcassonne/rules/options.ts';
import type { View } from '../src/games/carcassonne/rules/view.ts';
import type { Game } from '../src/games/contract/game.ts';
import type { CommonView } from '../src/games/contract/view.ts';
import { UsageError } from './command-line.ts';

/** A game as the tools know it. */
export interface ToolGame<G extends GameTypes = GameTypes> extends PlayableGame<G> {
  readonly game: Game<G>;
  asciiBoard(view: CommonView, set: G['content']): string;
  /** Where points come from, in the order in which they are told. */
  readonly sources: readonly string[];
  /** Options with which content is tried out: everything that it can be played on. */
  trials(content: G['content']): readonly ChosenOptions[];
  /** The source of an event's points. */
  sourceOf(event: G['event']): string | undefined;
  /** The kind of a game in the file of its weights. */
  kindOf(state: G['state']): string;
}

const AMAZONAS_TOOLS: ToolGame<Amazonas> = {
  ...AMAZONAS,
  game: amazonas,
  asciiBoard: asciiAmazonas as ToolGame<Amazonas>['asciiBoard'],
  sources: ['tributaries closed', 'tributaries open', 'villages closed', 'villages open', 'jungles', 'Amazon', 'mouth'],
  trials: () => [{}],
  sourceOf: amazonasSource,
  kindOf: () => AMAZONAS_KINDS[0],
};

const CARCASSONNE_TOOLS: ToolGame<Carcassonne> = {
  ...CARCASSONNE,
  game: carcassonne,
  asciiBoard: (view, set) => asciiCarcassonne(view as View, set),
  sources: carcassonne.scoreCategories.flatMap((name) =>
    ['road', 'city', 'monastery', 'garden'].includes(name) ? [name, `${name} at the end`] : [name],
  ),
  trials: ({ maps }) => [
    {},
    ...[...maps.keys()].flatMap((map) => [
      { map, chips: false },
      { map, chips: true },
    ]),
  ],
  kindOf: (state) => kindsOf(state)[0],
  sourceOf(event) {
    const scored = carcassonne.scoring(event);
    const isLate = scored?.final && scored.category !== 'field';
    return scored && `${scored.category}${isLate ? ' at the end' : ''}`;
  },
};

/** All games, the one where none is named first. */
export const TOOL_GAMES = [AMAZONAS_TOOLS, CARCASSONNE_TOOLS] as unknown as readonly [ToolGame, ...ToolGame[]];

/** The game with the name of its rules. */
export function gameNamed(name: string = TOOL_GAMES[0].game.ruleSet): ToolGame {
  const game = TOOL_GAMES.find(({ game }) => game.ruleSet === name);
  if (game) return game;
  throw new UsageError(`--game takes ${TOOL_GAMES.map(({ game }) => game.ruleSet).join(' or ')}, not "${name}"`);
}

/** The tile set of a file, or the program's own one. */
export function tileSetOf({ game }: { readonly game: Game<GameTypes> }, file: string | undefined) {
  try {
    return readTileSet(game, file).set;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Expansions of Carcassonne, each an option, with a value where it is more than a yes. */
const EXPANSIONS = Object.fromEntries(
  Object.entries(EXPANSION_OPTIONS).map(([id, values]) => [
    id,
    { type: values.some((value) => value === true) ? 'boolean' : 'string' },
  ]),
) as Readonly<Record<ExpansionId, { readonly type: 'boolean' | 'string' }>>;

/** Options of the command line that choose a game and what it lets choose. */
export const GAME_OPTIONS = {
  game: { type: 'string' },
  map: { type: 'string' },
  chips: { type: 'boolean' },
  towns: { type: 'string' },
  farms: { type: 'string' },
  meeples: { type: 'string' },
  unused: { type: 'string' },
  ...EXPANSIONS,
} as const;

export const GAME_HELP = `  --game NAME       amazonas (default) or carcassonne, which has these options:
  --map NAME        the map it is played on; --chips: with its chips
  --towns WHICH     none, a, b or c; --farms false, --meeples N and --unused WHICH as in /options
  ${Object.keys(EXPANSIONS)
    .map((id) => `--${id}`)
    .join(', ')}: with these expansions
`;

/** What was chosen of the options of a game; options of the command line that are none of a game say nothing. */
export function chosenOptions(
  { game }: ToolGame,
  values: { readonly [Name in keyof typeof GAME_OPTIONS]?: string | boolean | undefined },
): ChosenOptions {
  const options = (Object.keys(GAME_OPTIONS) as (keyof typeof GAME_OPTIONS)[]).flatMap((name) => {
    const text = values[name];
    if (name === 'game' || text === undefined) return [];
    const allowed = game.options[name] ?? [];
    const value = allowed.find((one) => String(one) === String(text));
    if (value !== undefined) return [[name, value] as const];
    throw new UsageError(`--${name} of ${game.ruleSet} takes ${allowed.join(', ') || 'nothing'}, not "${text}"`);
  });
  const chosen = Object.fromEntries(options);
  const rejection = game.optionsRejection?.(chosen);
  if (rejection) throw new UsageError(`the options do not go together: ${rejection.code}`);
  return chosen;
}

function amazonasSource(event: GameEvent): string | undefined {
  switch (event.type) {
    case 'feature-scored':
      if (event.kind === 'jungle') return 'jungles';
      if (event.kind === 'village') return event.completed ? 'villages closed' : 'villages open';
      return event.completed ? 'tributaries closed' : 'tributaries open';
    case 'amazon-scored':
      return 'Amazon';
    case 'mouth-scored':
      return 'mouth';
    default:
      return undefined;
  }
}

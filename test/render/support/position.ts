import { AMAZONAS } from '../../../lab/simulation/amazonas.ts';
import { playActions } from '../../../lab/simulation/play-actions.ts';
import { COLOURS, type Colour } from '../../../src/core/colour.ts';
import { parseSeed } from '../../../src/core/shuffle.ts';
import { amazonas } from '../../../src/games/amazonas/index.ts';
import { legalActions, legalPlacements } from '../../../src/games/amazonas/rules/legal.ts';
import { createSetup } from '../../../src/games/amazonas/rules/setup.ts';
import { type State, startState } from '../../../src/games/amazonas/rules/state.ts';
import type { TileSet } from '../../../src/games/amazonas/rules/tile-set.ts';
import { type View, viewOf } from '../../../src/games/amazonas/rules/view.ts';
import type { PictureWords } from '../../../src/games/contract/picture.ts';
import type { LegalSquare } from '../../../src/games/contract/scene.ts';
import { translatorFor } from '../../../src/i18n/translate.ts';
import type { BoardPictureRequest, GameContent } from '../../../src/render/index.ts';
import { pictureWords } from '../../../src/telling/board/board-words.ts';
import { playScenario } from '../../support/scenario.ts';
import type { Scenario } from '../../support/scenario-file.ts';
import { SHIPPED } from '../../support/scenario-set.ts';

/** The tile set that games are played with. */
export const SET: TileSet = SHIPPED;

/** The game with these tiles. */
export const TILES: GameContent = { game: amazonas, content: SET };

/** A request for a picture of Amazonas. */
export interface AmazonasRequest extends BoardPictureRequest {
  readonly view: View;
}

export const WORDS: PictureWords = pictureWords(translatorFor('nl'), amazonas);

/** A game of `seats` players, always the same, up to the first state for which `reached` holds. */
export function playUntil(seats: number, reached: (state: State) => boolean): State {
  const seed = parseSeed(`${seats + 3}`.repeat(32))!;
  const state = startState(SET, createSetup({ set: SET, colours: COLOURS.slice(0, seats), seed, order: 'given' }));
  let step = 0;
  const decide = (now: State) => {
    const actions = legalActions(now);
    const pieces = actions.filter(({ type }) => type === 'meeple' || type === 'camp');
    const choice = pieces.length > 0 && step % 3 > 0 ? pieces : actions;
    return choice[(step++ * 7919 + seats) % choice.length]!;
  };
  if (reached(state)) return state;
  for (const _ of playActions(AMAZONAS.rules, state, decide)) if (reached(state)) return state;
  throw new Error('the game ended before the wanted state');
}

/** A game of Amazonas in a picture: what lies on the board, as scenarios write it, and what is played on it. */
interface Shown {
  readonly board: readonly string[];
  readonly seats?: readonly Colour[];
  /** Tiles that are drawn first; the other ones of the set follow. */
  readonly draws?: readonly string[];
  readonly steps?: Scenario['steps'];
}

/** The state after the steps of a game that begins from a board; the first seat moves first. */
export function stateOn({ board, seats = ['yellow', 'red', 'green'], draws = ['bend-c'], steps = [] }: Shown): State {
  const scenario: Scenario = {
    title: 'A picture',
    game: 'amazonas',
    rulings: ['A1'],
    seats: [...seats],
    first: seats[0]!,
    board: [...board],
    draws: [...draws],
    // biome-ignore lint/suspicious/noThenProperty: a word of scenarios, never awaited
    then: 'rest',
    steps: [...steps],
  };
  return playScenario('a picture', scenario).state as State;
}

export const AT_START = () => true;
export const AT_END = (state: State) => state.phase === 'over';

/** The request for a picture of a state, with every square marked where the drawn tile may lie. */
export function requestFor(state: State, change: Partial<AmazonasRequest> = {}): AmazonasRequest {
  return {
    view: viewOf(state),
    ...TILES,
    names: ['Ana', 'Bo', 'Cem', 'Dao', 'Eva'].slice(0, state.boats.length),
    legal: legalSquaresOf(state),
    words: WORDS,
    ...change,
  };
}

/** The squares where the drawn tile may lie, numbered in the order in which the engine tells them. */
export function legalSquaresOf(state: State): LegalSquare[] {
  const placements = legalPlacements(state);
  const squares = new Map(placements.map(({ x, y }) => [`${x},${y}`, { x, y }]));
  return [...squares.values()].map((square, index) => ({
    ...square,
    label: String(index + 1),
    rotations: placements.filter(({ x, y }) => x === square.x && y === square.y).map(({ rotation }) => rotation),
  }));
}

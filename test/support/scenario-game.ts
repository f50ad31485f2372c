import type { Colour } from '../../src/core/colour.ts';
import type { GameTypes, Rules } from '../../src/core/rules.ts';
import type { CommonView } from '../../src/games/contract/view.ts';
import type { Deed } from './scenario-action.ts';
import type { Scenario } from './scenario-file.ts';

/**
 * Something that followed from a step. `words` are all accepted wordings, the first the shortest. A loud one must be
 * expected by the step; a quiet one may be.
 */
export interface Statement {
  readonly words: readonly string[];
  readonly loud: boolean;
  /** Set on a boat's movement, so that `red boat +3` can stand for all of a step together. */
  readonly sail?: { readonly colour: Colour; readonly steps: number };
}

/** What is so after a step: a pattern of what is said, and what the state has to say about it. */
export type Condition<G extends GameTypes> = readonly [RegExp, (state: G['state'], said: string) => string];

/** What scenarios know of a game. */
export interface ScenarioGame<G extends GameTypes = GameTypes> {
  readonly rules: Rules<G>;
  /** Pattern of its rulings, and how they are written. */
  readonly ruling: { readonly pattern: RegExp; readonly written: string };
  /** Kinds of segments and of pieces. */
  readonly kinds: readonly string[];
  readonly pieces: readonly string[];
  /** Content and the state in which a scenario begins; throws with what is wrong. */
  begin(scenario: Scenario): { readonly content: G['content']; readonly start: () => G['state'] };
  view(state: G['state']): CommonView;
  /** The board as text. */
  board(state: G['state'], content: G['content']): string;
  /** An action besides `draw`, `place` and pieces. */
  action(text: string): G['action'] | undefined;
  placeAction(place: { readonly x: number; readonly y: number; readonly rotation: number }): G['action'];
  pieceAction(piece: string, on: number): G['action'];
  /** What an event says, in words; `deed` brought it about. */
  tell(event: G['event'], colours: readonly Colour[], deed: Deed): Statement[];
  /** Every consequence that can be put in words; words outside it are a mistake of the scenario. */
  readonly consequences: readonly RegExp[];
  readonly conditions: readonly Condition<G>[];
  scoreLines(event: G['event']): readonly { readonly seat: number; readonly points: number }[];
}

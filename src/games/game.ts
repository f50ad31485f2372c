import type * as z from 'zod';
import type { Degrees } from '../core/ports.ts';
import type { Result } from '../core/result.ts';
import type { Fold, GameTypes, Rules } from '../core/rules.ts';
import type { Square } from '../core/tile.ts';
import type { Speech } from '../i18n/speech.ts';
import type { Translator } from '../i18n/translate.ts';
import type { GamePicture } from './picture.ts';
import type { CommonView } from './view.ts';

/** One thing wrong with a file of tiles; `tile` is the id of the tile it was found on. */
export interface ContentProblem {
  readonly tile?: string;
  readonly message: string;
}

/** The event of a tile that was drawn, in every game that has a pile. */
export interface DrawnEvent {
  readonly type: 'drawn';
  readonly seat: number;
  readonly tile: string;
}

/** A tile of the pile that fits a square: how many are left, and the rotations in which it fits. */
export interface FittingTile {
  readonly tile: string;
  readonly count: number;
  readonly rotations: readonly Degrees[];
}

/** A square where tiles of the pile could be placed, and how many of those left fit there. */
export interface OpenSquare extends Square {
  readonly count: number;
}

/** A game under way, as the functions of its own folder see it. */
export interface Position<G extends GameTypes = GameTypes> {
  readonly content: G['content'];
  readonly setup: G['setup'];
  readonly fold: Fold<G>;
}

/** Steps of a turn in which something is chosen: a square for a tile, one tile of several, a piece or nothing. */
export type ChoiceStep = 'square' | 'tile' | 'piece';

/** Something that the player to move can do now. */
export interface Choice<G extends GameTypes = GameTypes> {
  readonly step: ChoiceStep;
  /** The command that does it, and its options as they would be typed. */
  readonly verb: string;
  readonly options: Readonly<Record<string, string | number>>;
  readonly action: G['action'];
  /** Where a list has no room for all, those with a lower rank are shown. */
  readonly rank?: number;
}

/** What somebody typed: a command and its options, as far as they are there. */
export interface Typed {
  readonly verb: string;
  readonly options: Readonly<Record<string, string | number>>;
}

/** Points from one scoring. */
export interface Scoring {
  /** What they are for, one of `scoreCategories`. */
  readonly category: string;
  /** Part of the final scoring. */
  readonly final: boolean;
  /** A tile of what was scored, as its index in the view; none for what has no place. */
  readonly tile?: number;
  readonly lines: readonly { readonly seat: number; readonly points: number }[];
}

/** What events are told with. */
export interface EventContext<G extends GameTypes = GameTypes> {
  readonly t: Translator;
  readonly content: G['content'];
  /** Names by seat, fit for where the words go. */
  readonly names: readonly string[];
}

/** Everything that only the game can put into words; `names` are by seat. */
export interface GameWords<G extends GameTypes> {
  /** A tile as it lies. */
  tile(t: Translator, content: G['content'], tile: { readonly id: string; readonly rotation?: Degrees }): string;
  /** An event in one line; undefined for those that are told by the rest of a message. */
  event(context: EventContext<G>, event: G['event']): string | undefined;
  /** What an action would do at once, in a few words. */
  effect(t: Translator, position: Position<G>, of: { action: G['action']; names: readonly string[] }): string;
  /** What is chosen with a choice, without what it does: a square, a tile, a piece with its place. */
  choice(t: Translator, position: Position<G>, choice: Choice<G>): string;
  /** The value of one of a choice's options, for lists. */
  option(t: Translator, position: Position<G>, of: { choice: Choice<G>; option: string }): string;
  /** Every action that was perhaps meant by what was typed, legal or not; none where nothing agrees with it. */
  meant(t: Translator, position: Position<G>, typed: Typed): readonly G['action'][];
  /** Says that nothing, or more than one thing, agrees with what was typed; the choices follow. */
  unclear(say: Speech, position: Position<G>, about: { verb: string; meant: number }): string;
  /** What is to be chosen at a step of a turn, above the choices. */
  heading(say: Speech, position: Position<G>): string;
  /** One choice with its command and what it does, for a list. */
  line(say: Speech, position: Position<G>, of: { choice: Choice<G>; effect: string }): string;
  /** What the player to move does next, in one sentence. */
  nextStep(say: Speech, position: Position<G>): string;
  /** Calls the player to move. */
  toMove(say: Speech, position: Position<G>, mention: string): string;
  /** What is left to draw. */
  pile(t: Translator, position: Position<G>): string;
  /** Why the rules refuse an action, and what to do instead. */
  rejection(say: Speech, reason: G['rejection'], names: readonly string[]): string;
  /** A seat with its score and what it has. */
  seat(t: Translator, position: Position<G>, of: { seat: number; name: string }): string;
}

/** A game of the house: its rules, and everything that the platform needs to host it. */
export interface Game<G extends GameTypes> extends Rules<G> {
  /** The file of tiles that comes with the game. */
  readonly contentFile: URL;
  /** Reads a file of tiles; `json` is what JSON.parse gave. */
  loadContent(json: unknown): Result<G['content'], readonly ContentProblem[]>;
  /** The shape of a stored setup of this version of the rules. */
  readonly setupSchema: z.ZodType<G['setup']>;
  /** The shape of a stored action. */
  readonly actionSchema: z.ZodType<G['action']>;
  viewOf(state: G['state']): CommonView;
  /** Everything that the player to move can choose now, in the order in which it is shown. */
  choices(state: G['state']): readonly Choice<G>[];
  /** Any action of a command, for the rules to say why there is none now; undefined for commands of other games. */
  anyAction(verb: string): G['action'] | undefined;
  /** What the action is worth to the seat to move, for choosing the most useful of many. */
  gainOf(state: G['state'], action: G['action']): number;
  /**
   * The tiles left in the pile that could be placed on a square as the board is now; where no tile at all could be, why
   * not.
   */
  fittingTiles(state: G['state'], square: Square): Result<readonly FittingTile[], G['rejection']>;
  /** The squares where any tile left in the pile could be placed as the board is now; none when the game is over. */
  openSquares(state: G['state']): readonly OpenSquare[];
  /** What points are given for, in the order of the score sheet. */
  readonly scoreCategories: readonly string[];
  scoring(event: G['event']): Scoring | undefined;
  readonly words: GameWords<G>;
  readonly picture: GamePicture<G['content']>;
}

/** A game as the platform sees it: its states are opaque. */
export type AnyGame = Game<GameTypes>;

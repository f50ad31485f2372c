import type * as z from 'zod';
import type { ChosenOptions, OptionSubject, OptionValue } from '../../core/options.ts';
import type { Degrees } from '../../core/ports.ts';
import type { Result } from '../../core/result.ts';
import type { GameTypes, Rules } from '../../core/rules.ts';
import type { Square } from '../../core/tile.ts';
import type { CommandName } from '../../i18n/speech.ts';
import type { GameForComputer } from './computer.ts';
import type { GameWords } from './game-words.ts';
import type { GamePicture } from './picture.ts';
import type { Choice, Feature } from './position.ts';
import type { RuleTopic } from './rule-topic.ts';
import type { SquareArea } from './scene.ts';
import type { CommonView, SegmentPlace } from './view.ts';

/** A problem in the content of a game. */
export interface ContentProblem {
  /** Id of the tile with the problem, if it is in a tile. */
  readonly tile?: string;
  /** Path to the value: property names and list indexes; absent if the problem concerns the whole content. */
  readonly path?: readonly PropertyKey[];
  readonly message: string;
}

/** A tile that fits a square: the number of copies left in the pile, or held by seats, and the rotations in which it fits. */
export interface FittingTile {
  /** Set for copies that seats hold. */
  readonly isHeld?: true;
  readonly tile: string;
  readonly count: number;
  readonly rotations: readonly Degrees[];
}

/** A square where tiles of the pile could be placed; `count` is the number of tiles left that fit there. */
export interface OpenSquare extends Square {
  readonly count: number;
}

/** Points from one scoring. */
export interface Scoring {
  /** One of `scoreCategories`. */
  readonly category: string;
  /** Part of the final scoring. */
  readonly final: boolean;
  /** The scored feature, given by one of its segments, with its points; absent for points that no feature gave. */
  readonly feature?: { readonly at: SegmentPlace; readonly points: number };
  readonly lines: readonly { readonly seat: number; readonly points: number }[];
}

/** A piece, with the square of its tile and the index of the segment on which it was placed. */
export interface PiecePlacement extends Square {
  readonly seat: number;
  readonly piece: string;
  readonly segment: number;
  /** The square that it comes from, if it stood on the board. */
  readonly from?: Square;
}

/** The board before a game begins, and the part of it that is shown. */
export interface EmptyBoard {
  readonly view: CommonView;
  readonly area: SquareArea;
}

/** A game: its rules, and everything that the platform needs to host it. */
export interface Game<G extends GameTypes> extends Rules<G> {
  /**
   * The JSON files that come with the game, such as its tiles and boards. Their properties together are its content; lists
   * of the same name are joined.
   */
  readonly contentFiles: readonly URL[];
  /** The files of the contents of earlier versions, with which older games and records can still be read. */
  readonly earlierContentFiles?: readonly (readonly URL[])[];
  /** Reads the content of a game. */
  loadContent(json: unknown): Result<G['content'], readonly ContentProblem[]>;
  /** Schema of stored setups for this version of the rules. */
  readonly setupSchema: z.ZodType<G['setup']>;
  /** Schema of stored actions. */
  readonly actionSchema: z.ZodType<G['action']>;
  /** Returns the public view of a game as plain JSON; states that differ only in hidden parts have equal views. */
  viewOf(state: G['state']): CommonView;
  /**
   * Returns everything that the player to move can choose now, in the order in which it is shown: all legal actions except
   * those that are taken automatically (`openingAction`, `dueAction`). All belong to one step of the turn, and no two are
   * typed in the same way.
   */
  choices(state: G['state']): readonly Choice<G>[];
  /**
   * Returns an example action for a command, so that the rules can say why it is illegal now; undefined for commands of
   * other games. Where several kinds of action have the command, it is one that is played in the game of the state.
   */
  exampleAction(verb: CommandName, state?: G['state']): G['action'] | undefined;
  /** Rates an action for the seat to move, to list the most useful ones first; by default by the lead (`core/lead.ts`) of its points. */
  gainOf?(state: G['state'], action: G['action']): number;
  /**
   * Returns the points that each seat (by index) gets later in the turn because of an action, such as those of features that
   * it completes, which are scored at the end of the turn. None by default.
   */
  gainsToCome?(state: G['state'], action: G['action']): readonly number[];
  /** True if an action gives the seat to move something besides points, such as a further tile. False by default. */
  givesMore?(state: G['state'], action: G['action']): boolean;
  /** Returns every feature on the board. */
  features?(state: G['state']): readonly Feature[];
  /**
   * Ends a running game on `state` itself: scores the features completed in the current turn, without a further piece, and
   * does the final scoring. Appends the effects to `events`. Required in a game with `features`.
   */
  endNow?(state: G['state'], events: G['event'][]): void;
  /** Turns that are planned before they begin; absent in a game whose seats never know their next tile. */
  readonly planning?: {
    /** True if seats know their next tile in games with these options. */
    isOffered(options: ChosenOptions): boolean;
    /**
     * Returns the next turn of a seat as it would begin now, on the current board; undefined if it is that seat's turn, or it
     * could place nothing. Reveals nothing that is hidden.
     */
    turnAhead(state: G['state'], seat: number): G['state'] | undefined;
  };
  /**
   * Returns the tiles left in the pile that fit a square of the current board; fails if no tile can be placed there at all.
   */
  fittingTiles?(state: G['state'], square: Square): Result<readonly FittingTile[], G['rejection']>;
  /** Returns the squares of the current board where any tile left in the pile fits; none if the game is over. */
  openSquares?(state: G['state']): readonly OpenSquare[];
  /** Returns the free squares between tiles that no tile fits any more: none of the pile, nor a drawn or held one. None by default. */
  deadSquares?(state: G['state']): readonly Square[];
  /** Returns the game with the boards of a content added to its options and words. */
  withBoards?(content: G['content']): Game<G>;
  /** True if a content has the board that these options name; true by default. */
  hasBoard?(content: G['content'], options: ChosenOptions): boolean;
  /** Returns a content for pictures of games with these options, without symbols that have no effect there; by default all. */
  shownContent?(content: G['content'], options: ChosenOptions): G['content'];
  /** The subject under which a lobby offers each option. */
  readonly optionSubjects?: Readonly<Record<string, OptionSubject>>;
  /** Options that are seldom changed; a list of all options shows them last. */
  readonly seldomOptions?: readonly string[];
  /** Options that a lobby alone offers, as a command has room for 25, of which /new keeps one for the tile sets of a host. */
  readonly lobbyOptions?: readonly string[];
  /** Options that are off in a game for ratings until everybody has chosen them: they change how its turns are thought through. */
  readonly agreedOptions?: readonly string[];
  /** Sets of option values that are often chosen together, by name, the most usual first. */
  readonly presets?: Readonly<Record<string, ChosenOptions>>;
  /** True if a value of an option can be combined with the other chosen options, and has an effect; true by default. */
  isOptionOf?(
    content: G['content'],
    options: ChosenOptions,
    of: { readonly name: string; readonly value: OptionValue },
  ): boolean;
  /** Returns the board of a game with these options before it begins, for its lobby; undefined if it would be empty. */
  emptyBoard?(content: G['content'], options: ChosenOptions): EmptyBoard | undefined;
  /** Functions for computer players; absent in a game that computers cannot play. */
  readonly computer?: GameForComputer<G>;
  /** Categories of points, in the order of the score sheet. */
  readonly scoreCategories: readonly string[];
  scoring(event: G['event']): Scoring | undefined;
  /** Returns the piece that a `piece-placed` event placed; undefined for other events. */
  placing?(event: G['event']): PiecePlacement | undefined;
  /** Returns the piece that its player took back in an event, and where it stood; undefined for other events. */
  retrieving?(event: G['event']): PiecePlacement | undefined;
  readonly words: GameWords<G>;
  readonly picture: GamePicture<G['content']>;
  /** Topics that explain the rules, in the order in which a beginner reads them. */
  readonly topics?: readonly RuleTopic<G>[];
}

/** A game as the platform sees it: its states are opaque. */
export type AnyGame = Game<GameTypes>;

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

/** One thing wrong with the content of a game. */
export interface ContentProblem {
  /** Id of the tile that it was found on. */
  readonly tile?: string;
  /** Where it is: names of properties and indexes in lists; absent for a fault of the whole. */
  readonly path?: readonly PropertyKey[];
  readonly message: string;
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

/** Points from one scoring. */
export interface Scoring {
  /** One of `scoreCategories`. */
  readonly category: string;
  /** Part of the final scoring. */
  readonly final: boolean;
  /** The scored feature, by one of its segments, with its points; absent for points without a place. */
  readonly feature?: { readonly at: SegmentPlace; readonly points: number };
  readonly lines: readonly { readonly seat: number; readonly points: number }[];
}

/** A piece when it was placed: the square of its tile, and the segment that it stands on. */
export interface Placing extends Square {
  readonly seat: number;
  readonly piece: string;
  readonly segment: number;
}

/** A board before a game begins, and the squares of it that are shown. */
export interface EmptyBoard {
  readonly view: CommonView;
  readonly area: SquareArea;
}

/** A game: its rules, and everything that the platform needs to host it. */
export interface Game<G extends GameTypes> extends Rules<G> {
  /**
   * The JSON files that come with the game: its tiles, boards and the like. Their properties together are its content;
   * lists of the same name are joined.
   */
  readonly contentFiles: readonly URL[];
  /** The content of earlier versions that differs from today's, each whole in one file, for their games and records. */
  readonly earlierContentFiles?: readonly URL[];
  /** Reads the content of a game. */
  loadContent(json: unknown): Result<G['content'], readonly ContentProblem[]>;
  /** The shape of a stored setup of this version of the rules. */
  readonly setupSchema: z.ZodType<G['setup']>;
  /** The shape of a stored action. */
  readonly actionSchema: z.ZodType<G['action']>;
  /** The public view of a game: plain JSON, the same for all states that differ only in what nobody can see. */
  viewOf(state: G['state']): CommonView;
  /**
   * Everything that the player to move can choose now, in the order in which it is shown: all legal actions but those that
   * are taken automatically (`openingAction`, `dueAction`). They are of one step, and no two are typed alike.
   */
  choices(state: G['state']): readonly Choice<G>[];
  /**
   * An example action of a command, so that the rules can say why it is not legal now; undefined for commands of other
   * games.
   */
  exampleAction(verb: CommandName): G['action'] | undefined;
  /** Value of an action to the seat to move, for choosing the most useful of many; by default its immediate points. */
  gainOf?(state: G['state'], action: G['action']): number;
  /**
   * What an action brings each seat, by its index, besides the points that it gives itself: above all the points of
   * features that it completes, which are scored at the end of the turn. By default nothing.
   */
  gainsToCome?(state: G['state'], action: G['action']): readonly number[];
  /** Whether an action brings the seat to move more than points, such as a further tile. By default it does not. */
  givesMore?(state: G['state'], action: G['action']): boolean;
  /** Every feature on the board. */
  features?(state: G['state']): readonly Feature[];
  /**
   * Ends a game that is not over on `state` itself, by its own scoring at the end, with what the tile of the turn under way
   * has completed and no piece more; appends the effects to `events`. In a game with `features`.
   */
  endNow?(state: G['state'], events: G['event'][]): void;
  /**
   * The tiles left in the pile that fit a square of the current board; fails with the reason if no tile at all can be
   * placed there.
   */
  fittingTiles?(state: G['state'], square: Square): Result<readonly FittingTile[], G['rejection']>;
  /** The squares of the current board where any tile left in the pile fits; none when the game is over. */
  openSquares?(state: G['state']): readonly OpenSquare[];
  /** The game with the boards of a content among its options, with their names. */
  withBoards?(content: G['content']): Game<G>;
  /** Whether a content has the board of these options; by default it has. */
  hasBoard?(content: G['content'], options: ChosenOptions): boolean;
  /** A content as players of games with these options see it, without what does nothing there; by default all of it. */
  shownContent?(content: G['content'], options: ChosenOptions): G['content'];
  /** The subject of each of its options, under which a lobby offers it. */
  readonly optionSubjects?: Readonly<Record<string, OptionSubject>>;
  /** Those of its options that few change: a list of all options has them last. */
  readonly seldomOptions?: readonly string[];
  /** Values of several of its options that are often chosen together, by the name of the choice, the usual ones first. */
  readonly presets?: Readonly<Record<string, ChosenOptions>>;
  /** Whether a value of an option means anything beside the other chosen ones; by default all do. */
  isOptionOf?(
    content: G['content'],
    options: ChosenOptions,
    of: { readonly name: string; readonly value: OptionValue },
  ): boolean;
  /** The board of a game with these options before it begins, for its lobby; undefined where there is nothing to see. */
  emptyBoard?(content: G['content'], options: ChosenOptions): EmptyBoard | undefined;
  /** What computer players need; absent in a game that computers cannot play. */
  readonly computer?: GameForComputer<G>;
  /** Categories of points, in the order of the score sheet. */
  readonly scoreCategories: readonly string[];
  scoring(event: G['event']): Scoring | undefined;
  /** The piece that an event of the type `piece-placed` placed, and the square of its tile; undefined for other events. */
  placing?(event: G['event']): Placing | undefined;
  /** The piece that its player took back in an event, and where it stood; undefined for other events. */
  retrieving?(event: G['event']): Placing | undefined;
  readonly words: GameWords<G>;
  readonly picture: GamePicture<G['content']>;
  /** Topics that explain the rules, in the order in which a beginner reads them. */
  readonly topics?: readonly RuleTopic<G>[];
}

/** A game as the platform sees it: its states are opaque. */
export type AnyGame = Game<GameTypes>;

import type { ChosenOptions, OptionValue } from '../../core/options.ts';
import type { Degrees } from '../../core/ports.ts';
import type { GameTypes, TakebackRejection } from '../../core/rules.ts';
import type { Square } from '../../core/tile.ts';
import type { Sentence } from '../../i18n/sentences.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { Translator } from '../../i18n/translate.ts';
import type { Choice, Feature, Position, Typed } from './position.ts';
import type { Readers } from './readers.ts';
import type { TilePlace } from './view.ts';

/**
 * Events with the same meaning in every game, which the platform puts into words. Every game must emit them: logs, notices,
 * replays and statistics are made from them. There is one `drawn` or `discarded` for every tile that leaves the pile, one
 * `drawn` for every tile that a seat takes in hand from elsewhere, one `placed` for every placed tile, and one
 * `piece-placed` for every placed piece. The last action of a turn has one `turn-started`, which begins the next turn; that
 * of the last turn has one `ended`. No other action has either.
 */
export type CommonEvent =
  | { readonly type: 'drawn'; readonly seat: number; readonly tile: string }
  /** The drawn tile fits nowhere and leaves the game. */
  | { readonly type: 'discarded'; readonly seat: number; readonly tile: string }
  | ({ readonly type: 'placed'; readonly seat: number } & TilePlace)
  /** `kind` is that of the feature, and the square that of the tile; `isElsewhere` is set if it is not the tile placed last. */
  | ({
      readonly type: 'piece-placed';
      readonly seat: number;
      readonly piece: string;
      readonly kind: string;
      readonly isElsewhere?: true;
    } & Square)
  /** The platform has no words for it; a game may have some, such as why the same seat has a further turn. */
  | { readonly type: 'turn-started' }
  | { readonly type: 'ended' };

/**
 * Rejections with the same meaning in every game, which the platform puts into words. Every game must reject an action of
 * another seat with `not-your-turn`, and any action after its end with `game-over`. The platform also treats three codes
 * specially: `wrong-phase`, the action belongs to another step of a turn; `not-this-game`, the options of the game exclude
 * it; `nothing-to-retrieve`, the seat has no piece on the board that the action could take back.
 */
export type CommonRejection =
  | TakebackRejection
  /** `seat` is to move. */
  | { readonly code: 'not-your-turn'; readonly seat: number; readonly isAsked?: true };

/** Translator, content and names for the words of an event. */
export interface EventContext<G extends GameTypes = GameTypes, T extends Translator = Translator> {
  readonly t: T;
  readonly content: G['content'];
  /** Names by seat, escaped for the markup of the text. */
  readonly names: readonly string[];
  /** True if the text follows others in a line, where it begins with a capital only if its first word always has one. */
  readonly isMidLine?: boolean;
}

/**
 * Where a text about a step appears: above the choices of the panel, on its menu, above a list of choices, as the next
 * step, after the name of the player to move ("has to choose a piece"), or above the choices in the board in words.
 */
export type StepPlace = 'panel' | 'menu' | 'list' | 'next' | 'to-do' | 'text';

/** Position of a square relative to its neighbour. */
export type NeighbourSide = 'left' | 'right' | 'above' | 'below';

/** Texts for what a seat has besides its points. */
export interface SeatWords {
  /** For the list of scores. */
  readonly score: string;
  /** The pieces that it can place, for the step in which one is chosen; by default `score`. */
  readonly pieces?: string;
  /** For the board in words. */
  readonly board: string;
  /** For the alt text of a board, from the longest form to the shortest. */
  readonly alt: readonly string[];
}

/** A sentence of a board's alt text; `after` is the part of the alt text that precedes it. */
export interface PictureSentence extends Sentence {
  readonly after: 'drawn' | 'pile' | 'pieces';
}

/** Words about the tiles left in the pile, besides the name of each. */
export interface TilesLeftWords {
  /** Above the picture. */
  readonly lines: readonly string[];
  /** Below the list of all kinds. */
  readonly text: readonly string[];
  /** For the alt text, in place of the number of tiles; the list of kinds follows with an importance of 1. */
  readonly alt: readonly Sentence[];
}

/**
 * The words of a game. The platform has defaults for optional functions, and uses them also if undefined is returned. A game
 * can write its words with translators that also have its own messages (`wordsWith` in the kernel).
 */
export interface GameWords<G extends GameTypes, T extends Translator = Translator, S extends Speech = Speech> {
  /** Name of the game. */
  name(t: T): string;
  /** A shorter name, for narrow places. */
  shortName?(t: T): string;
  /** Summary of a turn, for people who do not know the game; omitted options have their defaults. */
  summary?(t: T, options: ChosenOptions): string;

  /**
   * Describes an option; with `value`, describes that value; with `beside`, its meaning together with the other chosen
   * options. Required in a game with options.
   */
  chosen?(
    t: T,
    option: string,
    value?: OptionValue,
    beside?: { readonly content: G['content']; readonly options: ChosenOptions },
  ): string;

  /** The value of an option as shown beside the option's name, such as the name of a map; by default `chosen`. */
  value?(t: T, option: string, value: OptionValue): string | undefined;

  /** Describes a preset on a menu; required in a game with presets. */
  preset?(t: T, name: string): string;

  /** A tile, at its rotation if that is given. */
  tile(t: T, content: G['content'], tile: { readonly id: string; readonly rotation?: Degrees }): string;
  /** One square of a turned tile; `square` is its index in the tile's squares. By default `tile`. */
  square?(
    t: T,
    content: G['content'],
    context: { readonly id: string; readonly rotation: Degrees; readonly square: number },
  ): string;
  /** A kind of feature. */
  kind(t: T, kind: string): string;
  /** A piece, or a number of them. */
  piece(t: T, piece: string, count?: number): string;
  /** A piece with the kind of feature that it stands on; by default the kind in brackets. */
  standing?(t: T, piece: { readonly piece: string; readonly kind: string }): string;
  /** A category of the score sheet, in the plural, as inside a sentence; by default the kind of feature with this name. */
  category?(t: T, category: string): string;

  /** An event in one line; undefined for events that other parts of a message show. */
  event(context: EventContext<G, T>, event: G['event']): string | undefined;
  /** Why the rules reject an action, and what to do instead. */
  rejection(say: S, rejection: Exclude<G['rejection'], CommonRejection>): string;

  /** Name of a choice without its effect: a square, a tile, or a piece with its segment. */
  choice(t: T, position: Position<G>, choice: Choice<G>): string;
  /** The value of one of a choice's options, for lists. */
  option?(
    t: T,
    position: Position<G>,
    context: { readonly choice: Choice<G>; readonly option: string },
  ): string | undefined;
  /** A choice with its effect, for a list; `command` is the command for it as typed, absent in plain text. */
  line?(
    t: T,
    position: Position<G>,
    context: { readonly choice: Choice<G>; readonly effect: string; readonly command?: string | undefined },
  ): string | undefined;
  /**
   * A choice on a button whose letter marks it in the picture: what is placed, and its points. By default `choice`.
   */
  button?(t: T, position: Position<G>, choice: Choice<G>): string | undefined;
  /** Immediate effects that the text of the button omits, as they happen elsewhere on the board. None by default. */
  otherEffects?(t: T, position: Position<G>, context: Readers & { readonly action: G['action'] }): readonly string[];
  /**
   * The piece that a choice places and its special ability, for buttons that offer several kinds of piece on the same
   * segment. By default the piece.
   */
  way?(t: T, position: Position<G>, choice: Choice<G>): string;
  /** Immediate effects of an action, each in a few words. By default its points. */
  effects?(t: T, position: Position<G>, context: Readers & { readonly action: G['action'] }): readonly string[];
  /**
   * Effects of placing a tile other than points, each in a few words; they are repeated at the step in which its piece is
   * chosen. None by default.
   */
  tileEffects?(t: T, position: Position<G>, context: Readers & { readonly action: G['action'] }): readonly string[];
  /**
   * A kind of question that turns of others ask a seat (`Rules.questions`); with `order`, one of its orders. Required in a game
   * with questions.
   */
  order?(t: T, question: string, order?: string): string;
  /**
   * What an evaluation term (`GameForComputer.terms`) counts, as in "more of ..."; terms that players need not distinguish
   * have the same words. Required in a game that computers play.
   */
  term?(t: T, term: string): string;
  /** The position of a free square relative to a feature next to it, such as "left of the village". */
  beside?(t: T, context: { readonly side: NeighbourSide; readonly kind: string }): string;
  /**
   * Returns every action that a typed command may mean, legal or not; none if nothing matches. By default the choices that
   * match.
   */
  meant?(t: T, position: Position<G>, typed: Typed): readonly G['action'][] | undefined;
  /** What has to be chosen at a step that only this game has; `commands` are the commands for it. */
  step?(
    t: T,
    position: Position<G>,
    context: { readonly place: StepPlace; readonly commands: string },
  ): string | undefined;
  /** Labels the button that leads to the choices of a step that only this game has, by what can be done there. */
  opens?(t: T, position: Position<G>): string | undefined;
  /**
   * Explains the board to somebody who sees it for the first time, with a hint at the buttons named `rules` and `board`.
   * Undefined if nothing needs an explanation.
   */
  firstTurn?(
    t: T,
    position: Position<G>,
    context: { readonly rules: string; readonly board: string },
  ): string | undefined;
  /** The position of a choice's tile on the board, in words. */
  where?(t: T, choice: Choice<G>): string | undefined;
  /**
   * Says that no piece can be placed on the tile, why, and what happens instead. Required in a game with pieces. `before` is
   * the position before the tile was placed.
   */
  noPiece?(t: T, context: { readonly before: Position<G>; readonly after: Position<G> }): string;

  /** The tiles left to draw. */
  pile?(t: T, position: Position<G>): string | undefined;
  tilesLeft?(t: T, position: Position<G>): TilesLeftWords;
  seat?(t: T, position: Position<G>, seat: number): SeatWords;
  /** Facts of a feature, such as its tiles and icons. */
  feature?(t: T, position: Position<G>, feature: Feature): string;
  /**
   * The heading of a group of features: open ones with pieces, open ones without, those that are never complete, and
   * complete ones.
   */
  features?(t: T, position: Position<G>, group: 'held' | 'free' | 'endless' | 'complete'): string;
  /** Lines of the board in words between seats and features; by default the tiles left to draw. */
  board?(t: T, position: Position<G>): readonly string[] | undefined;
  /** Further sentences of the alt text; `example` is true for the picture of a rule's example, which shows no seats. */
  sentences?(
    t: T,
    position: Position<G>,
    context: { readonly names: readonly string[]; readonly example: boolean },
  ): readonly PictureSentence[];
}

import type { ChosenOptions, OptionValue } from '../../core/options.ts';
import type { Degrees } from '../../core/ports.ts';
import type { GameTypes, TakebackRejection } from '../../core/rules.ts';
import type { Sentence } from '../../i18n/sentences.ts';
import type { Speech } from '../../i18n/speech.ts';
import type { Translator } from '../../i18n/translate.ts';
import type { Choice, Feature, Position, Typed } from './position.ts';
import type { Readers } from './readers.ts';
import type { TilePlace } from './view.ts';

/**
 * Events with the same meaning in every game, put into words by the platform. Every game must emit them: log, notices,
 * replays and statistics are made from them. There is one `drawn` or `discarded` for every tile that leaves the pile, and
 * one `drawn` for a tile that a seat takes in hand from elsewhere; one `placed` for every tile that is placed, and one
 * `piece-placed` for every piece. A turn ends with one `turn-started`, which begins the next one, the last turn with one
 * `ended`; no other action has either.
 */
export type CommonEvent =
  | { readonly type: 'drawn'; readonly seat: number; readonly tile: string }
  /** A tile that was drawn fits nowhere and leaves the game. */
  | { readonly type: 'discarded'; readonly seat: number; readonly tile: string }
  | ({ readonly type: 'placed'; readonly seat: number } & TilePlace)
  /** `kind` is that of the feature. */
  | { readonly type: 'piece-placed'; readonly seat: number; readonly piece: string; readonly kind: string }
  /** Told by the game alone, where there is something to tell, such as why the same seat has one more turn. */
  | { readonly type: 'turn-started' }
  | { readonly type: 'ended' };

/**
 * Rejections with the same meaning in every game, put into words by the platform; every game must reject an action of
 * another seat with `not-your-turn`, and any after its end with `game-over`. The platform also knows `wrong-phase`: the
 * action belongs to another step of a turn; `not-this-game`: the options of the game leave it out; and
 * `nothing-to-retrieve`:
 * the seat has no piece on the board that the action could take back.
 */
export type CommonRejection =
  | TakebackRejection
  /** `seat` is to move. */
  | { readonly code: 'not-your-turn'; readonly seat: number };

/** Everything needed to put events into words. */
export interface EventContext<G extends GameTypes = GameTypes, T extends Translator = Translator> {
  readonly t: T;
  readonly content: G['content'];
  /** Names by seat, escaped for where the words go. */
  readonly names: readonly string[];
}

/**
 * Where the step is described: above the choices of the panel, on its menu, above a list, as the next step, after the
 * name of the player to move ("has to choose a piece"), above the choices in the board in words.
 */
export type StepPlace = 'panel' | 'menu' | 'list' | 'next' | 'to-do' | 'text';

/** On which side of its neighbour a square is. */
export type NeighbourSide = 'left' | 'right' | 'above' | 'below';

/** What a seat has besides its points. */
export interface SeatWords {
  /** In the list of scores. */
  readonly score: string;
  /** What it can place, where it is chosen; by default the same as in the list of scores. */
  readonly pieces?: string;
  /** In the board in words. */
  readonly board: string;
  /** In the alt text of a board, in fewer and fewer words. */
  readonly alt: readonly string[];
}

/** A sentence of the alt text of a board, and the part that it follows: the drawn tile, the pile or the pieces. */
export interface PictureSentence extends Sentence {
  readonly after: 'drawn' | 'pile' | 'pieces';
}

/** Words about the tiles left in the pile, besides the name of each. */
export interface TilesLeftWords {
  /** Above the picture. */
  readonly lines: readonly string[];
  /** Below the list of all kinds. */
  readonly text: readonly string[];
  /** In the alt text, in place of their number; the kinds follow with an importance of 1. */
  readonly alt: readonly Sentence[];
}

/**
 * The words of a game. Optional functions have defaults of the platform, which are also used where undefined is
 * returned. A game may write them with translators of its own, which know its messages, too (`wordsWith` in the kernel).
 */
export interface GameWords<G extends GameTypes, T extends Translator = Translator, S extends Speech = Speech> {
  /** Name of the game. */
  name(t: T): string;
  /** A shorter name, where there is little room. */
  shortName?(t: T): string;
  /** Summary of a turn with these options, for people who do not know the game; those left out have their defaults. */
  summary?(t: T, options: ChosenOptions): string;

  /**
   * What can be chosen with one of its options; with a value, what that means, and beside other chosen ones what it means
   * there. In a game with options.
   */
  chosen?(
    t: T,
    option: string,
    value?: OptionValue,
    beside?: { readonly content: G['content']; readonly options: ChosenOptions },
  ): string;

  /** A value of one of its options beside the name of that, such as a map by its name; by default as `chosen` tells it. */
  value?(t: T, option: string, value: OptionValue): string | undefined;

  /** What is chosen with one of its presets, as on a menu; in a game with presets. */
  preset?(t: T, name: string): string;

  /** A tile as it lies. */
  tile(t: T, content: G['content'], tile: { readonly id: string; readonly rotation?: Degrees }): string;
  /** One square of a tile at its rotation, by its index in the tile's squares; by default the tile. */
  square?(
    t: T,
    content: G['content'],
    of: { readonly id: string; readonly rotation: Degrees; readonly square: number },
  ): string;
  /** A kind of feature. */
  kind(t: T, kind: string): string;
  /** A piece, or a number of them. */
  piece(t: T, piece: string, count?: number): string;
  /** A piece with what it stands on; by default the kind in brackets. */
  standing?(t: T, piece: { readonly piece: string; readonly kind: string }): string;
  /** A category of the score sheet in the plural, as inside a sentence; by default the kind of this name. */
  category?(t: T, category: string): string;

  /** An event in one line; undefined for events that other parts of a message show. */
  event(context: EventContext<G, T>, event: G['event']): string | undefined;
  /** Why the rules reject an action, and what to do instead. */
  rejection(say: S, rejection: Exclude<G['rejection'], CommonRejection>): string;

  /** Name of a choice without its effect: a square, a tile, a piece with its place. */
  choice(t: T, position: Position<G>, choice: Choice<G>): string;
  /** The value of one of a choice's options, for lists. */
  option?(t: T, position: Position<G>, of: { readonly choice: Choice<G>; readonly option: string }): string | undefined;
  /** One choice with its effect, for a list; `command` is how it is typed, and absent in plain text. */
  line?(
    t: T,
    position: Position<G>,
    of: { readonly choice: Choice<G>; readonly effect: string; readonly command?: string | undefined },
  ): string | undefined;
  /**
   * A choice on a button with a letter that shows in the picture where it is: what is placed, and what that is worth; by
   * default its name.
   */
  button?(t: T, position: Position<G>, choice: Choice<G>): string | undefined;
  /** Immediate effects that the words of its button leave out, as they are not of its place. By default none. */
  otherEffects?(t: T, position: Position<G>, of: Readers & { readonly action: G['action'] }): readonly string[];
  /**
   * The piece that a choice places, with what only that one can do, for its button beside those of other pieces for the same
   * place; by default the piece.
   */
  way?(t: T, position: Position<G>, choice: Choice<G>): string;
  /** Immediate effects of an action, each in a few words for the readers; none where there are none. By default its points. */
  effects?(t: T, position: Position<G>, of: Readers & { readonly action: G['action'] }): readonly string[];
  /**
   * What placing a tile does besides bringing points, each in a few words, so that it is still told where its piece is
   * chosen. By default nothing.
   */
  tileEffects?(t: T, position: Position<G>, of: Readers & { readonly action: G['action'] }): readonly string[];
  /**
   * What a term of the game's evaluation (`GameForComputer.terms`) counts, as in "more of ..."; terms that nobody tells
   * apart have the same words. In a game that computers play.
   */
  term?(t: T, term: string): string;
  /** Where a free square is that has a feature of this kind next to it, such as "left of the village". */
  beside?(t: T, of: { readonly side: NeighbourSide; readonly kind: string }): string;
  /**
   * Every action that the typed options may mean, legal or not; none if nothing matches. By default the choices that
   * match.
   */
  meant?(t: T, position: Position<G>, typed: Typed): readonly G['action'][] | undefined;
  /** What has to be chosen at a step of a turn that only this game has; `commands` do it. */
  step?(t: T, position: Position<G>, of: { readonly place: StepPlace; readonly commands: string }): string | undefined;
  /**
   * What of the board has to be explained to somebody who sees it for the first time, and the buttons that do: `rules`
   * and `board` are their names. Undefined where nothing has.
   */
  firstTurn?(t: T, position: Position<G>, of: { readonly rules: string; readonly board: string }): string | undefined;
  /** The place of the tile of a choice, in words. */
  where?(t: T, choice: Choice<G>): string | undefined;
  /**
   * Says that no piece can be placed on a tile, why, and what happens instead; in a game with pieces. `before` is the
   * position with the tile in hand.
   */
  noPiece?(t: T, of: { readonly before: Position<G>; readonly after: Position<G> }): string;

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
  /** Sentences of the alt text that only this game has; a picture of a rule's example has no seats beside the board. */
  sentences?(
    t: T,
    position: Position<G>,
    of: { readonly names: readonly string[]; readonly example: boolean },
  ): readonly PictureSentence[];
}

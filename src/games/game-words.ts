import type { OptionValue } from '../core/options.ts';
import type { Degrees } from '../core/ports.ts';
import type { GameTypes, TakebackRejection } from '../core/rules.ts';
import type { Sentence } from '../i18n/sentences.ts';
import type { Speech } from '../i18n/speech.ts';
import type { Translator } from '../i18n/translate.ts';
import type { Choice, Feature, Position, Typed } from './position.ts';
import type { TilePlace } from './view.ts';

/** Events that mean the same in every game and are told by the platform; a turn ends with the last two. */
export type CommonEvent =
  | { readonly type: 'drawn'; readonly seat: number; readonly tile: string }
  /** A tile that was drawn fits nowhere and leaves the game. */
  | { readonly type: 'discarded'; readonly seat: number; readonly tile: string }
  | ({ readonly type: 'placed'; readonly seat: number } & TilePlace)
  /** `kind` is that of the feature. */
  | { readonly type: 'piece-placed'; readonly seat: number; readonly piece: string; readonly kind: string }
  | { readonly type: 'turn-started' }
  | { readonly type: 'ended' };

/**
 * Rejections that mean the same in every game and are told by the platform. Another one that it knows is `wrong-phase`:
 * the action belongs to another step of a turn.
 */
export type CommonRejection =
  | TakebackRejection
  /** `seat` is to move. */
  | { readonly code: 'not-your-turn'; readonly seat: number };

/** What events are told with. */
export interface EventContext<G extends GameTypes = GameTypes> {
  readonly t: Translator;
  readonly content: G['content'];
  /** Names by seat, fit for where the words go. */
  readonly names: readonly string[];
}

/**
 * Where it is said what has to be chosen: above the choices of the panel, on its menu, above a list, as the next step,
 * after the name of the player to move ("has to choose a piece"), above the choices in the board in words.
 */
export type StepPlace = 'panel' | 'menu' | 'list' | 'next' | 'to-do' | 'text';

/** What a seat has beside its points. */
export interface SeatWords {
  /** In the list of scores. */
  readonly score: string;
  /** In the board in words. */
  readonly board: string;
  /** With a picture of the board, in fewer and fewer words. */
  readonly alt: readonly string[];
}

/** A sentence with a picture of the board, and what it follows: the drawn tile, the pile or the pieces. */
export interface PictureSentence extends Sentence {
  readonly after: 'drawn' | 'pile' | 'pieces';
}

/** What is said of the tiles that are left, beside what each of them is. */
export interface TilesLeftWords {
  /** Above the picture. */
  readonly lines: readonly string[];
  /** Below the list of all kinds. */
  readonly text: readonly string[];
  /** With the picture, in place of their number; the kinds follow with an importance of 1. */
  readonly alt: readonly Sentence[];
}

/**
 * What only the game can put into words. What is optional has general words of the platform, which also stand where
 * undefined is returned.
 */
export interface GameWords<G extends GameTypes> {
  /** What the game is called. */
  name(t: Translator): string;
  /** The same where there is little room. */
  shortName?(t: Translator): string;
  /** What is done in a turn, for who does not know the game. */
  summary?(t: Translator): string;

  /** What can be chosen with one of its options; with a value, what that means. In a game with options. */
  chosen?(t: Translator, option: string, value?: OptionValue): string;

  /** A tile as it lies. */
  tile(t: Translator, content: G['content'], tile: { readonly id: string; readonly rotation?: Degrees }): string;
  /** One square of a tile as it lies, by its index in the tile's squares; by default the tile. */
  square?(
    t: Translator,
    content: G['content'],
    of: { readonly id: string; readonly rotation: Degrees; readonly square: number },
  ): string;
  /** A kind of feature. */
  kind(t: Translator, kind: string): string;
  /** A piece, or so many of them. */
  piece(t: Translator, piece: string, count?: number): string;
  /** A piece with what it stands on; by default the kind in brackets. */
  standing?(t: Translator, piece: { readonly piece: string; readonly kind: string }): string;
  /** A category of the score sheet in the plural, as inside a sentence; by default the kind of this name. */
  category?(t: Translator, category: string): string;

  /** An event in one line; undefined for those that are told by the rest of a message. */
  event(context: EventContext<G>, event: G['event']): string | undefined;
  /** Why the rules reject an action, and what to do instead. */
  rejection(say: Speech, rejection: Exclude<G['rejection'], CommonRejection>): string;

  /** What is chosen with a choice, without what it does: a square, a tile, a piece with its place. */
  choice(t: Translator, position: Position<G>, choice: Choice<G>): string;
  /** The value of one of a choice's options, for lists. */
  option?(
    t: Translator,
    position: Position<G>,
    of: { readonly choice: Choice<G>; readonly option: string },
  ): string | undefined;
  /** One choice with what it does, for a list; `command` is how it is typed, and absent in plain text. */
  line?(
    t: Translator,
    position: Position<G>,
    of: { readonly choice: Choice<G>; readonly effect: string; readonly command?: string | undefined },
  ): string | undefined;
  /** What an action would do at once, in a few words; by default the points that it brings. */
  effect?(
    t: Translator,
    position: Position<G>,
    of: { readonly action: G['action']; readonly names: readonly string[] },
  ): string;
  /**
   * Every action that was perhaps meant by what was typed, legal or not; none where nothing agrees with it. By default
   * the choices that agree.
   */
  meant?(t: Translator, position: Position<G>, typed: Typed): readonly G['action'][];
  /** What has to be chosen at an unusual step of a turn; `commands` do it. */
  step?(
    t: Translator,
    position: Position<G>,
    of: { readonly place: StepPlace; readonly commands: string },
  ): string | undefined;
  /** Where a tile would come to lie with a choice. */
  where?(t: Translator, choice: Choice<G>): string | undefined;
  /** Says that no piece can be placed on the tile just placed, and what follows from that; in a game with pieces. */
  noPiece?(t: Translator): string;

  /** What is left to draw. */
  pile?(t: Translator, position: Position<G>): string;
  tilesLeft?(t: Translator, position: Position<G>): TilesLeftWords;
  seat?(t: Translator, position: Position<G>, seat: number): SeatWords;
  /** What belongs to a feature, such as its tiles and icons. */
  feature?(t: Translator, position: Position<G>, feature: Feature): string;
  /** The heading of features that are open with or without pieces, can never be complete, or are. */
  features?(t: Translator, group: 'held' | 'free' | 'endless' | 'complete'): string;
  /** What the board in words says between seats and features; by default what is left to draw. */
  board?(t: Translator, position: Position<G>): readonly string[];
  /** What a picture shows that other games have not; one of a rule's example has no seats beside the board. */
  sentences?(
    t: Translator,
    position: Position<G>,
    of: { readonly names: readonly string[]; readonly example: boolean },
  ): readonly PictureSentence[];
}

import type { ZodType } from 'zod';
import type { Colour } from './colour.ts';
import type { ChosenOptions, RecordedOptions } from './options.ts';
import type { CommonSetup, PileOrder } from './setup.ts';
import type { Seed } from './shuffle.ts';
import type { TileList } from './tile.ts';

/** The tiles that a game is played with, and more that its files contain; read and checked. */
export interface Content extends TileList {
  /** Name of the tile set, for people. */
  readonly name: string;
  /** SHA-256 of the parts that matter to the rules. */
  readonly hash: string;
  /** Distinguishes contents that look different but are the same to the rules; absent in a content as it was read. */
  readonly appearance?: string;
}

/** Key under which pictures of a content are cached: the same for contents that look the same. */
export function appearanceKey({ hash, appearance }: Pick<Content, 'hash' | 'appearance'>): string {
  return appearance === undefined ? hash : `${hash} ${appearance}`;
}

/** The types of a game. The platform may read only the fields listed here; the rest belongs to the game. */
export interface GameTypes {
  content: Content;
  /** Start data of a game. */
  setup: CommonSetup;
  /** State of a game; opaque outside the game's folder. */
  state: unknown;
  /** An action of a player: plain JSON, whose type is defined by the game. */
  action: { readonly type: string };
  /** An effect of an action, as codes and numbers without prose. Includes the common events (`games/contract/game-words.ts`). */
  event: { readonly type: string };
  /** Reason why an action is rejected, which then changes nothing. */
  rejection: { readonly code: string };
}

/** Reason why a takeback is rejected, the same in every game. */
export type TakebackRejection =
  | { readonly code: 'game-over' }
  | { readonly code: 'nothing-to-take-back' }
  /** `entry` is the index of the log entry that would be taken back. */
  | { readonly code: 'not-yours-to-take-back'; readonly seat: number; readonly entry: number }
  | { readonly code: 'draw-is-final' }
  /** Another seat has moved in this turn: all before is final. */
  | { readonly code: 'others-have-moved' };

/** A kind of question that turns of others ask a seat, which answers it by a standing order. */
export interface Question {
  readonly id: string;
  /** The orders that it can have, first the standard. */
  readonly orders: readonly [string, ...string[]];
  /** Whether an order may name another seat by its colour (`makeOrder`). */
  readonly mayName?: true;
}

/** Progress of a game, common to all games. */
export interface Progress {
  /** Name of the game's phase. Every turn begins in the phase `draw`; tiles are drawn from the pile only in this phase. */
  readonly phase: string;
  /** Seat to move; the seat that moved last when the game is over. */
  readonly seat: number;
  /** Number of the turn, from 1. */
  readonly turn: number;
  /** Seat whose turn it is; absent if it is the one to move. */
  readonly turnSeat?: number;
}

/**
 * The rules of a game, from setup to end. Only `perform` changes a state.
 */
export interface Rules<G extends GameTypes> extends RecordedOptions {
  /** Name of the rules in setups and records. */
  readonly ruleSet: string;
  /** Version of the rules, raised by every change that could alter a recorded game. */
  readonly version: number;
  /** Seat colours, in the order in which they are given to seats that did not choose one. */
  readonly colours: readonly Colour[];
  /** Least and most players over all options. */
  readonly seats: { readonly min: number; readonly max: number };
  /** The most players with these options; by default `seats.max`. */
  maxSeats?(options: ChosenOptions): number;
  createSetup(given: {
    content: G['content'];
    colours: readonly Colour[];
    seed: Seed;
    order: PileOrder;
    options: ChosenOptions;
  }): G['setup'];
  /** Returns why options cannot be combined, or not with the given content or number of seats. */
  optionsRejection?(
    options: ChosenOptions,
    beside?: { readonly content?: G['content']; readonly seats?: number },
  ): G['rejection'] | undefined;
  /** Schema of the layout in setups (`CommonSetup.layout`); absent in a game without one. */
  readonly layoutSchema?: ZodType<G['setup']['layout']>;
  /** True if a setup's layout is possible at the start of a game; required if the game has layouts. */
  isLayoutPossible?(content: G['content'], setup: CommonSetup): boolean;
  /**
   * Returns a pile and layout that reveal nothing that is hidden in `state`. With them, the same log must lead to the same
   * public view.
   */
  publicSetup?(setup: G['setup'], state: G['state']): Pick<G['setup'], 'pile' | 'layout'>;
  /** Index of the first tile in a pile that cannot be drawn there; -1 if all can. */
  strangeTileIndex(content: G['content'], pile: readonly string[]): number;
  /** True if a setup has exactly the tiles that a game is played with, in any order. */
  hasAllTiles(content: G['content'], setup: CommonSetup): boolean;
  /** @throws Error when the setup does not suit the content */
  startState(content: G['content'], setup: G['setup']): G['state'];
  progressOf(state: G['state']): Progress;
  /**
   * Action that begins a turn without a choice, such as a draw, if it is due now. It can be taken automatically.
   *
   * @param standing returns the standing order of the seat to move for a kind of question, which may leave a choice out; without
   *   it every choice counts
   */
  openingAction(state: G['state'], standing?: (question: string) => string | undefined): G['action'] | undefined;
  /**
   * Action in the middle of a turn without a choice, such as turning a chip over, if it is due now. It is always taken
   * automatically.
   */
  dueAction?(state: G['state']): G['action'] | undefined;
  /** The kinds of question that standing orders of a seat answer in games with these options, by default in any; none if absent. */
  questions?(options?: ChosenOptions): readonly Question[];
  /**
   * Action with which the seat to move answers a question of another seat's turn, if that is due now: by its standing order,
   * which the action names if it decides anything. It is always taken automatically.
   *
   * @param standing returns the standing order of that seat for a kind of question; undefined for the standard
   * @param isLeft true to answer by the order also where the player is asked, as in the own turn
   */
  orderedAction?(
    state: G['state'],
    standing: (question: string) => string | undefined,
    isLeft?: boolean,
  ): G['action'] | undefined;
  /** Chooses an action for an absent player, by a published rule; the game must not be over. */
  standInAction(state: G['state']): G['action'];
  /**
   * Returns a copy; `perform` on either does not change the other.
   *
   * @param over an earlier copy that is not needed any more, whose memory may be used again
   */
  copyState(state: G['state'], over?: G['state']): G['state'];
  isOver(state: G['state']): boolean;
  /** Returns why `seat` may not take `action` now; undefined if it may. */
  rejectionOf(state: G['state'], seat: number, action: G['action']): G['rejection'] | undefined;
  /** Carries out a legal action on `state` itself; appends its effects to `events`. */
  perform(state: G['state'], action: G['action'], events: G['event'][]): void;
  /**
   * True if the events of an action reveal hidden information, such as the next tile. Such an action and those before it
   * cannot be taken back.
   */
  reveals(events: readonly G['event'][]): boolean;
  /** Number of tiles taken from the pile. */
  drawnTileCount(state: G['state']): number;
  scoresOf(state: G['state']): readonly number[];
  /** The public view of a game: plain JSON, never the order of the pile. */
  viewOf(state: G['state']): object;
  /**
   * Returns the public facts of a position as plain JSON, whose hash records contain. They must stay the same in later
   * versions for every position that could be reached before; new fields appear only in games that use what is new.
   */
  statedPosition(state: G['state']): object;
  /** Writes an action as one line without `+`, so short that the id of a button can contain all actions of a turn. */
  makeAction(action: G['action']): string;
  /** Parses exactly what `makeAction` writes; undefined for any other text. */
  parseAction(text: string): G['action'] | undefined;
}

/** State and events after an action. */
export interface Step<G extends GameTypes> {
  readonly state: G['state'];
  readonly events: readonly G['event'][];
}

/** An action that was not taken back, with the index of its log entry and the events that it caused. */
export interface FoldedAction<G extends GameTypes> {
  readonly entry: number;
  readonly seat: number;
  readonly action: G['action'];
  readonly events: readonly G['event'][];
  /** Set if it was taken in the turn of another seat: neither it nor anything before can be taken back. */
  readonly isInOtherTurn?: true;
}

/** A folded log: the current state, and every action that was not taken back. */
export interface Fold<G extends GameTypes> {
  readonly state: G['state'];
  readonly actions: readonly FoldedAction<G>[];
}

/** The first log entry that the rules reject: its index, and the reason. */
export interface RejectedEntry<G extends GameTypes> {
  readonly entry: number;
  readonly rejection: G['rejection'] | TakebackRejection;
}

import type { ZodType } from 'zod';
import type { Colour } from './colour.ts';
import type { ChosenOptions, RecordedOptions } from './options.ts';
import type { CommonSetup, Order } from './setup.ts';
import type { Seed } from './shuffle.ts';
import type { TileList } from './tile.ts';

/** Tiles that a game is played with, read from a file and checked. */
export interface Content extends TileList {
  /** Its name, for people. */
  readonly name: string;
  /** SHA-256 of the parts that matter to the rules. */
  readonly hash: string;
  /** Tells contents apart that are the same to the rules and look different; absent in a content as it was read. */
  readonly look?: string;
}

/** What pictures of a content are kept by: the same for contents that look the same. */
export function lookOf({ hash, look }: Pick<Content, 'hash' | 'look'>): string {
  return look === undefined ? hash : `${hash} ${look}`;
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
  /** An effect of an action: codes and numbers, no prose; among them the common events (`games/contract/game-words.ts`). */
  event: { readonly type: string };
  /** Why an action is rejected; nothing has changed. */
  rejection: { readonly code: string };
}

/** Why a takeback is rejected, the same in every game. */
export type TakebackRejection =
  | { readonly code: 'game-over' }
  | { readonly code: 'nothing-to-take-back' }
  /** `entry` is the index of the log entry that would be taken back. */
  | { readonly code: 'not-yours-to-take-back'; readonly seat: number; readonly entry: number }
  | { readonly code: 'draw-is-final' };

/** Progress of a game, common to all games. */
export interface Progress {
  /** Phase of the game, as the game names it; every turn begins in the phase `draw`, in which alone tiles are drawn. */
  readonly phase: string;
  /** Seat to move; the seat that moved last when the game is over. */
  readonly seat: number;
  /** Turns begun, from 1. */
  readonly turn: number;
}

/**
 * The rules of a game, for everything from setup to end. `perform` changes a state in place; everything else leaves it
 * as it is.
 */
export interface Rules<G extends GameTypes> extends RecordedOptions {
  /** Name of the rules in setups and records. */
  readonly ruleSet: string;
  /** Raised by every change that could alter a recorded game. */
  readonly version: number;
  /** Seat colours, in the order in which they are given to seats that did not choose one. */
  readonly colours: readonly Colour[];
  /** Least and most players, whatever the options. */
  readonly seats: { readonly min: number; readonly max: number };
  /** The most players with chosen options; by default those of `seats`. */
  maxSeats?(options: ChosenOptions): number;
  createSetup(given: {
    content: G['content'];
    colours: readonly Colour[];
    seed: Seed;
    order: Order;
    options: ChosenOptions;
  }): G['setup'];
  /** Why chosen options do not go together, or with the content or the number of seats, where these are known. */
  optionsRejection?(
    options: ChosenOptions,
    beside?: { readonly content?: G['content']; readonly seats?: number },
  ): G['rejection'] | undefined;
  /** The shape of what setups lay out besides the pile; absent when they lay out nothing. */
  readonly layoutSchema?: ZodType<G['setup']['layout']>;
  /** Whether what a setup lays out can lie there at the start of its game; present where there is a layout. */
  isLayoutPossible?(content: G['content'], setup: CommonSetup): boolean;
  /** Pile and layout without anything that is still hidden in `state`: they must lead there by the same log. */
  publicSetup?(setup: G['setup'], state: G['state']): Pick<G['setup'], 'pile' | 'layout'>;
  /** The first place in a pile of a tile that cannot be drawn there; -1 when there is none. */
  strangeTileIndex(content: G['content'], pile: readonly string[]): number;
  /** Whether a setup has just the tiles that a game is played with, in any order. */
  hasAllTiles(content: G['content'], setup: CommonSetup): boolean;
  /** @throws Error when the setup does not suit the content */
  startState(content: G['content'], setup: G['setup']): G['state'];
  progressOf(state: G['state']): Progress;
  /** An action without a choice that begins a turn, such as a draw, if it is due now: it can be taken automatically. */
  openingAction(state: G['state']): G['action'] | undefined;
  /** An action without a choice in the middle of a turn, such as turning a chip over: it is always taken automatically. */
  dueAction?(state: G['state']): G['action'] | undefined;
  /** The action for an absent player, chosen by a published rule; the game must not be over. */
  standInAction(state: G['state']): G['action'];
  /** A copy that changes independently. */
  copyState(state: G['state']): G['state'];
  isOver(state: G['state']): boolean;
  /** Why `seat` may not take `action` now; undefined when it may. */
  rejectionOf(state: G['state'], seat: number, action: G['action']): G['rejection'] | undefined;
  /** Carries out a legal action on `state` itself; appends its effects to `events`. */
  perform(state: G['state'], action: G['action'], events: G['event'][]): void;
  /**
   * Whether the events of an action reveal hidden information, such as the next tile; neither it nor earlier actions can
   * be taken back.
   */
  reveals(events: readonly G['event'][]): boolean;
  /** Number of tiles taken from the pile. */
  drawnOf(state: G['state']): number;
  scoresOf(state: G['state']): readonly number[];
  /** The public view of a game: plain JSON, never the order of the pile. */
  viewOf(state: G['state']): object;
  /**
   * A position as records prove it, as plain JSON: what the view tells of it, named field by field. It never changes for a
   * position that could be reached before; what is new appears in it only where a game has it.
   */
  statedPosition(state: G['state']): object;
  /** An action as one line without a line feed or `+`, so short that the id of a button holds those of a turn. */
  makeAction(action: G['action']): string;
  /** Parses exactly what `makeAction` writes; undefined for any other text. */
  parseAction(text: string): G['action'] | undefined;
}

/** State and events after an action. */
export interface Step<G extends GameTypes> {
  readonly state: G['state'];
  readonly events: readonly G['event'][];
}

/** An action that was not taken back, with the index of its log entry and its effects. */
export interface FoldedAction<G extends GameTypes> {
  readonly entry: number;
  readonly seat: number;
  readonly action: G['action'];
  readonly events: readonly G['event'][];
}

/** A folded log: the current state, and every action that was not taken back. */
export interface Fold<G extends GameTypes> {
  readonly state: G['state'];
  readonly actions: readonly FoldedAction<G>[];
}

/** The first log entry that the rules reject, by its index, and why. */
export interface RejectedEntry<G extends GameTypes> {
  readonly entry: number;
  readonly rejection: G['rejection'] | TakebackRejection;
}

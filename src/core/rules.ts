import type { Colour } from './colour.ts';
import type { ChosenOptions, OptionValues } from './options.ts';
import type { CommonSetup, Order } from './setup.ts';
import type { Seed } from './shuffle.ts';
import type { TileList } from './tile.ts';

/** Tiles that a game is played with, read from a file and checked. */
export interface Content extends TileList {
  /** SHA-256 of what the rules see of it. */
  readonly hash: string;
}

/** The types that a game is made of. What the platform may read of every game's is told here; the rest is the game's own. */
export interface GameTypes {
  content: Content;
  /** Everything that a game starts from. */
  setup: CommonSetup;
  /** A game at one moment; nobody outside the game's folder looks into it. */
  state: unknown;
  /** What a player can do: plain JSON with a type, in the words of the game. */
  action: { readonly type: string };
  /** What followed from an action: codes and numbers, no prose. */
  event: { readonly type: string };
  /** Why an action is rejected; nothing has changed. */
  rejection: { readonly code: string };
}

/** Why a takeback is rejected, the same in every game. */
export type TakebackRejection =
  | { readonly code: 'game-over' }
  | { readonly code: 'nothing-to-take-back' }
  | { readonly code: 'not-yours-to-take-back'; readonly seat: number }
  | { readonly code: 'draw-is-final' };

/** Where a game stands, in words that every game has. */
export interface Progress {
  /** What the game waits for, in its own words. */
  readonly phase: string;
  /** Seat to move; the seat that moved last when the game is over. */
  readonly seat: number;
  /** Turns begun, from 1. */
  readonly turn: number;
}

/**
 * The rules of a game, as far as its life from setup to end needs them. `perform` changes a state in place; everything
 * else leaves it as it is.
 */
export interface Rules<G extends GameTypes> {
  /** Name of the rules in setups and records. */
  readonly ruleSet: string;
  /** Raised by every change that could alter a recorded game. */
  readonly version: number;
  /** Seat colours in the order in which seats without a wish get them. */
  readonly colours: readonly Colour[];
  /** Least and most players. */
  readonly seats: { readonly least: number; readonly most: number };
  /** What can be chosen when a game is opened. */
  readonly options: OptionValues;
  createSetup(given: {
    content: G['content'];
    colours: readonly Colour[];
    seed: Seed;
    order: Order;
    options: ChosenOptions;
  }): G['setup'];
  /** The first place in a pile of a tile that cannot be drawn there; -1 when there is none. */
  strangeTile(content: G['content'], pile: readonly string[]): number;
  /** Whether a pile consists of the tiles that a game is played with, in any order. */
  isPile(content: G['content'], pile: readonly string[]): boolean;
  /** @throws Error when the setup does not suit the content */
  startState(content: G['content'], setup: G['setup']): G['state'];
  progressOf(state: G['state']): Progress;
  /**
   * The action with which a turn begins and that leaves nothing to choose, such as a draw, where it is due: it can be
   * taken for the player.
   */
  openingAction(state: G['state']): G['action'] | undefined;
  /** The action that a stated rule takes for an absent player; the game must not be over. */
  standInAction(state: G['state']): G['action'];
  /** A state that changes independently. */
  copyState(state: G['state']): G['state'];
  isOver(state: G['state']): boolean;
  /** Why `seat` may not take `action` now; undefined when it may. */
  rejectionOf(state: G['state'], seat: number, action: G['action']): G['rejection'] | undefined;
  /** Carries out a legal action on `state` itself; adds what follows to `events`. */
  perform(state: G['state'], action: G['action'], events: G['event'][]): void;
  /** Whether an action shows what was hidden, such as the next tile: neither it nor what was before is taken back. */
  reveals(action: G['action']): boolean;
  /** Tiles that have gone from the pile. */
  drawnOf(state: G['state']): number;
  scoresOf(state: G['state']): readonly number[];
  /** What anybody may know of a game: plain JSON, never the order of the pile. */
  viewOf(state: G['state']): object;
  /** An action as one line without a line feed. */
  makeAction(action: G['action']): string;
  /** Reads what `makeAction` writes, to the letter; undefined for every other text. */
  parseAction(text: string): G['action'] | undefined;
}

/** What an action leads to. */
export interface Step<G extends GameTypes> {
  readonly state: G['state'];
  readonly events: readonly G['event'][];
}

/** An action that still counts, by the index of its log entry, and what followed from it. */
export interface FoldedAction<G extends GameTypes> {
  readonly entry: number;
  readonly seat: number;
  readonly action: G['action'];
  readonly events: readonly G['event'][];
}

/** A game as its setup and log tell it: the state now, and every action that still counts. */
export interface Fold<G extends GameTypes> {
  readonly state: G['state'];
  readonly actions: readonly FoldedAction<G>[];
}

/** The first log entry that the rules reject, by its index, and why. */
export interface RejectedEntry<G extends GameTypes> {
  readonly entry: number;
  readonly rejection: G['rejection'] | TakebackRejection;
}

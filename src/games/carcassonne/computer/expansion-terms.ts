import type { ValuedPosition } from '../../kernel/position-terms.ts';
import type { StandingPiece } from '../../kernel/state.ts';
import type { TermSink } from '../../kernel/term-sink.ts';
import type { ActionType } from '../rules/action.ts';
import type { Move } from '../rules/move.ts';
import type { State } from '../rules/state.ts';

/** Evaluation terms of a kind of piece that an expansion adds. */
export interface PieceTerms {
  /** Index of the term for a piece in the supply. */
  readonly inHand: number;
  /** Chance that a piece in the supply is still of use, which scales the share of the game left; 1 by default. */
  chanceOfUse?(position: Pick<Position, 'left' | 'state'>): number;
  /** Adds the terms of a piece on the board, besides those of its feature. */
  addOnBoard?(position: Position, piece: StandingPiece, sink: TermSink): void;
  /** True if its terms also depend on the surroundings of its feature, which any tile may change. */
  readonly looksBeside?: true;
  /** False if another piece, or none, is never worse on the feature of a segment; true by default. */
  isWorthTrying?(state: State, segment: number): boolean;
}

/** Evaluation terms of an expansion. */
export interface ExpansionTerms {
  /** Terms of its pieces, by the id of the kind. */
  readonly pieces?: Readonly<Record<string, PieceTerms>>;
  /** Adds the terms of everything that seats have besides pieces. */
  addSeats?(position: Position, sink: TermSink): void;
  /** Adds by how much the tile placed last changes these terms. */
  addTile?(position: Position, sink: TermSink): void;
  /** Returns the piece that an action takes back to score its place, by the type of the action. */
  readonly returned?: Readonly<Partial<Record<ActionType, (state: State) => StandingPiece | undefined>>>;
  /** True if these terms contain all effects of its actions and hooks, so that turns can be rated without performing them. */
  readonly coversTurns?: true;
  /** Returns the legal moves that are worth trying later in a turn; all by default. */
  worthTrying?(state: State, moves: readonly Move[]): readonly Move[];
}

/** Weights of an expansion's terms, and its terms once each has an index among the terms of all expansions. */
export interface NamedTerms<Name extends string = string> {
  /** Points per unit of each term, in games for which weights.json has no weight. */
  readonly weights: Readonly<Record<Name, number>>;
  terms(index: Readonly<Record<string, number>>): ExpansionTerms;
}

/** Defines the terms that an expansion adds, by their weights. */
export function expansionTerms<const Name extends string>(
  weights: Readonly<Record<Name, number>>,
  terms: (index: Readonly<Record<Name, number>>) => ExpansionTerms,
): NamedTerms<Name> {
  return { weights, terms };
}

/** Evaluation terms of the expansions that a game is played with. */
export interface TermsInPlay {
  readonly expansions: readonly ExpansionTerms[];
  /** Terms of pieces, by the number of their kind; undefined for the ordinary meeple and pieces without terms. */
  readonly pieces: readonly (PieceTerms | undefined)[];
  /** True if turns can be rated without performing them, at least on quiet squares. */
  readonly coversTurns: boolean;
  /** True if a piece may give its seat a further tile. */
  readonly givesTiles: boolean;
}

/** A position whose terms are counted. */
export interface Position extends ValuedPosition<State> {
  readonly terms: TermsInPlay;
  /** Returns the chance that a city (by its root) is completed; a search sets one with a cache. */
  chanceOfCity: (root: number) => number;
}

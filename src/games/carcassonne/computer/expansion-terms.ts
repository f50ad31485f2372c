import type { ValuedPosition } from '../../kernel/position-terms.ts';
import type { StandingPiece } from '../../kernel/state.ts';
import type { TermSink } from '../../kernel/term-sink.ts';
import type { ActionType } from '../rules/action.ts';
import type { Move } from '../rules/move.ts';
import type { State } from '../rules/state.ts';

/** What computers know of a kind of piece that an expansion adds. */
export interface PieceTerms {
  /** The index of the term that counts one in hand. */
  readonly inHand: number;
  /** The share of the game left counts for one in hand by this chance that it is of use; 1 by default. */
  chanceOfUse?(position: Pick<Position, 'left' | 'state'>): number;
  /** Adds the terms of one on the board that are its own, beside those of the feature that it stands on. */
  addOnBoard?(position: Position, piece: StandingPiece, sink: TermSink): void;
  /** It counts on what lies beside its feature as well, which any tile may change. */
  readonly looksBeside?: true;
  /** False where another piece, or none, is never worse on the feature of a segment; by default it is worth trying. */
  isWorthTrying?(state: State, segment: number): boolean;
}

/** What computers know of an expansion. */
export interface ExpansionTerms {
  /** By the id of a kind of piece. */
  readonly pieces?: Readonly<Record<string, PieceTerms>>;
  /** Adds the terms of what seats have besides pieces. */
  addSeats?(position: Position, sink: TermSink): void;
  /** Adds by how much the tile placed last changes these terms. */
  addTile?(position: Position, sink: TermSink): void;
  /** By the type of an action that takes a piece back for the points of its place: the piece. */
  readonly returned?: Readonly<Partial<Record<ActionType, (state: State) => StandingPiece | undefined>>>;
  /** All that its actions and hooks add to a turn is in these terms, so that turns need not be carried out to be rated. */
  readonly coversTurns?: true;
  /** Those of the legal moves that are worth trying further on in a turn; all by default. */
  worthTrying?(state: State, moves: readonly Move[]): readonly Move[];
}

/** The terms of an expansion, by the indexes that they are given among all. */
export interface NamedTerms<Name extends string = string> {
  /** The points that one of each is worth, early and late, in games for which weights.json has no other weight. */
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

/** What computers know of the expansions that a game is played with. */
export interface PlayTerms {
  readonly expansions: readonly ExpansionTerms[];
  /** By the number of a kind of piece; undefined for the ordinary meeple and for pieces without terms. */
  readonly pieces: readonly (PieceTerms | undefined)[];
  /** True if the turns of the game can be rated without carrying them out, at least on quiet squares. */
  readonly coversTurns: boolean;
  /** True if a piece may give its seat a further tile. */
  readonly givesTiles: boolean;
}

/** A position whose terms are counted. */
export interface Position extends ValuedPosition<State> {
  readonly terms: PlayTerms;
  /** The chance that a city (by its root) is completed; whoever values the position again and again puts one that remembers. */
  chanceOfCity: (root: number) => number;
}

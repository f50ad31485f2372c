import { featureOf } from '../../core/feature-graph.ts';
import { IndexSet } from '../../core/index-set.ts';
import type { GameForComputer } from '../contract/computer.ts';
import type { TilesLeft } from './completion-chance.ts';
import { type StandingPiece, supplyCount, type TileGameState } from './state.ts';
import { CountedTerms, type TermSink } from './term-sink.ts';

/** Terms for pieces of one kind in hand: the first piece counts for the first term and so on, all further ones for the last. */
export interface HandTerms {
  readonly terms: readonly number[];
  /** Amount that each piece adds to its term. */
  readonly share: number;
}

/** A position whose terms are counted. */
export interface ValuedPosition<State extends TileGameState> {
  readonly state: State;
  readonly left: TilesLeft;
  /** Factor for pieces in hand (`shareLeft`). */
  readonly share: number;
  /** By kind of piece, as in `TileGameState.supply`. */
  readonly hands: readonly HandTerms[];
  /** Amount of the term `move` for the seat that moves next. */
  readonly move: number;
}

/** The evaluation terms of a game, and functions that count them. */
export interface GameTerms<State extends TileGameState, Position extends ValuedPosition<State>> {
  /** Indexes of the terms that every game has. */
  readonly index: { readonly points: number; readonly move: number };
  /** Number of terms. */
  readonly count: number;
  positionOf(state: State): Position;
  /** Adds the terms of seats other than for points, pieces in hand and the move. */
  addSeats(position: Position, sink: TermSink): void;
  /** Adds the terms of the feature with this segment and root, for every seat with pieces on it. */
  addFeature(position: Position, segment: number, root: number, sink: TermSink): void;
  /** Adds the terms of a piece itself, besides those of its feature; called only for pieces of kinds other than the first. */
  addPiece?(position: Position, piece: StandingPiece, sink: TermSink): void;
}

/** Creates a function that counts the terms of positions (`GameForComputer.countTerms`). */
export function termCounter<State extends TileGameState, Position extends ValuedPosition<State>>(
  game: GameTerms<State, Position>,
): (...given: Parameters<GameForComputer<never>['countTerms']>) => void {
  const counted = new IndexSet();
  return (given, values) => {
    const state = given as State;
    const { board, phase, pieces, scores, seat } = state;
    const sink = new CountedTerms(values, game.count);
    if (phase === 'over') {
      for (const [one, score] of scores.entries()) sink.add(one, game.index.points, score);
      return;
    }
    const position = game.positionOf(state);
    addSeatTerms(game, position, seat, sink);
    counted.clear(board.graph.parent.length);
    for (const { segment } of pieces) {
      const root = featureOf(board.graph, segment);
      if (counted.add(root)) game.addFeature(position, segment, root, sink);
    }
    for (const piece of pieces) if (piece.kind) game.addPiece?.(position, piece, sink);
  };
}

/** Adds all terms of seats that do not depend on features; `mover` is the seat that moves next. */
export function addSeatTerms<State extends TileGameState, Position extends ValuedPosition<State>>(
  game: GameTerms<State, Position>,
  position: Position,
  mover: number,
  sink: TermSink,
): void {
  const { hands, move, state } = position;
  for (let seat = 0; seat < state.scores.length; seat++) {
    sink.add(seat, game.index.points, state.scores[seat]!);
    for (let kind = 0; kind < hands.length; kind++)
      addHandTerms(hands[kind]!, seat, supplyCount(state, kind, seat), sink);
  }
  game.addSeats(position, sink);
  sink.add(mover, game.index.move, move);
}

/** Adds the terms of `count` pieces of a kind in the hand of a seat. */
export function addHandTerms({ terms, share }: HandTerms, seat: number, count: number, sink: TermSink): void {
  sink.addShare(seat, share, terms, handAmounts(terms.length, count));
}

/** Results of `handAmounts`: handAmountCache[terms][count]. */
const handAmountCache: number[][][] = [];

/** Returns the number of pieces in hand that count for each term (`HandTerms`). */
function handAmounts(terms: number, count: number): readonly number[] {
  handAmountCache[terms] ??= [];
  handAmountCache[terms][count] ??= Array.from({ length: terms }, (_, index) =>
    index < terms - 1 ? Number(count > index) : Math.max(0, count - index),
  );
  return handAmountCache[terms][count];
}

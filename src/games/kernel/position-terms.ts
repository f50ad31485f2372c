import { featureOf } from '../../core/feature-graph.ts';
import { IndexSet } from '../../core/index-set.ts';
import type { GameForComputer } from '../contract/computer.ts';
import type { TilesLeft } from './completion-chance.ts';
import { inSupply, type StandingPiece, type TileGameState } from './state.ts';
import { CountedTerms, type TermSink } from './term-sink.ts';

/** How pieces of one kind in hand count: the first for the first of some terms and so on, further ones for the last. */
export interface HandTerms {
  readonly terms: readonly number[];
  /** What each of them counts. */
  readonly share: number;
}

/** A position whose terms are counted. */
export interface ValuedPosition<State extends TileGameState> {
  readonly state: State;
  readonly left: TilesLeft;
  /** The share of the game left, by which what is in hand counts. */
  readonly share: number;
  /** By the number of a kind of piece. */
  readonly hands: readonly HandTerms[];
  /** What it counts to be the seat that moves next. */
  readonly move: number;
}

/** The terms that make positions of a game good. */
export interface GameTerms<State extends TileGameState, Position extends ValuedPosition<State>> {
  /** The indexes of terms that every game has. */
  readonly index: { readonly points: number; readonly move: number };
  /** How many terms there are. */
  readonly count: number;
  positionOf(state: State): Position;
  /** Adds the terms of what seats have besides points, pieces and the move. */
  addSeats(position: Position, sink: TermSink): void;
  /** Adds the terms of the feature of a segment, also given by its root, to every seat with pieces there. */
  addFeature(position: Position, segment: number, root: number, sink: TermSink): void;
  /** Adds the terms of one piece on the board, of any kind but the first, that are its own, beside those of its feature. */
  addPiece?(position: Position, piece: StandingPiece, sink: TermSink): void;
}

/** Counts the terms of positions (`GameForComputer.countTerms`). */
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
    addSeats(game, position, seat, sink);
    counted.clear(board.graph.parent.length);
    for (const { segment } of pieces) {
      const root = featureOf(board.graph, segment);
      if (counted.add(root)) game.addFeature(position, segment, root, sink);
    }
    for (const piece of pieces) if (piece.kind) game.addPiece?.(position, piece, sink);
  };
}

/** Adds the terms of all that seats have besides features; `mover` is the seat that moves next. */
export function addSeats<State extends TileGameState, Position extends ValuedPosition<State>>(
  game: GameTerms<State, Position>,
  position: Position,
  mover: number,
  sink: TermSink,
): void {
  const { hands, move, state } = position;
  for (let seat = 0; seat < state.scores.length; seat++) {
    sink.add(seat, game.index.points, state.scores[seat]!);
    for (let kind = 0; kind < hands.length; kind++) addHand(hands[kind]!, seat, inSupply(state, kind, seat), sink);
  }
  game.addSeats(position, sink);
  sink.add(mover, game.index.move, move);
}

/** Adds the terms of so many pieces of a kind in the hand of a seat. */
export function addHand({ terms, share }: HandTerms, seat: number, count: number, sink: TermSink): void {
  sink.addShare(seat, share, terms, handAmounts(terms.length, count));
}

/** What `handAmounts` has returned: known[terms][count]. */
const known: number[][][] = [];

/** How many of the pieces in hand each of some terms counts. */
function handAmounts(terms: number, count: number): readonly number[] {
  known[terms] ??= [];
  known[terms][count] ??= Array.from({ length: terms }, (_, at) =>
    at < terms - 1 ? Number(count > at) : Math.max(0, count - at),
  );
  return known[terms][count];
}

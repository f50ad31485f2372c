import { addStrength, featureOf, type OnMerge } from '../../core/feature-graph.ts';
import { IndexSet } from '../../core/index-set.ts';
import { majority } from '../../core/majority.ts';
import { newJournal, placeTileAt, removeLastTile } from '../../core/place-tile.ts';
import type { Move, RatedTurns } from '../contract/computer.ts';
import { ChangedFeatures } from './changed-features.ts';
import { addHand, addSeats, type GameTerms, type ValuedPosition } from './position-terms.ts';
import { inSupply, nextSeat, type StandingPiece, type TileGameState } from './state.ts';
import { WeighedTerms } from './term-sink.ts';
import { TurnList } from './turn-list.ts';

/** A feature with pieces on it, as it is before the tile is placed. */
export interface OccupiedFeature {
  /** A segment of it that carries a piece. */
  readonly segment: number;
  /** What it is worth to each seat, weighed. */
  readonly worths: Float64Array;
}

/**
 * Rates every way to play the turn of the drawn tile (`GameForComputer.rateTurns`): the tile is placed on the board itself
 * and taken off again, only the features that it changes are valued anew, and pieces are not placed at all, as each changes
 * nothing but the feature it would stand on and the hand of its seat. Whatever is thrown, the board is as it was before.
 */
export abstract class TurnRating<
  State extends TileGameState,
  Position extends ValuedPosition<State>,
  Occupied extends OccupiedFeature = OccupiedFeature,
> {
  /** The position that is rated, with the weights of its terms. */
  protected position!: Position;
  protected weights: ArrayLike<number> = [];
  /** Which features the tile has changed. */
  protected readonly changed = new ChangedFeatures();
  /** What each seat can expect at the end of the turn that is looked at, with no piece placed in it. */
  protected end!: WeighedTerms;
  readonly #terms: GameTerms<State, Position>;
  readonly #journal = newJournal();
  readonly #turns = new TurnList();
  #others: Move[] = [];
  /** Where the tile lies that is looked at; -1 where it was placed before. */
  #place: Move = -1;
  /** What each seat can expect when the next one has the move, before the tile is placed. */
  #before!: WeighedTerms;
  #occupied: Occupied[] = [];
  /** Features that are valued with the tile on the board. */
  readonly #valued = new IndexSet();
  #feature!: WeighedTerms;
  /** Pieces that come home: home[kind * seats + seat]; and whether any do. */
  #home = new Int32Array();
  #hasHome = false;
  /** What so many pieces in hand are worth, by kind and count, as far as it was asked. */
  #handWorths: number[][] = [];

  protected constructor(terms: GameTerms<State, Position>) {
    this.#terms = terms;
  }

  /** The ways to play the turn; undefined where they cannot be rated so. */
  rate(state: State, weights: ArrayLike<number>): RatedTurns | undefined {
    if (state.drawn === state.pile.length || !this.canRate(state)) return undefined;
    this.#begin(state, weights);
    if (state.phase === 'place') this.ratePlaces();
    else this.#rateLastTile();
    return this.#turns;
  }

  /** True if all that follows from a tile or a piece is known, at least at the places that `ratePlaces` rates. */
  protected abstract canRate(state: State): boolean;

  /** Rates every place of the drawn tile by `rateAt`; those after which more can follow are left to be `tried`. */
  protected abstract ratePlaces(): void;

  /** Rates every move that ends the turn with the tile on the board, by `addTurn`. */
  protected abstract ratePieces(): void;

  protected abstract isCompleted(segment: number): boolean;

  protected abstract featurePoints(segment: number): number;

  /** Called when the turns of a position begin to be rated. */
  protected begin(): void {}

  /** Called before the tile is placed; what it returns hears of features that become one. */
  protected beginPlace(): OnMerge | undefined {
    return undefined;
  }

  /** What is to be known of a feature with pieces before the tile is placed. */
  protected abstract occupied(feature: OccupiedFeature, root: number): Occupied;

  /** True if the tile has changed what a feature (by its root now) is worth. */
  protected isChanged(_feature: Occupied, root: number): boolean {
    return this.changed.isChanged(root);
  }

  /** Adds to `end` what the tile changes besides features and the pieces that come home. */
  protected tilePlaced(): void {}

  /** Rates the ways to play the turn with the tile at a place, given also by its placement code. */
  protected rateAt(place: Move, code: number): void {
    const { board, tile } = this.position.state;
    this.#place = place;
    placeTileAt(board, { type: tile, turns: code & 3, anchor: code >> 2 }, this.beginPlace(), this.#journal);
    try {
      this.#rateLastTile();
    } finally {
      removeLastTile(board, this.#journal);
    }
  }

  /** Adds a way to end the turn, with the points ahead of the others after it; -1 where it is over without a move more. */
  protected addTurn(move: Move, worth: number): void {
    if (this.#place < 0) this.#turns.add(move, -1, worth);
    else this.#turns.add(this.#place, move, worth);
  }

  /** Leaves a move to be tried, as more can follow. */
  protected leave(move: Move): void {
    this.#others.push(move);
  }

  /** What the seat to move gains by a piece of a kind and strength on a segment of the tile. */
  protected gainOfPiece(segment: number, kind: number, strength: number): number {
    const { state } = this.position;
    const { seat } = state;
    const { graph } = state.board;
    // It is scored and comes home at once.
    if (strength > 0 && this.isCompleted(segment)) return this.#worthOfPoints(segment);
    const root = featureOf(graph, segment);
    this.#feature.clear();
    addStrength(graph, root, seat, strength);
    try {
      if (strength > 0) this.#terms.addFeature(this.position, segment, root, this.#feature);
      if (kind > 0) this.#terms.addPiece?.(this.position, { seat, segment, kind }, this.#feature);
    } finally {
      addStrength(graph, root, seat, -strength);
    }
    const gain = this.#feature.worths[seat]!;
    const count = this.#inHand(kind, seat);
    return gain + this.#worthInHand(kind, count - 1) - this.#worthInHand(kind, count);
  }

  /** What the seat to move gains by taking a piece back for the points of its place, in place of what that can expect. */
  protected gainOfReturn({ kind = 0, seat, segment }: StandingPiece): number {
    this.#valueFeature(segment, featureOf(this.position.state.board.graph, segment));
    const expected = this.#feature.worths[seat]!;
    const count = this.#inHand(kind, seat);
    return (
      this.#worthOfPoints(segment) + this.#worthInHand(kind, count + 1) - this.#worthInHand(kind, count) - expected
    );
  }

  #begin(state: State, weights: ArrayLike<number>): void {
    const { board, pieces, scores } = state;
    const seats = scores.length;
    this.#place = -1;
    this.#others = [];
    this.#turns.begin(this.#others);
    this.changed.forget(board);
    this.position = this.#terms.positionOf(state);
    this.weights = weights;
    this.begin();
    this.#handWorths = this.position.hands.map(() => []);
    this.#home = new Int32Array(this.position.hands.length * seats);
    this.end = new WeighedTerms(seats, weights);
    this.#feature = new WeighedTerms(seats, weights);
    this.#before = new WeighedTerms(seats, weights);
    addSeats(this.#terms, this.position, nextSeat(state), this.#before);
    this.#occupied = [];
    this.#valued.clear(board.graph.parent.length);
    for (let at = 0; at < pieces.length; at++) {
      const { segment } = pieces[at]!;
      const root = featureOf(board.graph, segment);
      if (!this.#valued.add(root)) continue;
      this.#valueFeature(segment, root);
      const worths = this.#feature.worths.slice();
      this.#occupied.push(this.occupied({ segment, worths }, root));
      addAll(this.#before.worths, worths, 1);
    }
  }

  /** Rates the ways to end the turn with the tile placed last. */
  #rateLastTile(): void {
    const { board } = this.position.state;
    this.changed.find(board);
    this.end.worths.set(this.#before.worths);
    if (this.#hasHome) this.#home.fill(0);
    this.#hasHome = false;
    this.#valued.clear(board.graph.parent.length);
    for (let at = 0; at < this.#occupied.length; at++) this.#revalue(this.#occupied[at]!);
    if (this.#hasHome) this.#bringHome();
    this.tilePlaced();
    this.ratePieces();
  }

  /** Replaces the worth of a feature that was occupied before by what it is now, if the tile has changed it. */
  #revalue(feature: Occupied): void {
    const { segment, worths } = feature;
    const root = featureOf(this.position.state.board.graph, segment);
    if (!this.isChanged(feature, root)) return;
    addAll(this.end.worths, worths, -1);
    // Two features that were occupied may have become one.
    if (!this.#valued.add(root)) return;
    if (this.isCompleted(segment)) {
      this.#score(segment, root);
      return;
    }
    this.#valueFeature(segment, root);
    addAll(this.end.worths, this.#feature.worths, 1);
  }

  /** Scores a feature that the tile completes; its pieces come home. */
  #score(segment: number, root: number): void {
    const { board, pieces, scores } = this.position.state;
    this.#hasHome = true;
    const points = this.#worthOfPoints(segment);
    for (const seat of majority(board.graph, root)) this.end.worths[seat]! += points;
    for (const { kind = 0, seat, segment: on } of pieces) {
      if (featureOf(board.graph, on) === root) this.#home[kind * scores.length + seat]!++;
    }
  }

  /** Adds what the pieces are worth in hand that come home. */
  #bringHome(): void {
    const { hands, state } = this.position;
    const seats = state.scores.length;
    for (let kind = 0; kind < hands.length; kind++) {
      for (let seat = 0; seat < seats; seat++) {
        if (this.#home[kind * seats + seat] === 0) continue;
        const before = this.#worthInHand(kind, inSupply(state, kind, seat));
        this.end.worths[seat]! += this.#worthInHand(kind, this.#inHand(kind, seat)) - before;
      }
    }
  }

  /** Finds what the feature of a segment is worth to each seat. */
  #valueFeature(segment: number, root: number): void {
    const { hands, state } = this.position;
    const { pieces } = state;
    this.#feature.clear();
    this.#terms.addFeature(this.position, segment, root, this.#feature);
    if (hands.length === 1) return;
    for (let at = 0; at < pieces.length; at++) {
      const piece = pieces[at]!;
      if (!piece.kind || featureOf(state.board.graph, piece.segment) !== root) continue;
      this.#terms.addPiece?.(this.position, piece, this.#feature);
    }
  }

  #worthOfPoints(segment: number): number {
    return this.featurePoints(segment) * this.weights[this.#terms.index.points]!;
  }

  /** Pieces of a kind that a seat has in hand with those that come home by the tile. */
  #inHand(kind: number, seat: number): number {
    const { state } = this.position;
    return inSupply(state, kind, seat) + this.#home[kind * state.scores.length + seat]!;
  }

  /** What so many pieces of a kind in hand are worth. */
  #worthInHand(kind: number, count: number): number {
    const worths = this.#handWorths[kind]!;
    const known = worths[count];
    if (known !== undefined) return known;
    this.#feature.worths[0] = 0;
    addHand(this.position.hands[kind]!, 0, count, this.#feature);
    worths[count] = this.#feature.worths[0];
    return worths[count];
  }
}

/** Adds numbers seat by seat, or, with a sign of -1, takes them away. */
function addAll(to: Float64Array, worths: Float64Array, sign: 1 | -1): void {
  for (let seat = 0; seat < to.length; seat++) to[seat]! += sign * worths[seat]!;
}

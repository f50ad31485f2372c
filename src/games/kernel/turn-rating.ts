import { addStrength, featureOf, type OnMerge } from '../../core/feature-graph.ts';
import { IndexSet } from '../../core/index-set.ts';
import { majority } from '../../core/majority.ts';
import { newJournal, placeTileAt, removeLastTile } from '../../core/place-tile.ts';
import type { Move, RatedTurns } from '../contract/computer.ts';
import { ChangedFeatures } from './changed-features.ts';
import { addHandTerms, addSeatTerms, type GameTerms, type ValuedPosition } from './position-terms.ts';
import { nextSeat, type StandingPiece, supplyCount, type TileGameState } from './state.ts';
import { WeighedTerms } from './term-sink.ts';
import { TurnList } from './turn-list.ts';

/** A feature with pieces, before the tile is placed. */
export interface OccupiedFeature {
  /** A segment of this feature on which a piece stands; any one of them. */
  readonly segment: number;
  /** Its worth to each seat, in points. */
  readonly worths: Float64Array;
}

/**
 * Rates every way to play the turn of the drawn tile (`GameForComputer.rateTurns`). It places the tile on the board itself,
 * rates only the features that the tile changes, and removes the tile again, even after an error. Pieces are not placed,
 * as a piece changes only its feature and the hand of its seat.
 */
export abstract class TurnRating<
  State extends TileGameState,
  Position extends ValuedPosition<State>,
  Occupied extends OccupiedFeature = OccupiedFeature,
> {
  /** The position being rated, and the weights of its terms. */
  protected position!: Position;
  protected weights: ArrayLike<number> = [];
  /** The features that the tile has changed. */
  protected readonly changed = new ChangedFeatures();
  /** Expected points of each seat at the end of the turn being rated, if no piece is placed. */
  protected end!: WeighedTerms;
  readonly #terms: GameTerms<State, Position>;
  readonly #journal = newJournal();
  readonly #turns = new TurnList();
  #others: Move[] = [];
  /** The move that places the tile being rated; -1 if the tile was on the board already. */
  #place: Move = -1;
  /** Expected points of each seat before the tile is placed, with the next seat to move. */
  #worthsBefore!: WeighedTerms;
  #occupied: Occupied[] = [];
  /** Roots of the features that have been rated with the tile on the board. */
  readonly #valuedRoots = new IndexSet();
  #featureWorths!: WeighedTerms;
  /** Pieces that return to their seats: #returned[kind * seats + seat]; #hasReturned is true if there are any. */
  #returned = new Int32Array();
  #hasReturned = false;
  /** Cache of `#worthInHand`, by kind and count. */
  #handWorths: number[][] = [];

  protected constructor(terms: GameTerms<State, Position>) {
    this.#terms = terms;
  }

  /** Rates the ways to play the turn; returns undefined if this position cannot be rated at once. */
  rate(state: State, weights: ArrayLike<number>): RatedTurns | undefined {
    if (state.drawn === state.pile.length || !this.canRate(state)) return undefined;
    this.#begin(state, weights);
    if (state.phase === 'place') this.ratePlaces();
    else this.#rateLastTile();
    return this.#turns;
  }

  /** True if the effects of tiles and pieces are known, at least for the placements that `ratePlaces` rates. */
  protected abstract canRate(state: State): boolean;

  /** Rates every placement of the drawn tile by `rateAt`; passes those after which more can follow to `leave`. */
  protected abstract ratePlaces(): void;

  /** Rates every move that ends the turn after the placement, by `addTurn`. */
  protected abstract ratePieces(): void;

  protected abstract isCompleted(segment: number): boolean;

  protected abstract featurePoints(segment: number): number;

  /** Called before the turns of a position are rated. */
  protected begin(): void {}

  /** Called before the tile is placed; the returned function is called when features become one. */
  protected beginPlace(): OnMerge | undefined {
    return undefined;
  }

  /** Adds the game's own facts to a feature with pieces, before the tile is placed. */
  protected abstract occupied(feature: OccupiedFeature, root: number): Occupied;

  /** True if the tile has changed the worth of a feature; `root` is its root with the tile on the board. */
  protected isChanged(_feature: Occupied, root: number): boolean {
    return this.changed.isChanged(root);
  }

  /** Adds to `end` the effects of the tile other than those on features and on returned pieces. */
  protected tilePlaced(): void {}

  /** Rates the ways to play the turn after a placement, whose move is its placement code. */
  protected rateAt(place: Move): void {
    const { board, tile } = this.position.state;
    this.#place = place;
    placeTileAt(board, tile, place, this.beginPlace(), this.#journal);
    try {
      this.#rateLastTile();
    } finally {
      removeLastTile(board, this.#journal);
    }
  }

  /** Adds a way to end the turn with its lead in points; `move` is -1 if the turn ends without a further move. */
  protected addTurn(move: Move, worth: number): void {
    if (this.#place < 0) this.#turns.add(move, -1, worth);
    else this.#turns.add(this.#place, move, worth);
  }

  /** Leaves a move to the search move by move (`RatedTurns.others`). */
  protected leave(move: Move): void {
    this.#others.push(move);
  }

  /** Returns the points that the seat to move gains by placing a piece on a segment of the tile. */
  protected gainOfPiece(segment: number, kind: number, strength: number): number {
    const { state } = this.position;
    const { seat } = state;
    const { graph } = state.board;
    // The piece scores and returns at once.
    if (strength > 0 && this.isCompleted(segment)) return this.#worthOfPoints(segment);
    const root = featureOf(graph, segment);
    this.#featureWorths.clear();
    addStrength(graph, root, seat, strength);
    try {
      if (strength > 0) this.#terms.addFeature(this.position, segment, root, this.#featureWorths);
      if (kind > 0) this.#terms.addPiece?.(this.position, { seat, segment, kind }, this.#featureWorths);
    } finally {
      addStrength(graph, root, seat, -strength);
    }
    const gain = this.#featureWorths.worths[seat]!;
    const count = this.#inHand(kind, seat);
    return gain + this.#worthInHand(kind, count - 1) - this.#worthInHand(kind, count);
  }

  /** Returns the points that the seat to move gains by taking a piece back and scoring its feature now. */
  protected gainOfReturn({ kind = 0, seat, segment }: StandingPiece): number {
    this.#valueFeature(segment, featureOf(this.position.state.board.graph, segment));
    const expected = this.#featureWorths.worths[seat]!;
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
    this.#returned = new Int32Array(this.position.hands.length * seats);
    this.end = new WeighedTerms(seats, weights);
    this.#featureWorths = new WeighedTerms(seats, weights);
    this.#worthsBefore = new WeighedTerms(seats, weights);
    addSeatTerms(this.#terms, this.position, nextSeat(state), this.#worthsBefore);
    this.#occupied = [];
    this.#valuedRoots.clear(board.graph.parent.length);
    for (let index = 0; index < pieces.length; index++) {
      const { segment } = pieces[index]!;
      const root = featureOf(board.graph, segment);
      if (!this.#valuedRoots.add(root)) continue;
      this.#valueFeature(segment, root);
      const worths = this.#featureWorths.worths.slice();
      this.#occupied.push(this.occupied({ segment, worths }, root));
      addAll(this.#worthsBefore.worths, worths, 1);
    }
  }

  /** Rates the ways to end the turn with the tile placed last. */
  #rateLastTile(): void {
    const { board } = this.position.state;
    this.changed.find(board);
    this.end.worths.set(this.#worthsBefore.worths);
    if (this.#hasReturned) this.#returned.fill(0);
    this.#hasReturned = false;
    this.#valuedRoots.clear(board.graph.parent.length);
    for (let index = 0; index < this.#occupied.length; index++) this.#revalue(this.#occupied[index]!);
    if (this.#hasReturned) this.#addReturned();
    this.tilePlaced();
    this.ratePieces();
  }

  /** Updates `end` for a feature that had pieces before, if the tile has changed it. */
  #revalue(feature: Occupied): void {
    const { segment, worths } = feature;
    const root = featureOf(this.position.state.board.graph, segment);
    if (!this.isChanged(feature, root)) return;
    addAll(this.end.worths, worths, -1);
    // The tile may have joined two of these features.
    if (!this.#valuedRoots.add(root)) return;
    if (this.isCompleted(segment)) {
      this.#score(segment, root);
      return;
    }
    this.#valueFeature(segment, root);
    addAll(this.end.worths, this.#featureWorths.worths, 1);
  }

  /** Scores a feature that the tile completes, and counts its pieces as returned. */
  #score(segment: number, root: number): void {
    const { board, pieces, scores } = this.position.state;
    this.#hasReturned = true;
    const points = this.#worthOfPoints(segment);
    for (const seat of majority(board.graph, root)) this.end.worths[seat]! += points;
    for (const { kind = 0, seat, segment: on } of pieces) {
      if (featureOf(board.graph, on) === root) this.#returned[kind * scores.length + seat]!++;
    }
  }

  /** Adds the worth of returned pieces in hand. */
  #addReturned(): void {
    const { hands, state } = this.position;
    const seats = state.scores.length;
    for (let kind = 0; kind < hands.length; kind++) {
      for (let seat = 0; seat < seats; seat++) {
        if (this.#returned[kind * seats + seat] === 0) continue;
        const before = this.#worthInHand(kind, supplyCount(state, kind, seat));
        this.end.worths[seat]! += this.#worthInHand(kind, this.#inHand(kind, seat)) - before;
      }
    }
  }

  /** Computes the worth of a feature to each seat, in `#featureWorths`. */
  #valueFeature(segment: number, root: number): void {
    const { hands, state } = this.position;
    const { pieces } = state;
    this.#featureWorths.clear();
    this.#terms.addFeature(this.position, segment, root, this.#featureWorths);
    if (hands.length === 1) return;
    for (let index = 0; index < pieces.length; index++) {
      const piece = pieces[index]!;
      if (!piece.kind || featureOf(state.board.graph, piece.segment) !== root) continue;
      this.#terms.addPiece?.(this.position, piece, this.#featureWorths);
    }
  }

  #worthOfPoints(segment: number): number {
    return this.featurePoints(segment) * this.weights[this.#terms.index.points]!;
  }

  /** Returns the number of pieces of a kind in a seat's hand, including those that the tile returns. */
  #inHand(kind: number, seat: number): number {
    const { state } = this.position;
    return supplyCount(state, kind, seat) + this.#returned[kind * state.scores.length + seat]!;
  }

  /** Returns the worth of `count` pieces of a kind in hand. */
  #worthInHand(kind: number, count: number): number {
    const worths = this.#handWorths[kind]!;
    const cached = worths[count];
    if (cached !== undefined) return cached;
    this.#featureWorths.worths[0] = 0;
    addHandTerms(this.position.hands[kind]!, 0, count, this.#featureWorths);
    worths[count] = this.#featureWorths.worths[0];
    return worths[count];
  }
}

/** Adds numbers seat by seat; with a sign of -1, subtracts them. */
function addAll(to: Float64Array, worths: Float64Array, sign: 1 | -1): void {
  for (let seat = 0; seat < to.length; seat++) to[seat]! += sign * worths[seat]!;
}
